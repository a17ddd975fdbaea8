// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, BrandCode, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { RewardSource } from '../reward-centre/calls.ts'

const RewardStatus = z.enum(['Claim', 'Claimed', 'Expired', 'Cancelled'])
const rewardOnOffer = z.object({
  rewardId: z.number(),
  memberId: z.number(),
  username: z.string(),
  source: RewardSource,
  title: z.string(),
  /** What it was granted for. */ reference: z.string(),
  amount: Amount,
  currency: z.string(),
  wagerTimes: z.number(),
  offeredAt: Moment,
  expireTime: Moment,
  status: RewardStatus,
  claimTime: Moment.nullable(),
  cancelledAt: Moment.nullable(),
  cancelledBy: z.string(),
  reason: z.string(),
})

/** Operator calls for the reward centre. */
export const rewardAdminCalls = {
  rewardsOnOffer: call('backoffice.rewardsOnOffer', {
    http: 'GET /ops/reward-centre',
    who: 'operator',
    may: 'read',
    summary:
      'Rewards of a brand by status, or all of one member by their whole name. Lists longer than 10,000 are counted as 10,000.',
    input: {
      brandCode: BrandCode,
      status: RewardStatus.default('Claim'),
      username: line(40).default(''),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(rewardOnOffer),
    faults: ['backoffice.noBrand'],
  }),
  cancelReward: call('backoffice.cancelReward', {
    http: 'POST /ops/reward-centre/:id/cancel',
    who: 'operator',
    may: 'money',
    once: true,
    summary: 'Takes back a reward that is not claimed yet.',
    input: {
      id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
      reason: line(140).min(1),
      requestId: RequestId,
    },
    output: rewardOnOffer,
    faults: ['rewardCentre.claimed', 'rewardCentre.cancelled'],
  }),
}
