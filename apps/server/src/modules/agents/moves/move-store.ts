// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { TeamRange } from '../../members/index.ts'

/** A move that waits for its day. */
export interface LineMove {
  id: number
  memberId: bigint
  /** Null for no upline. */
  uplineId: bigint | null
  /** The name of the upline; empty for none. */
  upline: string
  /** The first day in the new line, YYYY-MM-DD. */
  fromDay: string
  operatorId: number | null
  operatorName: string
  reason: string
  askedAtMs: number
}

export type NewLineMove = Omit<LineMove, 'id' | 'upline'>

/** False while another move of this account waits. */
export async function insertMove(tx: Tx, move: NewLineMove): Promise<boolean> {
  const row = await tx.one(sql`
    insert into line_move (member_id, upline_id, from_day, operator_id, operator_name, reason, asked_at)
    values (${move.memberId}, ${move.uplineId}, ${move.fromDay}, ${move.operatorId}, ${move.operatorName}, ${move.reason}, ${new Date(move.askedAtMs)})
    on conflict (member_id) where state = 'waiting' do nothing returning id`)
  return row !== undefined
}

/** The move of an account that waits. */
export async function waitingMove(db: Queries, memberId: bigint): Promise<LineMove | undefined> {
  return db.one<LineMove>(sql`
    select w.id, w.member_id as "memberId", w.upline_id as "uplineId", coalesce(u.username, '') as upline, w.from_day::text as "fromDay",
      w.operator_id as "operatorId", w.operator_name as "operatorName", w.reason, w.asked_at as "askedAtMs"
    from line_move w left join member_name u on u.id = w.upline_id where w.member_id = ${memberId} and w.state = 'waiting'`)
}

/** The waiting moves at these brands whose day has begun, in the order in which they were asked for. */
export async function dueMoves(tx: Tx, brandCodes: readonly string[]): Promise<LineMove[]> {
  return tx.query<LineMove>(sql`
    select w.id, w.member_id as "memberId", w.upline_id as "uplineId", coalesce(u.username, '') as upline, t.day::text as "fromDay",
      w.operator_id as "operatorId", w.operator_name as "operatorName", w.reason, w.asked_at as "askedAtMs"
    from line_move w join member_line l on l.id = w.member_id join team_today t on t.brand_code = l.brand_code
    left join member_name u on u.id = w.upline_id
    where w.state = 'waiting' and l.brand_code = any (${[...brandCodes]}::text[]) and w.from_day <= t.day
    order by w.id for update of w`)
}

/** False when it no longer waits. */
export async function endMove(
  tx: Tx,
  id: number,
  state: 'made' | 'calledOff' | 'dropped',
  nowMs: number,
): Promise<boolean> {
  const row = await tx.one(
    sql`update line_move set state = ${state}, ended_at = ${new Date(nowMs)} where id = ${id} and state = 'waiting' returning id`,
  )
  return row !== undefined
}

/** Whether an account is in a test line; false for none. */
export async function inTestLine(db: Queries, id: bigint | null): Promise<boolean> {
  const row = await db.one<{ test: boolean }>(
    sql`select in_test_line as test from member_line where id = ${id}`,
  )
  return row?.test ?? false
}

/** Whether anybody in a team has figures of a day since this one. */
export async function hasFigures(db: Queries, { line, before }: TeamRange, since: string): Promise<boolean> {
  const row = await db.one(sql`
    select 1 from member_line l join team_member_day d on d.member_id = l.id and d.day >= ${since}
    where l.line >= ${line}::bigint[] and l.line < ${before}::bigint[] limit 1`)
  return row !== undefined
}
