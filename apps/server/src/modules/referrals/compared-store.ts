// SPDX-License-Identifier: Apache-2.0
import type { SharedThing } from '@tessera/rules/referrals/referrals'
import { sql, type Tx } from '../../platform/db/index.ts'

/** A friend who is to be compared with the inviter. */
export interface FriendToCompare {
  friend_id: bigint
  inviter_id: bigint
  ip: string
}

/** Those of these friends who count, share nothing and were not compared since then, locked. */
export const lockToCompare = (
  tx: Tx,
  friendIds: readonly bigint[],
  comparedUntilMs: number,
): Promise<FriendToCompare[]> =>
  tx.query<FriendToCompare>(sql`
    select friend_id, inviter_id, ip from referral
    where friend_id = any (${[...new Set(friendIds)]}::bigint[]) and status <> 'Blocked' and shares is null
      and (compared_at is null or compared_at <= ${new Date(comparedUntilMs)})
    order by friend_id for no key update`)

/** Notes when a friend was compared and shared nothing. */
export async function saveCompared(tx: Tx, friendId: bigint, nowMs: number): Promise<void> {
  await tx.query(sql`update referral set compared_at = ${new Date(nowMs)} where friend_id = ${friendId}`)
}

/** Notes what a qualified friend shares with the inviter, unless something was noted before. */
export async function saveShares(tx: Tx, friendId: bigint, by: SharedThing): Promise<void> {
  await tx.query(
    sql`update referral set shares = ${by} where friend_id = ${friendId} and status = 'Qualified' and shares is null`,
  )
}
