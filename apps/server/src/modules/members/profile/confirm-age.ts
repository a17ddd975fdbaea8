// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

export interface AgeConfirmation {
  memberId: number
  /** He is at least so many years old. */
  age: number
  /** Where the member said it; `house` (stored so): whoever made the account vouches for it. */
  how: 'registration' | 'dialog' | 'house'
  nowMs: number
}

/**
 * Keeps that a member has said how old he is at least. Said again it changes nothing: the first time counts.
 */
export async function confirmAge(db: Queries, { memberId, age, how, nowMs }: AgeConfirmation): Promise<void> {
  await db.query(sql`
    insert into member_age_confirmation (member_id, age, how, confirmed_at) values (${memberId}, ${age}, ${how}, ${new Date(nowMs)}) on conflict do nothing`)
}

/** The highest age that a member has confirmed; undefined when he has said nothing of it. */
export async function confirmedAge(db: Queries, memberId: number): Promise<number | undefined> {
  const row = await db.one<{ age: number | null }>(
    sql`select max(age) as age from member_age_confirmation where member_id = ${memberId}`,
  )
  return row?.age ?? undefined
}
