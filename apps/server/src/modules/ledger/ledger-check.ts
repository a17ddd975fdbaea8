// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import type { Clock } from '../../platform/clock/clock.ts'
import { sql, type Database, type Queries } from '../../platform/db/index.ts'
import { moveChecked } from './move-checked.ts'
import {
  checkInvariants,
  type CurrencySum,
  type LedgerDifference,
  type LedgerReport,
} from './check-invariants.ts'

type Stored<Type> = { [Key in keyof Type]: Type[Key] extends bigint ? string : Type[Key] }

interface CheckRow {
  checked_at: number
  accounts: bigint
  postings: bigint
  differences: Stored<LedgerDifference>[]
  sums: Stored<CurrencySum>[]
}

/**
 * Job: checks all accounts and the postings since the last check, and stores the report for the console.
 * Returns it, so that the caller can raise an alarm. After an error, the next check starts at the same position
 * and reports it again.
 */
export async function runLedgerCheck(db: Database, clock: Clock): Promise<LedgerReport> {
  await moveChecked(db)
  const report = await checkInvariants(db, clock.now(), 'checked')
  const amountsAsText = (_key: string, value: unknown): unknown =>
    typeof value === 'bigint' ? value.toString() : value
  await db.query(sql`insert into ledger_check (checked_at, accounts, postings, differences, sums) values (${new Date(report.checkedAt)}, ${report.accounts}, ${report.postings},
    ${JSON.stringify(report.differences, amountsAsText)}, ${JSON.stringify(report.sums, amountsAsText)})`)
  return report
}

/** The last stored report; undefined before the first check. */
export async function latestLedgerCheck(db: Queries): Promise<LedgerReport | undefined> {
  const row = await db.one<CheckRow>(
    sql`select checked_at, accounts, postings, differences, sums from ledger_check order by id desc limit 1`,
  )
  if (!row) return undefined
  const amount = (stored: string) => amountOfMillionths(BigInt(stored))
  return {
    checkedAt: row.checked_at,
    accounts: Number(row.accounts),
    postings: Number(row.postings),
    differences: row.differences.map((difference) => ({
      ...difference,
      expected: BigInt(difference.expected),
      found: BigInt(difference.found),
    })),
    sums: row.sums.map((sum) => ({
      currency: sum.currency,
      total: amount(sum.total),
      held: amount(sum.held),
    })),
  }
}
