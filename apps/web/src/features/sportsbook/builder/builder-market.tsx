// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { cx } from '@tessera/ui/cx.ts'
import { marketName, outcomeName } from '../words/market-words.ts'

type EventAnswer = CallOutput<'sportsbook.event'>

/** The outcomes of a market, of which one can be joined with those of others. */
export function BuilderMarket({
  event,
  market,
  chosen,
  onToggle,
}: {
  event: EventAnswer['event']
  market: EventAnswer['markets'][number]
  chosen: string | undefined
  onToggle: (outcome: string) => void
}) {
  const teams = { home: event.home.name, away: event.away.name }
  return (
    <fieldset className="min-w-0 rounded-tile border border-line bg-surface-1 p-3">
      <legend className="float-start w-full pb-2 text-sm font-bold text-text">
        {marketName(event.sport, market)}
      </legend>
      <div className="flex w-full flex-wrap gap-2">
        {market.outcomes
          .filter(({ price }) => price > 0)
          .map(({ outcome }) => (
            <button
              key={outcome}
              type="button"
              aria-pressed={chosen === outcome}
              onClick={() => onToggle(outcome)}
              className={cx(
                'min-h-11 max-w-full rounded-control px-3 text-sm transition-colors duration-160',
                chosen === outcome
                  ? 'bg-brand font-bold text-on-brand'
                  : 'bg-surface-2 text-text hover:bg-surface-3',
              )}
            >
              <bdi>{outcomeName(market, outcome, teams)}</bdi>
            </button>
          ))}
      </div>
    </fieldset>
  )
}
