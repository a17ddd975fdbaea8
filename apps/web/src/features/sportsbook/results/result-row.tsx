// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { cx } from '@tessera/ui/cx.ts'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { timeOfDay } from '../lobby/start-time.ts'
import { fightWinner } from '../words/fight-winner.ts'
import { periodName } from '../words/market-words.ts'

export type Result = CallOutput<'sportsbook.results'>['list'][number]

const sides = ['home', 'away'] as const

/** How an event ended: the scores of its parts and the final one, and whether they were corrected. */
export function ResultRow({ result }: { result: Result }) {
  const zone = useZone()
  const isFight = result.sport === 'cockfight'
  return (
    <li className="flex flex-col gap-1.5 px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-2 text-xs text-muted">
        <time dateTime={new Date(result.startsAt).toISOString()} className="tabular">
          {timeOfDay(result.startsAt, zone)}
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
        {/* The hidden head is outside of the table's layout, so the widths stand here. */}
        <colgroup>
          <col />
          {result.periods.map(({ period }) => (
            <col key={period} className="w-8" />
          ))}
          <col className={isFight ? 'w-24' : 'w-10'} />
        </colgroup>
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
                <td key={part.period} className="tabular text-center text-muted">
                  {part[side]}
                </td>
              ))}
              {isFight ? (
                side === 'home' && <Winner result={result} />
              ) : (
                <td
                  className={cx(
                    'tabular text-center font-bold',
                    isAhead(result, side) ? 'text-brand' : 'text-text',
                  )}
                >
                  {result.score[side]}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  )
}

/** Of a fight there is no score: who won stands beside both. */
function Winner({ result: { score, status } }: { result: Result }) {
  const { name, color } = fightWinner(score)
  return (
    <td rowSpan={sides.length} className={cx('text-end text-md font-extrabold', color)}>
      {status === 'ended' && name}
    </td>
  )
}

const isAhead = ({ score }: Result, side: (typeof sides)[number]): boolean =>
  side === 'home' ? score.home > score.away : score.away > score.home
