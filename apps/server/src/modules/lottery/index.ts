// SPDX-License-Identifier: Apache-2.0
export { lotteryCalls } from './calls.ts'
export { lotteryJobs } from './jobs.ts'
export { lotteryAddress, type LotteryLaunch } from './launch-address.ts'
export type { LotteryDeps } from './lottery-deps.ts'
export { announcedDraws } from './draws/announced-draws.ts'
export { simulatePast } from './draws/simulate-past.ts'
export { lotteryNamed } from './games/lottery-named.ts'
export { lotteryVendor } from './games/lottery-vendor.ts'
