// SPDX-License-Identifier: Apache-2.0
export type { CountStore } from './count-store.ts'
export {
  isLimitsStore,
  openSharedCounts,
  type LimitsStore,
  type SharedCountsOptions,
} from './open-shared-counts.ts'
export { createSharedCounts, type CountsOf, type SharedCounts } from './shared-counts.ts'
