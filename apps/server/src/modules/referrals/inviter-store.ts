// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/** A member with a code of their own. */
export interface Inviter {
  memberId: bigint
  code: string
  invited: number
  qualified: number
  earned: Amount
  paid: Amount
}
interface InviterRow {
  member_id: bigint
  code: string
  invited: number
  qualified: number
  earned: bigint
  paid: bigint
}
const inviterOf = (row: InviterRow): Inviter => ({
  memberId: row.member_id,
  code: row.code,
  invited: row.invited,
  qualified: row.qualified,
  earned: amountOfMillionths(row.earned),
  paid: amountOfMillionths(row.paid),
})

export async function findInviter(db: Queries, memberId: bigint): Promise<Inviter | undefined> {
  const row = await db.one<InviterRow>(
    sql`select member_id, code, invited, qualified, earned, paid from referral_inviter where member_id = ${memberId}`,
  )
  return row && inviterOf(row)
}

/** The inviter of a code at a brand, if the account is open, not blocked and no trial. */
export const inviterOfCode = async (
  db: Queries,
  brandCode: string,
  code: string,
): Promise<bigint | undefined> =>
  (
    await db.one<{ id: bigint }>(sql`
      select m.id from referral_inviter i join member_line m on m.id = i.member_id
      where i.brand_code = ${brandCode} and i.code = ${code} and m.enabled and m.type <> 4 and not member_line_is_blocked(m.line)`)
  )?.id

/** Stores a member's code. False when the code is taken. */
export async function insertInviter(
  tx: Tx,
  { memberId, brandCode, code, nowMs }: { memberId: bigint; brandCode: string; code: string; nowMs: number },
): Promise<boolean> {
  return (
    (await tx.one(sql`
      insert into referral_inviter (member_id, brand_code, code, created_at) values (${memberId}, ${brandCode}, ${code}, ${new Date(nowMs)})
      on conflict do nothing returning member_id`)) !== undefined
  )
}

/**
 * Takes the reward for a friend off what the inviter earned, and the friend off those who qualified, as far as each is
 * asked for. Returns the inviter.
 */
export const lowerEarned = async (
  tx: Tx,
  friendId: bigint,
  { reward, friend }: { reward: boolean; friend: boolean },
): Promise<bigint | undefined> =>
  (
    await tx.one<{ inviterId: bigint }>(sql`
      update referral_inviter i set earned = i.earned - case when ${reward} then r.reward else 0 end,
        qualified = i.qualified - case when ${friend} then 1 else 0 end
      from referral r where r.friend_id = ${friendId} and i.member_id = r.inviter_id returning i.member_id as "inviterId"`)
  )?.inviterId
