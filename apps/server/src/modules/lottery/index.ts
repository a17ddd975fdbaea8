// SPDX-License-Identifier: Apache-2.0
export { lotteryCalls } from './calls.ts'
export { lotteryJobs } from './jobs.ts'
export { lotteryAddress, type LotteryLaunch } from './launch-address.ts'
export type { LotteryDeps } from './lottery-deps.ts'
export { announcedDraws } from './draws/announced-draws.ts'
export { simulatePast } from './draws/simulate-past.ts'
export { HistoryRefused, importHistory } from './history/import-history.ts'
export { lotteryEdges } from './least-edges.ts'
export { lotteryNamed } from './games/lottery-named.ts'
export { clueOfTicket } from './tickets/clue-of-ticket.ts'
export { drawsOfTickets } from './tickets/draws-of-tickets.ts'
export { lotteryVendor } from './games/lottery-vendor.ts'
export type { BeaconSource } from './beacon/beacon-source.ts'
export { createBeaconSource } from './beacon/create-beacon-source.ts'
export { followBeacons } from './beacon/follow-beacons.ts'
export { readTerms } from './terms.ts'
export { cancelDraw, closeEarly, delayDraw } from './operations/change-times.ts'
export { enterResult } from './operations/enter-result.ts'
export { lastEntries } from './operations/feed-entry-store.ts'
export { highestExposures } from './exposure/exposure-store.ts'
export {
  announcedDrawsOf,
  drawsInTime,
  findOperatedDraw,
  isAnnounced,
  type OperatedDraw,
} from './operations/operated-draw-store.ts'
export { operatedTickets, totalsOfDraw, type OperatedTicket } from './operations/operated-tickets.ts'
export { operateDraws } from './operations/operate-draws.ts'
export { returnsReport } from './operations/returns-report.ts'
export {
  askCorrection,
  approveCorrection,
  dropCorrection,
  planCorrection,
} from './operations/corrections/steer-correction.ts'
export { correctionsOf, findCorrection, type Correction } from './operations/corrections/correction-store.ts'
export { correctedTickets, sumsOfCorrection } from './operations/corrections/corrected-tickets.ts'
export { fedLotteries } from './feed/fed-lotteries.ts'
export { correctedJackpots, type CorrectedJackpot } from './operations/corrections/correction-shares.ts'
