// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import {
  Amount,
  call,
  line,
  Moment,
  page,
  PageNo,
  pageSize,
  PaymentPassword,
  RequestId,
} from '../kit/index.ts'
import { paymentPasswordFaults } from './points-calls.ts'

export const RewardKind = z.enum(['GOODS', 'BONUS'])
export const RewardCategory = z.enum(['BONUS', 'TECH', 'HOME', 'STYLE', 'LEISURE'])
export const RedeemStatus = z.enum(['In Process', 'Approved', 'Rejected'])

const reward = z.object({
  rewardId: z.number(),
  name: z.string(),
  category: RewardCategory,
  imageUrl: z.string(),
  /** For one piece. */ points: z.number(),
  stock: z.number(),
  minRankLevel: z.number(),
  kind: RewardKind,
  /** The amount of a bonus; 0 for goods. */
  bonus: Amount,
})
const redeem = z.object({
  redeemId: z.string(),
  name: z.string(),
  quantity: z.number(),
  /** In all. */ points: z.number(),
  status: RedeemStatus,
  createTime: Moment,
  remark: z.string(),
})

/** The points mall. */
export const mallCalls = {
  mallRewards: call('rewards.mallRewards', {
    http: 'GET /wps/relay/MCS2_reward',
    who: 'anyone',
    summary: 'The rewards of the points mall, in the operator’s order.',
    input: {
      category: z.union([z.literal('ALL'), RewardCategory]).default('ALL'),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(reward).extend({
      /** Categories that have rewards, in the order of the list. */ categories: z.array(RewardCategory),
    }),
  }),
  redeem: call('rewards.redeem', {
    http: 'POST /wps/relay/MCS2_redeem',
    who: 'member',
    paymentPassword: 'rewards.badPassword',
    once: true,
    summary:
      'Redeems a reward. Points and stock are taken at once, and an operator decides. Goods need an address.',
    input: {
      rewardId: z.number().int().min(1).max(2_147_483_647),
      quantity: z.number().int().min(1).max(100).default(1),
      password: PaymentPassword,
      address: line(300).default(''),
      requestId: RequestId,
    },
    output: redeem.extend({ /** Points that are left. */ balance: z.number() }),
    faults: [
      'site.ownCurrencyOnly',
      'rewards.rankTooLow',
      'rewards.contactRequired',
      'rewards.outOfStock',
      'rewards.insufficientPoints',
      'wallet.heldAfterRecovery',
      ...paymentPasswordFaults,
    ],
  }),
  redeems: call('rewards.redeems', {
    http: 'GET /wps/relay/MCS2_redeemList',
    who: 'member',
    summary: 'The member’s redemptions, newest first.',
    input: { status: RedeemStatus.optional(), pageNo: PageNo, pageSize: pageSize(20) },
    output: page(redeem),
  }),
}
