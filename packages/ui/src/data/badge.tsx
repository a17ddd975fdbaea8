// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export type BadgeTone = 'quiet' | 'good' | 'wait' | 'bad'

const tones: Record<BadgeTone, string> = {
  quiet: 'bg-surface-3 text-text',
  good: 'bg-brand-soft text-brand',
  wait: 'bg-gold-soft text-gold',
  bad: 'bg-danger-soft text-danger',
}

/** A short state. The word carries the meaning, the colour only helps. */
export function Badge({
  tone = 'quiet',
  small = false,
  children,
}: {
  tone?: BadgeTone
  small?: boolean
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center whitespace-nowrap font-bold',
        small ? 'h-5 rounded-[6px] px-1.5 text-[0.6875rem]' : 'h-6 rounded-full px-2.5 text-xs',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}

/** A number on an icon; nothing when there is nothing to count. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className="tabular absolute -end-0.5 -top-0.5 min-w-4 rounded-full bg-danger-fill px-1 text-center text-[0.625rem] leading-4 font-bold text-on-danger">
      {count > 99 ? '99+' : count}
    </span>
  )
}
