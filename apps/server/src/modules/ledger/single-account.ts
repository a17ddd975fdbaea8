// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount, zero } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'
import type { Account } from './account.ts'

/**
 * Opens or finds one account of each of these owners that is separate from their money, such as their points;
 * returns them by owner. It counts an asset of its own, never a currency.
 */
export async function openBeside(
  tx: Tx,
  owners: readonly string[],
  purpose: string,
  asset: string,
): Promise<Map<string, Account>> {
  const rows = await tx.query<{ owner: string; id: bigint }>(
    sql`select o.owner, ledger_open(o.owner, ${purpose}, ${asset}) as id from unnest(${owners}::text[]) as o (owner)`,
  )
  return new Map(rows.map(({ owner, id }) => [owner, { id, cached: true, currency: asset }]))
}

/** The balance of such an account; zero for an owner without one. */
export async function balanceBeside(
  db: Queries,
  owner: string,
  purpose: string,
  asset: string,
): Promise<Amount> {
  const row = await db.one<{ balance: bigint }>(
    sql`select balance from ledger_account where owner = ${owner} and purpose = ${purpose} and currency = ${asset}`,
  )
  return row ? amountOfMillionths(row.balance) : zero
}
