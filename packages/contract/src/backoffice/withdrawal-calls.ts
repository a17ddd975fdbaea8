// SPDX-License-Identifier: Apache-2.0
import { traceKinds } from '@tessera/rules/agents/shared-traces'
import { withdrawalStages } from '@tessera/rules/wallet/withdrawal-stages'
import { payoutKinds } from '@tessera/rules/wallet/payout-kinds'
import { reviewRules } from '@tessera/rules/wallet/review-withdrawal'
import { refusalReasons } from '@tessera/rules/wallet/refusal-reasons'
import { z } from 'zod'
import { Amount, BrandCode, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { PayoutAccountId } from './payout-calls.ts'
import { WithdrawalStatus } from '../wallet/withdrawal-shape.ts'
import { StageOfWithdrawal } from '../wallet/withdrawal-shape.ts'

const Rule = z.enum(reviewRules)
/** The rules that mark withdrawals for a person. Limits of zero are off. */
const Limits = z.object({
  first: z.boolean(),
  amountAbove: Amount,
  countAbove: z.number().int().min(0).max(100),
  sumAbove: Amount,
  sharedTraces: z.boolean(),
  playedBelowPercent: z.number().int().min(0).max(1000),
  accountYoungerHours: z.number().int().min(0).max(720),
})

const withdrawal = z.object({
  withdrawalId: z.string(),
  memberId: z.number(),
  brandCode: z.string(),
  username: z.string(),
  amount: Amount,
  currency: z.string(),
  receivedAmount: Amount,
  remainingAmount: Amount,
  status: WithdrawalStatus,
  /** Until when a payment that the member did not answer can be reopened. */ disputeUntil: Moment.nullable(),
  createTime: Moment,
  kind: z.enum(payoutKinds),
  bankName: z.string(),
  /** Masked where nobody has to pay to it, unless it is a bank's. */
  accountNumber: z.string(),
  holder: z.string(),
  remark: z.string(),
  /** Deposits and withdrawals of this member so far, to judge the request by. */
  totalDeposits: Amount,
  totalWithdrawals: Amount,
  /** Oldest first, with who did it; empty for the platform itself. */
  stages: z.array(StageOfWithdrawal.extend({ stage: z.enum(withdrawalStages), by: z.string() })),
  /** Why a person has to look at it, with what was found and the limit. */
  reasons: z.array(z.object({ rule: Rule, found: z.string(), allowed: z.string() })),
  /** What operators who approved it said about the rules that marked it. */
  flagNotes: z.array(z.object({ rule: Rule, note: z.string(), by: z.string(), time: Moment })),
  /** What was paid, oldest first; the reference is empty where none was recorded. */
  payments: z.array(z.object({ amount: Amount, reference: z.string(), time: Moment })),
  /** One operator has approved it; a second one has to. */ approvedOnce: z.boolean(),
  /** The latest payment by a provider. */
  payout: z
    .object({
      state: z.enum(['new', 'pending', 'unknown', 'paid', 'failed']),
      reason: z.string(),
      accountId: z.string(),
    })
    .nullable(),
  /** How long it has been waiting for an operator; null when it is not. */ waitingMs: z.number().nullable(),
  /** It waits for longer than 95 of 100 took lately. */ late: z.boolean(),
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
    summary: 'Withdrawals by status or by the reference of a payment; waiting ones oldest first.',
    input: {
      brandCode: BrandCode,
      status: WithdrawalStatus.optional(),
      reference: line(60).default(''),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(withdrawal),
    faults: ['backoffice.noBrand'],
  }),
  reviewRules: call('backoffice.reviewRules', {
    http: 'GET /ops/withdrawals/review',
    who: 'operator',
    may: 'read',
    summary: 'The rules of a brand that mark withdrawals for a person.',
    input: { brandCode: BrandCode },
    output: Limits,
    faults: ['backoffice.noBrand'],
  }),
  tryReviewRules: call('backoffice.tryReviewRules', {
    http: 'POST /ops/withdrawals/review/trial',
    who: 'operator',
    may: 'read',
    summary: 'How many withdrawals of the last 30 days such rules would have marked. Changes nothing.',
    input: { brandCode: BrandCode, limits: Limits },
    output: z.object({
      withdrawals: z.number(),
      marked: z.number(),
      rules: z.array(z.object({ rule: Rule, marked: z.number() })),
    }),
    faults: ['backoffice.noBrand'],
  }),
  approveWithdrawal: call('backoffice.approveWithdrawal', {
    http: 'POST /ops/withdrawals/:id/approve',
    who: 'operator',
    may: 'money',
    once: true,
    summary:
      'Approves a pending withdrawal; each rule that marked it needs a note. Above a limit of the brand it stays pending until a second operator approves it.',
    input: {
      ...withdrawalStep,
      flags: z
        .array(z.object({ rule: Rule, note: line(140).min(3) }))
        .max(reviewRules.length)
        .default([]),
    },
    output: withdrawal,
    faults: [
      'wallet.wrongState',
      'backoffice.flagsUnread',
      'backoffice.aboveTier',
      'backoffice.sameOperator',
    ],
  }),
  rejectWithdrawal: call('backoffice.rejectWithdrawal', {
    http: 'POST /ops/withdrawals/:id/reject',
    who: 'operator',
    may: 'money',
    once: true,
    summary:
      'Rejects a pending withdrawal. The amount on hold goes back to the member, who reads what to do. OTHER needs a remark.',
    input: { ...withdrawalStep, reason: z.enum(refusalReasons).default('OTHER') },
    output: withdrawal,
    faults: ['wallet.wrongState'],
  }),
  payWithdrawal: call('backoffice.payWithdrawal', {
    http: 'POST /ops/withdrawals/:id/pay',
    who: 'operator',
    may: 'money',
    once: true,
    summary:
      'Records that an approved withdrawal was paid, in full or in part, and under which reference of the bank.',
    input: { ...withdrawalStep, reference: line(60).min(3), amount: Amount.optional() },
    output: withdrawal,
    faults: ['backoffice.giverGone', 'wallet.wrongState', 'wallet.aboveMaximum'],
  }),
  sendWithdrawal: call('backoffice.sendWithdrawal', {
    http: 'POST /ops/withdrawals/:id/send',
    who: 'operator',
    may: 'money',
    once: true,
    summary:
      'Has a provider pay what is left of an approved withdrawal. It counts as paid once the provider says so.',
    input: { id: z.uuid(), accountId: PayoutAccountId, requestId: RequestId },
    output: withdrawal,
    faults: ['backoffice.giverGone', 'wallet.wrongState', 'backoffice.noPayoutAccount'],
  }),
  withdrawalSharers: call('backoffice.withdrawalSharers', {
    http: 'GET /ops/withdrawals/:id/sharers',
    who: 'operator',
    may: 'read',
    summary:
      'The accounts that share a browser, an address, a name or a payee with the member of a withdrawal.',
    input: { id: z.uuid() },
    output: z.array(
      z.object({
        memberId: z.number(),
        username: z.string(),
        brandCode: z.string(),
        shares: z.array(z.enum([...traceKinds, 'Payee'])),
      }),
    ),
  }),
  withdrawalDisputes: call('backoffice.withdrawalDisputes', {
    http: 'GET /ops/withdrawals/:id/disputes',
    who: 'operator',
    may: 'read',
    summary:
      'Every report that a withdrawal has not arrived, newest first, with its proof and its answer. Every look is recorded.',
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
