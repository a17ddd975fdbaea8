// SPDX-License-Identifier: Apache-2.0
import { marketTypeOf, marketTypes } from '@tessera/rules/sportsbook/market-types/market-types'
import type { EventStatus } from '@tessera/rules/sportsbook/model/event'
import { marketKey, type MarketTerms } from '@tessera/rules/sportsbook/model/market'
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import { mainPeriod } from '@tessera/rules/sportsbook/model/period'
import type { Score, Sport } from '@tessera/rules/sportsbook/model/sport'
import type { Offer } from '@tessera/rules/sportsbook/offers/offer'
import { tickAtOrBelow } from '@tessera/rules/sportsbook/prices/ladder'
import { periodScore } from '@tessera/rules/sportsbook/settlement/scores/period-score'
import type { PushEventState, Said } from './event-state.ts'
import { ourMarket, type OurMarket } from './market-map.ts'
import type { SaidStatus } from './push-message.ts'
import { notYetOver, periodOf, resultOfStatus } from './result-of-status.ts'

/** What an event is by all that the feed has said. */
export interface EventNow {
  startsAtMs: number | undefined
  status: EventStatus
  score: Score | undefined
  period: string
  playedSeconds: number | undefined
  result: EventResult | undefined
  offers: readonly Offer[]
  /** What its bets are settled by; undefined while that is open. */
  verdict:
    | { status: 'ended' | 'cancelled' | 'postponed' | 'abandoned'; result: EventResult | undefined }
    | undefined
  /** It is over, but the feed does not say how in a way that we understand. */
  lacksResult: boolean
}

const statuses: Readonly<Record<number, EventStatus>> = {
  0: 'scheduled',
  1: 'live',
  2: 'interrupted',
  3: 'ended',
  4: 'ended',
  5: 'cancelled',
  6: 'scheduled',
  7: 'interrupted',
  8: 'postponed',
  9: 'abandoned',
}
const closed = 4
const confirmed = 2

/** A feed that closes an event late has settled it before. */
export function endedAtOf({ endedMs, settled }: PushEventState): number | undefined {
  const certainMs = Object.values(settled).flatMap(({ atMs, certainty }) =>
    certainty === confirmed ? [atMs] : [],
  )
  return endedMs === undefined ? undefined : Math.min(endedMs, ...certainMs)
}

interface Known {
  sport: Sport
  bestOf: number | undefined
}

/** Computes what an event is from what was said about it. Only from that, so that the order of messages does not matter. */
export function eventNow(state: PushEventState, { sport, bestOf }: Known): EventNow {
  const { status: said } = state
  const isCancelled = (state.cancelledMs ?? 0) > (said?.atMs ?? 0)
  const status = isCancelled ? 'cancelled' : (statuses[said?.status ?? 0] ?? 'scheduled')
  const complete = said && resultOfStatus(sport, said, { isOver: status === 'ended', bestOf })
  const isConfirmed = status === 'ended' && isSettledBy(state, sport, said)
  const result = complete && status === 'ended' && !isConfirmed ? notYetOver(complete) : complete
  return {
    startsAtMs: state.start?.startsAtMs,
    status,
    score: said?.score && { home: said.score[0], away: said.score[1] },
    period: said && status === 'live' ? periodOf(sport, said) : '',
    playedSeconds: said?.playedSeconds,
    result,
    offers: offersOf(state, { sport, bestOf }, { status, result, score: said?.score }),
    verdict: verdictOf(status, result, isConfirmed),
    lacksResult: isConfirmed && !result,
  }
}

function verdictOf(
  status: EventStatus,
  result: EventResult | undefined,
  isConfirmed: boolean,
): EventNow['verdict'] {
  if (status === 'ended') return isConfirmed && result ? { status, result } : undefined
  if (status === 'cancelled' || status === 'postponed' || status === 'abandoned') return { status, result }
  return undefined
}

/**
 * An event that has ended is settled once the feed has closed it, or has settled a market of the whole match with certainty; and no
 * longer if it took back such a settlement after that.
 */
function isSettledBy(state: PushEventState, sport: Sport, said: Said<SaidStatus> | undefined): boolean {
  const isOfMatch = (key: string): boolean => ourMarket(sport, key)?.terms.period === mainPeriod[sport]
  const settledMs = Object.entries(state.settled)
    .filter(([key, { certainty }]) => certainty === confirmed && isOfMatch(key))
    .map(([, { atMs }]) => atMs)
  const takenBackMs = Object.entries(state.unsettledMs)
    .filter(([key]) => isOfMatch(key))
    .map(([, atMs]) => atMs)
  const confirmedMs = Math.max(0, said?.status === closed ? said.atMs : 0, ...settledMs)
  return confirmedMs > Math.max(0, ...takenBackMs)
}

