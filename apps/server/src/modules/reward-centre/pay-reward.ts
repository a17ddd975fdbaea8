// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import type { Tx } from '../../platform/db/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { grantBonus, usualTerms } from '../bonuses/index.ts'
import { creditCash, openAccounts, operatorAccount, ownerOfMember } from '../ledger/index.ts'
import type { OfferedReward } from './reward-store.ts'

/** A claimed reward, with the text beside it in the account record. */
export type RewardToPay = Pick<
  OfferedReward,
  'memberId' | 'brandCode' | 'amount' | 'currency' | 'wagerTimes' | 'maxStake' | 'reference'
> & { memo: string; nowMs: number }

/** Pays a claimed reward, once for each reference. */
export type PayReward = (tx: Tx, reward: RewardToPay) => Promise<void>

/** Pays rewards: those that have to be wagered as bonus money, all others as cash. */
export const createPayReward =
  (on: { settings: Settings }): PayReward =>
  (tx, reward) =>
    reward.wagerTimes > 0 ? payAsBonus(tx, on, reward) : payInCash(tx, reward)

/** Grants a bonus with the terms that its price was computed with. */
async function payAsBonus(tx: Tx, on: { settings: Settings }, reward: RewardToPay): Promise<void> {
  const { memo, wagerTimes, maxStake, ...rest } = reward
  const granted = await grantBonus(tx, on, {
    ...rest,
    deposit: zero,
    title: memo,
    source: 'reward',
    terms: usualTerms(wagerTimes, maxStake),
  })
  if (granted !== 'granted') throw new Error(`the reward ${reward.reference} was not granted: ${granted}`)
}

/** Credits a reward to the main wallet, as a BONUS of the account record. */
async function payInCash(
  tx: Tx,
  { memberId, amount, currency, reference, memo }: RewardToPay,
): Promise<void> {
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
