// SPDX-License-Identifier: Apache-2.0
import { everySecond, type Job } from '../../platform/jobs/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { followPlay } from '../bets/index.ts'
import type { GameEdges } from '../catalogue/index.ts'
import { settleCashback } from './cashback/settle-cashback.ts'
import { dropFollower } from './drops/follow-drops.ts'
import { closeRounds } from './envelopes/close-rounds.ts'
import type { FreeRoundsAtVendors } from '../play/index.ts'
import { issueRounds } from './free-rounds/issue-rounds.ts'
import { lapseEntries } from './lapse-entries.ts'
import { raceFollower } from './races/follow-races.ts'
import { settleRaces } from './races/settle-races.ts'

/** The jobs of promotions. */
export const promotionsJobs = (
  platform: Platform & { freeRounds: FreeRoundsAtVendors; gameEdges: GameEdges },
): Job[] => [
  {
    name: 'promotions.followRaces',
    everyMinutes: 5 * everySecond,
    run: async () => {
      await platform.gameEdges.refresh()
      await followPlay(platform.database, raceFollower(platform))
    },
  },
  {
    name: 'promotions.followDrops',
    everyMinutes: 5 * everySecond,
    run: async () => {
      // The follower reads them inside its transaction.
      await platform.settings.refresh()
      await followPlay(platform.database, dropFollower(platform))
    },
  },
  { name: 'promotions.closeRounds', everyMinutes: 1, run: (slotMs) => closeRounds(platform, slotMs) },
  {
    name: 'promotions.issueRounds',
    everyMinutes: 5 * everySecond,
    run: () => issueRounds(platform),
  },
  { name: 'promotions.settleRaces', everyMinutes: 1, run: (slotMs) => settleRaces(platform, slotMs) },
  { name: 'promotions.settleCashback', everyMinutes: 10, run: (slotMs) => settleCashback(platform, slotMs) },
  {
    name: 'promotions.lapseEntries',
    everyMinutes: 10,
    run: async (slotMs) => {
      await lapseEntries(platform, slotMs)
    },
  },
]
