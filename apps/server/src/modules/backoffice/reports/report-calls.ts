import type { DomainHandlers } from '../../../platform/http/index.ts'
import { listDeposits, shownPage } from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { requireRole } from '../operators/roles.ts'
import { checkLedger } from './check-ledger.ts'
import { ledgerHealth } from './ledger-health.ts'
import { showAlerts } from './list-alerts.ts'
import { showMembers } from './list-members.ts'
import { overview } from './overview.ts'

type ReportCalls = Pick<DomainHandlers<'backoffice'>, `backoffice.${'overview' | 'deposits' | 'members' | 'ledgerHealth' | 'checkLedger' | 'alerts'}`>

const depositStatuses = ['Pending', 'Success', 'Failed', 'Expired'] as const

/** Binds what the console shows of the house. */
export const reportCalls = (deps: BackofficeDeps): ReportCalls => ({
  'backoffice.overview'(_, { operator, db, nowMs }) {
    requireRole('backoffice.overview', operator)
    return overview(db, deps, nowMs)
  },
  async 'backoffice.deposits'({ status, ...page }, { operator, db }) {
    requireRole('backoffice.deposits', operator)
    const { deposits, total } = await listDeposits(db, status === undefined ? depositStatuses : [status], page)
    return shownPage(deposits.map(deposit => ({
      depositId: deposit.id, memberId: deposit.memberId, username: deposit.username, amount: deposit.amount, received: deposit.received,
      status: deposit.status, createTime: deposit.createdAtMs, methodId: deposit.accountId,
    })), total, page)
  },
  'backoffice.members'(input, { operator, db }) {
    requireRole('backoffice.members', operator)
    return showMembers(db, input)
  },
  'backoffice.ledgerHealth'(_, { operator, db }) {
    requireRole('backoffice.ledgerHealth', operator)
    return ledgerHealth(db)
  },
  async 'backoffice.checkLedger'(_, { operator, nowMs }) {
    requireRole('backoffice.checkLedger', operator)
    const healthy = (await checkLedger(deps)).differences.length === 0
    await deps.database.transaction(tx => recordAction(tx, {
      operatorId: operator.operatorId, operatorName: operator.name, action: 'checkLedger', subject: 'ledger', after: { healthy }, nowMs,
    }))
    return { healthy }
  },
  'backoffice.alerts'(page, { operator, db, language }) {
    requireRole('backoffice.alerts', operator)
    return showAlerts(db, language, page)
  },
})
