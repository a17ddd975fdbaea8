// SPDX-License-Identifier: Apache-2.0
import type { BonusTerms } from '@tessera/rules/bonuses/terms'
import { zero, type Amount } from '@tessera/rules/money'
import type { Tx } from '../../platform/db/index.ts'
import { creditReward } from './credit-reward.ts'

/** A reward under the terms that its member accepted. */
export interface BonusToPay {
  memberId: bigint
  brandCode: string
  currency: string
  amount: Amount
  /** The deposit that it was granted for; zero without one. */
  deposit: Amount
  title: string
  /** The entry, application, draw or deposit that it is for: paid once, whatever is repeated. */
  reference: string
  terms: BonusTerms
  nowMs: number
}

/** Grants bonus money that has to be staked, once for each reference. */
export type PayBonus = (tx: Tx, bonus: BonusToPay) => Promise<void>

/** Pays a reward: as cash if its terms ask for nothing, otherwise as bonus money. */
export async function payReward(tx: Tx, payBonus: PayBonus, bonus: BonusToPay): Promise<void> {
  if (bonus.amount <= zero) return
  if (bonus.terms.wagerTimes > 0) return payBonus(tx, bonus)
  const { memberId, amount, currency, reference, title } = bonus
  await creditReward(tx, { memberId, amount, currency, reference, memo: title })
}
