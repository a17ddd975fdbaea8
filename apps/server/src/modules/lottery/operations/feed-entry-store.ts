// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** The result of a draw as one operator entered it. */
export interface Entry {
  operatorId: number
  operatorName: string
  winningNumber: string
  enteredAtMs: number
}

/** Stores what an operator entered for a draw; their earlier entries stay. */
export async function insertEntry(
  tx: Tx,
  drawId: number,
  { operatorId, operatorName, winningNumber, enteredAtMs }: Entry,
): Promise<void> {
  await tx.query(sql`
    insert into lottery_feed_entry (draw_id, operator_id, operator_name, winning_number, entered_at)
    values (${drawId}, ${operatorId}, ${operatorName}, ${winningNumber}, ${new Date(enteredAtMs)})`)
}

/** The last entry of each operator for a draw, oldest first. */
export async function lastEntries(db: Queries, drawId: number): Promise<Entry[]> {
  return db.query<Entry>(sql`
    select operator_id as "operatorId", operator_name as "operatorName", winning_number as "winningNumber", entered_at as "enteredAtMs"
    from (select distinct on (operator_id) * from lottery_feed_entry where draw_id = ${drawId} order by operator_id, id desc) e order by id`)
}
