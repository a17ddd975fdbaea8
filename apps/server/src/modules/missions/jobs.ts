// SPDX-License-Identifier: Apache-2.0
import { everySecond, type Job } from '../../platform/jobs/index.ts'
import { countBets, countDeposits } from './counting/follow-missions.ts'
import { forgetPast } from './forget-past.ts'
import type { MissionsDeps } from './missions-deps.ts'

/** The jobs of missions. */
export const missionsJobs = (deps: MissionsDeps): Job[] => [
  { name: 'missions.countBets', everyMinutes: everySecond, run: () => countBets(deps) },
  { name: 'missions.countDeposits', everyMinutes: everySecond, run: () => countDeposits(deps) },
  { name: 'missions.forgetPast', everyMinutes: 60, run: (slotMs) => forgetPast(deps.database, slotMs) },
]
