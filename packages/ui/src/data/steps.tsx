// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import { cx } from '../cx.ts'

export interface Step {
  title: string
  detail?: ReactNode
}
export interface StepsProps {
  steps: readonly Step[]
  /** Index of the current step; earlier ones are done. Without it no step is marked: plain instructions. */
  current?: number
  /** The word for a done step, for screen readers. */
  doneLabel?: string
}

/** Steps in order, one below the other, connected by a line. */
export function Steps({ steps, current, doneLabel }: StepsProps) {
  return (
    <ol className="flex flex-col">
      {steps.map(({ title, detail }, index) => {
        const done = current !== undefined && index < current
        const now = current === undefined || index === current
        return (
          <li
            key={index}
            aria-current={current === index ? 'step' : undefined}
            className="relative flex gap-4 pb-5 last:pb-0"
          >
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute start-[15px] top-9 bottom-1 w-0.5 rounded-full',
                  done ? 'bg-brand' : 'bg-surface-3',
                )}
              />
            )}
            <span
              className={cx(
                'tabular flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-bold',
                done
                  ? 'bg-brand text-on-brand'
                  : now
                    ? 'bg-brand-soft text-brand'
                    : 'bg-surface-2 text-muted',
              )}
            >
              {done ? <Check className="size-4" strokeWidth={3} aria-hidden="true" /> : index + 1}
            </span>
            <span className="flex min-w-0 flex-col gap-0.5 pt-1">
              <span className={cx('text-sm font-bold', done || now ? 'text-text' : 'text-muted')}>
                {title}
                {done && doneLabel && <span className="sr-only"> ({doneLabel})</span>}
              </span>
              {detail !== undefined && <span className="text-sm text-muted">{detail}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
