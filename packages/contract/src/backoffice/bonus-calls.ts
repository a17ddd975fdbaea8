// SPDX-License-Identifier: Apache-2.0
import { spendingOrders } from '@tessera/rules/bonuses/split-stake'
import { z } from 'zod'
import { BonusState } from '../bonuses/calls.ts'
import { Amount, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'

const MemberId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const Id = z.coerce.number().int().min(1).max(2_147_483_647)

const memberBonus = z.object({
  bonusId: z.number(),
  title: z.string(),
  /** What granted it, such as `reward`, and which one. */
  source: z.string(),
  reference: z.string(),
  currency: z.string(),
  /** What was granted, and what is left of it with what it won. */
  amount: Amount,
  balance: Amount,
  required: Amount,
  done: Amount,
  state: BonusState,
  grantedAt: Moment,
  expiresAt: Moment.nullable(),
  endedAt: Moment.nullable(),
  /** What became cash, and what went back to the operator, when it ended. */
  released: Amount,
  returned: Amount,
  /** Why an operator cancelled it. */
  reason: z.string(),
  wagerTimes: z.number(),
  wagerBase: z.enum(['bonus', 'bonusAndDeposit']),
  daysToWager: z.number(),
  maxStake: Amount.nullable(),
  spendingOrder: z.enum(spendingOrders),
  weights: z.record(z.string(), z.number()),
  vendorWeights: z.record(z.string(), z.number()),
  gameWeights: z.record(z.string(), z.number()),
})

/** The bonuses of members in the console. */
export const bonusAdminCalls = {
  memberBonuses: call('backoffice.memberBonuses', {
    http: 'GET /ops/accounts/:id/bonuses',
    who: 'operator',
    may: 'read',
    summary: 'The bonus money of a member, newest first: terms, progress and how each ended.',
    input: { id: MemberId, pageNo: PageNo, pageSize: pageSize(10) },
    output: page(memberBonus),
    faults: ['backoffice.noMember'],
  }),
  cancelBonus: call('backoffice.cancelBonus', {
    http: 'POST /ops/bonuses/:bonusId/cancel',
    who: 'operator',
    may: 'money',
    once: true,
    summary:
      'Cancels a bonus of a member: its money and what it won go back, cash stays. The member reads the reason. While bets with it are in play, it ends when they are settled.',
    input: { bonusId: Id, reason: line(200).min(3), requestId: RequestId },
    output: z.object({ bonusId: z.number(), state: BonusState }),
    faults: ['bonuses.ended'],
  }),
}
