// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { acceptsPrice, type PricePolicy } from '@tessera/rules/sportsbook/bets/price-policy'
import { marketTypeOf } from '@tessera/rules/sportsbook/market-types/market-types'
import { takesBets } from '@tessera/rules/sportsbook/model/event'
import type { MarketTerms } from '@tessera/rules/sportsbook/model/market'
import type { Score } from '@tessera/rules/sportsbook/model/sport'
import { periodScore } from '@tessera/rules/sportsbook/settlement/scores/period-score'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { BookEvent } from '../events/event.ts'
import { eventOf, type EventRow } from '../events/event-store.ts'
import { marketsOfIds, type BookMarket } from '../markets/market-store.ts'
import type { StoredLeg } from './stored-bet.ts'

/** A leg as its owner wants it. */
export interface WantedLeg {
  selections: readonly { marketId: bigint; outcome: string }[]
  priceThousandths: number
  /** The score that they saw; undefined before the start. */
  score: Score | undefined
}

/** What a leg is about, as it is now. */
export interface LegNow {
  wanted: WantedLeg
  event: BookEvent
  selections: readonly SelectionNow[]
  /** For all selections together; 0: takes no bets. */
  priceNow: number
}

interface SelectionNow {
  market: BookMarket
  outcome: string
  /** 0: takes no bets. */
  priceNow: number
}

/**
 * Throws `sportsbook.unknownMarket` for a leg with a market or outcome that does not exist, and `sportsbook.slipRefused`
 * for one whose selections cannot be joined.
 */
export async function readLegs(db: Queries, wanted: readonly WantedLeg[]): Promise<LegNow[]> {
  const ids = wanted.flatMap(({ selections }) => selections.map(({ marketId }) => marketId))
  const markets = new Map((await marketsOfIds(db, ids)).map((market) => [market.id, market]))
  const eventIds = [...new Set([...markets.values()].map(({ eventId }) => eventId))]
  const events = new Map((await eventsOfIds(db, eventIds)).map((event) => [event.id, event]))
  return wanted.map((leg, position) => legNow(leg, position, { markets, events }))
}

function legNow(
  wanted: WantedLeg,
  position: number,
  known: { markets: ReadonlyMap<bigint, BookMarket>; events: ReadonlyMap<bigint, BookEvent> },
): LegNow {
  const selections = wanted.selections.map(({ marketId, outcome }) => {
    const market = known.markets.get(marketId)
    const place = market?.outcomes.indexOf(outcome) ?? -1
    if (!market || place < 0) throw fault('sportsbook.unknownMarket', { leg: position })
    return { market, outcome, priceNow: market.status === 'open' ? (market.prices[place] ?? 0) : 0 }
  })
  const [first] = selections
  const event = first && known.events.get(first.market.eventId)
  if (!event) throw fault('sportsbook.unknownMarket', { leg: position })
  if (selections.length > 1)
    throw fault('sportsbook.slipRefused', { reason: 'builder_not_offered', leg: position })
  const isOpen = event.stopped === undefined && takesBets(event.status)
  return { wanted, event, selections, priceNow: isOpen ? first.priceNow : 0 }
}

/**
 * Locks events in the order of their ids until the transaction ends: their prices and scores stay as they are, while
 * other bets on them go on.
 */
export async function holdEvents(tx: Tx, eventIds: readonly bigint[]): Promise<void> {
  await tx.query(
    sql`select from sportsbook_event where id = any(${eventIds}::bigint[]) order by id for share`,
  )
}

const eventsOfIds = async (db: Queries, ids: readonly bigint[]): Promise<BookEvent[]> =>
  (
    await db.query<EventRow>(sql`
    select id, feed, external_id, sport, kind, competition_id, starts_at, status, venue, home_score, away_score, period,
      played_seconds, played_at, result, statistics, stopped, feed_stopped, version
    from sportsbook_event where id = any(${ids}::bigint[])`)
  ).map(eventOf)

/** Why legs are not taken as they were wanted. */
export type LegRefusal =
  | { refusal: 'closed' | 'score'; legs: readonly number[] }
  | { refusal: 'price'; prices: readonly number[] }

/** Whether all legs are taken, at the prices of now. */
export function refusalOfLegs(legs: readonly LegNow[], policy: PricePolicy): LegRefusal | undefined {
  const positionsOf = (refuses: (leg: LegNow) => boolean): number[] =>
    legs.flatMap((leg, position) => (refuses(leg) ? [position] : []))
  const closed = positionsOf(({ priceNow }) => priceNow === 0)
  if (closed.length > 0) return { refusal: 'closed', legs: closed }
  const scored = positionsOf(({ wanted: { score }, event }) => !isSameScore(score, event))
  if (scored.length > 0) return { refusal: 'score', legs: scored }
  if (legs.every(({ wanted, priceNow }) => acceptsPrice(policy, wanted.priceThousandths, priceNow)))
    return undefined
  return { refusal: 'price', prices: legs.map(({ priceNow }) => priceNow) }
}

/** Before the start nobody has seen a score; from then on a bet is on the event as it stood. */
const isSameScore = (seen: Score | undefined, { status, score }: BookEvent): boolean =>
  status !== 'live' || (seen !== undefined && seen.home === score.home && seen.away === score.away)

/** A leg at its price of now. */
export const legAtPrice = ({ event, selections, priceNow }: LegNow): StoredLeg => ({
  eventId: event.id,
  sport: event.sport,
  selections: selections.map(({ market, outcome }) => ({
    marketId: market.id,
    marketVersion: market.version,
    terms: termsNow(event, market),
    outcome,
  })),
  priceThousandths: priceNow,
  scoreSeen: event.status === 'live' ? event.score : undefined,
})

/** What a bet of this moment on a market is about. */
function termsNow(event: BookEvent, market: BookMarket): MarketTerms {
  const scoreBefore = scoreBeforeOf(event, market)
  return {
    type: market.type,
    period: market.period,
    ...(market.line !== undefined && { line: market.line }),
    ...(scoreBefore && { scoreBefore }),
  }
}

/** What its part of a live event had scored, for markets that count only the rest. */
function scoreBeforeOf(event: BookEvent, { type: code, period }: BookMarket): Score | undefined {
  if (event.status !== 'live' || !marketTypeOf(code).countsFromBet(event.sport)) return undefined
  const scored = event.result && periodScore(event.result, period)
  return typeof scored === 'object' ? { home: scored.home, away: scored.away } : { home: 0, away: 0 }
}
