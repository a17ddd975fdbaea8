// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'
import type { Account } from './account.ts'

/** The cash account of an owner in a currency; undefined when they have none yet. */
export type CashAccounts = (owner: string, currency: string) => Account | undefined

/** The cash accounts of many owners. Only reads. */
export async function cashAccountsOfMany(db: Queries, owners: readonly string[]): Promise<CashAccounts> {
  const rows = await db.query<{ owner: string; currency: string; id: bigint }>(sql`
    select owner, currency, id from ledger_account where owner = any (${owners}::text[]) and purpose = 'cash' and cached`)
  const accounts = new Map(
    rows.map(({ owner, currency, id }) => [`${owner} ${currency}`, { id, cached: true, currency }]),
  )
  return (owner, currency) => accounts.get(`${owner} ${currency}`)
}
