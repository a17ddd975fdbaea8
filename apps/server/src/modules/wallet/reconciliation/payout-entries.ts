// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, negate } from '@tessera/rules/money'
import type { OwnEntry } from '@tessera/rules/wallet/compare-statement'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { postedAmounts } from '../../ledger/index.ts'
import { entryMarginMs, mostEntries, type Range } from './own-entries.ts'

interface PayoutRow {
  id: string
  withdrawal_id: string
  amount: bigint
  currency: string
  paid_at: number
  number: number | null
}

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
  const rows = await db.query<PayoutRow>(sql`
    select o.id, o.withdrawal_id, o.amount, w.currency, o.paid_at, p.number
    from payout o
    join withdrawal w on w.id = o.withdrawal_id
    left join withdrawal_payment p on p.withdrawal_id = o.withdrawal_id and p.paid_at = o.paid_at
    where o.account_id = ${accountId} and o.paid_at >= ${from} and o.paid_at < ${to}
    order by o.paid_at, o.id limit ${mostEntries + 1}`)
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
