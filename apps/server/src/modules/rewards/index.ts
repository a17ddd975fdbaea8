// SPDX-License-Identifier: Apache-2.0
export { rewardsCalls } from './calls.ts'
export { rewardsJobs } from './jobs.ts'
export { addReward, changeReward } from './mall/change-reward.ts'
export { approveRedeem, rejectRedeem, type Decision } from './mall/decide-redeem.ts'
export { listRedeems, type Redeem } from './mall/redeem-store.ts'
export { insertReward, listRewards, type Reward, type RewardToAdd } from './mall/reward-store.ts'
export { creditPoints } from './points/credit-points.ts'
export { rewardsOfBets } from './edges/rewards-of-bets.ts'
export { givePoints } from './points/give-points.ts'
export { pushPoints } from './push-points.ts'
export { bonusesOf } from './ranks/bonus-store.ts'
export { changesOf, type RankChange } from './ranks/change-store.ts'
export { pushRanks } from './ranks/change-ranks.ts'
export { rankFollower } from './ranks/follow-ranks.ts'
export { judgeRanks } from './ranks/judge-ranks.ts'
export {
  assignManager,
  findManager,
  listManagers,
  managerOf,
  saveManager,
  type RankManager,
} from './ranks/manager-store.ts'
export { rankTerms } from './ranks/rank-terms.ts'
export { listRankRuns } from './ranks/run-store.ts'
export { setRankByHand } from './ranks/set-rank-by-hand.ts'
export { showStanding } from './ranks/show-rank.ts'
export { findClaim, linesOfClaim, listRebateClaims, type RebateClaim } from './rebates/claim-store.ts'
export { rebateFollower, type RebatesDeps } from './rebates/follow-rebates.ts'
export { openRebatesOfLines } from './rebates/open-of-lines.ts'
export { sumOpenRebates } from './rebates/rebate-store.ts'
export { presentLine } from './rebates/show-rebate.ts'
export type { RewardsDeps } from './rewards-deps.ts'
