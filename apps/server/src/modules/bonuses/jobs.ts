// SPDX-License-Identifier: Apache-2.0
import { everySecond, type Job } from '../../platform/jobs/index.ts'
import { followPlay } from '../bets/index.ts'
import type { BonusesDeps } from './bonuses-deps.ts'
import { endDueBonuses } from './grants/end-due-bonuses.ts'
import { pushBonuses } from './push-bonuses.ts'
import { turnoverFollower } from './wagering/count-turnover.ts'

/** The jobs of bonuses. */
export const bonusesJobs = (deps: BonusesDeps): Job[] => [
  {
    name: 'bonuses.countTurnover',
    everyMinutes: everySecond,
    run: async () => {
      await Promise.all([deps.gameTypes.refresh(), deps.gameEdges.refresh()])
      const { clock, gameTypes, gameEdges } = deps
      const onMoved = (memberId: bigint) => pushBonuses(deps, memberId)
      await followPlay(
        deps.database,
        turnoverFollower({ clock, gameTypeOf: gameTypes.of, gameEdges, onMoved }),
      )
    },
  },
  {
    name: 'bonuses.endDue',
    everyMinutes: everySecond,
    run: async () => {
      for (const memberId of await endDueBonuses(deps)) pushBonuses(deps, memberId)
    },
  },
]
