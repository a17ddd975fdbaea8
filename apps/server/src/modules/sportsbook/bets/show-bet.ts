// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { settleBet, type EventState, type ExplainedLeg } from '@tessera/rules/sportsbook/bets/settle-bet'
import type { Queries } from '../../../platform/db/index.ts'
import { cardsOfIds, type Card } from '../views/card-store.ts'
import { nameIn } from '../views/show-cards.ts'
import { reviewsOf, type Review } from '../review/review-store.ts'
import { readLegs, type LegNow } from './judge-legs.ts'
import { settledEvents } from './settled-events.ts'
import { betForRules, type StoredBet, type StoredLeg } from './stored-bet.ts'

type BetAnswer = OperationOutput<'sportsbook.bet'>
type LegAnswer = BetAnswer['legs'][number]

/** Bets as their owner sees them, with everything that their settlement follows from. */
export async function showBets(
  db: Queries,
  bets: readonly StoredBet[],
  { language, nowMs }: { language: string | undefined; nowMs: number },
): Promise<BetAnswer[]> {
  const legs = bets.flatMap((bet) => bet.legs)
  const eventIds = legs.map(({ eventId }) => eventId)
  const cards = new Map((await cardsOfIds(db, eventIds)).map((card) => [card.id, card]))
  const states = await settledEvents(db, eventIds)
  const now = new Map((await readLegs(db, legs.map(wantedOf))).map((leg, index) => [legs[index]!, leg]))
  const reviews = await reviewsOf(
    db,
    bets.flatMap(({ id, status }) => (status === 'pending' ? [id] : [])),
  )
  return bets.map((bet) => {
    const settlement = settleBet(betForRules(bet), (id) => states.get(id)!, nowMs)
    return {
      ...showBet(bet),
      review: showReview(reviews.get(bet.id)),
      legs: bet.legs.map((leg, position) => ({
        ...showLeg(leg, {
          card: cards.get(leg.eventId)!,
          state: states.get(String(leg.eventId))!,
          now: now.get(leg)!,
          language,
        }),
        ...howItSettled(leg, settlement.legs[position]!),
      })),
    }
  })
}

const wantedOf = ({ selections, priceThousandths, scoreSeen }: StoredLeg) => ({
  selections,
  priceThousandths,
  score: scoreSeen,
})

function howItSettled(
  { selections }: StoredLeg,
  { status, selections: settled }: ExplainedLeg,
): Pick<LegAnswer, 'selections' | 'settled' | 'reason'> {
  const decisive = settled.find((each) => each.status?.name === status?.name) ?? settled[0]
  return {
    selections: selections.map(({ marketId, terms, outcome }, place) => ({
      market: { id: String(marketId), type: terms.type, period: terms.period, line: terms.line ?? null },
      outcome,
      scoreBefore: terms.scoreBefore ?? null,
      settled: settled[place]?.status?.name ?? null,
      reason: settled[place]?.reason ?? 'waits_for_result',
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

const showBet = (bet: StoredBet): Omit<BetAnswer, 'legs' | 'review'> => ({
  betId: bet.id,
  kind: bet.kind,
  status: bet.status,
  decidesAt: bet.decidesAtMs ?? null,
  refusal: bet.refusal ?? null,
  stake: bet.stake,
  stakePerLine: bet.stakePerLine,
  lines: bet.lines,
  currency: bet.currency,
  mostReturn: bet.mostReturn,
  returned: bet.returned ?? null,
  settlements: bet.settlements,
  placedAt: bet.placedAtMs,
  endedAt: bet.endedAtMs ?? null,
})

function showLeg(
  leg: StoredLeg,
  {
    card,
    state: { event, version },
    now,
    language,
  }: { card: Card; state: EventState; now: LegNow; language: string | undefined },
): Omit<LegAnswer, 'selections' | 'settled' | 'reason'> {
  return {
    event: {
      id: String(card.id),
      sport: card.sport,
      home: nameIn(card.homeNames, language),
      away: nameIn(card.awayNames, language),
      startsAt: card.startsAtMs,
      status: card.status,
      score: card.score,
      bestOf: event.bestOf ?? null,
    },
    price: leg.priceThousandths,
    priceNow: now.priceNow,
    result: version
      ? {
          version: version.version,
          status: version.status,
          venue: version.venue,
          said: version.result ? JSON.stringify(version.result) : null,
          endedAt: version.endedAtMs ?? null,
          saidAtDeadline: version.resultAtDeadline ? JSON.stringify(version.resultAtDeadline) : null,
          voidedMarkets: [...(version.voidedMarkets ?? [])],
        }
      : null,
  }
}
