// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { add, subtract } from '@tessera/rules/money'
import { settleBet, type EventState, type ExplainedLeg } from '@tessera/rules/sportsbook/bets/settle-bet'
import type { Queries } from '../../../../platform/db/index.ts'
import { legEvents, type LegEvent } from '../../book/views/leg-events.ts'
import { nameIn } from '../../book/views/name-in.ts'
import { offerFor, type BetNow } from '../cash-out/cash-out-offer.ts'
import { requestsOf, type CashOutRequest } from '../cash-out/request-store.ts'
import { reviewsOf, type Review } from '../pending/review-store.ts'
import { mostReturnOf } from '../../bets/most-return.ts'
import { readLegs, type LegNow } from '../../bets/read-legs.ts'
import type { PriceTerms } from '../../bets/read-terms.ts'
import { showResult } from '../../bets/show-result.ts'
import { settledEvents } from '../../bets/settlement/settled-events.ts'
import {
  betForRules,
  restStake,
  takenBeforeStartMs,
  wantedOf,
  type StoredBet,
  type StoredLeg,
} from '../../bets/stored-bet.ts'

type BetAnswer = OperationOutput<'sportsbook.bet'>
type LegAnswer = BetAnswer['legs'][number]

/** What the answers about some bets follow from beside the bets themselves. */
export interface AroundBets {
  events: ReadonlyMap<bigint, LegEvent>
  /** By the id of the event. */
  states: ReadonlyMap<string, EventState>
  now: ReadonlyMap<StoredLeg, LegNow>
  /** By the id of the bet; those of pending ones. */
  reviews: ReadonlyMap<string, Review>
  /** By the id of the bet: cash-outs that wait or were refused. */
  requests: ReadonlyMap<string, CashOutRequest>
}

interface Showing {
  language: string | undefined
  nowMs: number
  terms: PriceTerms
}

/** Bets as their owner sees them, with everything that their settlement follows from. */
export async function showBets(
  db: Queries,
  bets: readonly StoredBet[],
  showing: Showing,
): Promise<BetAnswer[]> {
  const legs = bets.flatMap((bet) => bet.legs)
  const eventIds = legs.map(({ eventId }) => eventId)
  const events = await legEvents(db, eventIds)
  const states = await settledEvents(db, eventIds)
  const read = await readLegs(db, legs.map(wantedOf), {
    margins: showing.terms.margins,
    nowMs: showing.nowMs,
    held: true,
  })
  const reviews = await reviewsOf(
    db,
    bets.filter(({ status }) => status === 'pending'),
  )
  const requests = await requestsOf(
    db,
    bets.flatMap(({ id, status }) => (status === 'open' ? [id] : [])),
  )
  const around: AroundBets = {
    events: new Map(events.map((event) => [event.id, event])),
    states,
    now: new Map(read.map((leg, index) => [legs[index]!, leg])),
    reviews,
    requests,
  }
  return bets.map((bet) => showBet(bet, around, showing))
}

/** A bet as its owner sees it. */
export function showBet(
  bet: StoredBet,
  { events, states, now, reviews, requests }: AroundBets,
  { language, nowMs, terms }: Showing,
): BetAnswer {
  const settlement = settleBet(betForRules(bet), (id) => states.get(id)!, nowMs)
  return {
    ...showTotals(bet),
    cashOut: showCashOut(
      { bet, settlement, legs: bet.legs.map((leg) => now.get(leg)!), nowMs },
      requests.get(bet.id),
      terms.cashOutMarginBasisPoints,
    ),
    review: showReview(reviews.get(bet.id)),
    legs: bet.legs.map((leg, position) => ({
      ...showLeg(leg, {
        bet,
        event: events.get(leg.eventId)!,
        state: states.get(String(leg.eventId))!,
        now: now.get(leg)!,
        language,
      }),
      ...howItSettled(leg, settlement.legs[position]!),
    })),
  }
}

const showCashOut = (
  now: BetNow,
  request: CashOutRequest | undefined,
  marginBasisPoints: number,
): BetAnswer['cashOut'] =>
  now.bet.status === 'open'
    ? {
        offer: offerFor(now, marginBasisPoints) ?? null,
        automaticAt: now.bet.automaticAt ?? null,
        waits: request?.decidesAtMs
          ? { until: request.decidesAtMs, share: request.shareBasisPoints, offer: request.offer }
          : null,
        refused: request?.refusal ?? null,
      }
    : null

function howItSettled(
  { selections }: StoredLeg,
  { status, selections: settled }: ExplainedLeg,
): Pick<LegAnswer, 'selections' | 'settled' | 'reason'> {
  const decisive = settled.find((each) => each.status?.name === status?.name) ?? settled[0]
  return {
    selections: selections.map(({ marketId, terms, outcome }, index) => ({
      market: { id: String(marketId), type: terms.type, period: terms.period, line: terms.line ?? null },
      outcome,
      scoreBefore: terms.scoreBefore ?? null,
      settled: settled[index]?.status?.name ?? null,
      reason: settled[index]?.reason ?? 'waits_for_result',
    })),
    settled: status?.name ?? null,
    reason: decisive?.reason ?? 'waits_for_result',
  }
}

const showReview = (review: Review | undefined): BetAnswer['review'] =>
  review?.state === 'waiting' || review?.state === 'offered'
    ? {
        state: review.state,
        offer: review.offered
          ? {
              stakePerLine: review.offered.stakePerLine,
              prices: review.offered.prices ? [...review.offered.prices] : null,
            }
          : null,
      }
    : null

const showTotals = (bet: StoredBet): Omit<BetAnswer, 'legs' | 'cashOut' | 'review'> => ({
  betId: bet.id,
  kind: bet.kind,
  status: bet.status,
  decidesAt: bet.decidesAtMs ?? null,
  refusal: bet.refusal ?? null,
  stake: bet.stake,
  stakePerLine: bet.stakePerLine,
  lines: bet.lines,
  currency: bet.currency,
  mostReturn: bet.cashedPerLine > 0n ? add(mostReturnOf(bet), bet.cashedOut) : bet.mostReturn,
  returned: bet.returned === undefined ? null : add(bet.returned, bet.cashedOut),
  cashedOut: bet.cashedOut,
  cashedStake: subtract(bet.stake, restStake(bet)),
  settlements: bet.settlements,
  placedAt: bet.placedAtMs,
  endedAt: bet.endedAtMs ?? null,
})

function showLeg(
  leg: StoredLeg,
  {
    bet,
    event: named,
    state: { event, version },
    now,
    language,
  }: { bet: StoredBet; event: LegEvent; state: EventState; now: LegNow; language: string | undefined },
): Omit<LegAnswer, 'selections' | 'settled' | 'reason'> {
  return {
    event: {
      id: String(named.id),
      kind: named.kind,
      sport: named.sport,
      home: nameIn(named.homeNames, language),
      away: nameIn(named.awayNames, language),
      startsAt: named.startsAtMs,
      status: named.status,
      score: named.score,
      competitors: named.competitors.map(({ id, names }) => ({
        id: String(id),
        name: nameIn(names, language),
      })),
      bestOf: event.bestOf ?? null,
    },
    price: leg.priceThousandths,
    takenAt: bet.status === 'pending' ? null : (takenBeforeStartMs(leg, bet) ?? null),
    priceNow: now.priceNow,
    result: showResult(version),
  }
}
