// SPDX-License-Identifier: Apache-2.0
import { everySecond, type Job } from '../../platform/jobs/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { followPlay } from '../bets/index.ts'
import type { GameEdges } from '../catalogue/index.ts'
import { creditPoints } from './points/credit-points.ts'
import { rankFollower } from './ranks/follow-ranks.ts'
import { judgeRanks } from './ranks/judge-ranks.ts'
import { rebateFollower, type RebatesDeps } from './rebates/follow-rebates.ts'

/** The jobs of rewards. */
export const rewardsJobs = (deps: Platform & RebatesDeps & { gameEdges: GameEdges }): Job[] => [
  {
    name: 'rewards.creditPoints',
    everyMinutes: 1,
    run: async () => {
      await deps.gameEdges.refresh()
      await creditPoints(deps)
    },
  },
  {
    name: 'rewards.followRanks',
    everyMinutes: everySecond,
    run: async () => {
      await deps.gameEdges.refresh()
      await followPlay(deps.database, rankFollower(deps))
      // After the ranks, so that a bet that raises one already counts at its rate.
      await followPlay(deps.database, rebateFollower(deps))
    },
  },
  {
    name: 'rewards.judgeRanks',
    everyMinutes: 1,
    run: async () => {
      await deps.gameEdges.refresh()
      await judgeRanks(deps)
    },
  },
]
