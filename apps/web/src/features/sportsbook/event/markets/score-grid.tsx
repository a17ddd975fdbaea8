// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../../shared/texts/texts.ts'
import { PriceButton } from '../../price/price-button.tsx'
import type { EventCard, Market } from '../event-answer.ts'
import { scoreColumns } from './score-columns.ts'

/** A correct score: a column for each result, and any other score below. */
export function ScoreGrid({ event, market }: { event: EventCard; market: Market }) {
  const { home, draw, away, others } = scoreColumns(market)
  const columns = [
    { name: event.home.name, scores: home },
    { name: t('sportsbook.outcome.draw'), scores: draw },
    { name: event.away.name, scores: away },
  ].filter(({ scores }) => scores.length > 0)
  return (
    <div className="flex flex-col gap-1.5">
      <div
        className="grid items-start gap-1.5"
        style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
      >
        {columns.map(({ name, scores }) => (
          <div key={name} className="flex min-w-0 flex-col gap-1.5">
            <span dir="auto" className="truncate px-1 text-center text-xs font-semibold text-muted">
              {name}
            </span>
            {scores.map((outcome) => (
              <PriceButton
                key={outcome}
                event={event}
                market={market}
                outcome={outcome}
                label={outcome.replace('-', '–')}
              />
            ))}
          </div>
        ))}
      </div>
      {others.map((outcome) => (
        <PriceButton key={outcome} event={event} market={market} outcome={outcome} />
      ))}
    </div>
  )
}
