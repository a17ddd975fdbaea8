// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { RewardKind } from './reward-store.ts'

export type RedeemStatus = OperationOutput<'rewards.redeem'>['status']

/** A redemption: what a member redeemed points for, on the terms of that time, and its status. */
export interface Redeem {
  id: string
  brandCode: string
  memberId: bigint
  username: string
  rewardId: number
  kind: RewardKind
  name: string
  names: Readonly<Record<string, string>>
  quantity: number
  /** For all pieces together. */
  points: bigint
  /** Amount for all pieces together; zero for goods. */
  bonus: Amount
  currency: string
  address: string
  status: RedeemStatus
  remark: string
  createdAtMs: number
  decidedAtMs: number | undefined
  decidedBy: string
}

interface RedeemRow {
  id: string
  brandCode: string
  member_id: bigint
  username: string
  reward_id: number
  kind: RewardKind
  name: string
  names: Record<string, string>
  quantity: number
  points: bigint
  bonus: bigint
  currency: string
  address: string
  status: RedeemStatus
  remark: string
  created_at: number
  decided_at: number | null
  decided_by: string
}

const redeemOf = (row: RedeemRow): Redeem => ({
  id: row.id,
  brandCode: row.brandCode,
  memberId: row.member_id,
  username: row.username,
  rewardId: row.reward_id,
  kind: row.kind,
  name: row.name,
  names: row.names,
  quantity: row.quantity,
  points: row.points,
  bonus: amountOfMillionths(row.bonus),
  currency: row.currency,
  address: row.address,
  status: row.status,
  remark: row.remark,
  createdAtMs: row.created_at,
  decidedAtMs: row.decided_at ?? undefined,
  decidedBy: row.decided_by,
})

/** Stores a redemption that waits for an operator. */
export async function insertRedeem(tx: Tx, redeem: Redeem): Promise<void> {
  await tx.query(sql`
    insert into redeem (id, brand_code, member_id, username, reward_id, kind, name, names, quantity, points, bonus, currency, address, status, created_at)
    values (${redeem.id}, ${redeem.brandCode}, ${redeem.memberId}, ${redeem.username}, ${redeem.rewardId}, ${redeem.kind}, ${redeem.name}, ${JSON.stringify(redeem.names)}, ${redeem.quantity},
      ${redeem.points}, ${redeem.bonus}, ${redeem.currency}, ${redeem.address}, ${redeem.status}, ${new Date(redeem.createdAtMs)})`)
}

/** The redemption, locked until the transaction ends. */
export async function lockRedeem(tx: Tx, id: string): Promise<Redeem | undefined> {
  const row = await tx.one<RedeemRow>(
    sql`select *, brand_code as "brandCode" from redeem where id = ${id} for update`,
  )
  return row && redeemOf(row)
}

/** Stores the decision on a locked redemption. */
export async function saveDecision(
  tx: Tx,
  { id, status, remark, decidedAtMs, decidedBy }: Redeem,
): Promise<void> {
  await tx.query(
    sql`update redeem set status = ${status}, remark = ${remark}, decided_at = ${decidedAtMs === undefined ? null : new Date(decidedAtMs)}, decided_by = ${decidedBy} where id = ${id}`,
  )
}

interface PageQuery {
  status?: RedeemStatus | undefined
  pageNo: number
  pageSize: number
}

/** One member's redemptions, newest first. */
export async function listRedeemsOf(
  db: Queries,
  memberId: bigint,
  { status, pageNo, pageSize }: PageQuery,
): Promise<{ redeems: Redeem[]; total: number }> {
  const statusOrNull = status ?? null
  const rows = await db.query<RedeemRow>(sql`
    select *, brand_code as "brandCode" from redeem where member_id = ${memberId} and (${statusOrNull}::text is null or status = ${statusOrNull}) order by created_at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(
    sql`select count(*) as total from redeem where member_id = ${memberId} and (${statusOrNull}::text is null or status = ${statusOrNull})`,
  )
  return { redeems: rows.map(redeemOf), total: Number(counted?.total ?? 0n) }
}

/**
 * Redemptions of a brand, or of all brands: waiting ones oldest first, as a queue is worked off; all others
 * newest first.
 */
export async function listRedeems(
  db: Queries,
  { brandCode, status, pageNo, pageSize }: PageQuery & { brandCode?: string | undefined },
): Promise<{ redeems: Redeem[]; total: number }> {
  const [statusOrNull, brand] = [status ?? null, brandCode ?? null]
  const offset = (pageNo - 1) * pageSize
  const rows = await db.query<RedeemRow>(
    status === 'In Process'
      ? sql`select *, brand_code as "brandCode" from redeem where (${brand}::text is null or brand_code = ${brand}) and status = ${status} order by created_at, id limit ${pageSize} offset ${offset}`
      : sql`select *, brand_code as "brandCode" from redeem where (${brand}::text is null or brand_code = ${brand}) and (${statusOrNull}::text is null or status = ${statusOrNull}) order by created_at desc, id limit ${pageSize} offset ${offset}`,
  )
  const counted = await db.one<{ total: bigint }>(
    sql`select count(*) as total from redeem where (${brand}::text is null or brand_code = ${brand}) and (${statusOrNull}::text is null or status = ${statusOrNull})`,
  )
  return { redeems: rows.map(redeemOf), total: Number(counted?.total ?? 0n) }
}
