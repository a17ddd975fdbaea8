// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { Account } from './account.ts'

export interface HistoryQuery {
  /** 1 is the newest page. */
  page: number
  size: number
  fromMs?: number
  /** Exclusive. */
  toMs?: number
  /** Only these kinds of transfer; defaults to all. */
  kinds?: readonly string[]
}

export interface HistoryLine {
  id: bigint
  atMs: number
  kind: string
  /** Signed: what the account gained or lost. */
  amount: Amount
  balanceAfter: Amount
  memo: string | undefined
  /** Names what moved it, together. */
  cause: string
  externalId: string
}

interface HistoryRow {
  id: bigint
  at_ms: number
  kind: string
  amount: bigint
  balance_after: bigint
  memo: string | null
  cause: string
  external_id: string
}

/**
 * The account record of a cached account, newest first, with the total number of lines. Skips periods outside
 * the requested range. A posting may belong to a transaction that began in an earlier period, but none of
 * these lasts a day.
 */
export async function history(
  db: Queries,
  account: Account,
  query: HistoryQuery,
): Promise<{ lines: HistoryLine[]; total: number }> {
  const from = new Date(query.fromMs ?? 0)
  const to = new Date(query.toMs ?? 8_640_000_000_000)
  const kinds = query.kinds ?? null
  const rows =
    await db.query<HistoryRow>(sql`select id, created_at as at_ms, kind, amount, balance_after, memo, cause, external_id from ledger_posting
    where account_id = ${account.id} and created_at >= ${from} and created_at < ${to}
      and period between (select ledger_period_at(${from})) and (select ledger_period_at(${to}::timestamptz + interval '1 day'))
      and (${kinds}::text[] is null or kind = any (${kinds}))
    order by version desc limit ${query.size} offset ${(query.page - 1) * query.size}`)
  const counted = await db.one<{ total: bigint }>(sql`select count(*) as total from ledger_posting
    where account_id = ${account.id} and created_at >= ${from} and created_at < ${to}
      and period between (select ledger_period_at(${from})) and (select ledger_period_at(${to}::timestamptz + interval '1 day'))
      and (${kinds}::text[] is null or kind = any (${kinds}))`)
  return { lines: rows.map(lineOf), total: Number(counted?.total ?? 0n) }
}

const lineOf = (row: HistoryRow): HistoryLine => ({
  id: row.id,
  atMs: row.at_ms,
  kind: row.kind,
  memo: row.memo ?? undefined,
  cause: row.cause,
  externalId: row.external_id,
  amount: amountOfMillionths(row.amount),
  balanceAfter: amountOfMillionths(row.balance_after),
})
