// SPDX-License-Identifier: Apache-2.0
import { latestLedgerCheck } from '@tessera/server/src/modules/ledger/index.ts'
import { fails, ready, unused, type RowCheck } from './finding.ts'

export const ledgerRow: RowCheck = {
  name: 'Ledger',
  of: 'installation',
  async look({ deps }) {
    const check = await latestLedgerCheck(deps.database)
    if (!check)
      return unused(
        'not checked yet',
        `a job does it; at once: the console, ${deps.publicUrl}/console/ledger`,
      )
    const [differences, at] = [check.differences.length, new Date(check.checkedAt).toISOString()]
    return differences === 0
      ? ready(`adds up, ${check.postings} postings, checked ${at}`)
      : fails(`${differences} DIFFERENCES, checked ${at}`, 'docs/runbook/incidents.md')
  },
}
