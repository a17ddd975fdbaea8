// SPDX-License-Identifier: Apache-2.0
import { everySecond, type Job } from '../../platform/jobs/index.ts'
import { countActiveOfLarge } from './figures/count-active.ts'
import { forgetTogether } from './figures/count-shared.ts'
import { rankLosses } from './figures/losses-of-large-teams.ts'
import { rankLargeTeams } from './figures/rank-large-teams.ts'
import { judgeShared, type SharingDeps } from './sharing/judge-shared.ts'
import { rollUp, type RollUpDeps } from './figures/roll-up.ts'

/**
 * The timetable of agents. The figures are added up every five seconds, so that little is left to do when a window
 * ends and salaries wait for it.
 */
export const agentsJobs = (deps: RollUpDeps, sharing: SharingDeps): Job[] => [
  {
    name: 'agents.rollUp',
    everyMinutes: 5 * everySecond,
    run: async () => {
      await rollUp(deps)
    },
  },
  {
    name: 'agents.forgetTogether',
    everyMinutes: 60,
    run: (slotMs) => forgetTogether(deps.database, slotMs),
  },
  { name: 'agents.countActive', everyMinutes: 5, run: () => countActiveOfLarge(deps) },
  { name: 'agents.rankLosses', everyMinutes: 15, run: () => rankLosses(deps) },
  { name: 'agents.judgeShared', everyMinutes: 1, run: () => judgeShared(sharing) },
  { name: 'agents.rankLargeTeams', everyMinutes: 60, run: () => rankLargeTeams(deps) },
]
