// SPDX-License-Identifier: Apache-2.0
import type { CSSProperties } from 'react'
import { cx } from '../cx.ts'

export interface ProgressProps {
  /** What is in progress, for screen readers; also visible unless `bare`. */
  label: string
  /** From 0 to `max`; undefined if the progress is unknown. */
  value?: number | undefined
  max?: number
  /** The progress in words, such as "3 of 5". */
  valueText?: string
  tone?: 'brand' | 'gold' | 'danger'
  bare?: boolean
}

const tones = { brand: 'bg-brand', gold: 'bg-gold', danger: 'bg-danger' }

/** A progress bar. It grows from the start edge; without a value it pulses. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  tone = 'brand',
  bare = false,
}: ProgressProps) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max))
  return (
    <div className="flex flex-col gap-1.5">
      {!bare && (
        <div className="flex justify-between gap-3 text-xs">
          <span className="font-semibold text-text">{label}</span>
          {valueText !== undefined && <span className="tabular text-muted">{valueText}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share === undefined ? undefined : value}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          style={{ '--share': `${(share ?? 1) * 100}%` } as CSSProperties}
          className={cx(
            'h-full w-(--share) rounded-full transition-[width] duration-220 ease-standard',
            tones[tone],
            share === undefined && 'breathe',
          )}
        />
      </div>
    </div>
  )
}
