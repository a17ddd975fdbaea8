// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { zero } from '@tessera/rules/money'
import { bonusTermsOf } from '@tessera/rules/promotions/offer-terms'
import type { Tx } from '../../platform/db/index.ts'
import { lockApplication, updateJudged, type Application, type Judgement } from './application-store.ts'
import { spendBudget } from './budget/spend-budget.ts'
import { payReward, type PayBonus } from './pay-bonus.ts'

/**
 * Approves an application, which credits what it was promised, or rejects it (D-138). An application is
 * judged once. Throws `call.notFound`, `promotions.wrongState`, `promotions.budgetSpent`.
 */
export async function judgeApplication(
  tx: Tx,
  payBonus: PayBonus,
  id: number,
  {
    title,
    day,
    ...judgement
  }: Judgement & {
    /** Of the promotion, for the account record. */ title: string
    /** Of the site. */ day: string
  },
): Promise<Application> {
  const before = await lockApplication(tx, id)
  if (!before) throw fault('call.notFound')
  if (before.status !== 'Applying') throw fault('promotions.wrongState', { status: before.status })
  const after = await updateJudged(tx, id, judgement)
  if (after.status !== 'Issued') return after
  const { promotionId, memberId, brandCode, reward, offer, currency } = after
  if (!(await spendBudget(tx, { promotionId, day, budget: offer?.budget }, reward)))
    throw fault('promotions.budgetSpent')
  await payReward(tx, payBonus, {
    memberId,
    brandCode,
    currency,
    amount: reward,
    deposit: zero,
    title,
    reference: `application/${id}`,
    terms: bonusTermsOf(offer?.wagering),
    nowMs: judgement.nowMs,
  })
  return after
}
