// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/** The cash of each of these owners in one currency, without owners that have no accounts. */
export async function cashOfMany(
  db: Queries,
  owners: readonly string[],
  currency: string,
): Promise<Map<string, Amount>> {
  const rows = await db.query<{ owner: string; balance: bigint }>(sql`
    select owner, balance from ledger_account where owner = any (${owners}::text[]) and purpose = 'cash' and currency = ${currency} and cached`)
  return new Map(rows.map(({ owner, balance }) => [owner, amountOfMillionths(balance)]))
}
