// SPDX-License-Identifier: Apache-2.0
export { promotionsCalls } from './calls.ts'
export type { PromotionsDeps } from './promotions-deps.ts'
export {
  applicationById,
  listApplications,
  type Application,
  type ApplicationQuery,
} from './application-store.ts'
export { judgeApplication } from './judge-application.ts'
export { notifyMember } from './notify-member.ts'
