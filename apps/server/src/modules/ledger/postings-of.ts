// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/** The postings that were made under one external id for any of these causes, oldest first. */
export async function postingsOf(
  db: Queries,
  causes: readonly string[],
  externalId: string,
): Promise<{ postingId: string; amount: Amount; time: number }[]> {
  const rows = await db.query<{ id: bigint; amount: bigint; created_at: number }>(sql`
    select id, amount, created_at from ledger_posting where cause = any (${causes}::text[]) and external_id = ${externalId} and leg = 0 order by id`)
  return rows.map((row) => ({
    postingId: String(row.id),
    amount: amountOfMillionths(row.amount),
    time: row.created_at,
  }))
}
