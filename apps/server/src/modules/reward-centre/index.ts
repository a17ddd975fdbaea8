// SPDX-License-Identifier: Apache-2.0
export { rewardCentreCalls } from './calls.ts'
export { offerReward, offerRewards, type RewardToOffer } from './offer-reward.ts'
export { createPayReward, type PayReward, type RewardToPay } from './pay-reward.ts'
export { pushRewards } from './push-rewards.ts'
export type { RewardCentreDeps } from './reward-centre-deps.ts'
export type { OfferedReward, RewardSource } from './reward-store.ts'
export { titleIn, type RewardTitle } from './reward-title.ts'
