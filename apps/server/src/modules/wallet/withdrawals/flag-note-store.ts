// SPDX-License-Identifier: Apache-2.0
import type { ReviewRule } from '@tessera/rules/wallet/review-withdrawal'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** What an operator said about a rule that had marked a withdrawal. */
export interface FlagNote {
  rule: ReviewRule
  note: string
  by: string
  atMs: number
}

/** Stores what an operator said about the flags of a withdrawal. */
export async function insertFlagNotes(
  tx: Tx,
  withdrawalId: string,
  notes: readonly FlagNote[],
): Promise<void> {
  for (const { rule, note, by, atMs } of notes)
    await tx.query(
      sql`insert into withdrawal_flag_note (withdrawal_id, rule, note, by, at) values (${withdrawalId}, ${rule}, ${note}, ${by}, ${new Date(atMs)})`,
    )
}

/** What operators said about the flags of each of these withdrawals, oldest first. */
export async function flagNotesOf(
  db: Queries,
  withdrawalIds: readonly string[],
): Promise<Map<string, FlagNote[]>> {
  const rows = await db.query<FlagNote & { withdrawal_id: string }>(sql`
    select withdrawal_id, rule, note, by, at as "atMs" from withdrawal_flag_note
    where withdrawal_id = any (${[...withdrawalIds]}::uuid[]) order by withdrawal_id, id`)
  const notes = new Map<string, FlagNote[]>(withdrawalIds.map((id) => [id, []]))
  for (const { withdrawal_id, ...note } of rows) notes.get(withdrawal_id)?.push(note)
  return notes
}
