// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, waitForRunning, type Queries, type StreamSlice } from '../../platform/db/index.ts'

/** What moved on the accounts of an owner. */
export interface Movement {
  owner: string
  currency: string
  /** What their cash gained or lost, by whatever. */
  cashChange: Amount
  /** Bonuses and rebates, less bonuses that went back. */
  gifts: Amount
  /** Those, and commissions and points that became money: all that is given but for contracts. */
  given: Amount
  /** Commissions and salaries. */
  pay: Amount
  /** Less deposits that were taken back, also where they are owed since. */
  deposits: Amount
  withdrawals: Amount
}

/** What moved in a slice of the postings, by owner and currency, for owners of the form `prefix...`. */
export async function movementsInSlice(db: Queries, prefix: string, slice: StreamSlice): Promise<Movement[]> {
  const rows = await db.query<
    Record<Exclude<keyof Movement, 'owner' | 'currency'>, bigint> & MovementKey
  >(sql`
    select a.owner, a.currency,
      coalesce(sum(p.amount) filter (where p.kind in ('bonus', 'rebate', 'commission', 'point') and (a.purpose in ('cash', 'bonus') or starts_with(a.purpose, 'grant:'))), 0)::bigint as given,
      coalesce(sum(p.amount) filter (where a.purpose = 'cash'), 0)::bigint as "cashChange",
      coalesce(sum(p.amount) filter (where p.kind in ('bonus', 'rebate') and (a.purpose in ('cash', 'bonus') or starts_with(a.purpose, 'grant:'))), 0)::bigint as gifts,
      coalesce(sum(p.amount) filter (where p.kind in ('commission', 'salary') and a.purpose in ('cash', 'bonus')), 0)::bigint as pay,
      coalesce(sum(p.amount) filter (where p.kind = 'deposit' and a.purpose = 'cash' or p.kind = 'depositReversed' and a.purpose in ('cash', 'receivable')), 0)::bigint as deposits,
      coalesce(-sum(p.amount) filter (where p.kind in ('withdrawPaid', 'withdrawReturned') and a.purpose in ('cash', 'hold')), 0)::bigint as withdrawals
    from ledger_posting p join ledger_account a on a.id = p.account_id
    where p.id > ${slice.afterId} and p.id <= ${slice.upToId} and p.created_at < ${new Date(slice.beforeMs)}
      and (p.created_at >= ${new Date(slice.sinceMs)} or p.id > ${slice.repeatedId}) and starts_with(a.owner, ${prefix}) and a.cached
    group by a.owner, a.currency`)
  return rows.map((row) => ({
    owner: row.owner,
    currency: row.currency,
    cashChange: amountOfMillionths(row.cashChange),
    gifts: amountOfMillionths(row.gifts),
    given: amountOfMillionths(row.given),
    pay: amountOfMillionths(row.pay),
    deposits: amountOfMillionths(row.deposits),
    withdrawals: amountOfMillionths(row.withdrawals),
  }))
}
type MovementKey = Pick<Movement, 'owner' | 'currency'>

/** The first posting between two numbers that was made at a moment or later, and when. */
export async function firstPostingSince(
  db: Queries,
  { afterId, upToId, fromMs }: { afterId: bigint; upToId: bigint; fromMs: number },
): Promise<{ id: bigint; atMs: number } | undefined> {
  const row = await db.one<{ id: bigint; created_at: number }>(sql`
    select id, created_at from ledger_posting where id > ${afterId} and id <= ${upToId} and created_at >= ${new Date(fromMs)} order by id limit 1`)
  return row && { id: row.id, atMs: row.created_at }
}

/**
 * The last number of the postings before which nothing can be added any more. Undefined while somebody takes
 * too long over a transaction; ask again later. A posting is written after its account, so its transaction was
 * known when its number was drawn.
 */
export async function postedUpTo(db: Queries): Promise<bigint | undefined> {
  const drawn = await db.one<{ last: bigint }>(
    sql`select case when is_called then last_value else 0 end as last from ledger_posting_number`,
  )
  return drawn && (await waitForRunning(db)) ? drawn.last : undefined
}
