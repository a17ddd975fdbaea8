// SPDX-License-Identifier: Apache-2.0
import type { Job } from '../../platform/jobs/index.ts'
import { closeDay, type LiabilitiesDeps } from './close-day.ts'

/** The jobs of liabilities. */
export const liabilitiesJobs = (deps: LiabilitiesDeps): Job[] => [
  { name: 'liabilities.closeDay', everyMinutes: 24 * 60, run: (slotMs) => closeDay(deps, slotMs) },
]
