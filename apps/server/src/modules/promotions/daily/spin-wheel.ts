// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { largestPayment } from '@tessera/contract/promotions/payments'
import { amountFromWire, zero } from '@tessera/rules/money'
import { fits } from '@tessera/rules/promotions/budget'
import { bonusTermsOf } from '@tessera/rules/promotions/offer-terms'
import { numbersOf, prizeAt } from '@tessera/rules/promotions/promotion-status'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Chance } from '../../../platform/chance/chance.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { lockBudget, spendBudget } from '../budget/spend-budget.ts'
import { payReward, type PayBonus } from '../pay-bonus.ts'
import type { MemberFacts } from '../promotions-deps.ts'
import type { Standing } from '../standing.ts'
import { insertGot, type Got } from './daily-store.ts'

/**
 * Draws the prize of today among the prizes by their weights, and credits it. The budget is looked at, and
 * locked, before anything is drawn: whoever may spin gets whatever comes. Its caller lets the spins of a member
 * wait for each other. Throws `promotions.wrongState`, `promotions.budgetSpent`.
 */
export async function spinWheel(
  tx: Tx,
  { chance, payBonus }: { chance: Chance; payBonus: PayBonus },
  { memberId, brandCode, currency, nowMs, timeZone }: MemberFacts,
  { promotion: { id: promotionId, offer, title }, status }: Standing,
): Promise<Got> {
  if (offer.kind !== 'WHEEL' || status !== 'Claim') throw fault('promotions.wrongState', { status })
  const day = dayIn(timeZone, nowMs)
  const budgetOf = { promotionId, day, budget: offer.budget }
  if (!fits(await lockBudget(tx, budgetOf), amountFromWire(largestPayment(offer))))
    throw fault('promotions.budgetSpent')
  const prize = prizeAt(offer.prizes, chance.below(numbersOf(offer.prizes)))
  const amount = amountFromWire(prize.amount)
  const got = { number: offer.prizes.indexOf(prize) + 1, name: prize.name, amount }
  await insertGot(tx, { promotionId, memberId, day, ...got, currency, gotAtMs: nowMs })
  if (amount > zero && !(await spendBudget(tx, budgetOf, amount)))
    throw new Error(`the budget of promotion ${promotionId} changed while it was locked`)
  await payReward(tx, payBonus, {
    memberId,
    brandCode,
    currency,
    amount,
    deposit: zero,
    title: `${title}: ${prize.name}`,
    reference: `day/${promotionId}/${memberId}/${day}`,
    terms: bonusTermsOf(offer.wagering),
    nowMs,
  })
  return got
}
