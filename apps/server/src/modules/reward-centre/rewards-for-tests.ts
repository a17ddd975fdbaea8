// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import type { Database } from '../../platform/db/index.ts'
import type { TestMember, WalletTestServer } from '../wallet/wallet-for-tests.ts'
import { offerReward, pushRewards, type RewardToOffer } from './index.ts'
import { addWorth } from './worth/worth-store.ts'

export const dayMs = 86_400_000
let offered = 0

/** Puts a reward of 5.00 into a member's reward centre; false if it was not granted. */
export async function offer(
  { server: { platform }, clock }: WalletTestServer,
  { id }: Pick<TestMember, 'id'>,
  change: Partial<RewardToOffer> = {},
): Promise<boolean> {
  const granted = await platform.database.transaction((tx) =>
    offerReward(
      tx,
      {
        memberId: id,
        source: 'EVENT',
        title: { words: { EN: 'Spring festival', CN: '春节' } },
        amount: units(5),
        currency: 'USD',
        expiresAtMs: clock.now() + 7 * dayMs,
        wagerTimes: 0,
        reference: `test/${(offered += 1)}`,
        ...change,
      },
      clock.now(),
    ),
  )
  pushRewards(platform, id)
  return granted
}

export const rewardsOf = async ({ client }: TestMember): Promise<CallOutput<'rewardCentre.list'>['list']> =>
  (await client.call('rewardCentre.list', {})).envelope.value.list

/** The member signs in again, after their session has ended. */
export async function comeBack({ client, name }: TestMember): Promise<void> {
  client.token = undefined
  client.token = (
    await client.call('identity.login', { username: name, password: 'correct-horse-9' })
  ).envelope.value.token
}

/** As if this member had played for long: missions and cashback are paid in full. */
export const giveWorth = (database: Pick<Database, 'transaction'>, memberId: bigint): Promise<void> =>
  database.transaction((tx) => addWorth(tx, new Map([[memberId, units(1_000_000)]])))
