// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { hasTotp, ownerOperator, totpSince } from '../../identity/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { operatorById, readOperators } from './operator-store.ts'
import { resetAppOf } from './reset-app.ts'
import { takeOwnCode } from './take-own-code.ts'

type OperatorCalls = Pick<DomainHandlers<'backoffice'>, `backoffice.${'operators' | 'resetOperatorApp'}`>

export const operatorCalls = (deps: BackofficeDeps): OperatorCalls => ({
  async 'backoffice.operators'(_, { db }) {
    const operators = await readOperators(db)
    const since = await totpSince(
      db,
      operators.map(({ id }) => ownerOperator(id)),
    )
    return operators.map(({ id, name, role, enabled }) => ({
      operatorId: id,
      name,
      role,
      enabled,
      appSince: since.get(ownerOperator(id)) ?? null,
    }))
  },
  async 'backoffice.resetOperatorApp'({ id, code, reason }, { db, operator, nowMs }) {
    if (id === operator.operatorId) throw fault('backoffice.ownApp')
    const lost = await operatorById(db, id)
    if (!lost) throw fault('backoffice.noOperator')
    // A stolen password alone must not open the accounts of others.
    if (!(await hasTotp(db, ownerOperator(operator.operatorId)))) throw fault('call.secondFactorRequired')
    await takeOwnCode(deps, operator.operatorId, code, nowMs)
    await deps.database.transaction((tx) =>
      resetAppOf(tx, { alerts: deps.alerts, nowMs }, lost, {
        operatorId: operator.operatorId,
        name: operator.name,
        reason,
      }),
    )
    return null
  },
})
