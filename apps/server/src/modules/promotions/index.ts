// SPDX-License-Identifier: Apache-2.0
export { promotionsCalls } from './calls.ts'
export type { PromotionsDeps } from './promotions-deps.ts'
export {
  applicationById,
  listApplications,
  type Application,
  type ApplicationQuery,
} from './application-store.ts'
export { addCodes } from './codes/add-codes.ts'
export { listCodes } from './codes/code-store.ts'
export { cancelRounds } from './free-rounds/cancel-rounds.ts'
export { grantedRounds } from './free-rounds/granted-rounds.ts'
export { hasEntries } from './entry-store.ts'
export { resultOf } from './results/result-of.ts'
export { tryOffer } from './trial/try-offer.ts'
export { judgeApplication } from './judge-application.ts'
export { promotionsJobs } from './jobs.ts'
export { matchDeposits, type DepositToMatch } from './deposits/match-deposits.ts'
export { notifyMember } from './notify-member.ts'
export type { PayBonus } from './pay-bonus.ts'
