// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

const hourMs = 3_600_000

export type OutboxStatus = 'queued' | 'sent' | 'failed' | 'kept' | 'withheld'
export interface OutboxMessage {
  id: string
  brandCode: string
  channel: 'sms' | 'mail'
  recipient: string
  template: string
  language: string
  subject: string
  /** Contains {secret} in place of the code or password. */
  body: string
  secret: string | null
  status: OutboxStatus
  tries: number
  error: string | null
  createdAtMs: number
  sentAtMs: number | null
}
interface OutboxRow {
  id: bigint
  brandCode: string
  channel: 'sms' | 'mail'
  recipient: string
  template: string
  language: string
  subject: string
  body: string
  secret: string | null
  status: OutboxStatus
  tries: number
  error: string | null
  created_at: number
  sent_at: number | null
}

const messageOf = (row: OutboxRow): OutboxMessage => ({
  id: String(row.id),
  brandCode: row.brandCode,
  channel: row.channel,
  recipient: row.recipient,
  template: row.template,
  language: row.language,
  subject: row.subject,
  body: row.body,
  secret: row.secret,
  status: row.status,
  tries: row.tries,
  error: row.error,
  createdAtMs: row.created_at,
  sentAtMs: row.sent_at,
})

export async function insertMessage(
  tx: Tx,
  message: Omit<OutboxMessage, 'id' | 'tries' | 'error' | 'sentAtMs'>,
): Promise<string> {
  const row = await tx.one<{ id: bigint }>(sql`
    insert into outbox_message (brand_code, channel, recipient, template, language, subject, body, secret, status, created_at)
    values (${message.brandCode}, ${message.channel}, ${message.recipient}, ${message.template}, ${message.language}, ${message.subject}, ${message.body},
      ${message.secret}, ${message.status}, ${new Date(message.createdAtMs)})
    returning id`)
  if (!row) throw new Error('a message could not be stored')
  return String(row.id)
}

/** A waiting message, taken by one process at a time; others skip it until the transaction ends. */
export async function takeQueued(tx: Tx, id: string): Promise<OutboxMessage | undefined> {
  const row = await tx.one<OutboxRow>(sql`
    select id, brand_code as "brandCode", channel, recipient, template, language, subject, body, secret, status, tries, error, created_at, sent_at from outbox_message
    where id = ${id} and status = 'queued' for update skip locked`)
  return row && messageOf(row)
}

/** Deletes the secret, because the carrier now has it. */
export const markSent = (db: Queries, id: string, nowMs: number): Promise<unknown[]> =>
  db.query(sql`
  update outbox_message set status = 'sent', secret = null, tries = tries + 1, sent_at = ${new Date(nowMs)}, error = null where id = ${id}`)

export const markFailed = (db: Queries, id: string, error: string, giveUp: boolean): Promise<unknown[]> =>
  db.query(sql`
  update outbox_message set status = ${giveUp ? 'failed' : 'queued'}, secret = case when ${giveUp} then null else secret end, tries = tries + 1, error = ${error.slice(0, 300)}
  where id = ${id}`)

/** Messages that are still waiting after a first try. */
export const queuedBefore = async (db: Queries, beforeMs: number): Promise<string[]> =>
  (
    await db.query<{ id: bigint }>(
      sql`select id from outbox_message where status = 'queued' and created_at < ${new Date(beforeMs)} order by id limit 100`,
    )
  ).map(({ id }) => String(id))

/** The outcome of the last message of a channel that was tried. */
export const lastTried = (
  db: Queries,
  brandCode: string,
  channel: string,
  sinceMs: number,
): Promise<{ error: string | null } | undefined> =>
  db.one<{ error: string | null }>(sql`
  select error from outbox_message where brand_code = ${brandCode} and channel = ${channel} and tries > 0 and created_at >= ${new Date(sinceMs)} order by id desc limit 1`)

export async function listMessages(
  db: Queries,
  {
    brandCode,
    channel,
    search,
    pageNo,
    pageSize,
  }: {
    brandCode: string | undefined
    channel: string | undefined
    search: string
    pageNo: number
    pageSize: number
  },
): Promise<{ messages: OutboxMessage[]; totalCount: number }> {
  const [of, by, contains] = [brandCode ?? null, channel ?? null, `%${search.replace(/[\\%_]/g, '\\$&')}%`]
  const rows = await db.query<OutboxRow>(sql`
    select id, brand_code as "brandCode", channel, recipient, template, language, subject, body, secret, status, tries, error, created_at, sent_at from outbox_message
    where status <> 'withheld' and (${of}::text is null or brand_code = ${of}) and (${by}::text is null or channel = ${by}) and recipient like ${contains}
    order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from outbox_message
    where status <> 'withheld' and (${of}::text is null or brand_code = ${of}) and (${by}::text is null or channel = ${by}) and recipient like ${contains}`)
  return { messages: rows.map(messageOf), totalCount: Number(counted?.total ?? 0n) }
}

/**
 * Blanks the secrets of messages after an hour and deletes messages after a month; for a job. Safe to run
 * late or twice.
 */
export async function forgetOldMessages(db: Queries, nowMs: number): Promise<void> {
  await db.query(
    sql`update outbox_message set secret = null where secret is not null and status <> 'queued' and created_at < ${new Date(nowMs - 3_600_000)}`,
  )
  await db.query(sql`delete from outbox_message where created_at < ${new Date(nowMs - 30 * 86_400_000)}`)
}

/** Messages of a channel that wait to be sent, since when the first of them, and how many of the last hour failed for good. */
export interface ChannelState {
  channel: 'sms' | 'mail'
  waiting: number
  sinceMs: number | null
  failed: number
}

export async function channelStates(db: Queries, nowMs: number): Promise<ChannelState[]> {
  const rows = await db.query<{
    channel: 'sms' | 'mail'
    waiting: bigint
    since: number | null
    failed: bigint
  }>(sql`
    select c.channel, queued.waiting, queued.since, failed.count as failed from unnest('{mail,sms}'::text[]) as c (channel)
    cross join lateral (
      select count(*) as waiting, min(created_at) as since from outbox_message m where m.status = 'queued' and m.channel = c.channel
    ) queued
    cross join lateral (
      select count(*) from outbox_message m
      where m.status = 'failed' and m.channel = c.channel and m.created_at > ${new Date(nowMs - hourMs)}
    ) failed`)
  return rows.map(({ channel, waiting, since, failed }) => ({
    channel,
    waiting: Number(waiting),
    sinceMs: since,
    failed: Number(failed),
  }))
}
