// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'
import type { ProtectionChange } from './note-change.ts'

export interface ListedChange {
  atMs: number
  byOperator: string | null
  what: ProtectionChange['what']
  details: ProtectionChange['details']
}

/** The changes of a member's protection, newest first, by page (from 1). */
export async function listChanges(
  db: Queries,
  memberId: bigint,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ changes: ListedChange[]; total: number }> {
  const changes = await db.query<ListedChange>(sql`
    select at as "atMs", by_operator as "byOperator", what, details from player_protection_change
    where member_id = ${memberId} order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(
    sql`select count(*) as total from player_protection_change where member_id = ${memberId}`,
  )
  return { changes, total: Number(counted?.total ?? 0n) }
}
