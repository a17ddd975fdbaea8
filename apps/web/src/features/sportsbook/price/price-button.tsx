// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { cx } from '@tessera/ui/cx.ts'
import LockIcon from 'lucide-react/icons/lock'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { t, useLanguage } from '../../../shared/texts/texts.ts'
import { toggleLeg, useIsOnSlip } from '../slip/slip-store.ts'
import { marketName, outcomeName } from '../words/market-words.ts'
import { priceText, usePriceFormat } from './price-format.ts'
import { sayPrice } from './say-price.ts'

type Card = Pick<
  CallOutput<'sportsbook.event'>['event'],
  'id' | 'sport' | 'home' | 'away' | 'startsAt' | 'status' | 'score'
>
type Market = CallOutput<'sportsbook.event'>['markets'][number]

export interface PriceButtonProps {
  event: Card
  market: Market
  outcome: string
  /** Of an outright: the competitor whose id the outcome is. */
  competitor?: string | undefined
  /** Shown in place of the name of the outcome, such as "1" in a list, or nothing; a screen reader says the name. */
  label?: string
  /** `flex-col py-1.5` puts the price below the name. */
  className?: string
}

const priceOf = ({ outcomes }: Market, outcome: string): number =>
  outcomes.find((each) => each.outcome === outcome)?.price ?? 0

/**
 * An outcome with its price, which puts it on the slip and takes it off again. A suspended one stays readable, and
 * keeps the focus. Rendered again only if its own price or status changes, or what the slip notes with it.
 */
export const PriceButton = memo(
  PriceButtonOf,
  (before, now) =>
    before.outcome === now.outcome &&
    before.competitor === now.competitor &&
    before.label === now.label &&
    before.className === now.className &&
    before.market.id === now.market.id &&
    before.market.status === now.market.status &&
    priceOf(before.market, before.outcome) === priceOf(now.market, now.outcome) &&
    before.event.home.name === now.event.home.name &&
    before.event.away.name === now.event.away.name &&
    before.event.status === now.event.status &&
    before.event.score.home === now.event.score.home &&
    before.event.score.away === now.event.score.away,
)

function PriceButtonOf({ event, market, outcome, competitor, label, className }: PriceButtonProps) {
  useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const format = usePriceFormat()
  const onSlip = useIsOnSlip(market.id, outcome)
  const price = priceOf(market, outcome)
  const takesBets = market.status === 'open' && price > 0
  const name = outcomeName({ ...market, name: competitor }, outcome, {
    home: event.home.name,
    away: event.away.name,
  })
  const words = { market: marketName(event.sport, market), outcome: name, price: priceText(price, format) }
  const sayMove = (direction: 'up' | 'down'): void => {
    if (takesBets && (onSlip || document.activeElement === button.current))
      sayPrice(`${market.id} ${outcome}`, t(`sportsbook.price.${direction}`, words))
  }

  return (
    <button
      ref={button}
      type="button"
      aria-pressed={onSlip}
      aria-disabled={(!takesBets && !onSlip) || undefined}
      onClick={() => {
        if (takesBets || onSlip)
          toggleLeg(legOf(event, market, { outcome, ...(competitor !== undefined && { name: competitor }) }))
      }}
      className={cx(
        'relative flex min-h-11 min-w-0 items-center justify-between gap-x-2 rounded-control px-3 text-sm',
        'transition-colors duration-160 focus-visible:-outline-offset-2',
        onSlip ? 'bg-brand text-on-brand' : takesBets ? 'bg-surface-2 hover:bg-surface-3' : 'bg-surface-2',
        className,
      )}
    >
      <span className="sr-only">
        {t(takesBets ? 'sportsbook.price.label' : 'sportsbook.price.suspended', words)}
      </span>
      {label !== '' && (
        <span
          aria-hidden="true"
          dir="auto"
          className={cx(
            'line-clamp-2 max-w-full min-w-0 leading-tight break-words',
            onSlip ? 'text-on-brand' : 'text-muted',
          )}
        >
          {label ?? name}
        </span>
      )}
      <span
        aria-hidden="true"
        dir="ltr"
        className={cx(
          'tabular flex shrink-0 items-center gap-1 font-bold',
          !onSlip && (takesBets ? 'text-text' : 'text-muted'),
        )}
      >
        {!takesBets && <LockIcon className="size-3" aria-hidden="true" />}
        {words.price}
      </span>
      <Move price={price} shows={takesBets} onSlip={onSlip} onMove={sayMove} />
    </button>
  )
}

/** So long the arrow of a price that has moved stays before it fades. */
const staysMs = 3_500

interface MoveProps {
  price: number
  shows: boolean
  onSlip: boolean
  onMove: (direction: 'up' | 'down') => void
}

/**
 * The arrow of a price that has just moved; it fades, and stays where nothing may move. A price that moves on the same
 * way keeps its arrow, so that many prices that move many times a second change nothing but their text.
 */
function Move({ price, shows, onSlip, onMove }: MoveProps) {
  const move = useMove(price)
  const say = useEffectEvent(onMove)
  const [fadedCount, fade] = useState(0)
  useEffect(() => {
    if (!move.direction) return
    say(move.direction)
    const timer = setTimeout(() => fade(move.count), staysMs)
    return () => clearTimeout(timer)
  }, [move])
  return move.direction && shows ? (
    <Mark up={move.direction === 'up'} faded={fadedCount === move.count} onSlip={onSlip} />
  ) : null
}

/** The way in which a price has moved last, and how often it has; none from or to "not on sale". */
function useMove(price: number): { price: number; count: number; direction: 'up' | 'down' | undefined } {
  const [last, setLast] = useState({ price, count: 0, direction: undefined as 'up' | 'down' | undefined })
  if (last.price !== price) {
    const moves = last.price > 0 && price > 0
    setLast({
      price,
      count: last.count + 1,
      direction: moves ? (price > last.price ? 'up' : 'down') : undefined,
    })
  }
  return last
}

function Mark({ up, faded, onSlip }: { up: boolean; faded: boolean; onSlip: boolean }) {
  return (
    <svg
      viewBox="0 0 8 8"
      aria-hidden="true"
      className={cx(
        'absolute end-1 size-2 fill-current',
        faded && 'motion-safe:opacity-0 motion-safe:transition-opacity motion-safe:duration-1500',
        up ? 'top-1' : 'bottom-1',
        onSlip ? 'text-on-brand' : up ? 'text-brand' : 'text-danger',
      )}
    >
      <path d={up ? 'M0 8 8 8 8 0Z' : 'M0 0 8 0 8 8Z'} className="rtl:origin-center rtl:-scale-x-100" />
    </svg>
  )
}

const legOf = (event: Card, market: Market, chosen: { outcome: string; name?: string }) => ({
  event: {
    id: event.id,
    sport: event.sport,
    home: event.home,
    away: event.away,
    startsAt: event.startsAt,
  },
  selections: [
    { marketId: market.id, type: market.type, period: market.period, line: market.line, ...chosen },
  ],
  price: priceOf(market, chosen.outcome),
  score: event.status === 'live' ? event.score : undefined,
})
