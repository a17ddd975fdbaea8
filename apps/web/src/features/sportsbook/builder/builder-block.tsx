// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { cx } from '@tessera/ui/cx.ts'
import type { MarketBlock } from '../event/markets/group-markets.ts'
import type { SlipSelection } from '../slip/slip-store.ts'
import { marketName, outcomeName } from '../words/market-words.ts'

type EventAnswer = CallOutput<'sportsbook.event'>
type Market = EventAnswer['markets'][number]

/** Markets under one name; of each, one outcome can be joined with those of others. */
export function BuilderBlock({
  event,
  block,
  chosen,
  onToggle,
}: {
  event: EventAnswer['event']
  block: MarketBlock
  chosen: readonly SlipSelection[]
  onToggle: (market: Market, outcome: string) => void
}) {
  return (
    <fieldset className="mb-3 min-w-0 break-inside-avoid rounded-tile border border-line bg-surface-1 p-3">
      <legend className="float-start w-full px-1 pb-2 text-sm font-bold text-text">
        {marketName(event.sport, block)}
      </legend>
      <div className="flex w-full flex-col gap-1.5">
        {block.markets.map((market) => (
          <Outcomes
            key={market.id}
            event={event}
            market={market}
            chosen={chosen.find(({ marketId }) => marketId === market.id)?.outcome}
            onToggle={(outcome) => onToggle(market, outcome)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const columnsOf = (count: number): string => {
  if (count === 2 || count === 4) return 'grid-cols-2'
  return count > 9 ? 'grid-cols-4' : 'grid-cols-3'
}

function Outcomes({
  event,
  market,
  chosen,
  onToggle,
}: {
  event: EventAnswer['event']
  market: Market
  chosen: string | undefined
  onToggle: (outcome: string) => void
}) {
  const teams = { home: event.home.name, away: event.away.name }
  const offered = market.outcomes.filter(({ price }) => price > 0)
  return (
    <div className={cx('grid gap-1.5', columnsOf(offered.length))}>
      {offered.map(({ outcome }) => (
        <button
          key={outcome}
          type="button"
          aria-pressed={chosen === outcome}
          onClick={() => onToggle(outcome)}
          className={cx(
            'min-h-11 min-w-0 rounded-control px-2 py-1 text-sm leading-tight break-words transition-colors duration-160',
            chosen === outcome
              ? 'bg-brand font-bold text-on-brand'
              : 'bg-surface-2 text-text hover:bg-surface-3',
          )}
        >
          <bdi>{outcomeName(market, outcome, teams)}</bdi>
        </button>
      ))}
    </div>
  )
}
