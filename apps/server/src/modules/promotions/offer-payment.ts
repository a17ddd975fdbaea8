// SPDX-License-Identifier: Apache-2.0
import { zero, type Amount } from '@tessera/rules/money'
import type { Budget } from '@tessera/rules/promotions/budget'
import { claimableAfterEndMs } from '@tessera/rules/promotions/promotion-status'
import type { Tx } from '../../platform/db/index.ts'
import { offerReward, type RewardTitle } from '../reward-centre/index.ts'
import { spendWhatIsLeft } from './budget/spend-budget.ts'
import { insertPayment } from './payment-store.ts'

export interface PaymentToOffer {
  promotionId: number
  memberId: bigint
  /** The day or week of a cashback, or the rank in a race. */
  item: string
  amount: Amount
  currency: string
  title: RewardTitle
  wagerTimes: number
  budget: Budget | undefined
  /** The day of the site. */
  day: string
  nowMs: number
}

/**
 * Puts what a promotion pays into a member's reward centre, once for each item, as far as the budget has it
 * left. Returns the amount; zero when there is nothing, or when it was paid before.
 */
export async function offerPayment(
  tx: Tx,
  { promotionId, memberId, item, title, wagerTimes, budget, day, nowMs, ...money }: PaymentToOffer,
): Promise<Amount> {
  const amount = await spendWhatIsLeft(tx, { promotionId, day, budget }, money.amount)
  if (amount === zero) return zero
  const { currency } = money
  const isNew = await insertPayment(tx, { promotionId, memberId, item, amount, currency, paidAtMs: nowMs })
  const reference = `promotion/${promotionId}/${memberId}/${item}`
  const isOffered =
    isNew &&
    (await offerReward(
      tx,
      {
        memberId,
        source: 'EVENT',
        title,
        amount,
        currency,
        wagerTimes,
        reference,
        expiresAtMs: nowMs + claimableAfterEndMs,
      },
      nowMs,
    ))
  // Whoever settles holds the lock of the settlement, so this can only be a mistake.
  if (!isOffered) throw new Error(`the payment ${reference} was made before, or the account is closed`)
  return amount
}
