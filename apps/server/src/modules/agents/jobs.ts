// SPDX-License-Identifier: Apache-2.0
import type { Job } from '../../platform/jobs/index.ts'
import { countActiveOfLarge } from './figures/count-active.ts'
import { rankLosses } from './figures/losses-of-large-teams.ts'
import { rankLargeTeams } from './figures/rank-large-teams.ts'
import { rollUp, type RollUpDeps } from './figures/roll-up.ts'

/** The timetable of agents. */
export const agentsJobs = (deps: RollUpDeps): Job[] => [
  {
    name: 'agents.rollUp',
    everyMinutes: 1,
    run: async () => {
      await rollUp(deps)
    },
  },
  { name: 'agents.countActive', everyMinutes: 5, run: () => countActiveOfLarge(deps) },
  { name: 'agents.rankLosses', everyMinutes: 15, run: () => rankLosses(deps) },
  { name: 'agents.rankLargeTeams', everyMinutes: 60, run: () => rankLargeTeams(deps) },
]
