// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export type RankCause = OperationOutput<'rewards.playerRank'>['changes'][number]['cause']

/** A change of a member's rank, and why. */
export interface RankChange {
  memberId: bigint
  brandCode: string
  from: number
  to: number
  cause: RankCause
  atMs: number
  /** Of an operator. */
  reason?: string
  by?: string
  /** The month in which an operator takes the rank. */
  loweredIn?: string
  /** Of the month that was judged. */
  monthBets?: Amount
}

export async function insertChanges(tx: Tx, changes: readonly RankChange[]): Promise<void> {
  await tx.query(sql`
    insert into rank_change (member_id, from_rank, to_rank, cause, at, reason, changed_by, month_bets)
    select * from unnest(${changes.map(({ memberId }) => memberId)}::bigint[], ${changes.map(({ from }) => from)}::smallint[], ${changes.map(({ to }) => to)}::smallint[],
      ${changes.map(({ cause }) => cause)}::text[], ${changes.map(({ atMs }) => new Date(atMs))}::timestamptz[], ${changes.map(({ reason }) => reason ?? '')}::text[],
      ${changes.map(({ by }) => by ?? '')}::text[], ${changes.map(({ monthBets }) => (monthBets === undefined ? null : String(monthBets)))}::bigint[])`)
}

/** A member's latest changes of rank, newest first. */
export async function changesOf(
  db: Queries,
  memberId: bigint,
  limit: number,
): Promise<
  {
    time: number
    from: number
    to: number
    cause: RankCause
    reason: string
    by: string
    monthBets: Amount | null
  }[]
> {
  const rows = await db.query<{
    at: number
    from_rank: number
    to_rank: number
    cause: RankCause
    reason: string
    changed_by: string
    month_bets: bigint | null
  }>(sql`
    select at, from_rank, to_rank, cause, reason, changed_by, month_bets from rank_change where member_id = ${memberId} order by id desc limit ${limit}`)
  return rows.map((row) => ({
    time: row.at,
    from: row.from_rank,
    to: row.to_rank,
    cause: row.cause,
    reason: row.reason,
    by: row.changed_by,
    monthBets: row.month_bets === null ? null : amountOfMillionths(row.month_bets),
  }))
}
