// SPDX-License-Identifier: Apache-2.0
import type { OperationInput } from '@tessera/contract'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export interface NewFeedback {
  brandCode: string
  type: OperationInput<'messages.sendFeedback'>['type']
  content: string
  contact: string
  memberId: bigint | null
  pictures: readonly string[]
  sentAtMs: number
}
export interface Feedback extends Omit<NewFeedback, 'pictures'> {
  id: number
  pictures: string[]
  readAtMs: number | null
  answer: string | null
  answeredAtMs: number | null
  answeredBy: string | null
}

export async function insertFeedback(
  db: Queries,
  { brandCode, type, content, contact, memberId, pictures, sentAtMs }: NewFeedback,
): Promise<number> {
  const row = await db.one<{ id: number }>(sql`
    insert into feedback (brand_code, type, content, contact, member_id, pictures, sent_at)
    values (${brandCode}, ${type}, ${content}, ${contact}, ${memberId}, ${[...pictures]}, ${new Date(sentAtMs)}) returning id`)
  if (!row) throw new Error('feedback was not stored')
  return row.id
}

export type FeedbackState = 'all' | 'unread' | 'unanswered'

export async function listFeedback(
  db: Queries,
  {
    brandCode,
    state,
    pageNo,
    pageSize,
  }: { brandCode?: string | undefined; state: FeedbackState; pageNo: number; pageSize: number },
): Promise<{ feedback: Feedback[]; totalCount: number }> {
  const brand = brandCode ?? null
  const feedback = await db.query<Feedback>(sql`
    select id, brand_code as "brandCode", type, content, contact, member_id as "memberId", pictures, sent_at as "sentAtMs", read_at as "readAtMs", answer, answered_at as "answeredAtMs", answered_by as "answeredBy"
    from feedback where (${brand}::text is null or brand_code = ${brand}) and (${state} <> 'unread' or read_at is null) and (${state} <> 'unanswered' or answered_at is null)
    order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from feedback where (${brand}::text is null or brand_code = ${brand}) and (${state} <> 'unread' or read_at is null) and (${state} <> 'unanswered' or answered_at is null)`)
  return { feedback, totalCount: Number(counted?.total ?? 0n) }
}

/** Marks a feedback as read; only the first time is recorded. */
export const readFeedback = (tx: Tx, id: number, nowMs: number): Promise<Feedback | undefined> =>
  tx.one<Feedback>(sql`
  update feedback set read_at = coalesce(read_at, ${new Date(nowMs)}) where id = ${id}
  returning id, brand_code as "brandCode", type, content, contact, member_id as "memberId", pictures, sent_at as "sentAtMs", read_at as "readAtMs", answer, answered_at as "answeredAtMs", answered_by as "answeredBy"`)

export const lockFeedback = (tx: Tx, id: number): Promise<Feedback | undefined> =>
  tx.one<Feedback>(sql`
  select id, brand_code as "brandCode", type, content, contact, member_id as "memberId", pictures, sent_at as "sentAtMs", read_at as "readAtMs", answer, answered_at as "answeredAtMs", answered_by as "answeredBy"
  from feedback where id = ${id} for no key update`)

export const storeAnswer = (
  tx: Tx,
  id: number,
  { answer, by, nowMs }: { answer: string; by: string; nowMs: number },
): Promise<Feedback | undefined> =>
  tx.one<Feedback>(sql`
  update feedback set answer = ${answer}, answered_at = ${new Date(nowMs)}, answered_by = ${by}, read_at = coalesce(read_at, ${new Date(nowMs)}) where id = ${id}
  returning id, brand_code as "brandCode", type, content, contact, member_id as "memberId", pictures, sent_at as "sentAtMs", read_at as "readAtMs", answer, answered_at as "answeredAtMs", answered_by as "answeredBy"`)

/** How many pictures were stored since a moment: from a member, or from all visitors of a brand together. */
export async function countPictures(
  db: Queries,
  { brandCode, memberId }: { brandCode: string; memberId: bigint | null },
  sinceMs: number,
): Promise<number> {
  const row = await db.one<{ total: bigint }>(sql`
    select coalesce(sum(cardinality(pictures)), 0)::bigint as total from feedback
    where brand_code = ${brandCode} and cardinality(pictures) > 0 and coalesce(member_id, 0) = ${memberId ?? 0} and sent_at > ${new Date(sinceMs)}`)
  return Number(row?.total ?? 0n)
}

/** How many feedbacks came from a member, or from all visitors together, since a moment. */
export async function countRecent(db: Queries, memberId: bigint, sinceMs: number): Promise<number> {
  const row = await db.one<{ total: bigint }>(
    sql`select count(*) as total from feedback where member_id = ${memberId} and sent_at > ${new Date(sinceMs)}`,
  )
  return Number(row?.total ?? 0n)
}
