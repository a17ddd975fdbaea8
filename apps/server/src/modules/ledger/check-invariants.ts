// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/**
 * One violated invariant, as the console shows it. `expected` and `found` are amounts in millionths for
 * balance, mirror, sum and overdrawn, and numbers of postings for gap and chain.
 */
export interface LedgerDifference {
  rule: 'balance' | 'chain' | 'gap' | 'mirror' | 'sum' | 'overdrawn'
  account: string
  expected: bigint
  found: bigint
}

export interface CurrencySum {
  currency: string
  /** All accounts together: zero. */ total: Amount
  /** Money on hold for withdrawals. */ held: Amount
}

export interface LedgerReport {
  checkedAt: number
  accounts: number
  postings: number
  differences: LedgerDifference[]
  sums: CurrencySum[]
}

interface SumRow {
  currency: string
  total: bigint
  held: bigint
  accounts: bigint
  postings: bigint
}

/**
 * Where to start: after the archived postings, which means all that exist; or after those already checked.
 */
export type CheckFrom = 'archived' | 'checked'

/**
 * Adds everything up again: every cached balance equals the sum of its postings, the versions of an account
 * have no gap, each running balance follows from the one before, a transfer between two cached accounts has
 * both its rows, and the sum over all accounts of a currency is zero. Each question is one statement, so it
 * sees a single moment even under load. Reads all accounts, and all postings unless it starts after those
 * already checked.
 */
export async function checkInvariants(
  db: Queries,
  checkedAt: number,
  from: CheckFrom = 'archived',
): Promise<LedgerReport> {
  const differences = [...(await checkAccounts(db, from)), ...(await checkMirrors(db, from))]
  const sums = await sumCurrencies(db, from)
  for (const { currency, total } of sums) {
    if (total !== 0n)
      differences.push({ rule: 'sum', account: `all ${currency} accounts`, expected: 0n, found: total })
  }
  const before = await db.one<{ postings: bigint }>(
    sql`select postings from ledger_bookmark where kind = ${from}`,
  )
  return {
    checkedAt,
    differences,
    accounts: sums.reduce((count, row) => count + Number(row.accounts), 0),
    postings: sums.reduce((count, row) => count + Number(row.postings), Number(before?.postings ?? 0n)),
    sums: sums.map((row) => ({
      currency: row.currency,
      total: amountOfMillionths(row.total),
      held: amountOfMillionths(row.held),
    })),
  }
}

/** Checks balances against postings, versions for gaps, running balances, and overdrafts. */
function checkAccounts(db: Queries, from: CheckFrom): Promise<LedgerDifference[]> {
  return db.query<LedgerDifference>(sql`with since as (
      select posting_id, ledger_period_after(posting_id) as period from ledger_bookmark where kind = ${from}
    ), opened as (
      select account_id, version, balance from ledger_opening where kind = ${from}
    ), fresh as materialized (
      select account_id, version, amount, balance_after from ledger_posting
      where period >= (select period from since) and id > (select posting_id from since)
    ), chained as (
      select p.account_id, p.version, p.amount, p.balance_after,
        coalesce(o.balance, 0) + sum(p.amount) over of_account as running, coalesce(o.version, 0) + row_number() over of_account as position
      from fresh p left join opened o on o.account_id = p.account_id
      window of_account as (partition by p.account_id order by p.version)
    ), added as (
      select account_id, sum(amount) as total, count(*) as lines,
        count(*) filter (where position <> version) as misplaced, count(*) filter (where running <> balance_after) as unchained from chained group by account_id
    ), judged as (
      select a.owner || ' ' || a.purpose || ' ' || a.currency as account, a.*,
        coalesce(o.balance, 0) + coalesce(p.total, 0) as total, coalesce(o.version, 0) + coalesce(p.lines, 0) as lines,
        coalesce(p.misplaced, 0) as misplaced, coalesce(p.unchained, 0) as unchained
      from ledger_account a full join added p on p.account_id = a.id left join opened o on o.account_id = coalesce(a.id, p.account_id)
    )
    select 'balance' as rule, coalesce(account, 'an account that does not exist') as account, total as expected, coalesce(balance, 0) as found
      from judged where (cached or id is null) and balance is distinct from total
    union all select 'chain', account, 0, unchained from judged where cached and unchained > 0
    union all select 'gap', account, lines, version from judged where version <> lines or misplaced > 0
    union all select 'overdrawn', account, min_balance, balance from judged where cached and balance < min_balance
    limit 100`)
}

/**
 * A transfer between two cached accounts has two rows that cancel out; both are from one transaction, so in
 * one period.
 */
function checkMirrors(db: Queries, from: CheckFrom): Promise<LedgerDifference[]> {
  return db.query<LedgerDifference>(sql`with since as (
      select posting_id, ledger_period_after(posting_id) as period from ledger_bookmark where kind = ${from}
    ), across as materialized (
      select p.* from ledger_posting p join ledger_account c on c.id = p.contra_id and c.cached
      where p.period >= (select period from since) and p.id > (select posting_id from since)
    )
    select 'mirror' as rule, p.cause || '/' || p.external_id as account, -p.amount as expected, coalesce(m.amount, 0) as found
    from across p left join lateral (
      select m.amount from ledger_posting m
      where m.period = p.period and m.cause = p.cause and m.external_id = p.external_id and m.leg = 1 - p.leg
        and m.account_id = p.contra_id and m.contra_id = p.account_id offset 0
    ) m on true
    where m.amount is distinct from -p.amount limit 100`)
}

/** Cached balances as stored, operator accounts as the sum of their postings. */
function sumCurrencies(db: Queries, from: CheckFrom): Promise<SumRow[]> {
  return db.query<SumRow>(sql`with since as (
      select posting_id, ledger_period_after(posting_id) as period from ledger_bookmark where kind = ${from}
    ), fresh as (
      select p.account_id, p.contra_id, p.leg, p.amount from ledger_posting p
      where p.period >= (select period from since) and p.id > (select posting_id from since)
    ), summed as (
      select account_id, sum(amount) as amount, sum(lines) as lines from (
        select account_id, sum(amount) as amount, count(*) as lines from fresh group by account_id
        union all select contra_id, -sum(amount), 0 from fresh where leg = 0 group by contra_id
        union all select account_id, balance, 0 from ledger_opening where kind = ${from}) s group by account_id)
    select a.currency, sum(case when a.cached then a.balance else coalesce(s.amount, 0) end) as total,
      coalesce(sum(a.balance) filter (where a.purpose = 'hold'), 0) as held, count(*) as accounts, coalesce(sum(s.lines), 0) as postings
    from ledger_account a left join summed s on s.account_id = a.id group by a.currency order by a.currency`)
}
