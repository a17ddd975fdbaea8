// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

export interface AgeConfirmation {
  memberId: bigint
  /** The confirmed minimum age in years. */
  age: number
  /** Where the member confirmed it; `operator`: the account's creator vouches for it. */
  how: 'registration' | 'dialog' | 'operator'
  nowMs: number
}

/**
 * Records that a member has confirmed a minimum age. The first confirmation counts; repeating it changes
 * nothing.
 */
export async function confirmAge(db: Queries, { memberId, age, how, nowMs }: AgeConfirmation): Promise<void> {
  await db.query(sql`
    insert into member_age_confirmation (member_id, age, how, confirmed_at) values (${memberId}, ${age}, ${how}, ${new Date(nowMs)}) on conflict do nothing`)
}

/** The highest age that a member has confirmed; undefined when none. */
export async function confirmedAge(db: Queries, memberId: bigint): Promise<number | undefined> {
  const row = await db.one<{ age: number | null }>(
    sql`select max(age) as age from member_age_confirmation where member_id = ${memberId}`,
  )
  return row?.age ?? undefined
}
