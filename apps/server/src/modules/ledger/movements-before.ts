// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { isoOfMicros, type SourcePosition, type SourceQuestion } from '@tessera/rules/timeline/positions'
import { sql, type Queries } from '../../platform/db/index.ts'

/** A movement of an owner's cash that is no bet. */
export interface CashMovement extends SourcePosition {
  kind: string
  /** Signed: what the account gained or lost. */
  amount: Amount
  balanceAfter: Amount
  memo: string
}

interface MovementRow extends SourcePosition {
  kind: string
  amount: bigint
  balance_after: bigint
  memo: string | null
}

/**
 * The newest movements of an owner's cash before a position of their timeline, without bets, wins and rollbacks: those are
 * in the rounds. The condition on the kind is that of the index `ledger_posting_money`.
 */
export async function movementsBefore(
  db: Queries,
  { owner, currency }: { owner: string; currency: string },
  { fromMicros, before, limit }: SourceQuestion,
): Promise<CashMovement[]> {
  const [from, to] = [isoOfMicros(fromMicros), isoOfMicros(before.atMicros)]
  const account = await db.one<{ id: bigint }>(
    sql`select id from ledger_account where owner = ${owner} and purpose = 'cash' and currency = ${currency}`,
  )
  if (!account) return []
  const rows = await db.query<MovementRow>(sql`
    select id, (extract(epoch from created_at) * 1000000)::bigint as "atMicros", kind, amount, balance_after, memo
    from ledger_posting
    where account_id = ${account.id} and kind not in ('bet', 'win', 'rollback') and created_at >= ${from}::timestamptz
      and (created_at, id) < (${to}::timestamptz, ${before.id}::bigint)
      and period between (select ledger_period_at(${from}::timestamptz))
        and (select ledger_period_at(${to}::timestamptz + interval '1 day'))
    order by created_at desc, id desc limit ${limit}`)
  return rows.map(({ id, atMicros, kind, amount, balance_after, memo }) => ({
    id,
    atMicros,
    kind,
    amount: amountOfMillionths(amount),
    balanceAfter: amountOfMillionths(balance_after),
    memo: memo ?? '',
  }))
}
