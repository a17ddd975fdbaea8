// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/** An account that is blocked with everybody below it. */
export interface LineBlock {
  id: number
  memberId: bigint
  brandCode: string
  username: string
  operatorName: string
  reason: string
  blockedAtMs: number
}

/** Undefined when the account has an open block already. */
export async function insertBlock(
  tx: Tx,
  block: Pick<LineBlock, 'memberId' | 'operatorName' | 'reason' | 'blockedAtMs'>,
): Promise<number | undefined> {
  const row = await tx.one<{ id: number }>(sql`
    insert into line_block (member_id, operator_name, reason, blocked_at)
    values (${block.memberId}, ${block.operatorName}, ${block.reason}, ${new Date(block.blockedAtMs)})
    on conflict (member_id) where ended_at is null do nothing returning id`)
  return row?.id
}

/** Ends the open block of an account; false when it has none. Blocks above and below it stay. */
export const endBlock = async (tx: Tx, memberId: bigint, nowMs: number): Promise<boolean> =>
  (await tx.one(
    sql`update line_block set ended_at = ${new Date(nowMs)} where member_id = ${memberId} and ended_at is null returning id`,
  )) !== undefined

/** The open blocks of an account and of those above it, from the head of the line down. */
export const blocksOf = (db: Queries, memberId: bigint): Promise<LineBlock[]> =>
  db.query<LineBlock>(sql`
    select b.id, b.member_id as "memberId", n.brand_code as "brandCode", n.username, b.operator_name as "operatorName", b.reason, b.blocked_at as "blockedAtMs"
    from member m join line_block b on b.ended_at is null and b.member_id = any (m.line) join member n on n.id = b.member_id
    where m.id = ${memberId} order by cardinality(n.line)`)

/** All open blocks of a brand, or of all brands, newest first, by page. */
export async function listBlocks(
  db: Queries,
  { brand, pageNo, pageSize }: { brand: string | undefined; pageNo: number; pageSize: number },
): Promise<{ blocks: LineBlock[]; total: number }> {
  const rows = await db.query<LineBlock & { total: bigint }>(sql`
    select b.id, b.member_id as "memberId", n.brand_code as "brandCode", n.username, b.operator_name as "operatorName", b.reason, b.blocked_at as "blockedAtMs",
      count(*) over () as total
    from line_block b join member n on n.id = b.member_id
    where b.ended_at is null and (${brand ?? null}::text is null or n.brand_code = ${brand ?? null})
    order by b.blocked_at desc, b.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return { blocks: rows.map(({ total: _, ...block }) => block), total: Number(rows[0]?.total ?? 0n) }
}

/** Open blocks whose sessions have not all been ended. */
export const blocksToFinish = (db: Queries): Promise<{ id: number; memberId: bigint }[]> =>
  db.query<{ id: number; memberId: bigint }>(
    sql`select id, member_id as "memberId" from line_block where ended_at is null and sessions_ended_at is null order by id`,
  )

export async function noteSessionsEnded(db: Queries, id: number, nowMs: number): Promise<void> {
  await db.query(sql`update line_block set sessions_ended_at = ${new Date(nowMs)} where id = ${id}`)
}

/** Whether an account or one above it is blocked. */
export const isBlocked = async (db: Queries, memberId: bigint): Promise<boolean> =>
  (
    await db.one<{ blocked: boolean }>(
      sql`select member_line_is_blocked(line) as blocked from member where id = ${memberId}`,
    )
  )?.blocked ?? false

/**
 * Whoever is about to let an account in holds this until their transaction ends, and looks at the blocks after it. So a
 * block that has been stored finds every session that was opened before it, and nobody opens one behind it.
 */
export const holdBlocks = (tx: Tx, brandCode: string): Promise<unknown> =>
  tx.query(sql`select pg_advisory_xact_lock_shared(hashtextextended(${blocksOfBrand(brandCode)}, 0))`)

/** Before a block is stored: waits for those who are being let in. */
export const lockBlocks = (tx: Tx, brandCode: string): Promise<unknown> =>
  tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${blocksOfBrand(brandCode)}, 0))`)

const blocksOfBrand = (brandCode: string): string => `members.blocks ${brandCode}`
