// SPDX-License-Identifier: Apache-2.0
import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}
export interface RadioGroupProps<Value extends string> {
  label: string
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string | undefined
  /** Boxes side by side, easy to press; otherwise plain options below each other. */
  cards?: boolean
}

/** A choice of one option, each with its own line: arrow keys move the choice. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
  cards = false,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold text-text">{label}</legend>
      <div className={cards ? 'grid gap-2 sm:grid-cols-2' : 'flex flex-col'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 text-sm text-text has-disabled:cursor-not-allowed has-disabled:opacity-60',
              cards &&
                'rounded-control border border-line-control px-3 py-2.5 transition-colors duration-160 hover:bg-surface-2 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={cx(
                'size-5 shrink-0 appearance-none rounded-full border border-line-control bg-bg checked:border-[6px] checked:border-brand',
                cards && 'outline-none',
              )}
            />
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold">{option.label}</span>
              {option.hint !== undefined && (
                <span className={cx('text-xs text-muted', cards && 'in-[:has(:checked)]:text-text')}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} role="alert" className="mt-1.5 text-xs font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
