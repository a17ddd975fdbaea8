// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor } from '../../../platform/http/index.ts'
import {
  approvePayment,
  declinePayment,
  listPaymentsForOperators,
  listRuns,
  paymentForOperators,
  repeatRun,
} from '../../contracts/index.ts'
import { presentPage, pushBalance } from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { contractDebts } from './contract-debts.ts'
import { contractCosts } from './contract-costs.ts'
import { requireSecond } from '../second-person/require-second.ts'

type SettlementCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'contractRuns' | 'contractPayments' | 'repeatContractRun' | 'approveContractPayment' | 'declineContractPayment' | 'contractDebts' | 'contractCosts'}`
>

export const settlementCalls = (deps: BackofficeDeps): SettlementCalls => ({
  async 'backoffice.contractRuns'({ brandCode, kind, periodType, ...page }, { db }) {
    const brand = await brandFilter(deps, brandCode)
    const { runs, total } = await listRuns(db, { brandCode: brand, kind, periodType, ...page })
    return presentPage(runs, total, page)
  },
  async 'backoffice.contractPayments'({ brandCode, runId, status, ...page }, { db }) {
    const brand = await brandFilter(deps, brandCode)
    const { payments, total } = await listPaymentsForOperators(db, {
      brandCode: brand,
      runId,
      status,
      ...page,
    })
    return presentPage(payments, total, page)
  },
  async 'backoffice.repeatContractRun'({ id }) {
    const repeated = await repeatRun(deps, id)
    if (!repeated) throw fault('call.notFound')
    return repeated
  },
  async 'backoffice.approveContractPayment'({ id, reason }, { tx, operator, nowMs, afterCommit }) {
    const paid = await approvePayment(tx, deps.settings, { paymentId: id, operator: operator.name, nowMs })
    const payment = await paymentForOperators(tx, id)
    if (payment) {
      const { brandCode, memberId, net } = payment
      await requireSecond(
        tx,
        deps.settings,
        { operator, nowMs },
        {
          ...{ call: 'approveContractPayment', subject: `contractPayment:${id}`, terms: { net } },
          ...{ brandCode, memberId: BigInt(memberId), amount: net },
        },
      )
    }
    if (paid) afterCommit(() => pushBalance(deps, paid))
    return decided('approveContractPayment', { id, reason }, { tx, operator, nowMs })
  },
  async 'backoffice.declineContractPayment'({ id, reason }, { tx, operator, nowMs }) {
    await declinePayment(tx, { paymentId: id, operator: operator.name, nowMs })
    return decided('declineContractPayment', { id, reason }, { tx, operator, nowMs })
  },
  'backoffice.contractDebts': (input, { db }) => contractDebts(db, deps, input),
  'backoffice.contractCosts': (input, { db }) => contractCosts(db, deps, input),
})

/** The payment after a decision, with its line in the audit log. */
async function decided(
  action: string,
  { id, reason }: { id: string; reason: string },
  { tx, operator, nowMs }: { tx: Tx; operator: OperatorActor; nowMs: number },
): Promise<OperationOutput<'backoffice.approveContractPayment'>> {
  const payment = await paymentForOperators(tx, id)
  if (!payment) throw new Error(`the payment ${id} is gone`)
  await recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `contractPayment:${id}`,
    before: { status: 'Pending' },
    after: { status: payment.status, member: payment.memberId, reason },
    nowMs,
  })
  return payment
}
