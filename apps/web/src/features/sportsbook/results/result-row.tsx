// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { cx } from '@tessera/ui/cx.ts'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { timeOfDay } from '../lobby/start-time.ts'
import { periodName } from '../words/market-words.ts'

export type Result = CallOutput<'sportsbook.results'>['list'][number]

const sides = ['home', 'away'] as const

/** How an event ended: the scores of its parts and the final one, and whether they were corrected. */
export function ResultRow({ result }: { result: Result }) {
  return (
    <li className="flex flex-col gap-1.5 px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-2 text-xs text-muted">
        <time dateTime={new Date(result.startsAt).toISOString()} className="tabular">
          {timeOfDay(result.startsAt, 'UTC')}
        </time>
        {result.status !== 'ended' && (
          <Badge small tone="bad">
            {t(
              result.status === 'abandoned' ? 'sportsbook.results.abandoned' : 'sportsbook.results.cancelled',
            )}
          </Badge>
        )}
        {result.resultVersion > 1 && (
          <Badge small tone="wait">
            {t('sportsbook.results.corrected')}
          </Badge>
        )}
      </div>
      <table className="w-full table-fixed text-sm">
        <thead className="sr-only">
          <tr>
            <th>{t('sportsbook.lobby.results')}</th>
            {result.periods.map(({ period }) => (
              <th key={period}>{periodName(period)}</th>
            ))}
            <th>{periodName('ended')}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side}>
              <th scope="row" className="truncate text-start font-semibold text-text">
                <bdi>{result[side].name}</bdi>
              </th>
              {result.periods.map((part) => (
                <td key={part.period} className="tabular w-8 text-center text-muted">
                  {part[side]}
                </td>
              ))}
              <td
                className={cx(
                  'tabular w-10 text-center font-bold',
                  isAhead(result, side) ? 'text-brand' : 'text-text',
                )}
              >
                {result.score[side]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  )
}

const isAhead = ({ score }: Result, side: (typeof sides)[number]): boolean =>
  side === 'home' ? score.home > score.away : score.away > score.home
