// SPDX-License-Identifier: Apache-2.0
export { isLimitsStore, openSharedCounts, type LimitsStore } from './open-shared-counts.ts'
export { type SharedCounts } from './shared-counts.ts'
