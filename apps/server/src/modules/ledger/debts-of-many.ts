// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/** What each of these owners owes in one currency, above zero; without owners who owe nothing. */
export async function debtsOfMany(
  db: Queries,
  owners: readonly string[],
  currency: string,
): Promise<Map<string, Amount>> {
  const rows = await db.query<{ owner: string; owed: bigint }>(sql`
    select owner, -balance as owed from ledger_account
    where owner = any (${owners}::text[]) and purpose = 'receivable' and currency = ${currency} and cached and balance < 0`)
  return new Map(rows.map(({ owner, owed }) => [owner, amountOfMillionths(owed)]))
}
