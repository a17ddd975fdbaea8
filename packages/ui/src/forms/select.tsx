// SPDX-License-Identifier: Apache-2.0
import type { ComponentProps } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { cx } from '../cx.ts'
import { controlClass, Field, useField, type FieldProps } from './field.tsx'

export interface Option {
  value: string
  label: string
}
export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & { options: readonly Option[] }

/** A choice of one; the device's own list, which touch and screen readers handle well. */
export function Select({ label, hint, error, options, className, ...rest }: SelectProps) {
  const { id, control } = useField({ label, hint, error })
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          {...rest}
          {...control}
          className={cx(controlClass, 'h-12 appearance-none pe-10 text-ellipsis', className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
          aria-hidden="true"
        />
      </div>
    </Field>
  )
}
