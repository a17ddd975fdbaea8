// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** operator: news from the operator; service: an answer of customer service. */
export type Origin = 'operator' | 'service'
export interface InboxMessage {
  id: number
  origin: Origin
  title: string
  content: string
  atMs: number
  readAtMs: number | null
}
export interface MessageToWrite {
  origin: Origin
  title: string
  content: string
  atMs: number
  readAtMs?: number
  /** Its texts in other languages, by code; title and content are for all other languages. */
  words?: Readonly<Record<string, { title: string; content: string }>>
}
export interface Unread {
  operator: number
  service: number
}

/** `said`: its text in the best of the requested languages; null when it has none of them. */
interface MessageRow extends Omit<InboxMessage, 'id'> {
  id: bigint
  said: { title: string; content: string } | null
}
const messageOf = ({ id, said, ...row }: MessageRow): InboxMessage => ({ ...row, ...said, id: Number(id) })

export async function insertMessages(
  tx: Tx,
  memberIds: readonly bigint[],
  { origin, title, content, atMs, readAtMs, words = {} }: MessageToWrite,
): Promise<void> {
  await tx.query(sql`
    insert into inbox_message (member_id, origin, title, content, words, at, read_at)
    select member_id, ${origin}, ${title}, ${content}, ${JSON.stringify(words)}, ${new Date(atMs)}, ${readAtMs === undefined ? null : new Date(readAtMs)} from unnest(${memberIds}::bigint[]) as member_id`)
}

/** A member's messages, newest first, each in the best of these languages that it has. */
export async function listMessages(
  db: Queries,
  memberId: bigint,
  { pageNo, pageSize, languages }: { pageNo: number; pageSize: number; languages: readonly string[] },
): Promise<{ messages: InboxMessage[]; totalCount: number }> {
  const rows = await db.query<MessageRow>(sql`
    select id, origin, title, content, at as "atMs", read_at as "readAtMs",
      (select words -> code from unnest(${languages}::text[]) with ordinality as wanted (code, position) where words ? code order by position limit 1) as said
    from inbox_message where member_id = ${memberId}
    order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(
    sql`select count(*) as total from inbox_message where member_id = ${memberId}`,
  )
  return { messages: rows.map(messageOf), totalCount: Number(counted?.total ?? 0n) }
}

/**
 * Marks a member's own message as read, and returns it in the best of these languages. `first`: it was not
 * read before. Undefined when the member has no such message.
 */
export async function markRead(
  db: Queries,
  memberId: bigint,
  id: number,
  { nowMs, languages }: { nowMs: number; languages: readonly string[] },
): Promise<{ message: InboxMessage; first: boolean } | undefined> {
  const marked = await db.one<MessageRow>(sql`
    update inbox_message set read_at = ${new Date(nowMs)} where id = ${id} and member_id = ${memberId} and read_at is null
    returning id, origin, title, content, at as "atMs", read_at as "readAtMs",
      (select words -> code from unnest(${languages}::text[]) with ordinality as wanted (code, position) where words ? code order by position limit 1) as said`)
  const row =
    marked ??
    (await db.one<MessageRow>(sql`
    select id, origin, title, content, at as "atMs", read_at as "readAtMs",
      (select words -> code from unnest(${languages}::text[]) with ordinality as wanted (code, position) where words ? code order by position limit 1) as said
    from inbox_message where id = ${id} and member_id = ${memberId}`))
  return row && { message: messageOf(row), first: marked !== undefined }
}

/** False when the member has no such message. */
export const deleteOne = async (db: Queries, memberId: bigint, id: number): Promise<boolean> =>
  (await db.one(sql`delete from inbox_message where id = ${id} and member_id = ${memberId} returning id`)) !==
  undefined

export const deleteRead = async (db: Queries, memberId: bigint): Promise<number> =>
  (
    await db.query(
      sql`delete from inbox_message where member_id = ${memberId} and read_at is not null returning id`,
    )
  ).length

export async function countUnread(db: Queries, memberId: bigint): Promise<Unread> {
  const row = await db.one<{ operator: bigint; service: bigint }>(sql`
    select count(*) filter (where origin = 'operator') as operator, count(*) filter (where origin = 'service') as service
    from inbox_message where member_id = ${memberId} and read_at is null`)
  return { operator: Number(row?.operator ?? 0n), service: Number(row?.service ?? 0n) }
}
