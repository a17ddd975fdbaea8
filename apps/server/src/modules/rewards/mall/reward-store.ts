// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { isRewardPicture, type RewardPicture } from '@tessera/rules/rewards/reward-pictures'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export type RewardKind = 'GOODS' | 'BONUS'
export type RewardCategory = OperationOutput<'rewards.mallRewards'>['categories'][number]

/** Something for which members may redeem points. */
export interface Reward {
  id: number
  brandCode: string
  kind: RewardKind
  category: RewardCategory
  name: string
  /** By language code. */
  names: Readonly<Record<string, string>>
  picture: RewardPicture
  /** For one piece. */
  points: bigint
  /** Amount of a bonus; zero for goods. */
  bonus: Amount
  stock: number
  minRankLevel: number
  /** Rewards are sorted by it. */
  position: number
  enabled: boolean
}

interface RewardRow {
  id: number
  brandCode: string
  kind: RewardKind
  category: RewardCategory
  name: string
  names: Record<string, string>
  picture: string
  points: bigint
  bonus: bigint
  stock: number
  min_rank_level: number
  position: number
  enabled: boolean
}

const rewardOf = (row: RewardRow): Reward => ({
  id: row.id,
  brandCode: row.brandCode,
  kind: row.kind,
  category: row.category,
  name: row.name,
  names: row.names,
  picture: isRewardPicture(row.picture) ? row.picture : 'present',
  points: row.points,
  bonus: amountOfMillionths(row.bonus),
  stock: row.stock,
  minRankLevel: row.min_rank_level,
  position: row.position,
  enabled: row.enabled,
})

export type RewardToAdd = Omit<Reward, 'id'>

export async function insertReward(tx: Tx, reward: RewardToAdd, nowMs: number): Promise<Reward> {
  const row = await tx.one<RewardRow>(sql`
    insert into reward (brand_code, kind, category, name, names, picture, points, bonus, stock, min_rank_level, position, enabled, created_at)
    values (${reward.brandCode}, ${reward.kind}, ${reward.category}, ${reward.name}, ${JSON.stringify(reward.names)}, ${reward.picture}, ${reward.points}, ${reward.bonus}, ${reward.stock},
      ${reward.minRankLevel}, ${reward.position}, ${reward.enabled}, ${new Date(nowMs)}) returning *, brand_code as "brandCode"`)
  if (!row) throw new Error('a reward gave no row')
  return rewardOf(row)
}

/** Stores all changeable fields of a locked reward. */
export async function saveReward(tx: Tx, reward: Reward): Promise<void> {
  await tx.query(sql`
    update reward set category = ${reward.category}, name = ${reward.name}, names = ${JSON.stringify(reward.names)}, picture = ${reward.picture}, points = ${reward.points}, bonus = ${reward.bonus},
      stock = ${reward.stock}, min_rank_level = ${reward.minRankLevel}, position = ${reward.position}, enabled = ${reward.enabled} where id = ${reward.id}`)
}

/** The reward, locked until the transaction ends. */
export async function lockReward(tx: Tx, id: number): Promise<Reward | undefined> {
  const row = await tx.one<RewardRow>(
    sql`select *, brand_code as "brandCode" from reward where id = ${id} for no key update`,
  )
  return row && rewardOf(row)
}

/**
 * Takes pieces from the stock, or puts them back (below zero). The database refuses more pieces than there
 * are.
 */
export async function takeStock(tx: Tx, id: number, quantity: number): Promise<void> {
  await tx.query(sql`update reward set stock = stock - ${quantity}::integer where id = ${id}`)
}

interface ListQuery {
  brandCode: string
  category?: RewardCategory | undefined
  enabledOnly: boolean
  pageNo: number
  pageSize: number
}

/** Rewards of a brand in their order. */
export async function listRewards(
  db: Queries,
  { brandCode, category = undefined, enabledOnly, pageNo, pageSize }: ListQuery,
): Promise<{ rewards: Reward[]; total: number }> {
  const categoryOrNull = category ?? null
  const rows = await db.query<RewardRow>(sql`
    select *, brand_code as "brandCode" from reward where brand_code = ${brandCode} and (enabled or not ${enabledOnly}::boolean) and (${categoryOrNull}::text is null or category = ${categoryOrNull})
    order by position, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from reward where brand_code = ${brandCode} and (enabled or not ${enabledOnly}::boolean) and (${categoryOrNull}::text is null or category = ${categoryOrNull})`)
  return { rewards: rows.map(rewardOf), total: Number(counted?.total ?? 0n) }
}

/** The categories in which a brand offers something, in the order of its rewards. */
export async function categoriesInUse(db: Queries, brandCode: string): Promise<RewardCategory[]> {
  const rows = await db.query<{ category: RewardCategory }>(
    sql`select category from reward where brand_code = ${brandCode} and enabled group by category order by min(position), category`,
  )
  return rows.map(({ category }) => category)
}
