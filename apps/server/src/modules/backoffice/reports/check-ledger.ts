import { formatAmount } from '@tessera/rules/money'
import { raiseAlert } from '../../../platform/alerts/operator-alerts.ts'
import type { Platform } from '../../../platform/platform.ts'
import { runLedgerCheck, type LedgerReport } from '../../ledger/index.ts'

/** Checks the whole ledger, keeps the report, and raises an alert when a promise is broken. */
export async function checkLedger({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<LedgerReport> {
  const report = await runLedgerCheck(database, clock)
  const [worst] = report.differences
  if (worst) await database.transaction(tx => raiseAlert(tx, {
    kind: 'ledger.broken', reference: `${worst.rule} ${worst.account}`, details: { differences: String(report.differences.length), sums: report.sums.map(sum => `${sum.currency} ${formatAmount(sum.total)}`).join(', ') },
  }, clock.now()))
  return report
}
