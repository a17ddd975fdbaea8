// SPDX-License-Identifier: Apache-2.0
import type { Job } from '../../platform/jobs/index.ts'
import { forgetEvents } from './book/events/forget-events.ts'
import { preparePartitions } from './bets/prepare-partitions.ts'
import { forgetPrices } from './book/markets/forget-prices.ts'
import { planEntries } from './dealing/result-entry/plan-entry.ts'
import { forgetSlips } from './dealing/slips/slip-store.ts'
import type { SportsbookDeps } from './sportsbook-deps.ts'

/** The jobs of the sportsbook. Feeds are followed all the time by the process that leads them. */
export const sportsbookJobs = (deps: SportsbookDeps): Job[] => [
  { name: 'sportsbook.planEntries', everyMinutes: 1, run: () => planEntries(deps) },
  { name: 'sportsbook.forgetPrices', everyMinutes: 10, run: (slotMs) => forgetPrices(deps, slotMs) },
  { name: 'sportsbook.forgetEvents', everyMinutes: 60, run: (slotMs) => forgetEvents(deps, slotMs) },
  {
    name: 'sportsbook.preparePartitions',
    everyMinutes: 60,
    run: (slotMs) => preparePartitions(deps.database, slotMs),
  },
  {
    name: 'sportsbook.forgetSlips',
    everyMinutes: 10,
    run: (slotMs) => forgetSlips(deps.database, slotMs, 10_000),
  },
]
