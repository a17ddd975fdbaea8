import { fault, type CallName } from '@tessera/contract'
import type { OperatorActor } from '../../../platform/http/index.ts'

/** admin: everything. finance: money. support: looks, changes nothing. */
export const operatorRoles = ['admin', 'finance', 'support'] as const
export type OperatorRole = (typeof operatorRoles)[number]

const everyone = operatorRoles
const money: readonly OperatorRole[] = ['admin', 'finance']

type OperatorCall = Exclude<Extract<CallName, `backoffice.${string}`>, 'backoffice.login' | 'backoffice.logout'>

/** Who may do what. A call without an entry does not compile. */
export const rolesOf: Readonly<Record<OperatorCall, readonly OperatorRole[]>> = {
  'backoffice.me': everyone,
  'backoffice.overview': everyone,
  'backoffice.withdrawals': everyone,
  'backoffice.approveWithdrawal': money,
  'backoffice.rejectWithdrawal': money,
  'backoffice.payWithdrawal': money,
  'backoffice.deposits': everyone,
  'backoffice.members': everyone,
  'backoffice.ledgerHealth': everyone,
  'backoffice.checkLedger': money,
  'backoffice.alerts': everyone,
}

/** Throws `call.forbidden` unless the operator's role may make this call. */
export function requireRole(call: OperatorCall, { role }: OperatorActor): void {
  if (!rolesOf[call].some(allowed => allowed === role)) throw fault('call.forbidden')
}
