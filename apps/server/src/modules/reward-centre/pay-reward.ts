// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../platform/db/index.ts'
import { creditCash, openAccounts, operatorAccount, ownerOfMember } from '../ledger/index.ts'
import type { OfferedReward } from './reward-store.ts'

/** A claimed reward, with the text beside it in the account record. */
export type RewardToPay = Pick<
  OfferedReward,
  'memberId' | 'amount' | 'currency' | 'wagerTimes' | 'reference'
> & { memo: string; nowMs: number }

/** Pays a claimed reward, once for each reference. */
export type PayReward = (tx: Tx, reward: RewardToPay) => Promise<void>

/** Credits a reward to the main wallet, as a BONUS of the account record. */
export const payInCash: PayReward = async (
  tx,
  { memberId, amount, currency, wagerTimes, reference, memo },
) => {
  if (wagerTimes > 0) throw new Error(`the reward ${reference} has to be wagered and cannot be paid in cash`)
  const { status } = await creditCash(tx, {
    from: await operatorAccount(tx, 'promotions', currency),
    to: await openAccounts(tx, ownerOfMember(memberId), currency),
    amount,
    cause: 'reward.claim',
    externalId: reference,
    kind: 'bonus',
    memo,
  })
  if (status !== 'posted') throw new Error(`the reward ${reference} was not paid: ${status}`)
}
