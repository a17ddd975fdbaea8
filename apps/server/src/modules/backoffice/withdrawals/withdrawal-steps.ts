// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { formatAmount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import {
  approveWithdrawal,
  confirmMinutesOf,
  payWithdrawal,
  rejectWithdrawal,
  reopenWithdrawal,
  requireApprovers,
  sendWithdrawal,
  settleDispute,
  type MayApprove,
  type SteppedWithdrawal,
  type Withdrawal,
} from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { mayStillGive } from '../second-person/may-still-give.ts'
import { notifyOfDispute } from './notify-of-dispute.ts'

interface StepFacts {
  operator: OperatorActor
  nowMs: number
}
const byOf = ({ operator, nowMs }: StepFacts) => ({ by: operator.name, nowMs })
type StepInput = OperationInput<'backoffice.reopenWithdrawal'>

/** Approvals count while their givers may give them. */
const mayApprove: MayApprove = (tx, operatorIds) => mayStillGive(tx, operatorIds, 'money')

/** Approves a waiting withdrawal, or is the first of two to do so. */
export async function approve(
  tx: Tx,
  deps: Pick<BackofficeDeps, 'settings'>,
  facts: StepFacts,
  { id, remark, flags }: OperationInput<'backoffice.approveWithdrawal'>,
): Promise<SteppedWithdrawal> {
  const { operator, nowMs } = facts
  return recorded(
    tx,
    facts,
    'approveWithdrawal',
    await approveWithdrawal(tx, { ...deps, mayApprove }, { id, remark, flags, operator, nowMs }),
    Object.fromEntries(flags.map(({ rule, note }) => [`flag.${rule}`, note])),
  )
}

/** Rejects a waiting withdrawal. */
export async function reject(
  tx: Tx,
  facts: StepFacts,
  { id, remark, reason }: OperationInput<'backoffice.rejectWithdrawal'>,
): Promise<SteppedWithdrawal> {
  if (reason === 'OTHER' && remark === '') throw fault('call.invalid')
  return recorded(
    tx,
    facts,
    'rejectWithdrawal',
    await rejectWithdrawal(tx, { id, remark, refusal: reason, ...byOf(facts) }),
    { reason },
  )
}

/** Records that a withdrawal was paid, in full or in part. */
export async function payOut(
  tx: Tx,
  { settings }: Pick<BackofficeDeps, 'settings'>,
  facts: StepFacts,
  { id, remark, reference, amount }: OperationInput<'backoffice.payWithdrawal'>,
): Promise<SteppedWithdrawal> {
  await requireApprovers(tx, mayApprove, { id, nowMs: facts.nowMs })
  return recorded(
    tx,
    facts,
    'payWithdrawal',
    await payWithdrawal(tx, confirmMinutesOf(tx, { settings }), {
      id,
      remark,
      reference,
      amount,
      ...byOf(facts),
    }),
    { reference },
  )
}

/** Has a provider pay what is left of an approved withdrawal; the payment is sent after the commit. */
export async function send(
  tx: Tx,
  facts: StepFacts,
  { id, accountId }: OperationInput<'backoffice.sendWithdrawal'>,
): Promise<SteppedWithdrawal & { payoutId: string }> {
  await requireApprovers(tx, mayApprove, { id, nowMs: facts.nowMs })
  const { withdrawal, payoutId } = await sendWithdrawal(tx, { id, accountId, ...byOf(facts) })
  const stepped = { before: withdrawal, after: withdrawal, changed: true }
  await recorded(tx, facts, 'sendWithdrawal', stepped, { account: accountId })
  return { ...stepped, payoutId }
}

/** Reopens a part that counted as received because nobody answered. */
export async function reopen(
  tx: Tx,
  facts: StepFacts,
  { id, remark }: StepInput,
): Promise<SteppedWithdrawal> {
  const stepped = await recorded(
    tx,
    facts,
    'reopenWithdrawal',
    await reopenWithdrawal(tx, { id, remark, by: facts.operator.name, nowMs: facts.nowMs }),
    { said: remark },
  )
  await notifyOfDispute(tx, stepped.after, { what: 'reopened', remark, nowMs: facts.nowMs })
  return stepped
}

/** Ends the search for a payment; the member gets the result in their inbox. */
export async function answer(
  tx: Tx,
  facts: StepFacts,
  { id, remark, answer: found }: OperationInput<'backoffice.answerDispute'>,
): Promise<SteppedWithdrawal> {
  const settled = await settleDispute(tx, {
    id,
    answer: found,
    remark,
    by: facts.operator.name,
    nowMs: facts.nowMs,
  })
  const stepped = await recorded(tx, facts, 'answerDispute', settled, { answer: found })
  await notifyOfDispute(tx, stepped.after, {
    what: found === 'ARRIVED' ? 'arrived' : 'returned',
    remark,
    nowMs: facts.nowMs,
  })
  return stepped
}

/** Records that an operator looks at what a member sent and was answered about a payment that did not arrive. */
export const recordLook = (
  tx: Tx,
  { operator, nowMs }: StepFacts,
  { id, status }: Withdrawal,
): Promise<void> =>
  recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action: 'lookAtDispute',
    subject: `withdrawal:${id}`,
    after: { status },
    nowMs,
  })

async function recorded(
  tx: Tx,
  { operator, nowMs }: StepFacts,
  action: string,
  stepped: SteppedWithdrawal,
  more: Readonly<Record<string, string>> = {},
): Promise<SteppedWithdrawal> {
  const { before, after } = stepped
  await recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `withdrawal:${after.id}`,
    memberId: after.memberId,
    before: audited(before),
    after: { ...audited(after), ...more },
    nowMs,
  })
  return stepped
}

const audited = ({ status, amount, paid, received, remark }: Withdrawal) => ({
  status,
  amount: formatAmount(amount),
  paid: formatAmount(paid),
  received: formatAmount(received),
  remark,
})
