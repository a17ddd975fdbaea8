// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { rewardPictures } from '@tessera/rules/rewards/reward-pictures'
import { Amount, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { RedeemStatus, RewardCategory, RewardKind } from '../rewards/mall-calls.ts'
import { Points } from '../rewards/points-calls.ts'

/** Brand; by default that of the host. */
const brandCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/)
  .optional()
/** A name by language code. */
const Names = z.record(z.string().regex(/^[A-Z]{2,3}(-[A-Z]{2})?$/), line(120).min(1))
const rewardId = z.number().int().min(1).max(2_147_483_647)

/** What an operator enters for a reward. */
const given = {
  name: line(120).min(1),
  names: Names,
  category: RewardCategory,
  picture: z.enum(rewardPictures),
  points: Points,
  stock: z.number().int().min(0).max(1_000_000),
  minRankLevel: z.number().int().min(0).max(7),
  position: z.number().int().min(0).max(100_000),
  enabled: z.boolean(),
  /** Above zero for a bonus, 0 for goods. */
  bonus: Amount,
}
const reward = z.object({ ...given, rewardId: z.number(), kind: RewardKind, imageUrl: z.string() })
const redeem = z.object({
  redeemId: z.string(),
  memberId: z.number(),
  brandCode: z.string(),
  username: z.string(),
  name: z.string(),
  kind: RewardKind,
  quantity: z.number(),
  points: z.number(),
  bonus: Amount,
  address: z.string(),
  /** From the member's profile, as it is now. */
  zalo: z.string(),
  whatsapp: z.string(),
  status: RedeemStatus,
  createTime: Moment,
  remark: z.string(),
  decidedAt: Moment.nullable(),
  decidedBy: z.string(),
})
const step = { id: z.uuid(), remark: line(140).default(''), requestId: RequestId }

/** Operator calls for the points mall. */
export const mallAdminCalls = {
  rewards: call('backoffice.rewards', {
    http: 'GET /ops/mall/rewards',
    who: 'operator',
    may: 'read',
    summary: 'The rewards of a brand, including those that are taken off the mall.',
    input: { brandCode, pageNo: PageNo, pageSize: pageSize(50) },
    output: page(reward),
    faults: ['backoffice.noBrand'],
  }),
  addReward: call('backoffice.addReward', {
    http: 'POST /ops/mall/rewards',
    who: 'operator',
    may: 'money',
    pays: true,
    summary: 'Adds a reward to the points mall.',
    input: { brandCode, ...given, names: Names.default({}), kind: RewardKind, bonus: Amount.optional() },
    output: reward,
    faults: ['backoffice.noBrand'],
  }),
  changeReward: call('backoffice.changeReward', {
    http: 'PUT /ops/mall/rewards/:rewardId',
    who: 'operator',
    may: 'money',
    pays: true,
    summary:
      'Changes a reward. Fields that are left out stay as they are; goods stay goods, and a bonus stays a bonus.',
    input: { rewardId, ...z.object(given).partial().shape },
    output: reward,
  }),
  redeems: call('backoffice.redeems', {
    http: 'GET /ops/mall/redeems',
    who: 'operator',
    may: 'read',
    summary: 'Redemptions by status; waiting ones oldest first.',
    input: { brandCode, status: RedeemStatus.optional(), pageNo: PageNo, pageSize: pageSize(20) },
    output: page(redeem),
    faults: ['backoffice.noBrand'],
  }),
  approveRedeem: call('backoffice.approveRedeem', {
    http: 'POST /ops/mall/redeems/:id/approve',
    who: 'operator',
    may: 'money',
    pays: true,
    once: true,
    summary: 'Approves a redemption: a bonus is paid at once, goods are sent.',
    input: step,
    output: redeem,
    faults: ['wallet.wrongState'],
  }),
  rejectRedeem: call('backoffice.rejectRedeem', {
    http: 'POST /ops/mall/redeems/:id/reject',
    who: 'operator',
    may: 'money',
    once: true,
    summary: 'Rejects a redemption. Points and stock are returned.',
    input: { ...step, remark: line(140).min(1) },
    output: redeem,
    faults: ['wallet.wrongState'],
  }),
}
