// SPDX-License-Identifier: Apache-2.0
import type { TeamRange } from '../../members/index.ts'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** The token hashes of all sessions in a line. */
export async function sessionsOfLine(db: Queries, { line, before }: TeamRange): Promise<Buffer[]> {
  const rows = await db.query<{ hash: Buffer }>(sql`
    select s.token_hash as hash from identity_session s join member_line l on l.id = s.member_id
    where l.line >= ${line}::bigint[] and l.line < ${before}::bigint[]`)
  return rows.map(({ hash }) => hash)
}

/** Deletes sessions with their open challenges; answers which were still there. */
export async function deleteSessions(
  tx: Tx,
  hashes: readonly Buffer[],
): Promise<{ tokenHash: Buffer; memberId: bigint }[]> {
  await tx.query(sql`delete from identity_challenge where session_hash = any (${hashes}::bytea[])`)
  return tx.query<{ tokenHash: Buffer; memberId: bigint }>(sql`
    delete from identity_session where token_hash = any (${hashes}::bytea[]) returning token_hash as "tokenHash", member_id as "memberId"`)
}

/** How many sessions in a line are open. */
export async function countSessions(
  db: Queries,
  { line, before }: TeamRange,
  nowMs: number,
): Promise<number> {
  const row = await db.one<{ count: bigint }>(sql`
    select count(*) as count from identity_session s join member_line l on l.id = s.member_id
    where l.line >= ${line}::bigint[] and l.line < ${before}::bigint[] and s.ends_at > ${new Date(nowMs)}
      and s.used_at >= ${new Date(nowMs)}::timestamptz - make_interval(secs => s.idle_seconds)`)
  return Number(row?.count ?? 0n)
}
