// SPDX-License-Identifier: Apache-2.0
import { useState, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { controlClass, Field, useField, type FieldProps } from './field.tsx'

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id'> & {
    /** Text such as "12 of 140"; visible if there is a `maxLength`. */
    counter?: (used: number, most: number) => string
  }

/** Several lines of text, with a character count if there is a limit. */
export function TextArea({
  label,
  hint,
  error,
  counter,
  className,
  maxLength,
  rows = 4,
  onChange,
  ...rest
}: TextAreaProps) {
  const { id, control } = useField({ label, hint, error })
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const used = rest.value === undefined ? typed : String(rest.value).length
  const counts = counter !== undefined && maxLength !== undefined
  const describedBy = cx(control['aria-describedby'], counts && `${id}-count`)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...control}
        rows={rows}
        maxLength={maxLength}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        onChange={(event) => {
          setTyped(event.target.value.length)
          onChange?.(event)
        }}
        className={cx(
          controlClass,
          'min-h-24 resize-y py-2.5',
          rest.dir === 'ltr' && 'rtl:text-right',
          className,
        )}
      />
      {counts && (
        <p
          id={`${id}-count`}
          className={cx(
            'tabular self-end text-xs',
            used >= maxLength ? 'font-semibold text-gold' : 'text-muted',
          )}
        >
          {counter(used, maxLength)}
        </p>
      )}
    </Field>
  )
}
