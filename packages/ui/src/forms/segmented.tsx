// SPDX-License-Identifier: Apache-2.0
import { useId } from 'react'
import { cx } from '../cx.ts'

export interface SegmentedProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  wide?: boolean
}

const mostInView = 5

/** A choice of few: radio buttons under the hood, so arrows move it. More than five slide, five of them in view. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
}: SegmentedProps<Value>) {
  const name = useId()
  const slides = options.length > mostInView
  return (
    <fieldset
      className={cx(
        'no-scrollbar flex max-w-full min-w-0 overflow-x-auto rounded-[10px] bg-surface-2 p-1',
        wide || slides ? 'w-full' : 'w-fit',
        slides && 'snap-x',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative flex min-h-9 cursor-pointer items-center justify-center whitespace-nowrap rounded-control px-4 text-sm font-semibold text-muted',
            'transition-colors duration-160 hover:text-text has-checked:bg-bg has-checked:text-text',
            'has-focus-visible:outline-2 has-focus-visible:outline-brand',
            wide && !slides && 'flex-1',
            slides && 'min-w-1/5 shrink-0 snap-start',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-x-0 -inset-y-1 cursor-pointer appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
