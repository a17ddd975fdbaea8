// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../../shared/texts/texts.ts'
import { periodName } from '../words/market-words.ts'
import type { EventAnswer, EventCard, Side } from './event-answer.ts'
import { pointTexts } from './view/point-texts.ts'

interface PeriodTableProps {
  event: EventCard
  periods: EventAnswer['periods']
  statistics: EventAnswer['statistics']
}

const sides = ['home', 'away'] as const
/** Maps and a fight have boards of their own, and of football the head says how it stood at half-time. */
const sportsWithTable = ['basketball', 'tennis']

/** The score of each part, of tennis also the points of the game. */
export function PeriodTable({ event, periods, statistics }: PeriodTableProps) {
  if (periods.length === 0 || !sportsWithTable.includes(event.sport)) return null
  const points = event.sport === 'tennis' ? pointTexts(periods, statistics) : undefined
  const serves = statistics.find(({ name }) => name === 'service')
  return (
    <div className="no-scrollbar overflow-x-auto rounded-control bg-bg/60" tabIndex={-1}>
      <table className="w-full min-w-max text-sm">
        <caption className="sr-only">{t('sportsbook.event.scores')}</caption>
        <PeriodHeads event={event} periods={periods} hasPoints={points !== undefined} />
        <tbody>
          {sides.map((side) => (
            <tr key={side} className="border-t border-line">
              <th
                scope="row"
                dir="auto"
                className="max-w-40 truncate px-3 py-1.5 text-start font-semibold text-text"
              >
                {event[side].name}
                {serves?.[side] === 1 && (
                  <span className="ms-2 inline-block size-2 rounded-full bg-brand align-middle">
                    <span className="sr-only">
                      {t('sportsbook.event.serves', { team: event[side].name })}
                    </span>
                  </span>
                )}
              </th>
              {periods.map((score, index) => (
                <td
                  key={score.period}
                  className={cx(
                    'tabular px-2 py-1.5 text-center',
                    isAhead(score, side) ? 'font-bold text-text' : 'text-muted',
                    index === periods.length - 1 && event.status === 'live' && 'text-brand',
                  )}
                >
                  {score[side]}
                </td>
              ))}
              {points && (
                <td className="tabular px-2 py-1.5 text-center font-bold text-brand">{points[side]}</td>
              )}
              <td className="tabular px-3 py-1.5 text-center font-extrabold text-text">
                {event.score[side]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface PeriodHeadsProps extends Pick<PeriodTableProps, 'event' | 'periods'> {
  hasPoints: boolean
}

function PeriodHeads({ event, periods, hasPoints }: PeriodHeadsProps) {
  return (
    <thead>
      <tr className="text-xs text-muted">
        <th scope="col">
          <span className="sr-only">{t('sportsbook.event.group.teams')}</span>
        </th>
        {periods.map(({ period }, index) => (
          <th key={period} scope="col" className="px-2 py-1.5 text-center font-semibold">
            <span aria-hidden="true">{index + 1}</span>
            <span className="sr-only">{periodName(period)}</span>
          </th>
        ))}
        {hasPoints && (
          <th scope="col" className="px-2 py-1.5 text-center font-semibold">
            {t('sportsbook.event.stat.points')}
          </th>
        )}
        <th scope="col" className="px-3 py-1.5 text-center font-semibold">
          {t(event.sport === 'tennis' ? 'sportsbook.period.sets' : 'sportsbook.event.total')}
        </th>
      </tr>
    </thead>
  )
}

const isAhead = (score: Readonly<Record<Side, number>>, side: Side): boolean =>
  score[side] > score[side === 'home' ? 'away' : 'home']
