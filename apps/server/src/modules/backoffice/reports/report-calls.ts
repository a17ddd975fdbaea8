// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { listDeposits, presentPage } from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { checkLedger } from './check-ledger.ts'
import { ledgerHealth } from './ledger-health.ts'
import { showAlerts } from './list-alerts.ts'
import { showMembers } from './list-members.ts'
import { overview } from './overview.ts'

type ReportCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'overview' | 'deposits' | 'members' | 'ledgerHealth' | 'checkLedger' | 'alerts'}`
>

const depositStatuses = ['Pending', 'Success', 'Failed', 'Expired'] as const

/** Binds the console's reports. */
export const reportCalls = (deps: BackofficeDeps): ReportCalls => ({
  'backoffice.overview'(input, { db, nowMs }) {
    return overview(db, deps, input, nowMs)
  },
  async 'backoffice.deposits'({ brandCode, status, ...page }, { db }) {
    const { deposits, total } = await listDeposits(db, status === undefined ? depositStatuses : [status], {
      brand: await brandFilter(deps, brandCode),
      ...page,
    })
    return presentPage(
      deposits.map((deposit) => ({
        depositId: deposit.id,
        memberId: deposit.memberId,
        brandCode: deposit.brandCode,
        username: deposit.username,
        amount: deposit.amount,
        received: deposit.received,
        status: deposit.status,
        createTime: deposit.createdAtMs,
        methodId: deposit.accountId,
      })),
      total,
      page,
    )
  },
  'backoffice.members'(input, { db }) {
    return showMembers(db, deps, input)
  },
  'backoffice.ledgerHealth'(_, { db }) {
    return ledgerHealth(db)
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
