// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export interface ConfirmedPerson {
  memberId: bigint
  brandCode: string
  /** As a document shows them. */
  name: string
  birthday: string
  nowMs: number
}

/** What a member states about themselves, to compare with a document. */
export async function statedPerson(
  db: Queries,
  memberId: bigint,
): Promise<{ name: string | null; birthday: string | null }> {
  const row = await db.one<{ name: string | null; birthday: string | null }>(
    sql`select payee_name as name, birthday::text from member_profile where member_id = ${memberId}`,
  )
  return row ?? { name: null, birthday: null }
}

/** Stores name and birthday as a document shows them. From now on the member no longer changes them. */
export async function confirmPerson(
  tx: Tx,
  { memberId, brandCode, name, birthday, nowMs }: ConfirmedPerson,
): Promise<void> {
  await tx.query(sql`
    insert into member_profile (member_id, brand_code, payee_name, birthday, confirmed_at) values (${memberId}, ${brandCode}, ${name}, ${birthday}::date, ${new Date(nowMs)})
    on conflict (member_id) do update set payee_name = excluded.payee_name, birthday = excluded.birthday, confirmed_at = excluded.confirmed_at`)
}

/** Whether name and birthday of a member are confirmed by a document. */
export const isPersonConfirmed = async (db: Queries, memberId: bigint): Promise<boolean> =>
  (await db.one(
    sql`select 1 from member_profile where member_id = ${memberId} and confirmed_at is not null`,
  )) !== undefined
