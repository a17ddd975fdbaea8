// SPDX-License-Identifier: Apache-2.0
import { memberStages } from '@tessera/rules/wallet/withdrawal-stages'
import { z } from 'zod'
import { Amount, Moment } from '../kit/index.ts'

/** What happened to a withdrawal, and when. */
export const StageOfWithdrawal = z.object({
  stage: z.enum(memberStages),
  time: Moment,
  /** The part that it is about. */ amount: Amount.nullable(),
})
/** How long withdrawals took lately from the request to the payment: half of them at most, and 95 of 100. */
export const PayoutTimes = z.object({ usualMs: z.number(), mostMs: z.number() })
