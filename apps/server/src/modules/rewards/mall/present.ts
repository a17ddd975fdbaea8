// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { RewardPicture } from '@tessera/rules/rewards/reward-pictures'
import { namedIn } from '../../catalogue/index.ts'
import type { Redeem } from './redeem-store.ts'
import type { Reward } from './reward-store.ts'

type RewardPictures = (picture: RewardPicture) => string

/** A reward as members and visitors see it, in their language. */
export const presentReward = (
  reward: Reward,
  language: string,
  pictureOf: RewardPictures,
): OperationOutput<'rewards.mallRewards'>['list'][number] => ({
  rewardId: reward.id,
  name: namedIn(language, reward.names, reward.name),
  category: reward.category,
  imageUrl: pictureOf(reward.picture),
  points: Number(reward.points),
  stock: reward.stock,
  minRankLevel: reward.minRankLevel,
  kind: reward.kind,
  bonus: reward.bonus,
})

/** A redemption as its member sees it. */
export const presentRedeem = (
  redeem: Redeem,
  language: string,
): OperationOutput<'rewards.redeems'>['list'][number] => ({
  redeemId: redeem.id,
  name: namedIn(language, redeem.names, redeem.name),
  quantity: redeem.quantity,
  points: Number(redeem.points),
  status: redeem.status,
  createTime: redeem.createdAtMs,
  remark: redeem.remark,
})
