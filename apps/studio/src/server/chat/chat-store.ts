// SPDX-License-Identifier: Apache-2.0
import type { ChatMessage } from '../../chat-protocol.ts'
import { sql, type Queries } from '../database.ts'

interface MessageRow {
  id: bigint
  author: string
  name: string
  body: string
  at: Date
}
const messageOf = ({ id, author, name, body, at }: MessageRow): ChatMessage => ({
  id: String(id),
  author,
  name,
  text: body,
  at: at.getTime(),
})

export interface NewMessage {
  readonly room: string
  readonly playerId: bigint
  readonly name: string
  readonly text: string
  readonly nowMs: number
}

/** Stores a message; undefined if its author may not write. */
export async function insertMessage(
  db: Queries,
  { room, playerId, name, text, nowMs }: NewMessage,
): Promise<ChatMessage | undefined> {
  const at = new Date(nowMs)
  const [row] = await db.rows<MessageRow>(sql`
    with author as (
      update studio.player set chat_secret = coalesce(chat_secret, gen_random_uuid()) where id = ${playerId}
        and not exists (select from studio.chat_silence silence where silence.player_id = player.id and silence.until > ${at})
      returning chat_secret)
    insert into studio.chat_message (room, player_id, author, name, body, at)
    select ${room}, ${playerId}, left(encode(sha256(convert_to(chat_secret || ${room}, 'UTF8')), 'hex'), 16), ${name}, ${text}, ${at} from author
    returning id, author, name, body, at`)
  return row && messageOf(row)
}

/** The last messages of a room, oldest first. */
export async function listMessages(db: Queries, room: string, count: number): Promise<ChatMessage[]> {
  const rows = await db.rows<MessageRow>(sql`
    select id, author, name, body, at from studio.chat_message where room = ${room} and removed_at is null
    order by id desc limit ${count}`)
  return rows.map(messageOf).toReversed()
}

/** By which name the pages of a room know a player; null for who has never written. */
export async function findAuthor(db: Queries, room: string, playerId: bigint): Promise<string | null> {
  const [row] = await db.rows<{ author: string | null }>(sql`
    select left(encode(sha256(convert_to(chat_secret || ${room}, 'UTF8')), 'hex'), 16) as author from studio.player where id = ${playerId}`)
  return row?.author ?? null
}

/** Until when a player may not write; null for who may. */
export async function silencedUntil(db: Queries, playerId: bigint, nowMs: number): Promise<number | null> {
  const [row] = await db.rows<{ until: Date }>(
    sql`select until from studio.chat_silence where player_id = ${playerId} and until > ${new Date(nowMs)}`,
  )
  return row?.until.getTime() ?? null
}

/**
 * Notes that somebody reports a message of their room, with the ten before it and after it; once for each of them. False for
 * a message that is not there, or their own.
 */
export async function insertReport(
  tx: Queries,
  report: {
    readonly messageId: bigint
    readonly room: string
    readonly reporterId: bigint
    readonly nowMs: number
  },
): Promise<boolean> {
  const { messageId, room, reporterId } = report
  const found = await tx.rows(sql`
    select from studio.chat_message where id = ${messageId} and room = ${room} and player_id <> ${reporterId} and removed_at is null`)
  if (found.length === 0) return false
  await tx.rows(sql`
    insert into studio.chat_report (message_id, room, player_id, name, body, around, first_at)
    select message.id, message.room, message.player_id, message.name, message.body,
      (select jsonb_agg(jsonb_build_object('id', near.id::text, 'author', near.author, 'name', near.name, 'text', near.body,
          'at', (extract(epoch from near.at) * 1000)::bigint) order by near.id) from (
        (select * from studio.chat_message where room = ${room} and id <= ${messageId} order by id desc limit 11)
        union all
        (select * from studio.chat_message where room = ${room} and id > ${messageId} order by id limit 10)) near),
      ${new Date(report.nowMs)}
    from studio.chat_message message where message.id = ${messageId}
    on conflict do nothing`)
  await tx.rows(sql`
    insert into studio.chat_reporter (message_id, player_id) values (${messageId}, ${reporterId}) on conflict do nothing`)
  return true
}

const MESSAGES_MS = 30 * 24 * 60 * 60_000
const REPORTS_MS = 180 * 24 * 60 * 60_000
const DELETED_AT_ONCE = 10_000

/** Deletes messages after 30 days, closed reports after 180, and silences that are over. */
export async function deleteOldChat(db: Queries, nowMs: number): Promise<void> {
  await db.rows(sql`
    delete from studio.chat_message where id in (
      select id from studio.chat_message where at < ${new Date(nowMs - MESSAGES_MS)} limit ${DELETED_AT_ONCE})`)
  await db.rows(sql`delete from studio.chat_report where closed_at < ${new Date(nowMs - REPORTS_MS)}`)
  await db.rows(sql`delete from studio.chat_silence where until < ${new Date(nowMs)}`)
}
