// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../platform/db/index.ts'
import { endCommission } from './shared-with-inviter.ts'

/**
 * Notes that a member has logged in with the browser of another one. If one of them has invited the other, or
 * the same inviter both, the one who has not qualified yet does not count, and one who has brings nothing any more.
 */
export async function noteSharedDevice(
  tx: Tx,
  { memberId, otherId, nowMs }: { memberId: bigint; otherId: bigint; nowMs: number },
): Promise<void> {
  const rows = await tx.query<{ friend_id: bigint; with_id: bigint }>(sql`
    select r.friend_id, case when r.friend_id = ${memberId} then ${otherId}::bigint else ${memberId}::bigint end as with_id
    from referral r
    where r.status <> 'Blocked' and r.shares is null and (
      (r.friend_id = ${memberId} and r.inviter_id = ${otherId}) or (r.friend_id = ${otherId} and r.inviter_id = ${memberId})
      or (r.friend_id = ${memberId} and exists (
        select from referral o where o.friend_id = ${otherId} and o.inviter_id = r.inviter_id)))`)
  for (const { friend_id: friendId, with_id: withId } of rows)
    await endCommission(tx, friendId, { by: 'device', withId, nowMs })
}
