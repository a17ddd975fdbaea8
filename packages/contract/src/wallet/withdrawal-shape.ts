// SPDX-License-Identifier: Apache-2.0
import { refusalReasons } from '@tessera/rules/wallet/refusal-reasons'
import { memberStages } from '@tessera/rules/wallet/withdrawal-stages'
import { z } from 'zod'
import { Amount, Moment } from '../kit/index.ts'
import { payoutAccount } from './payout-account-calls.ts'

/** What happened to a withdrawal, and when. */
export const StageOfWithdrawal = z.object({
  stage: z.enum(memberStages),
  time: Moment,
  /** The part that it is about. */ amount: Amount.nullable(),
})
/** How long withdrawals took lately from the request to the payment: half of them at most, and 95 of 100. */
export const PayoutTimes = z.object({ usualMs: z.number(), mostMs: z.number() })

export const WithdrawalStatus = z.enum([
  'Pending',
  'Rejected',
  'Approved',
  'Paid',
  'Received',
  'Not received',
  'Forced-received',
])

/** A withdrawal as its member sees it. */
export const withdrawal = z.object({
  withdrawalId: z.string(),
  amount: Amount,
  receivedAmount: Amount,
  remainingAmount: Amount,
  status: WithdrawalStatus,
  createTime: Moment,
  confirmUntil: Moment.nullable(),
  account: payoutAccount,
  remark: z.string(),
  /**
   * Until when customer service can reopen a payment that counted as received because the member did not
   * answer.
   */
  disputeUntil: Moment.nullable(),
  /** Why it was rejected; a sentence for each says what to do. */
  refusal: z.enum(refusalReasons).nullable(),
  /** Oldest first. */ stages: z.array(StageOfWithdrawal),
})
