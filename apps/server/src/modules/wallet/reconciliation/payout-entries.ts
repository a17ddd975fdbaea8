// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, negate } from '@tessera/rules/money'
import type { OwnEntry } from '@tessera/rules/wallet/compare-statement'
import type { Queries } from '../../../platform/db/index.ts'
import { postedAmounts } from '../../ledger/index.ts'
import { payoutsOfAccount } from './entry-store.ts'
import { entryMarginMs, mostEntries, type Range } from './own-entries.ts'

const keysAtOnce = 5_000

/**
 * What a provider paid over a payout account in a range as the platform knows it, with what the ledger has of it. A payment
 * that failed or is not known to be made is none: on a statement it is missing here. Undefined when it is too much.
 */
export async function payoutEntries(
  db: Queries,
  accountId: string,
  range: Range,
): Promise<OwnEntry[] | undefined> {
  const [from, to] = [new Date(range.fromMs - entryMarginMs), new Date(range.toMs + entryMarginMs)]
  const rows = await payoutsOfAccount(db, accountId, { from, to, limit: mostEntries + 1 })
  if (rows.length > mostEntries) return undefined
  const keys = rows.map(({ withdrawal_id: id, number }) => ({
    cause: 'wallet.withdrawal.payment',
    externalId: `${id}/${number ?? ''}`,
  }))
  const posted: bigint[] = []
  for (let at = 0; at < keys.length; at += keysAtOnce)
    posted.push(...(await postedAmounts(db, keys.slice(at, at + keysAtOnce))))
  return rows.map((row, index) => ({
    id: row.id,
    references: [row.id, row.withdrawal_id],
    atMs: row.paid_at,
    amount: negate(amountOfMillionths(row.amount)),
    currency: row.currency,
    posted: negate(amountOfMillionths(posted[index] ?? 0n)),
    optional: row.paid_at < range.fromMs || row.paid_at >= range.toMs,
    byAmount: false,
  }))
}
