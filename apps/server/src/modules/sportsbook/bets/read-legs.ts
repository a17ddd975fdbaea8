// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { marketTypeOf } from '@tessera/rules/sportsbook/market-types/market-types'
import type { MarketTerms } from '@tessera/rules/sportsbook/model/market'
import type { Score } from '@tessera/rules/sportsbook/model/sport'
import type { SourceChance } from '@tessera/rules/sportsbook/prices/source-chance'
import { periodScore } from '@tessera/rules/sportsbook/settlement/scores/period-score'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { modelsOf, type EventModel } from '../book/builder/event-models.ts'
import { priceSelections, type JoinRefusal, type PricedSelection } from '../book/builder/price-selections.ts'
import { takesBetsAt, type BookEvent } from '../book/events/event.ts'
import { eventsOfIds } from '../book/events/event-store.ts'
import { marketsOfIds, type BookMarket } from '../book/markets/market-store.ts'
import type { Margins } from '../book/replay/offer-terms.ts'
import { outrightsBehind } from '../book/replay/outrights/outright-store.ts'
import type { StoredLeg } from './stored-bet.ts'

/** A leg as its owner wants it. */
export interface WantedLeg {
  /** `terms` are those of a bet that is there already. */
  selections: readonly { marketId: bigint; outcome: string; terms?: MarketTerms }[]
  priceThousandths: number
  /** The score that they saw; undefined before the start. */
  score: Score | undefined
}

/** What a leg is about, as it is now. */
export interface LegNow {
  wanted: WantedLeg
  event: BookEvent
  selections: readonly PricedSelection[]
  /** For all selections together; 0: takes no bets. */
  priceNow: number
  /** What the source of the event thinks of all selections together; undefined if that is not known. */
  chance: SourceChance | undefined
  /** Why its selections cannot be joined. */
  refusal: JoinRefusal | undefined
}

interface Reading {
  margins: Margins
  /** The moment that decides whether an event has begun; where bets are taken, after its lock was waited for. */
  nowMs: number
  /** Legs of accepted bets: what a builder joins is still priced when some of its markets are over. */
  held?: boolean
}

/** The markets and events that legs are about, as they are now. */
export interface BookNow {
  markets: ReadonlyMap<bigint, BookMarket>
  events: ReadonlyMap<bigint, BookEvent>
  models: ReadonlyMap<bigint, EventModel>
  /** Outrights that are not priced for the scores of now. */
  behind: ReadonlySet<bigint>
}

/** Legs as they are now. Throws `sportsbook.unknownMarket` for a market or outcome that does not exist. */
export async function readLegs(
  db: Queries,
  wanted: readonly WantedLeg[],
  reading: Reading,
): Promise<LegNow[]> {
  const markets = await marketsOfIds(db, marketIdsOf(wanted))
  const eventIdOf = new Map(markets.map(({ id, eventId }) => [id, eventId]))
  const events = await eventsOfIds(db, [...new Set(eventIdOf.values())])
  const models = await modelsOf(db, joinedEvents(wanted, eventIdOf))
  const behind = await outrightsBehind(db, outrightsAmong(events))
  return legsIn(bookOf({ markets, events, models, behind }), wanted, reading)
}

/** What many legs are about, by the events of their markets, which never change. The queries travel together. */
export async function readBook(
  tx: Tx,
  wanted: readonly WantedLeg[],
  eventIdOf: ReadonlyMap<bigint, bigint>,
): Promise<BookNow> {
  const [markets, events, models] = await Promise.all([
    marketsOfIds(tx, [...new Set(marketIdsOf(wanted))]),
    eventsOfIds(tx, [...new Set(eventIdOf.values())]),
    modelsOf(tx, joinedEvents(wanted, eventIdOf)),
  ])
  const behind = await outrightsBehind(tx, outrightsAmong(events))
  return bookOf({ markets, events, models, behind })
}

