// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, BrandCode, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { WithdrawalStatus } from '../wallet/calls.ts'

const withdrawal = z.object({
  withdrawalId: z.string(),
  memberId: z.number(),
  brandCode: z.string(),
  username: z.string(),
  amount: Amount,
  receivedAmount: Amount,
  remainingAmount: Amount,
  status: WithdrawalStatus,
  /** Until when a payment that the member did not answer can be reopened. */ disputeUntil: Moment.nullable(),
  createTime: Moment,
  bankName: z.string(),
  accountNumber: z.string(),
  holder: z.string(),
  remark: z.string(),
  /** Deposits and withdrawals of this member so far, to judge the request by. */
  totalDeposits: Amount,
  totalWithdrawals: Amount,
})
/** The result of the search for a payment. */
export const DisputeAnswer = z.enum(['ARRIVED', 'RETURNED'])
const withdrawalStep = { id: z.uuid(), remark: line(140).default(''), requestId: RequestId }

/** Withdrawals as operators decide about them, and the search for payments that did not arrive. */
export const withdrawalAdminCalls = {
  withdrawals: call('backoffice.withdrawals', {
    http: 'GET /ops/withdrawals',
    who: 'operator',
    may: 'read',
    summary: 'Withdrawals by status; waiting ones oldest first.',
    input: {
      brandCode: BrandCode,
      status: WithdrawalStatus.optional(),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(withdrawal),
    faults: ['backoffice.noBrand'],
  }),
  approveWithdrawal: call('backoffice.approveWithdrawal', {
    http: 'POST /ops/withdrawals/:id/approve',
    who: 'operator',
    may: 'money',
    once: true,
    summary: 'Approves a pending withdrawal.',
    input: withdrawalStep,
    output: withdrawal,
    faults: ['wallet.wrongState'],
  }),
  rejectWithdrawal: call('backoffice.rejectWithdrawal', {
    http: 'POST /ops/withdrawals/:id/reject',
    who: 'operator',
    may: 'money',
    once: true,
    summary: 'Rejects a pending withdrawal. The amount on hold goes back to the member.',
    input: { ...withdrawalStep, remark: line(140).min(1) },
    output: withdrawal,
    faults: ['wallet.wrongState'],
  }),
  payWithdrawal: call('backoffice.payWithdrawal', {
    http: 'POST /ops/withdrawals/:id/pay',
    who: 'operator',
    may: 'money',
    once: true,
    summary: 'Records that an approved withdrawal was paid, in full or in part.',
    input: { ...withdrawalStep, amount: Amount.optional() },
    output: withdrawal,
    faults: ['wallet.wrongState', 'wallet.aboveMaximum'],
  }),
  withdrawalDisputes: call('backoffice.withdrawalDisputes', {
    http: 'GET /ops/withdrawals/:id/disputes',
    who: 'operator',
    may: 'money',
    summary: 'Every report that a withdrawal has not arrived, newest first, with its proof and its answer.',
    input: { id: z.uuid() },
    output: z.object({
      withdrawal,
      list: z.array(
        z.object({
          amount: Amount,
          openedBy: z.string(),
          openTime: Moment,
          images: z.array(z.string()),
          answer: DisputeAnswer.nullable(),
          answeredBy: z.string(),
          answerTime: Moment.nullable(),
          remark: z.string(),
        }),
      ),
    }),
  }),
  reopenWithdrawal: call('backoffice.reopenWithdrawal', {
    http: 'POST /ops/withdrawals/:id/reopen',
    who: 'operator',
    may: 'money',
    once: true,
    summary: 'Reopens a payment that counted as received because the member did not answer, within 30 days.',
    input: { ...withdrawalStep, remark: line(140).min(1) },
    output: withdrawal,
    faults: ['wallet.wrongState'],
  }),
  answerDispute: call('backoffice.answerDispute', {
    http: 'POST /ops/withdrawals/:id/answer',
    who: 'operator',
    may: 'money',
    once: true,
    summary:
      'Ends the search for a payment: either it has arrived, or it came back to us and is on hold again, to be paid once more.',
    input: { ...withdrawalStep, answer: DisputeAnswer, remark: line(140).min(1) },
    output: withdrawal,
    faults: ['wallet.wrongState'],
  }),
}
