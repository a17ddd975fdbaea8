// SPDX-License-Identifier: Apache-2.0
import { usernameKey } from '@tessera/rules/identity/usernames'
import { sql, type Queries, type Sql } from '../../platform/db/index.ts'
import { rewardOf, type OfferedReward, type RewardRow } from './reward-store.ts'
import type { RewardStatus } from './reward-states.ts'

export interface RewardQuery {
  brandCode: string
  nowMs: number
  pageNo: number
  pageSize: number
}
export type ListedReward = OfferedReward & { username: string }
interface RewardPage {
  rewards: ListedReward[]
  /** Longer lists are counted as 10,000. */ total: number
}

const mostCounted = 10_000

/** All rewards of a member, by their whole name in any letter case, newest first. */
export async function listRewardsOfName(
  db: Queries,
  username: string,
  { brandCode, pageNo, pageSize }: RewardQuery,
): Promise<RewardPage> {
  const member = await db.one<{ id: bigint }>(
    sql`select id from member_name where brand_code = ${brandCode} and username_key = ${usernameKey(username)}`,
  )
  if (!member) return { rewards: [], total: 0 }
  return pageOf(
    db,
    sql`select r.*, m.username from reward_on_offer r join member_name m on m.id = r.member_id
      where r.member_id = ${member.id} order by r.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
    sql`select count(*) as total from (select from reward_on_offer where member_id = ${member.id} limit ${mostCounted}) r`,
  )
}

/** The rewards of a brand of one status: open ones by when they expire, others by when they ended, newest first. */
export function listRewardsByStatus(
  db: Queries,
  status: RewardStatus,
  { brandCode, nowMs, pageNo, pageSize }: RewardQuery,
): Promise<RewardPage> {
  const [now, skipped] = [new Date(nowMs), (pageNo - 1) * pageSize]
  switch (status) {
    case 'Claim':
      return pageOf(
        db,
        sql`select r.*, m.username from reward_on_offer r join member_name m on m.id = r.member_id
          where r.brand_code = ${brandCode} and r.claimed_at is null and r.cancelled_at is null and r.expires_at > ${now}
          order by r.expires_at, r.id limit ${pageSize} offset ${skipped}`,
        sql`select count(*) as total from (select from reward_on_offer where brand_code = ${brandCode} and claimed_at is null and cancelled_at is null and expires_at > ${now} limit ${mostCounted}) r`,
      )
    case 'Expired':
      return pageOf(
        db,
        sql`select r.*, m.username from reward_on_offer r join member_name m on m.id = r.member_id
          where r.brand_code = ${brandCode} and r.claimed_at is null and r.cancelled_at is null and r.expires_at <= ${now}
          order by r.expires_at desc, r.id limit ${pageSize} offset ${skipped}`,
        sql`select count(*) as total from (select from reward_on_offer where brand_code = ${brandCode} and claimed_at is null and cancelled_at is null and expires_at <= ${now} limit ${mostCounted}) r`,
      )
    case 'Claimed':
      return pageOf(
        db,
        sql`select r.*, m.username from reward_on_offer r join member_name m on m.id = r.member_id
          where r.brand_code = ${brandCode} and r.claimed_at is not null order by r.claimed_at desc, r.id limit ${pageSize} offset ${skipped}`,
        sql`select count(*) as total from (select from reward_on_offer where brand_code = ${brandCode} and claimed_at is not null limit ${mostCounted}) r`,
      )
    case 'Cancelled':
      return pageOf(
        db,
        sql`select r.*, m.username from reward_on_offer r join member_name m on m.id = r.member_id
          where r.brand_code = ${brandCode} and r.cancelled_at is not null order by r.cancelled_at desc, r.id limit ${pageSize} offset ${skipped}`,
        sql`select count(*) as total from (select from reward_on_offer where brand_code = ${brandCode} and cancelled_at is not null limit ${mostCounted}) r`,
      )
  }
}

async function pageOf(db: Queries, read: Sql, count: Sql): Promise<RewardPage> {
  const rows = await db.query<RewardRow & { username: string }>(read)
  const counted = await db.one<{ total: bigint }>(count)
  return {
    rewards: rows.map((row) => ({ ...rewardOf(row), username: row.username })),
    total: Number(counted?.total ?? 0n),
  }
}
