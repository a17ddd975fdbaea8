// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { BonusPrice } from '../bonuses/price-shapes.ts'
import { Amount, call, Moment, page, PageNo, pageSize } from '../kit/index.ts'

export const RewardSource = z.enum(['MISSION', 'RANK', 'EVENT', 'REFERRAL'])

const rewardToClaim = z.object({
  rewardId: z.number(),
  source: RewardSource,
  title: z.string(),
  amount: Amount,
  currency: z.string(),
  /** How many times it has to be wagered; 0 for cash. */
  wagerTimes: z.number(),
  expireTime: Moment,
  status: z.enum(['Claim', 'Claimed']),
  /** When it was claimed. */ claimTime: Moment.nullable(),
})

/** The reward centre: what other features grant to a member, to be claimed. */
export const rewardCentreCalls = {
  list: call('rewardCentre.list', {
    http: 'GET /wps/relay/MCS2_rewardCenter',
    who: 'member',
    summary: 'The rewards of the member: those to claim first, then the claimed ones, each newest first.',
    input: { pageNo: PageNo, pageSize: pageSize(50) },
    output: page(rewardToClaim).extend({ /** Rewards that wait to be claimed. */ claimable: z.number() }),
  }),
  price: call('rewardCentre.price', {
    http: 'GET /wps/relay/MCS2_rewardPrice',
    who: 'member',
    perMinute: 60,
    summary:
      'What a reward of the member costs before it is claimed: what must be staked, at which games and until when, what that loses on the average, and how simulated wagerings end. Only for rewards that can be claimed now.',
    input: { rewardId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) },
    output: BonusPrice,
  }),
  claim: call('rewardCentre.claim', {
    http: 'POST /wps/relay/MCS2_claimReward',
    who: 'member',
    summary: 'Claims a reward. It is credited at once, and once, however often the call is repeated.',
    input: { rewardId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) },
    output: z.object({ status: z.literal('Claimed'), amount: Amount, currency: z.string() }),
    faults: ['rewardCentre.claimed', 'rewardCentre.expired', 'rewardCentre.cancelled'],
  }),
}