interface Now {
  status: EventStatus
  result: EventResult | undefined
  score: readonly [number, number] | undefined
}

function offersOf(state: PushEventState, known: Known, now: Now): readonly Offer[] {
  const offers = new Map<string, Offer & { atMs: number }>()
  for (const [key, said] of Object.entries(state.markets)) {
    const ours = ourMarket(known.sport, key)
    if (!ours) continue
    const offer = { ...offerOf(state, key, ours, known, now), atMs: said.atMs }
    const other = offers.get(marketKey(offer.terms))
    if (!other || isBetter(offer, other)) offers.set(marketKey(offer.terms), offer)
  }
  return [...offers.values()].map(({ atMs: _, ...offer }) => offer).toSorted(inBookOrder(known.sport))
}

/** As the event page shows them: markets of the whole match first, each kind in its place, lines from the lowest up. */
const inBookOrder =
  (sport: Sport) =>
  ({ terms: left }: Offer, { terms: right }: Offer): number =>
    Number(left.period !== mainPeriod[sport]) - Number(right.period !== mainPeriod[sport]) ||
    orderOf(left) - orderOf(right) ||
    left.period.localeCompare(right.period, 'en') ||
    (left.line ?? 0) - (right.line ?? 0)

const orderOf = ({ type }: MarketTerms): number => marketTypes.findIndex(({ code }) => code === type)

/** Two lines of the feed can be one of ours, if one is older than the last goal. */
const isBetter = (left: Offer & { atMs: number }, right: Offer & { atMs: number }): boolean =>
  left.status === right.status ? left.atMs > right.atMs : left.status === 'open'

function offerOf(state: PushEventState, key: string, ours: OurMarket, known: Known, now: Now): Offer {
  const said = state.markets[key]!
  const type = marketTypeOf(ours.terms.type)
  const prices = new Map(said.outcomes.map(({ id, odds }) => [ours.outcomes[id], odds]))
  const countsFromBet = now.status === 'live' && type.countsFromBet(known.sport)
  const terms = countsFromBet ? fromNowOn(ours.terms, now.result) : ours.terms
  const isCurrent = now.status !== 'live' || isPricedNow(known.sport, said.score, now.score)
  const isOffered = isCurrent && (terms === ours.terms || type.isLine(known.sport, terms.line ?? 0))
  const outcomes = type.outcomes(terms, { bestOf: known.bestOf }).map(({ id }) => ({
    outcome: id,
    price: priceOf(prices.get(id)),
  }))
  const isOver =
    said.status === 'settled' ||
    said.status === 'cancelled' ||
    (state.settled[key]?.atMs ?? 0) > (state.unsettledMs[key] ?? 0) ||
    (state.voidedMs[key] ?? 0) > (state.unvoidedMs[key] ?? 0)
  if (isOver) return { terms: ours.terms, status: 'closed', outcomes }
  const takesBets =
    said.status === 'active' &&
    said.atMs > (state.stoppedMs ?? 0) &&
    isOffered &&
    (now.status === 'live' || now.status === 'scheduled') &&
    outcomes.filter(({ price }) => price > 0).length >= 2
  return { terms: isOffered ? terms : ours.terms, status: takesBets ? 'open' : 'suspended', outcomes }
}

/**
 * The feed's handicaps count the whole match; ours in play count what comes after the bet, so the lead of now belongs to
 * the line.
 */
function fromNowOn(terms: MarketTerms, result: EventResult | undefined): MarketTerms {
  const scored = result && periodScore(result, terms.period)
  const lead = typeof scored === 'object' ? scored.home - scored.away : 0
  return terms.line === undefined ? terms : { ...terms, line: terms.line + 4 * lead + 0 }
}

/**
 * In play a price from before the start counts no more; nor does one of a football match from before a goal, if the feed has not sent
 * it again.
 */
const isPricedNow = (
  sport: Sport,
  said: readonly [number, number] | null,
  now: readonly [number, number] | undefined,
): boolean =>
  said !== null && (sport !== 'football' || (now !== undefined && said[0] === now[0] && said[1] === now[1]))

/** The price of the ladder at or below what the feed says; 0 if it is not on sale. */
const priceOf = (odds: number | undefined): number => (odds === undefined ? 0 : (tickAtOrBelow(odds) ?? 0))
