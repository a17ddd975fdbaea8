// SPDX-License-Identifier: Apache-2.0
import ChevronDown from 'lucide-react/icons/chevron-down'
import { findMarketType } from '@tessera/rules/sportsbook/market-types/market-types'
import { lineText } from '@tessera/rules/sportsbook/model/market'
import { cx } from '@tessera/ui/cx.ts'
import { memo } from 'react'
import { t, useLanguage } from '../../../../shared/texts/texts.ts'
import { PriceButton } from '../../price/price-button.tsx'
import { marketName, outcomeName, periodName } from '../../words/market-words.ts'
import type { EventCard, Market } from '../event-answer.ts'
import type { MarketBlock } from './group-markets.ts'
import { ScoreGrid } from './score-grid.tsx'

interface BlockProps {
  event: EventCard
  block: MarketBlock
}

/** A block of markets under its name, which closes and opens it. Rendered again only if one of its markets changed. */
export const Block = memo(
  BlockOf,
  (before, now) =>
    before.event === now.event &&
    before.block.key === now.block.key &&
    before.block.markets.length === now.block.markets.length &&
    before.block.markets.every((market, index) => market === now.block.markets[index]),
)

function BlockOf({ event, block }: BlockProps) {
  useLanguage()
  const { type, period, markets } = block
  const name =
    type === 'interval_goal'
      ? marketName(event.sport, { type, period: 'regular' })
      : marketName(event.sport, block)
  const isStopped = markets.every(({ status }) => status !== 'open')
  return (
    <details
      open
      className="group drawn-in-view mb-3 break-inside-avoid rounded-tile border border-line bg-surface-1"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-tile px-4 text-sm font-bold text-text transition-colors duration-160 hover:bg-surface-2 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 py-2">{name}</h3>
        <span className="flex shrink-0 items-center gap-2">
          {isStopped && (
            <span className="rounded-full bg-gold-soft px-2 py-0.5 text-xs font-semibold text-gold">
              {t('sportsbook.lobby.suspended')}
            </span>
          )}
          <ChevronDown
            className="size-4 text-muted transition-transform duration-220 ease-standard group-open:rotate-180"
            aria-hidden="true"
          />
        </span>
      </summary>
      <div className="px-3 pt-0.5 pb-3">
        <Prices event={event} block={{ type, period, markets }} />
      </div>
    </details>
  )
}

function Prices({ event, block: { type, markets } }: { event: EventCard; block: Omit<MarketBlock, 'key'> }) {
  const [first] = markets
  if (type === 'correct_score' && first) return <ScoreGrid event={event} market={first} />
  if (type === 'interval_goal')
    return (
      <Ladder
        event={event}
        markets={markets}
        labelOf={({ period }) => periodName(period)}
        heads={(outcome) => outcomeName(first!, outcome)}
      />
    )
  const line = findMarketType(type)?.line ?? 'none'
  if (line === 'none') return <Grid event={event} market={first!} />
  return line === 'total' ? (
    <Ladder
      event={event}
      markets={markets}
      labelOf={(market) => lineText(market.line ?? 0, false)}
      heads={(outcome) => t(outcome === 'over' ? 'sportsbook.event.over' : 'sportsbook.event.under')}
    />
  ) : (
    <Ladder
      event={event}
      markets={markets}
      heads={(outcome) => (outcome === 'home' ? event.home.name : event.away.name)}
      buttonOf={(market, outcome) => lineText((outcome === 'home' ? 1 : -1) * (market.line ?? 0) || 0, true)}
    />
  )
}

/** The outcomes of one market side by side. */
function Grid({ event, market }: { event: EventCard; market: Market }) {
  const { length } = market.outcomes
  const stacked = length !== 2 && length !== 4
  return (
    <div className={cx('grid gap-1.5', stacked ? 'grid-cols-3' : 'grid-cols-2')}>
      {market.outcomes.map(({ outcome }) => (
        <PriceButton
          key={outcome}
          event={event}
          market={market}
          outcome={outcome}
          className={stacked ? 'flex-col py-1.5' : undefined}
        />
      ))}
    </div>
  )
}

interface LadderProps {
  event: EventCard
  markets: readonly Market[]
  heads: (outcome: string) => string
  /** What stands before a row; without it rows are their buttons alone. */
  labelOf?: (market: Market) => string
  /** What stands in a button beside its price. */
  buttonOf?: (market: Market, outcome: string) => string
}

/** One row for each line or part, below the names of the outcomes. */
function Ladder({ event, markets, heads, labelOf, buttonOf }: LadderProps) {
  const outcomes = markets[0]!.outcomes.map(({ outcome }) => outcome)
  const columns = labelOf ? 'grid-cols-[minmax(3.5rem,auto)_1fr_1fr]' : 'grid-cols-2'
  return (
    <div className={cx('grid items-center gap-1.5', columns)}>
      {labelOf && <span />}
      {outcomes.map((outcome) => (
        <span key={outcome} dir="auto" className="truncate px-1 text-center text-xs font-semibold text-muted">
          {heads(outcome)}
        </span>
      ))}
      {markets.map((market) => [
        labelOf && (
          <span key={market.id} className="tabular px-1 text-sm font-semibold text-text">
            <bdi>{labelOf(market)}</bdi>
          </span>
        ),
        ...outcomes.map((outcome) => (
          <PriceButton
            key={`${market.id} ${outcome}`}
            event={event}
            market={market}
            outcome={outcome}
            label={buttonOf?.(market, outcome) ?? ''}
            className={buttonOf ? undefined : 'justify-center'}
          />
        )),
      ])}
    </div>
  )
}
