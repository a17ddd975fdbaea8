// SPDX-License-Identifier: Apache-2.0
import type { Job } from '../../platform/jobs/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { creditPoints } from './points/credit-points.ts'

/** The jobs of rewards. */
export const rewardsJobs = (platform: Platform): Job[] => [
  {
    name: 'rewards.creditPoints',
    everyMinutes: 1,
    run: async () => {
      await creditPoints(platform)
    },
  },
]
