// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor } from '../../../platform/http/index.ts'
import {
  insertRefusedPayee,
  listRefusedPayees,
  removeRefusedPayee,
  type RefusedPayee,
} from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'

type PayeeCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'refusedPayees' | 'refusePayee' | 'allowPayee'}`
>

export const payeeCalls = (deps: BackofficeDeps): PayeeCalls => ({
  async 'backoffice.refusedPayees'({ brandCode }, { db }) {
    return (await listRefusedPayees(db, await brandFilter(deps, brandCode))).map(present)
  },
  async 'backoffice.refusePayee'({ brandCode, ...payee }, context) {
    const { operator, nowMs } = context
    const brand = (await brandFilter(deps, brandCode)) ?? context.brandCode
    return deps.database.transaction(async (tx) => {
      await insertRefusedPayee(tx, { ...payee, brandCode: brand, addedBy: operator.name, addedAtMs: nowMs })
      await record(tx, { operator, nowMs }, 'refusePayee', { brand, ...payee })
      return (await listRefusedPayees(tx, brand)).map(present)
    })
  },
  async 'backoffice.allowPayee'({ id, reason }, { operator, nowMs }) {
    return deps.database.transaction(async (tx) => {
      const removed = await removeRefusedPayee(tx, id, { by: operator.name, nowMs })
      if (!removed) throw fault('call.notFound')
      const { brandCode: brand, label } = removed
      await record(tx, { operator, nowMs }, 'allowPayee', { brand, label, reason })
      return (await listRefusedPayees(tx, brand)).map(present)
    })
  },
})

const present = ({
  addedAtMs,
  ...payee
}: RefusedPayee): OperationOutput<'backoffice.refusedPayees'>[number] => ({
  ...payee,
  addTime: addedAtMs,
})

const record = (
  tx: Tx,
  { operator, nowMs }: { operator: OperatorActor; nowMs: number },
  action: string,
  after: Readonly<Record<string, string>>,
): Promise<void> =>
  recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: 'refusedPayees',
    after,
    nowMs,
  })
