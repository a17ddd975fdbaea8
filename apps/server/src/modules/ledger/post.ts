// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Tx } from '../../platform/db/index.ts'
import type { Account } from './account.ts'
import { legOf, type PostResult, type PostRow, resultOf, type Transfer } from './transfer.ts'

/**
 * Posts transfers in order inside the caller's transaction and returns the result of each. Does not throw for
 * `insufficient` or `conflict`: the caller decides, and throws to roll all of them back when they only make
 * sense together. Locks the accounts in id order first, so that operations never deadlock.
 */
export async function post(tx: Tx, transfers: readonly Transfer[]): Promise<PostResult[]> {
  const legs = transfers.map(legOf)
  if (transfers.length > 1)
    await lockAccounts(
      tx,
      transfers
        .flatMap(({ from, to }) => [from, to])
        .filter((account) => account.cached)
        .map((account) => account.id),
    )
  const results: PostResult[] = []
  for (const [index, transfer] of transfers.entries()) {
    const leg = legs[index]!
    const row = await tx.one<PostRow>(
      sql`select status, posting_id, balance from ledger_post_any(${transfer.cause}, ${transfer.externalId}, ${transfer.kind}, ${leg.account}, ${leg.contra}, ${leg.amount}, ${transfer.memo ?? null})`,
    )
    if (!row) throw new Error('posting gave no row')
    results.push(resultOf(row))
  }
  return results
}

/**
 * Locks accounts in id order until the transaction ends, for operations that read balances before they
 * decide.
 */
export async function lockAccounts(tx: Tx, accountIds: readonly bigint[]): Promise<void> {
  await tx.query(sql`select ledger_lock(${accountIds}::bigint[])`)
}

/**
 * The balance of a cached account. It stays valid until the transaction ends only if the account is locked.
 */
export async function balanceOfLocked(tx: Tx, account: Account): Promise<Amount> {
  const row = await tx.one<{ balance: bigint }>(sql`select ledger_cached_balance(${account.id}) as balance`)
  if (!row) throw new Error('the balance query gave no row')
  return amountOfMillionths(row.balance)
}
