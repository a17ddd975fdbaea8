// SPDX-License-Identifier: Apache-2.0
import { sharedBy, type AccountTraces, type SharedThing } from '@tessera/rules/referrals/referrals'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { addressesOf } from '../identity/index.ts'
import { findProfile } from '../members/index.ts'
import { holdersOf } from '../wallet/index.ts'
import { lockToCompare, saveCompared, saveShares } from './compared-store.ts'
import { blockReferral, type Referral } from './referral-store.ts'

/** What a friend and the inviter share by now; undefined if nothing. */
export async function sharedWithInviter(
  db: Queries,
  { friendId, inviterId, ip }: Pick<Referral, 'friendId' | 'inviterId' | 'ip'>,
): Promise<SharedThing | undefined> {
  const friend = await tracesOf(db, friendId)
  return sharedBy({ ...friend, addresses: [ip, ...friend.addresses] }, await tracesOf(db, inviterId))
}

async function tracesOf(db: Queries, memberId: bigint): Promise<AccountTraces> {
  const { mobile, payeeName } = await findProfile(db, memberId)
  return {
    addresses: await addressesOf(db, memberId),
    payeeNames: [...(payeeName === null ? [] : [payeeName]), ...(await holdersOf(db, memberId))],
    phone: mobile,
  }
}

/** Accounts change, so friends are compared again after this time. */
const comparedForMs = 3_600_000

/**
 * Compares friends with their inviters before a share of their bets accrues. One who shares something does not count; one
 * who qualified before keeps the reward, and brings nothing any more.
 */
export async function compareFriends(tx: Tx, friendIds: readonly bigint[], nowMs: number): Promise<void> {
  const rows = await lockToCompare(tx, friendIds, nowMs - comparedForMs)
  for (const { friend_id: friendId, inviter_id: inviterId, ip } of rows) {
    const by = await sharedWithInviter(tx, { friendId, inviterId, ip })
    if (by === undefined) await saveCompared(tx, friendId, nowMs)
    else await endCommission(tx, friendId, { by, withId: inviterId, nowMs })
  }
}

/** Nothing accrues for this friend any more; one who has not qualified does not count at all. */
export async function endCommission(
  tx: Tx,
  friendId: bigint,
  shared: { by: SharedThing; withId: bigint; nowMs: number },
): Promise<void> {
  await blockReferral(tx, friendId, shared)
  await saveShares(tx, friendId, shared.by)
}
