// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export interface SavedNumbers {
  name: string
  playType: string
  numbers: string[]
}

/** The numbers that a member has saved, in the order of their names. */
export const savedNumbersOf = (db: Queries, memberId: bigint): Promise<SavedNumbers[]> =>
  db.query<SavedNumbers>(
    sql`select name, play_type as "playType", numbers from lottery_saved_numbers where member_id = ${memberId} order by name`,
  )

/** Saves numbers; those under the same name are replaced. Answers false if the member has as many as they may. */
export async function saveNumbers(
  tx: Tx,
  memberId: bigint,
  { name, playType, numbers, most }: SavedNumbers & { most: number },
): Promise<boolean> {
  // One after the other, so that many requests at once save no more than allowed.
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`lottery.savedNumbers ${memberId}`}, 0))`,
  )
  return (
    (await tx.one(sql`
    insert into lottery_saved_numbers (member_id, name, play_type, numbers)
    select ${memberId}, ${name}, ${playType}, ${numbers}::text[]
    where (select count(*) from lottery_saved_numbers where member_id = ${memberId} and name <> ${name}) < ${most}
    on conflict (member_id, name) do update set play_type = excluded.play_type, numbers = excluded.numbers
    returning name`)) !== undefined
  )
}

export async function removeSavedNumbers(db: Queries, memberId: bigint, name: string): Promise<void> {
  await db.query(sql`delete from lottery_saved_numbers where member_id = ${memberId} and name = ${name}`)
}
