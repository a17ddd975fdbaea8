// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { checkLedger } from './check-ledger.ts'
import { ledgerHealth } from './ledger-health.ts'
import { listLiabilities } from './list-liabilities.ts'
import { showAlerts } from './list-alerts.ts'
import { showMembers } from './list-members.ts'
import { overview } from './overview.ts'

type ReportCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'overview' | 'members' | 'ledgerHealth' | 'liabilities' | 'checkLedger' | 'alerts'}`
>

export const reportCalls = (deps: BackofficeDeps): ReportCalls => ({
  'backoffice.overview'(input, { db, nowMs }) {
    return overview(db, deps, input, nowMs)
  },
  'backoffice.members'(input, { db }) {
    return showMembers(db, deps, input)
  },
  'backoffice.ledgerHealth'(_, { db }) {
    return ledgerHealth(db)
  },
  async 'backoffice.liabilities'(input, { db }) {
    return listLiabilities(db, await brandFilter(deps, input.brandCode))
  },
  async 'backoffice.checkLedger'(_, { operator, nowMs }) {
    const healthy = (await checkLedger(deps)).differences.length === 0
    await deps.database.transaction((tx) =>
      recordAction(tx, {
        operatorId: operator.operatorId,
        operatorName: operator.name,
        action: 'checkLedger',
        subject: 'ledger',
        after: { healthy },
        nowMs,
      }),
    )
    return { healthy }
  },
  'backoffice.alerts'(input, { db, language }) {
    return showAlerts(db, deps, language, input)
  },
})
