// SPDX-License-Identifier: Apache-2.0
import { useId, type ReactNode } from 'react'

export interface FieldProps {
  label: string
  /** Permanent help; an error replaces it below the control. */
  hint?: ReactNode
  error?: string | undefined
}

export const controlClass =
  'w-full rounded-control border border-line-control bg-bg px-3 text-md text-text placeholder:text-muted ' +
  'transition-colors duration-160 focus-visible:border-brand aria-invalid:border-danger disabled:opacity-60'

/** Ids and attributes that connect a control with its label, hint and error. */
export function useField({ hint, error }: FieldProps) {
  const id = useId()
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return {
    id,
    control: { id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined } as const,
  }
}

/** Label above, control, then hint or error below. */
export function Field({
  id,
  label,
  hint,
  error,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-text">
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-xs font-semibold text-danger">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-xs text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
