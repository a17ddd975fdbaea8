// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../platform/db/index.ts'

type Kind = 'delayed' | 'cancelled' | 'corrected'

/** Asks for a notice to everybody with a ticket for a draw, in the transaction of the step that it is about. */
export async function noticeOf(
  tx: Tx,
  notice: { drawId: number; kind: Kind; correctionId?: string; nowMs: number },
): Promise<void> {
  await tx.query(sql`
    insert into lottery_draw_notice (draw_id, kind, correction_id, made_at)
    values (${notice.drawId}, ${notice.kind}, ${notice.correctionId ?? null}, ${new Date(notice.nowMs)})`)
}

/** A notice that is not written to everybody yet, and its draw. */
export interface NoticeLeft {
  id: bigint
  draw_id: bigint
  kind: Kind
  correction_id: string | null
  after_member: bigint
  game_code: string
  numero: string
  draw_at: number
}

/** The oldest notice that is left and that nobody else writes now, locked. */
export const lockNoticeLeft = (tx: Tx): Promise<NoticeLeft | undefined> =>
  tx.one<NoticeLeft>(sql`
    select n.id, draw_id, kind, correction_id, after_member, game_code, numero, draw_at
    from lottery_draw_notice n join lottery_draw d on d.id = n.draw_id
    where done_at is null order by n.id limit 1 for no key update of n skip locked`)

/** Notes up to which member a notice is written, and when it was done if it is. */
export async function saveNoticeWritten(
  tx: Tx,
  id: bigint,
  { afterMember, doneAtMs }: { afterMember: bigint; doneAtMs: number | undefined },
): Promise<void> {
  const done = doneAtMs === undefined ? null : new Date(doneAtMs)
  await tx.query(sql`
    update lottery_draw_notice set after_member = ${afterMember}, done_at = ${done} where id = ${id}`)
}

/** The next members with a ticket for the draw of a notice. */
export async function membersOfDraw(tx: Tx, left: NoticeLeft, limit: number): Promise<bigint[]> {
  const rows = await tx.query<{ id: bigint }>(sql`
    select distinct member_id as id from lottery_ticket
    where draw_id = ${left.draw_id} and status <> 'cancelled' and member_id > ${left.after_member} order by member_id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** What a correction changed for a member, in millionths. */
export interface CorrectedSum {
  member_id: bigint
  currency: string
  difference: bigint
  owed: bigint
}

/** What the correction of a notice changed for the next members. */
export const sumsOfMembers = (tx: Tx, left: NoticeLeft, limit: number): Promise<CorrectedSum[]> =>
  tx.query<CorrectedSum>(sql`
    select member_id, min(currency) as currency, sum(returned - before_returned)::bigint as difference, sum(owed)::bigint as owed
    from lottery_ticket_correction
    where correction_id = ${left.correction_id} and member_id > ${left.after_member}
    group by member_id order by member_id limit ${limit}`)
