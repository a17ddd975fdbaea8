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
  /** Until when a part that nobody answered for can be taken up again. */ disputeUntil: Moment.nullable(),
  createTime: Moment,
  bankName: z.string(),
  accountNumber: z.string(),
  holder: z.string(),
  remark: z.string(),
  /** Deposits and withdrawals of this member so far, to judge the request by. */
  totalDeposits: Amount,
  totalWithdrawals: Amount,
})
/** What the search for a payment has brought. */
export const DisputeAnswer = z.enum(['ARRIVED', 'RETURNED'])
const withdrawalStep = { id: z.uuid(), remark: line(140).default(''), requestId: RequestId }

/** Withdrawals as operators decide about them, and the search for payments that did not arrive. */
export const withdrawalAdminCalls = {
  withdrawals: call('backoffice.withdrawals', {
    http: 'GET /ops/withdrawals',
    who: 'operator',
    may: 'read',
    summary: 'Withdrawals by status, oldest first while they wait.',
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
    summary: 'Rejects a pending withdrawal; the held amount goes back.',
    input: { ...withdrawalStep, remark: line(140).min(1) },
    output: withdrawal,
    faults: ['wallet.wrongState'],
  }),
  payWithdrawal: call('backoffice.payWithdrawal', {
    http: 'POST /ops/withdrawals/:id/pay',
    who: 'operator',
    may: 'money',
    once: true,
    summary: 'Records that an approved withdrawal was paid, wholly or in part.',
    input: { ...withdrawalStep, amount: Amount.optional() },
    output: withdrawal,
    faults: ['wallet.wrongState', 'wallet.aboveMaximum'],
  }),
  withdrawalDisputes: call('backoffice.withdrawalDisputes', {
    http: 'GET /ops/withdrawals/:id/disputes',
    who: 'operator',
    may: 'money',
    summary:
      'Each time a withdrawal was said not to have arrived, newest first, with its proof and its answer.',
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
    summary: 'Takes up a part that counted as received because nobody answered, within 30 days.',
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
      'Ends the search for a payment: it has arrived, or it came back to us and is held again, to be paid once more.',
    input: { ...withdrawalStep, answer: DisputeAnswer, remark: line(140).min(1) },
    output: withdrawal,
    faults: ['wallet.wrongState'],
  }),
}
