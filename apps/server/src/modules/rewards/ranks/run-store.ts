// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** The last month of a brand that was judged or is being judged. */
export const lastRun = (
  db: Queries,
  brandCode: string,
): Promise<{ month: string; status: 'running' | 'done' } | undefined> =>
  db.one(sql`
    select month::text as month, status from rank_run where brand_code = ${brandCode} order by month desc limit 1`)

/** Begins to judge a month, once per brand. `done`: there is nothing to judge in it. */
export async function insertRun(
  db: Queries,
  { brandCode, month, done = false }: { brandCode: string; month: string; done?: boolean },
  nowMs: number,
): Promise<void> {
  await db.query(sql`
    insert into rank_run (brand_code, month, status, started_at, finished_at)
    values (${brandCode}, ${month}, ${done ? 'done' : 'running'}, ${new Date(nowMs)}, ${done ? new Date(nowMs) : null}) on conflict do nothing`)
}

/** The id up to which members are judged; undefined when all are. Locked until the transaction ends. */
export async function lockRun(tx: Tx, brandCode: string, month: string): Promise<bigint | undefined> {
  const row = await tx.one<{ last_member_id: bigint }>(sql`
    select last_member_id from rank_run where brand_code = ${brandCode} and month = ${month} and status = 'running' for update`)
  return row?.last_member_id
}

export async function saveProgress(
  tx: Tx,
  { brandCode, month }: { brandCode: string; month: string },
  { lastMemberId, judged, fallen }: { lastMemberId: bigint; judged: number; fallen: number },
): Promise<void> {
  await tx.query(sql`
    update rank_run set last_member_id = ${lastMemberId}, judged = judged + ${judged}, fallen = fallen + ${fallen} where brand_code = ${brandCode} and month = ${month}`)
}

export async function finishRun(tx: Tx, brandCode: string, month: string, nowMs: number): Promise<void> {
  await tx.query(
    sql`update rank_run set status = 'done', finished_at = ${new Date(nowMs)} where brand_code = ${brandCode} and month = ${month}`,
  )
}

type Run = OperationOutput<'backoffice.rankRuns'>['list'][number]

/** Judged months, newest first. */
export async function listRankRuns(
  db: Queries,
  {
    brandCode = null,
    pageNo,
    pageSize,
  }: { brandCode?: string | null | undefined; pageNo: number; pageSize: number },
): Promise<{ runs: Run[]; total: number }> {
  const rows = await db.query<Run & { total: bigint }>(sql`
    select brand_code as "brandCode", month::text as month, status, started_at as "startTime", finished_at as "finishTime", judged, fallen, count(*) over () as total
    from rank_run where (${brandCode}::text is null or brand_code = ${brandCode}) order by month desc, brand_code limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return { runs: rows.map(({ total: _, ...run }) => run), total: Number(rows[0]?.total ?? 0n) }
}
