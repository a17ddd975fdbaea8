// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { cx } from '../cx.ts'

export interface Bar {
  /** What the bar stands for, such as a day. */
  label: string
  value: number
}
export interface BarChartProps {
  title: string
  /** At least one, in the order of time. */
  bars: readonly Bar[]
  format: (value: number) => string
}

/**
 * Bars over time, below the line for values below zero. The figure of the bar under the pointer is written above
 * them, else that of the last one; screen readers get all of them as a list.
 */
export function BarChart({ title, bars, format }: BarChartProps) {
  const [pointed, point] = useState<number>()
  const values = bars.map(({ value }) => value)
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)]
  const span = top - bottom || 1
  const written = bars[pointed ?? bars.length - 1]
  return (
    <figure className="flex min-w-0 flex-col gap-2 rounded-tile border border-line bg-bg p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm font-semibold text-text">{title}</span>
        {written && (
          <span aria-hidden="true" className="tabular text-xs text-muted">
            <bdi dir="ltr">{written.label}</bdi>
            <bdi dir="ltr" className="ms-3 text-sm font-bold text-text">
              {format(written.value)}
            </bdi>
          </span>
        )}
      </figcaption>
      <ol className="flex h-28" onPointerLeave={() => point(undefined)}>
        {bars.map(({ label, value }, index) => (
          <li
            key={label}
            onPointerEnter={() => point(index)}
            className="relative min-w-0 flex-1 rounded-[2px] hover:bg-shine"
          >
            <span className="sr-only">
              {label}: {format(value)}
            </span>
            <span
              aria-hidden="true"
              className={cx(
                'absolute inset-x-px min-h-px rounded-[2px]',
                value < 0 ? 'bg-danger-fill' : value > 0 ? 'bg-brand' : 'bg-line',
              )}
              style={{
                top: `${((top - Math.max(value, 0)) / span) * 100}%`,
                height: `${(Math.abs(value) / span) * 100}%`,
              }}
            />
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="flex justify-between text-xs text-muted">
        <bdi dir="ltr">{bars[0]?.label}</bdi>
        <bdi dir="ltr">{bars.at(-1)?.label}</bdi>
      </div>
    </figure>
  )
}
