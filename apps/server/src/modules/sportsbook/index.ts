// SPDX-License-Identifier: Apache-2.0
export { sportsbookCalls } from './calls.ts'
export { sportsbookJobs } from './jobs.ts'
export { followBets } from './bets/follow-bets.ts'
export { gameTypeOf, sportsbookVendor } from './bets/sportsbook-vendor.ts'
export { followReplay } from './replay/follow-replay.ts'
export { followOutrights } from './replay/outrights/follow-outrights.ts'
export { importRecorded } from './replay/import-recorded.ts'
export type { SportsbookDeps } from './sportsbook-deps.ts'
