// SPDX-License-Identifier: Apache-2.0
import type { ChatMessage } from '../../chat-protocol.ts'
import { sql, type Queries } from '../database.ts'

export interface ChatReport {
  readonly messageId: bigint
  readonly room: string
  /** Of the operator. */
  readonly user: string
  readonly name: string
  readonly body: string
  readonly around: readonly ChatMessage[]
  readonly firstAt: Date
  readonly reporters: number
  readonly isRemoved: boolean
  readonly silencedUntil: Date | null
  readonly closedAt: Date | null
  readonly closedBy: string | null
  readonly outcome: string | null
}

/** Open reports, the oldest first, and behind them the last that were closed. */
export const listReports = (db: Queries, nowMs: number, count: number): Promise<ChatReport[]> =>
  db.rows<ChatReport>(sql`
    select report.message_id as "messageId", report.room, player.operator_user as user, report.name, report.body, report.around,
      report.first_at as "firstAt", report.closed_at as "closedAt", report.closed_by as "closedBy", report.outcome,
      (select count(*)::integer from studio.chat_reporter one where one.message_id = report.message_id) as reporters,
      coalesce((select removed_at is not null from studio.chat_message where id = report.message_id), true) as "isRemoved",
      (select until from studio.chat_silence silence where silence.player_id = report.player_id and until > ${new Date(nowMs)}) as "silencedUntil"
    from studio.chat_report report join studio.player on player.id = report.player_id
    order by report.closed_at is not null, case when report.closed_at is null then report.first_at end, report.closed_at desc limit ${count}`)

/** Nobody reads the message any more; answers its room, undefined for a message that is not there. */
export async function removeMessage(tx: Queries, id: bigint, nowMs: number): Promise<string | undefined> {
  const [row] = await tx.rows<{ room: string }>(sql`
    update studio.chat_message set removed_at = coalesce(removed_at, ${new Date(nowMs)}) where id = ${id} returning room`)
  return row?.room
}

/** Whoever wrote a reported message may not write until then; false for a message that nobody has reported. */
export async function silenceAuthor(
  tx: Queries,
  silence: {
    readonly messageId: bigint
    readonly untilMs: number
    readonly by: string
    readonly reason: string
    readonly nowMs: number
  },
): Promise<boolean> {
  const rows = await tx.rows(sql`
    insert into studio.chat_silence as silence (player_id, until, silenced_by, reason, at)
    select player_id, ${new Date(silence.untilMs)}, ${silence.by}, ${silence.reason}, ${new Date(silence.nowMs)}
    from studio.chat_report where message_id = ${silence.messageId}
    on conflict (player_id) do update set until = excluded.until, silenced_by = excluded.silenced_by, reason = excluded.reason, at = excluded.at
    returning player_id`)
  return rows.length > 0
}

/** A report is dealt with; false for one that is not there. */
export async function closeReport(
  tx: Queries,
  report: {
    readonly messageId: bigint
    readonly by: string
    readonly outcome: string
    readonly nowMs: number
  },
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update studio.chat_report set closed_at = ${new Date(report.nowMs)}, closed_by = ${report.by}, outcome = ${report.outcome}
    where message_id = ${report.messageId} returning message_id`)
  return rows.length > 0
}
