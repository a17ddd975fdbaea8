// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { formatAmount } from '@tessera/rules/money'
import { remaining } from '@tessera/rules/wallet/withdrawal-state'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import { brandsOf, memberById } from '../../members/index.ts'
import {
  approveWithdrawal,
  disputeUntilMs,
  memberTotals,
  payWithdrawal,
  rejectWithdrawal,
  reopenWithdrawal,
  settleDispute,
  type SteppedWithdrawal,
  type Withdrawal,
} from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { notifyOfDispute } from './notify-of-dispute.ts'

interface StepFacts {
  operator: OperatorActor
  nowMs: number
}
type StepInput = OperationInput<'backoffice.approveWithdrawal'>

/** Approves a waiting withdrawal. */
export async function approve(
  tx: Tx,
  facts: StepFacts,
  { id, remark }: StepInput,
): Promise<SteppedWithdrawal> {
  return recorded(tx, facts, 'approveWithdrawal', await approveWithdrawal(tx, { id, remark }))
}

/** Rejects a waiting withdrawal. */
export async function reject(
  tx: Tx,
  facts: StepFacts,
  { id, remark }: StepInput,
): Promise<SteppedWithdrawal> {
  return recorded(tx, facts, 'rejectWithdrawal', await rejectWithdrawal(tx, { id, remark }))
}

/** Records that a withdrawal was paid, in full or in part. */
export async function payOut(
  tx: Tx,
  { settings }: Pick<BackofficeDeps, 'settings'>,
  facts: StepFacts,
  { id, remark, amount }: OperationInput<'backoffice.payWithdrawal'>,
): Promise<SteppedWithdrawal> {
  /** The period that the member's brand allows. */
  const confirmMinutesOf = async (memberId: number): Promise<number> =>
    settings
      .of((await memberById(tx, memberId))?.brandCode ?? settings.brandCode)
      .read('wallet.withdrawConfirmMinutes')
  return recorded(
    tx,
    facts,
    'payWithdrawal',
    await payWithdrawal(tx, { nowMs: facts.nowMs, confirmMinutesOf }, { id, remark, amount }),
  )
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

/** Withdrawals for the console, with each member's total deposits and withdrawals so far. */
export async function presentToOperator(
  db: Queries,
  withdrawals: readonly Withdrawal[],
): Promise<OperationOutput<'backoffice.approveWithdrawal'>[]> {
  const memberIds = [...new Set(withdrawals.map(({ memberId }) => memberId))]
  const currencies = [...new Set(withdrawals.map(({ currency }) => currency))]
  const totals = new Map(
    await Promise.all(
      currencies.map(async (currency) => [currency, await memberTotals(db, memberIds, currency)] as const),
    ),
  )
  const brands = await brandsOf(db, memberIds)
  return withdrawals.map((withdrawal) => {
    const total = totals.get(withdrawal.currency)?.get(withdrawal.memberId)
    if (!total) throw new Error(`member ${withdrawal.memberId} has no totals`)
    const { account } = withdrawal
    return {
      withdrawalId: withdrawal.id,
      memberId: withdrawal.memberId,
      brandCode: brands.get(withdrawal.memberId) ?? '',
      username: withdrawal.username,
      amount: withdrawal.amount,
      receivedAmount: withdrawal.received,
      remainingAmount: remaining(withdrawal),
      status: withdrawal.status,
      disputeUntil: disputeUntilMs(withdrawal) ?? null,
      createTime: withdrawal.createdAtMs,
      bankName: account.bankName,
      accountNumber: account.accountNumber,
      holder: account.holder,
      remark: withdrawal.remark,
      totalDeposits: total.deposits,
      totalWithdrawals: total.withdrawals,
    }
  })
}
