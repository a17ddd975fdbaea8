// SPDX-License-Identifier: Apache-2.0
import { formatAmount } from '@tessera/rules/money'
import type { Platform } from '../../../platform/platform.ts'
import { runLedgerCheck, type LedgerReport } from '../../ledger/index.ts'

/**
 * Checks the ledger, stores the report, and raises an alert and logs an error when an invariant is violated.
 */
export async function checkLedger({
  database,
  clock,
  log,
  alerts,
}: Pick<Platform, 'database' | 'clock' | 'log' | 'alerts'>): Promise<LedgerReport> {
  const report = await runLedgerCheck(database, clock)
  const [worst] = report.differences
  if (!worst) return report
  log.error(
    { differences: report.differences.length, rule: worst.rule, account: worst.account },
    'the ledger does not add up',
  )
  await database.transaction((tx) =>
    alerts.raise(
      tx,
      {
        kind: 'ledger.broken',
        reference: `${worst.rule} ${worst.account}`,
        details: {
          differences: String(report.differences.length),
          sums: report.sums.map((sum) => `${sum.currency} ${formatAmount(sum.total)}`).join(', '),
        },
      },
      clock.now(),
    ),
  )
  return report
}
