export type { CountStore } from './count-store.ts'
export { isLimitsStore, openSharedCounts, type LimitsStore, type SharedCountsOptions } from './open-shared-counts.ts'
export { createSharedCounts, type CountsOf, type SharedCounts } from './shared-counts.ts'
