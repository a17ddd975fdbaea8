// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { GameType } from '../../catalogue/index.ts'
import type { RebateLine } from './rebate-store.ts'

export interface RebateClaim {
  claimId: string
  memberId: bigint
  username: string
  brandCode: string
  amount: Amount
  currency: string
  validBets: Amount
  atMs: number
}
interface ClaimRow {
  id: string
  member_id: bigint
  username: string
  brandCode: string
  amount: bigint
  currency: string
  valid_bets: bigint
  claimed_at: number
}
const claimOf = (row: ClaimRow): RebateClaim => ({
  claimId: row.id,
  memberId: row.member_id,
  username: row.username,
  brandCode: row.brandCode,
  amount: amountOfMillionths(row.amount),
  currency: row.currency,
  validBets: amountOfMillionths(row.valid_bets),
  atMs: row.claimed_at,
})

/** Stores a claim and the lines that it consists of. */
export async function insertClaim(
  tx: Tx,
  claim: Omit<RebateClaim, 'username'>,
  lines: readonly RebateLine[],
): Promise<void> {
  await tx.query(sql`
    insert into rebate_claim (id, member_id, brand_code, amount, currency, valid_bets, claimed_at)
    values (${claim.claimId}, ${claim.memberId}, ${claim.brandCode}, ${claim.amount}, ${claim.currency}, ${claim.validBets}, ${new Date(claim.atMs)})`)
  await tx.query(sql`
    insert into rebate_line (claim_id, day, game_type, valid_bets, rank_level, rate_basis_points)
    select ${claim.claimId}, * from unnest(${lines.map(({ day }) => day)}::date[], ${lines.map(({ gameType }) => gameType)}::text[], ${lines.map(({ validBets }) => String(validBets))}::bigint[],
      ${lines.map(({ rankLevel }) => rankLevel)}::smallint[], ${lines.map(({ rateBasisPoints }) => rateBasisPoints)}::smallint[])`)
}

/** A claim by its id, or undefined. */
export async function findClaim(db: Queries, claimId: string): Promise<RebateClaim | undefined> {
  const row = await db.one<ClaimRow>(sql`
    select c.id, c.member_id, m.username, c.brand_code as "brandCode", c.amount, c.currency, c.valid_bets, c.claimed_at
    from rebate_claim c join member_name m on m.id = c.member_id where c.id = ${claimId}`)
  return row && claimOf(row)
}

/** A member's latest claim. */
export async function lastClaimOf(
  db: Queries,
  memberId: bigint,
): Promise<{ amount: Amount; time: number } | null> {
  const row = await db.one<{ amount: bigint; claimed_at: number }>(sql`
    select amount, claimed_at from rebate_claim where member_id = ${memberId} order by claimed_at desc limit 1`)
  return row ? { amount: amountOfMillionths(row.amount), time: row.claimed_at } : null
}

/** The lines of a claim, newest day first. */
export async function linesOfClaim(db: Queries, claimId: string): Promise<RebateLine[]> {
  const rows = await db.query<{
    day: string
    game_type: GameType
    valid_bets: bigint
    rank_level: number
    rate_basis_points: number
  }>(sql`
    select day::text as day, game_type, valid_bets, rank_level, rate_basis_points from rebate_line where claim_id = ${claimId} order by rebate_line.day desc, game_type`)
  return rows.map((row) => ({
    day: row.day,
    gameType: row.game_type,
    validBets: amountOfMillionths(row.valid_bets),
    rankLevel: row.rank_level,
    rateBasisPoints: row.rate_basis_points,
  }))
}

export interface ClaimQuery {
  brandCode?: string | undefined
  /** Of these members only; undefined for all. */
  memberIds?: readonly bigint[] | undefined
  pageNo: number
  pageSize: number
}

/** Claims, newest first. */
export async function listRebateClaims(
  db: Queries,
  { brandCode, memberIds, pageNo, pageSize }: ClaimQuery,
): Promise<{ claims: RebateClaim[]; total: number }> {
  const [brand, ids] = [brandCode ?? null, memberIds ? [...memberIds] : null]
  const rows = await db.query<ClaimRow>(sql`
    select c.id, c.member_id, m.username, c.brand_code as "brandCode", c.amount, c.currency, c.valid_bets, c.claimed_at
    from rebate_claim c join member_name m on m.id = c.member_id
    where (${brand}::text is null or c.brand_code = ${brand}) and (${ids}::bigint[] is null or c.member_id = any (${ids}::bigint[]))
    order by c.claimed_at desc, c.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from rebate_claim c
    where (${brand}::text is null or c.brand_code = ${brand}) and (${ids}::bigint[] is null or c.member_id = any (${ids}::bigint[]))`)
  return { claims: rows.map(claimOf), total: Number(counted?.total ?? 0n) }
}
