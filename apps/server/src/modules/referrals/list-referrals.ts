// SPDX-License-Identifier: Apache-2.0
import { usernameKey } from '@tessera/rules/identity/usernames'
import { sql, type Queries, type Sql } from '../../platform/db/index.ts'
import { referralOf, type Referral, type ReferralRow } from './referral-store.ts'

export interface ReferralQuery {
  brandCode: string
  pageNo: number
  pageSize: number
}
export type ListedReferral = Referral & { friend: string; inviter: string; blockedWithName: string }
interface ReferralPage {
  referrals: ListedReferral[]
  /** Longer lists are counted as 10,000. */ total: number
}

const mostCounted = 10_000

/** The friends of a brand of one status, newest first. */
export const listReferrals = (
  db: Queries,
  status: Referral['status'],
  { brandCode, pageNo, pageSize }: ReferralQuery,
): Promise<ReferralPage> =>
  pageOf(
    db,
    sql`select r.*, f.username as friend, i.username as inviter, coalesce(w.username, '') as blocked_with_name
      from referral r join member_name f on f.id = r.friend_id join member_name i on i.id = r.inviter_id left join member_name w on w.id = r.blocked_with
      where r.brand_code = ${brandCode} and r.status = ${status} order by r.friend_id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
    sql`select count(*) as total from (select from referral where brand_code = ${brandCode} and status = ${status} limit ${mostCounted}) r`,
  )

/** The friends of an inviter by their whole name in any letter case, or the friend of this name; newest first. */
export async function listReferralsOfName(
  db: Queries,
  username: string,
  { brandCode, pageNo, pageSize }: ReferralQuery,
): Promise<ReferralPage> {
  const member = await db.one<{ id: bigint }>(
    sql`select id from member_name where brand_code = ${brandCode} and username_key = ${usernameKey(username)}`,
  )
  if (!member) return { referrals: [], total: 0 }
  return pageOf(
    db,
    sql`select r.*, f.username as friend, i.username as inviter, coalesce(w.username, '') as blocked_with_name
      from referral r join member_name f on f.id = r.friend_id join member_name i on i.id = r.inviter_id left join member_name w on w.id = r.blocked_with
      where r.inviter_id = ${member.id} or r.friend_id = ${member.id} order by r.friend_id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
    sql`select count(*) as total from (select from referral where inviter_id = ${member.id} or friend_id = ${member.id} limit ${mostCounted}) r`,
  )
}

async function pageOf(db: Queries, read: Sql, count: Sql): Promise<ReferralPage> {
  const rows = await db.query<ReferralRow & { friend: string; inviter: string; blocked_with_name: string }>(
    read,
  )
  const counted = await db.one<{ total: bigint }>(count)
  return {
    referrals: rows.map((row) => ({
      ...referralOf(row),
      friend: row.friend,
      inviter: row.inviter,
      blockedWithName: row.blocked_with_name,
    })),
    total: Number(counted?.total ?? 0n),
  }
}
