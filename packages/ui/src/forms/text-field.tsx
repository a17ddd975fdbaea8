// SPDX-License-Identifier: Apache-2.0
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { controlClass, Field, useField, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id'> & {
    /** Something at the end of the control, such as a switch that shows the password. */
    end?: ReactNode
  }

/**
 * One line of text with its label, hint and error. What runs left to right in every script (`dir="ltr"`), such as a number, stands at
 * the side where the page begins.
 */
export function TextField({ label, hint, error, end, className, ...rest }: TextFieldProps) {
  const { id, control } = useField({ label, hint, error })
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...rest}
          {...control}
          className={cx(
            controlClass,
            'h-12',
            end !== undefined && (rest.dir === 'ltr' ? 'pr-12 rtl:pr-3 rtl:pl-12' : 'pe-12'),
            rest.dir === 'ltr' && 'rtl:text-right',
            className,
          )}
        />
        {end !== undefined && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
      </div>
    </Field>
  )
}
