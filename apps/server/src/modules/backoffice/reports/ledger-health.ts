// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import { operatorBalances, latestLedgerCheck, type LedgerDifference } from '../../ledger/index.ts'

/** The last check of the ledger and the current balances of the platform's own accounts. */
export async function ledgerHealth(db: Queries): Promise<OperationOutput<'backoffice.ledgerHealth'>> {
  const [report, operatorAccounts] = await Promise.all([latestLedgerCheck(db), operatorBalances(db)])
  return {
    checkedAt: report?.checkedAt ?? null,
    healthy: report !== undefined && report.differences.length === 0,
    accounts: report?.accounts ?? 0,
    postings: report?.postings ?? 0,
    sums: report?.sums ?? [],
    operatorAccounts,
    differences: (report?.differences ?? []).map(presentDifference),
  }
}

const countRules = new Set<LedgerDifference['rule']>(['chain', 'gap'])

const presentDifference = ({ rule, account, expected, found }: LedgerDifference) => ({
  rule,
  account,
  expected: countRules.has(rule) ? String(expected) : exact(expected),
  found: countRules.has(rule) ? String(found) : exact(found),
})

/** An amount with all its six decimals, such as -0.000001. */
function exact(millionths: bigint): string {
  const digits = String(millionths < 0n ? -millionths : millionths).padStart(7, '0')
  return `${millionths < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`
}
