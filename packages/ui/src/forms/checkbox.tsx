// SPDX-License-Identifier: Apache-2.0
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import Check from 'lucide-react/icons/check'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> & {
  children: ReactNode
  error?: string | undefined
}

/** A box to tick, with its sentence as the label. */
export function Checkbox({ children, error, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-sm text-text">
        <span className="relative flex size-5 shrink-0">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            className="peer size-5 appearance-none rounded-[5px] border border-line-control bg-bg checked:border-brand checked:bg-brand"
          />
          <Check
            className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-on-brand peer-checked:block"
            strokeWidth={3}
            aria-hidden="true"
          />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <p id={id} role="alert" className="text-xs font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
