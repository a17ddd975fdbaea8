// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../database.ts'

/** Whether such a round existed: its keys stay for ever, even after it was archived. */
export async function isKnownRound(db: Queries, id: string): Promise<boolean> {
  return (await db.rows(sql`select from studio.round_key where id = ${id}`)).length > 0
}

/** The same for a player of the operator, by the round's id or one of its transactions'. */
export async function isKnownRoundOf(
  db: Queries,
  user: string,
  of: { id: string } | { transactionId: string },
): Promise<boolean> {
  const [id, transactionId] = 'id' in of ? [of.id, null] : [null, of.transactionId]
  const found = await db.rows(sql`
    select from studio.round_key k join studio.player p on p.id = k.player_id
    where p.operator_user = ${user} and k.id = coalesce(${id}::uuid,
      (select o.id from studio.round_key o where o.bet_transaction = ${transactionId}::uuid),
      (select o.round_id from studio.outbox o where o.transaction_id = ${transactionId}::uuid))`)
  return found.length > 0
}
