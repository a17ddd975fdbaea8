// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { formatAmount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import { brandsOf, memberByUsername } from '../../members/index.ts'
import {
  assignToDeposit,
  assignToMember,
  listSuspense,
  presentPage,
  pushDeposit,
  returnFromSuspense,
  type AssignedPayment,
  type SuspensePayment,
} from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'
import { requireSecond } from '../second-person/require-second.ts'

type SuspenseCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'suspense' | 'assignToDeposit' | 'assignToMember' | 'returnPayment'}`
>
type Facts = RequestFacts & { tx: Tx; operator: OperatorActor }

export const suspenseCalls = (deps: BackofficeDeps): SuspenseCalls => ({
  async 'backoffice.suspense'(query, { db }) {
    const { payments, total } = await listSuspense(db, query)
    return presentPage(payments.map(presented), total, query)
  },
  async 'backoffice.assignToDeposit'({ id, depositId, reason }, facts) {
    const decision = { id, reason, by: facts.operator.name, nowMs: facts.nowMs }
    return assigned(deps, facts, await assignToDeposit(facts.tx, deps, { ...decision, depositId }), reason)
  },
  async 'backoffice.assignToMember'({ id, brandCode, username, reason }, facts) {
    const brand = await brandOfCall(deps, brandCode, facts.brandCode)
    const member = await memberByUsername(facts.tx, brand, username)
    if (!member) throw fault('backoffice.noMember')
    const decision = { id, reason, by: facts.operator.name, nowMs: facts.nowMs }
    return assigned(
      deps,
      facts,
      await assignToMember(facts.tx, deps, { ...decision, memberId: member.id }),
      reason,
    )
  },
  async 'backoffice.returnPayment'({ id, reason }, facts) {
    const { tx, operator, nowMs } = facts
    const { amount, currency } = await returnFromSuspense(tx, { id, reason, by: operator.name, nowMs })
    await recordAction(tx, {
      ...byOf(facts),
      action: 'returnPayment',
      subject: `suspense:${id}`,
      before: { status: 'Open', amount: formatAmount(amount), currency },
      after: { status: 'Returned', reason },
    })
    return { paymentId: id, status: 'Returned', depositId: null }
  },
})

/** Records the assignment, and tells the member's open pages once it is committed. */
async function assigned(
  deps: BackofficeDeps,
  facts: Facts,
  { payment, deposit, news }: AssignedPayment,
  reason: string,
): Promise<OperationOutput<'backoffice.assignToDeposit'>> {
  const { amount, currency, id: paymentId } = payment
  const { memberId } = deposit
  const brandCode = (await brandsOf(facts.tx, [memberId])).get(memberId) ?? facts.brandCode
  await requireSecond(facts.tx, deps.settings, facts, {
    ...{ call: 'assignPayment', subject: `suspense:${paymentId}`, terms: { amount, currency } },
    ...{ brandCode, memberId, amount, currency },
  })
  await recordAction(facts.tx, {
    ...byOf(facts),
    action: 'assignPayment',
    subject: `suspense:${paymentId}`,
    memberId: deposit.memberId,
    before: { status: 'Open', amount: formatAmount(amount), currency },
    after: { status: 'Assigned', deposit: deposit.id, member: deposit.username, reason },
  })
  facts.afterCommit(() => pushDeposit(deps, news))
  return { paymentId, status: 'Assigned', depositId: deposit.id }
}

const byOf = ({ operator, nowMs }: Facts) => ({
  operatorId: operator.operatorId,
  operatorName: operator.name,
  nowMs,
})

const presented = (payment: SuspensePayment): OperationOutput<'backoffice.suspense'>['list'][number] => ({
  paymentId: payment.id,
  methodId: payment.accountId,
  eventId: payment.eventId,
  reason: payment.reason,
  amount: payment.amount,
  currency: payment.currency,
  status: payment.status,
  content: payment.content,
  sender: payment.sender,
  reference: payment.reference,
  bankAccount: payment.bankAccount,
  happenedTime: payment.happenedAtMs ?? null,
  createTime: payment.createdAtMs,
  suggestion: payment.suggestion
    ? {
        ...payment.suggestion,
        matchCode: payment.suggestion.matchCode ?? null,
      }
    : null,
  note: payment.note,
  settledBy: payment.settledBy ?? null,
  depositId: payment.depositId ?? null,
})