/** Legs as they are in a book that was read. Throws as `readLegs` does. */
export const legsIn = (book: BookNow, wanted: readonly WantedLeg[], reading: Reading): LegNow[] =>
  wanted.map((leg, position) => legNow(leg, position, { ...reading, ...book }))

const marketIdsOf = (wanted: readonly WantedLeg[]): bigint[] =>
  wanted.flatMap(({ selections }) => selections.map(({ marketId }) => marketId))

/** Events of legs that join several outcomes. */
const joinedEvents = (wanted: readonly WantedLeg[], eventIdOf: ReadonlyMap<bigint, bigint>): bigint[] =>
  marketIdsOf(wanted.filter(({ selections }) => selections.length > 1)).flatMap(
    (id) => eventIdOf.get(id) ?? [],
  )

const outrightsAmong = (events: readonly BookEvent[]): bigint[] =>
  events.flatMap(({ id, kind }) => (kind === 'outright' ? [id] : []))

const bookOf = ({
  markets,
  events,
  ...more
}: Pick<BookNow, 'models' | 'behind'> & {
  markets: readonly BookMarket[]
  events: readonly BookEvent[]
}): BookNow => ({
  markets: new Map(markets.map((market) => [market.id, market])),
  events: new Map(events.map((event) => [event.id, event])),
  ...more,
})

type Known = Reading & BookNow

function legNow(wanted: WantedLeg, position: number, known: Known): LegNow {
  const [first] = wanted.selections
  const event = first && known.events.get(known.markets.get(first.marketId)?.eventId ?? 0n)
  const selections = wanted.selections.map(({ marketId, outcome, terms }): PricedSelection => {
    const market = known.markets.get(marketId)
    const index = market?.outcomes.indexOf(outcome) ?? -1
    if (!event || !market || index < 0) throw fault('sportsbook.unknownMarket', { leg: position })
    const isOpen = market.status === 'open' && isBetOn(event, known)
    const priceNow = isOpen ? (market.prices[index] ?? 0) : 0
    return { market, outcome, terms: terms ?? termsNow(event, market), priceNow }
  })
  if (!event) throw fault('sportsbook.unknownMarket', { leg: position })
  if (selections.length === 1) {
    const { market, outcome, priceNow } = selections[0]!
    const chance = market.chances[market.outcomes.indexOf(outcome)]
    return { wanted, event, selections, priceNow, chance, refusal: undefined }
  }
  const joint = priceSelections(event, selections, { ...known, model: known.models.get(event.id) })
  const refusal = 'refusal' in joint ? joint.refusal : undefined
  const takes = selections.every((selection) => takesPart(event, selection, known))
  const { price, chance } = 'price' in joint ? joint : { price: 0, chance: undefined }
  return { wanted, event, selections, priceNow: takes ? price : 0, chance, refusal }
}

/** Whether an event takes bets, at the prices that it has. */
const isBetOn = (event: BookEvent, { nowMs, behind }: Known): boolean =>
  event.stopped === undefined && takesBetsAt(event, nowMs) && !behind.has(event.id)

/** Whether a selection can be priced with others now. What is over already counts as it ended. */
const takesPart = (event: BookEvent, { market, priceNow }: PricedSelection, known: Known): boolean =>
  priceNow > 0 || ((known.held ?? false) && market.status === 'closed' && isBetOn(event, known))

/** A leg at its price of now. */
export const legAtPrice = ({ event, selections, priceNow, chance }: LegNow): StoredLeg => ({
  eventId: event.id,
  sport: event.sport,
  selections: selections.map(({ market, outcome, terms }) => ({
    marketId: market.id,
    marketVersion: market.version,
    terms,
    outcome,
  })),
  priceThousandths: priceNow,
  chance,
  scoreSeen: event.status === 'live' ? event.score : undefined,
})

/** What a bet of this moment on a market is about. */
export function termsNow(event: BookEvent, market: BookMarket): MarketTerms {
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
