// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'
import type { RewardTitle } from './reward-title.ts'

export type RewardSource = 'MISSION' | 'RANK' | 'EVENT' | 'REFERRAL'

/** A reward that a member may claim, or has claimed. */
export interface OfferedReward {
  id: bigint
  reference: string
  brandCode: string
  memberId: bigint
  source: RewardSource
  title: RewardTitle
  amount: Amount
  currency: string
  /** How many times it has to be wagered; 0 for cash. */
  wagerTimes: number
  /** The largest bet with its bonus money; null: any. */
  maxStake: Amount | null
  offeredAtMs: number
  expiresAtMs: number
  claimedAtMs: number | null
  cancelledAtMs: number | null
  cancelledBy: string
  cancelReason: string
}

export interface RewardRow {
  id: bigint
  reference: string
  brand_code: string
  member_id: bigint
  source: RewardSource
  title: RewardTitle
  amount: bigint
  currency: string
  wager_times: number
  max_stake: bigint | null
  offered_at: number
  expires_at: number
  claimed_at: number | null
  cancelled_at: number | null
  cancelled_by: string
  cancel_reason: string
}

export const rewardOf = (row: RewardRow): OfferedReward => ({
  id: row.id,
  reference: row.reference,
  brandCode: row.brand_code,
  memberId: row.member_id,
  source: row.source,
  title: row.title,
  amount: amountOfMillionths(row.amount),
  currency: row.currency,
  wagerTimes: row.wager_times,
  maxStake: row.max_stake === null ? null : amountOfMillionths(row.max_stake),
  offeredAtMs: row.offered_at,
  expiresAtMs: row.expires_at,
  claimedAtMs: row.claimed_at,
  cancelledAtMs: row.cancelled_at,
  cancelledBy: row.cancelled_by,
  cancelReason: row.cancel_reason,
})

/** The reward, locked until the transaction ends. */
export async function lockReward(tx: Tx, id: bigint): Promise<OfferedReward | undefined> {
  const row = await tx.one<RewardRow>(sql`select * from reward_on_offer where id = ${id} for update`)
  return row && rewardOf(row)
}

export async function findReward(db: Queries, id: bigint): Promise<OfferedReward | undefined> {
  const row = await db.one<RewardRow>(sql`select * from reward_on_offer where id = ${id}`)
  return row && rewardOf(row)
}

export async function saveClaimed(tx: Tx, id: bigint, nowMs: number): Promise<void> {
  await tx.query(sql`update reward_on_offer set claimed_at = ${new Date(nowMs)} where id = ${id}`)
}

/** A member's rewards: those to claim first, then the claimed ones, each newest first, by page (from 1). */
export async function listRewardsOf(
  db: Queries,
  memberId: bigint,
  { nowMs, pageNo, pageSize }: { nowMs: number; pageNo: number; pageSize: number },
): Promise<{ rewards: OfferedReward[]; total: number; claimable: number }> {
  const rows = await db.query<RewardRow>(sql`
    select * from reward_on_offer
    where member_id = ${memberId} and cancelled_at is null and (claimed_at is not null or expires_at > ${new Date(nowMs)})
    order by claimed_at is not null, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint; claimable: bigint }>(sql`
    select count(*) as total, count(*) filter (where claimed_at is null) as claimable from reward_on_offer
    where member_id = ${memberId} and cancelled_at is null and (claimed_at is not null or expires_at > ${new Date(nowMs)})`)
  return {
    rewards: rows.map(rewardOf),
    total: Number(counted?.total ?? 0n),
    claimable: Number(counted?.claimable ?? 0n),
  }
}

/** How many rewards a member can claim now. */
export async function countClaimable(db: Queries, memberId: bigint, nowMs: number): Promise<number> {
  const row = await db.one<{ total: bigint }>(sql`
    select count(*) as total from reward_on_offer
    where member_id = ${memberId} and claimed_at is null and cancelled_at is null and expires_at > ${new Date(nowMs)}`)
  return Number(row?.total ?? 0n)
}

/** Notes who took a reward back, and why. */
export async function saveCancelled(
  tx: Tx,
  id: bigint,
  { reason, by, nowMs }: { reason: string; by: string; nowMs: number },
): Promise<void> {
  await tx.query(
    sql`update reward_on_offer set cancelled_at = ${new Date(nowMs)}, cancelled_by = ${by}, cancel_reason = ${reason} where id = ${id}`,
  )
}
