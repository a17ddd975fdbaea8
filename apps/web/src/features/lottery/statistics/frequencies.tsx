// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'
import { rounded, type Series } from './series-name.ts'

/**
 * Each number with a bar for how often it was drawn, and a line at what fair draws bring on average. Screen readers
 * get the figures; the table below has more of them.
 */
export function Frequencies({ series: { values, expectedHits } }: { series: Series }) {
  const most = Math.max(expectedHits, ...values.map(({ hits }) => hits), 1)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-xs text-muted">{t('lottery.history.expected', { count: rounded(expectedHits) })}</p>
      <ol
        aria-label={t('lottery.history.frequency')}
        className="tabular grid grid-cols-5 gap-1.5 md:grid-cols-10"
      >
        {values.map(({ value, hits }) => (
          <li key={value} className="min-w-0 rounded-control bg-surface-2 px-2 pt-1 pb-1.5">
            <span className="sr-only">
              {value}: {hits}
            </span>
            <span aria-hidden="true" className="flex items-baseline justify-between gap-1">
              <b className="text-sm text-text">{value}</b>
              <span className="text-xs text-muted">{hits}</span>
            </span>
            <span aria-hidden="true" className="relative mt-1 block h-1.5 rounded-full bg-surface-3">
              <span
                className="absolute inset-y-0 start-0 rounded-full bg-brand"
                style={{ width: `${(hits / most) * 100}%` }}
              />
              <span
                className="absolute -inset-y-0.5 w-0.5 bg-text"
                style={{ insetInlineStart: `${(expectedHits / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
