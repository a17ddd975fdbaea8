// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import type { ChatMessage } from '../../../chat-protocol.ts'
import { closeReport, listReports, removeMessage, silenceAuthor } from '../../chat/moderation-store.ts'
import type { StudioDeps } from '../../deps.ts'
import { OperatorRefusal } from '../operator-refusal.ts'

const operator = { operator_id: z.string().min(1).max(255) }
/** A year. */
const MOST_MINUTES = 525_600

export const chatReportsInput = z.strictObject(operator)
export const chatStepInput = z.strictObject({
  ...operator,
  message: z.string().regex(/^[1-9][0-9]{0,17}$/),
  step: z.enum(['remove', 'silence', 'dismiss']),
  /** How long its author may not write; for `silence` only. */
  minutes: z.number().int().min(0).max(MOST_MINUTES).default(0),
  by: z.string().min(1).max(100),
  reason: z.string().min(1).max(500),
})

/** A reported message. Times are epoch milliseconds. */
export interface ReportedMessage {
  readonly message: string
  readonly room: string
  readonly user: string
  readonly name: string
  readonly text: string
  readonly around: readonly ChatMessage[]
  readonly first_at: number
  readonly reporters: number
  readonly removed: boolean
  readonly silenced_until: number | null
  readonly closed: { readonly at: number; readonly by: string; readonly outcome: string } | null
}

const MOST_REPORTS = 200

/** Open reports, the oldest first, and behind them the last that were closed. */
export async function listChatReports({
  database,
  clock,
}: Pick<StudioDeps, 'database' | 'clock'>): Promise<{ now: number; reports: ReportedMessage[] }> {
  const nowMs = clock.now()
  const reports = await listReports(database, nowMs, MOST_REPORTS)
  return {
    now: nowMs,
    reports: reports.map((report) => ({
      message: String(report.messageId),
      room: report.room,
      user: report.user,
      name: report.name,
      text: report.body,
      around: report.around,
      first_at: report.firstAt.getTime(),
      reporters: report.reporters,
      removed: report.isRemoved,
      silenced_until: report.silencedUntil?.getTime() ?? null,
      closed: report.closedAt && {
        at: report.closedAt.getTime(),
        by: report.closedBy ?? '',
        outcome: report.outcome ?? '',
      },
    })),
  }
}

/** Deals with a report: removes its message, silences who wrote it, or neither. The same again changes nothing. */
export async function moderateChat(
  { database, clock, chat }: Pick<StudioDeps, 'database' | 'clock' | 'chat'>,
  { message, step, minutes, by, reason }: z.output<typeof chatStepInput>,
): Promise<{ message: string }> {
  const messageId = BigInt(message)
  const nowMs = clock.now()
  const room = await database.transaction(async (tx) => {
    if (!(await closeReport(tx, { messageId, by, outcome: step, nowMs })))
      throw new OperatorRefusal(404, 'unknown report')
    if (step === 'dismiss') return undefined
    if (step === 'silence')
      await silenceAuthor(tx, { messageId, untilMs: nowMs + minutes * 60_000, by, reason, nowMs })
    return removeMessage(tx, messageId, nowMs)
  })
  if (room !== undefined) await chat.removed(room, messageId)
  return { message }
}
