// SPDX-License-Identifier: Apache-2.0
import { largestPayment } from '@tessera/contract/promotions/payments'
import { amountFromWire, type Amount } from '@tessera/rules/money'
import { fits } from '@tessera/rules/promotions/budget'
import { dropKey, dropNumbers, dropOf, type DropPrize } from '@tessera/rules/promotions/drops'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Tx } from '../../../platform/db/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { CashBet } from '../../bets/index.ts'
import { offerFactsOf } from '../../members/index.ts'
import { mayBeOffered } from '../audience/judge-audience.ts'
import { lockBudget } from '../budget/spend-budget.ts'
import { offerPayment } from '../offer-payment.ts'
import type { EnteredPromotion } from '../promotion-of-entries.ts'
import {
  addDrops,
  dropsOfDay,
  insertDrop,
  lockDropPosition,
  moveDropPosition,
  type DropEntry,
  type DropsOfDay,
} from './drop-store.ts'

/** A bet that counts, and the terms under which it does. */
export interface Chosen {
  entry: DropEntry
  bet: CashBet
}

/**
 * Draws for bets of one promotion, in the order of the stream, and puts what drops into reward centres; returns
 * who got something. A bet draws when the budget can pay the largest prize and its member may get one more today,
 * so that the stated chance is the one of every draw. A prize that is given out for the day is drawn as nothing.
 */
export async function drawDrops(
  tx: Tx,
  { chance, clock }: Pick<Platform, 'chance' | 'clock'>,
  promotion: EnteredPromotion,
  bets: readonly Chosen[],
): Promise<bigint[]> {
  const positionId = await lockDropPosition(tx, promotion.id)
  const fresh = bets.filter(({ bet }) => bet.id > positionId)
  const last = fresh.at(-1)
  if (!last) return []
  const days = new Map<string, DropsOfDay>()
  const offered = new Map<bigint, boolean>()
  // Locked until the transaction ends, so that only a payment here changes what is left.
  const lefts = new Map<string, Amount | null>()
  const paid: bigint[] = []
  for (const chosen of fresh) {
    const { memberId } = chosen.entry
    const day = dayIn(promotion.timeZone, chosen.bet.atMs)
    const drops = days.get(day) ?? (await dropsOfDay(tx, promotion.id, day))
    days.set(day, drops)
    const isOffered = offered.get(memberId) ?? (await mayGet(tx, promotion, memberId))
    offered.set(memberId, isOffered)
    if (!isOffered || (drops.members.get(memberId) ?? 0) >= chosen.entry.offer.perMember) continue
    if (!lefts.has(day)) lefts.set(day, await budgetLeftOf(tx, promotion, chosen, day))
    if (!fits(lefts.get(day) ?? null, amountFromWire(largestPayment(chosen.entry.offer)))) continue
    const prize = dropOf(chosen.entry.offer.prizes, chance.below(dropNumbers))
    if (!prize || (drops.prizes.get(dropKey(prize)) ?? 0) >= prize.perDay) continue
    await payDrop(tx, promotion, { ...chosen, day, prize, nowMs: clock.now() })
    lefts.clear()
    addDrops(drops, dropKey(prize), memberId)
    paid.push(memberId)
  }
  await moveDropPosition(tx, promotion.id, last.bet.id)
  return [...new Set(paid)]
}

async function mayGet(tx: Tx, { leftOutLabels }: EnteredPromotion, memberId: bigint): Promise<boolean> {
  const member = await offerFactsOf(tx, memberId)
  return member !== undefined && mayBeOffered(member, leftOutLabels)
}

/** What is left of the budget of now; of the accepted one, when the promotion is archived. */
const budgetLeftOf = (
  tx: Tx,
  { id: promotionId, offer }: EnteredPromotion,
  { entry }: Chosen,
  day: string,
): Promise<Amount | null> => lockBudget(tx, { promotionId, day, budget: (offer ?? entry.offer).budget })

async function payDrop(
  tx: Tx,
  promotion: EnteredPromotion,
  { entry, bet, day, prize, nowMs }: Chosen & { day: string; prize: DropPrize; nowMs: number },
): Promise<void> {
  const { promotionId, memberId, offer, currency } = entry
  await insertDrop(tx, { promotionId, memberId, factId: bet.id, day, prize })
  const amount = amountFromWire(prize.amount)
  const paid = await offerPayment(tx, {
    promotionId,
    memberId,
    item: `drop/${bet.id}`,
    amount,
    currency,
    title: promotion.title,
    wagerTimes: offer.wagering?.times ?? 0,
    budget: (promotion.offer ?? offer).budget,
    day,
    nowMs,
  })
  if (paid !== amount) throw new Error(`the budget of promotion ${promotionId} changed while it was locked`)
}
