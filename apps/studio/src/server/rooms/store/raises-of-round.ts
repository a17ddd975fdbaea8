// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'
import type { ActionRaise } from '../rules/shared-game.ts'

/**
 * Lets further stakes take part, which the operator has confirmed; answers those that do. One that was taken already came
 * from an attempt whose answer was lost. One that is being given back takes no part.
 */
export async function takeRaises(tx: Queries, raises: readonly ActionRaise[]): Promise<Set<string>> {
  const ids = raises.map(({ transactionId }) => transactionId)
  await tx.rows(sql`
    with taken as (
      update studio.raise set state = 'taken' where transaction_id = any(${ids}::uuid[]) and state = 'reserved'
      returning round_id, amount),
    added as (select round_id, sum(amount)::bigint as amount from taken group by round_id)
    update studio.round set raised = raised + added.amount from added
    join studio.round_key on round_key.id = added.round_id
    where round.id = added.round_id and round.started_at = round_key.started_at`)
  const rows = await tx.rows<{ transaction_id: string }>(sql`
    select transaction_id from studio.raise where transaction_id = any(${ids}::uuid[]) and state = 'taken'`)
  return new Set(rows.map(({ transaction_id }) => transaction_id))
}
