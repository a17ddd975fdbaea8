// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export interface PromotionCode {
  code: string
  usesAllowed: number
  uses: number
  addedAtMs: number
  addedBy: string
}

/** Adds codes; those that the promotion already has stay as they are. Returns how many are new. */
export async function insertCodes(
  tx: Tx,
  promotionId: number,
  {
    codes,
    usesAllowed,
    by,
    nowMs,
  }: { codes: readonly string[]; usesAllowed: number; by: string; nowMs: number },
): Promise<number> {
  const added = await tx.query(sql`
    insert into promotion_code (promotion_id, code, uses_allowed, added_at, added_by)
    select ${promotionId}, code, ${usesAllowed}, ${new Date(nowMs)}, ${by} from unnest(${[...codes]}::text[]) as given (code)
    on conflict do nothing returning code`)
  return added.length
}

/**
 * Uses a code once. `used`: it has no use left; undefined: the promotion has no such code. Uses of one code
 * wait for each other at its row.
 */
export async function takeCode(
  tx: Tx,
  promotionId: number,
  code: string,
): Promise<'taken' | 'used' | undefined> {
  const row = await tx.one<{ uses: number; uses_allowed: number }>(
    sql`select uses, uses_allowed from promotion_code where promotion_id = ${promotionId} and code = ${code} for update`,
  )
  if (!row) return undefined
  if (row.uses >= row.uses_allowed) return 'used'
  await tx.query(
    sql`update promotion_code set uses = uses + 1 where promotion_id = ${promotionId} and code = ${code}`,
  )
  return 'taken'
}

/** A page of the codes of a promotion, the last added first, and how many there are. */
export async function listCodes(
  db: Queries,
  promotionId: number,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ codes: PromotionCode[]; totalCount: number; uses: number }> {
  const rows = await db.query<{
    code: string
    uses_allowed: number
    uses: number
    added_at: number
    added_by: string
  }>(sql`
    select code, uses_allowed, uses, added_at, added_by from promotion_code where promotion_id = ${promotionId}
    order by added_at desc, code limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint; uses: bigint }>(
    sql`select count(*) as total, coalesce(sum(uses), 0)::bigint as uses from promotion_code where promotion_id = ${promotionId}`,
  )
  return {
    codes: rows.map((row) => ({
      code: row.code,
      usesAllowed: row.uses_allowed,
      uses: row.uses,
      addedAtMs: row.added_at,
      addedBy: row.added_by,
    })),
    totalCount: Number(counted?.total ?? 0n),
    uses: Number(counted?.uses ?? 0n),
  }
}
