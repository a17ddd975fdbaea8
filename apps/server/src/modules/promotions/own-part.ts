// SPDX-License-Identifier: Apache-2.0
import { add, amountFromWire, zero, type Amount } from '@tessera/rules/money'
import { calendarEnd } from '@tessera/rules/promotions/calendar'
import { freeRoundsEnd } from '@tessera/rules/promotions/free-rounds'
import { claimableAfterEndMs, type PromotionPeriod } from '@tessera/rules/promotions/promotion-status'
import { turnAt } from '@tessera/rules/promotions/schedule'
import { largestPayment } from '@tessera/contract/promotions/payments'
import type { PromotionOffer } from '@tessera/contract/messages/content'
import type { Queries } from '../../platform/db/index.ts'
import { validBetsOfMany } from '../bets/index.ts'
import { countedBets } from '../catalogue/index.ts'
import type { OpenPromotion } from '../messages/index.ts'
import type { Entry } from './entry-store.ts'
import type { MemberFacts } from './promotions-deps.ts'

const aDayMs = 86_400_000

/** What a member has settled as valid bets in a promotion since a moment, until its end, as far as the edges of games let it count. */
export async function validBets(
  db: Queries,
  { memberId, nowMs, gameEdges }: Pick<MemberFacts, 'memberId' | 'nowMs' | 'gameEdges'>,
  { startTime, endTime }: PromotionPeriod,
  sinceMs: number,
): Promise<Amount> {
  const fromMs = Math.max(sinceMs, startTime ?? 0)
  const untilMs = Math.max(fromMs, endTime ?? nowMs + aDayMs)
  const bets = await validBetsOfMany(db, [{ memberId, sinceMs: fromMs }], untilMs)
  return countedBets(gameEdges, bets).reduce((sum, { validBets: counted }) => add(sum, counted), zero)
}

/** The terms that count for a member: those that they accepted, otherwise the current ones. */
export const termsFor = (promotion: OpenPromotion, entry: Entry | undefined): PromotionOffer =>
  entry?.offer ?? promotion.offer

/**
 * When an entry counts. Members who joined before ends were stored with their entries have the promotion's
 * current end.
 */
export const periodOf = (promotion: PromotionPeriod, entry: Entry | undefined): PromotionPeriod =>
  entry?.offer ? { startTime: promotion.startTime, endTime: entry.endsAtMs } : promotion

/** The turn of a promotion at a moment, for a member who has not joined it yet. */
export const currentTurn = (
  { offer, ...period }: OpenPromotion,
  { nowMs, timeZone }: Pick<MemberFacts, 'nowMs' | 'timeZone'>,
) => turnAt(offer.schedule?.every ?? 'ONCE', period, nowMs, timeZone)

export interface TargetEntry {
  entry: Entry | undefined
  progress: Amount
}

/**
 * The entry of a promotion with a target that matters now: an earlier turn whose reward waits to be claimed,
 * otherwise the one of the current turn.
 */
export async function targetEntry(
  db: Queries,
  facts: MemberFacts,
  promotion: OpenPromotion,
  entries: readonly Entry[],
): Promise<TargetEntry> {
  const { key } = currentTurn(promotion, facts)
  for (const entry of entries) {
    if (entry.turn === key || entry.claimedAtMs !== null || entry.endsAtMs === null) continue
    if (facts.nowMs >= entry.endsAtMs + claimableAfterEndMs) continue
    const progress = await progressOf(db, facts, promotion, entry)
    if (progress >= entry.target) return { entry, progress }
  }
  const entry = entries.find(({ turn }) => turn === key)
  return { entry, progress: entry ? await progressOf(db, facts, promotion, entry) : zero }
}

const progressOf = (
  db: Queries,
  facts: MemberFacts,
  promotion: OpenPromotion,
  entry: Entry,
): Promise<Amount> => validBets(db, facts, periodOf(promotion, entry), entry.joinedAtMs)

/** What is held back for a member who accepts an offer: the most that it can pay to them, or of free rounds the average. */
export function promiseOf(offer: PromotionOffer): Amount {
  if (offer.kind === 'AUTO') return amountFromWire(offer.reward)
  if (offer.kind === 'CALENDAR' || offer.kind === 'FREE_ROUNDS') return amountFromWire(largestPayment(offer))
  return offer.kind === 'DEPOSIT' ? amountFromWire(offer.most) : zero
}

/** When an entry of a member who joins now stops counting. */
export function entryEnd(
  promotion: OpenPromotion,
  { nowMs, timeZone }: Pick<MemberFacts, 'nowMs' | 'timeZone'>,
): number | null {
  const { untilMs } = currentTurn(promotion, { nowMs, timeZone })
  const { offer } = promotion
  if (offer.kind === 'FREE_ROUNDS') return freeRoundsEnd(offer, nowMs, untilMs)
  return offer.kind === 'CALENDAR' ? calendarEnd(offer, untilMs, nowMs, timeZone) : untilMs
}
