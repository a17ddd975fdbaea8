// SPDX-License-Identifier: Apache-2.0
import type { Job } from '../../platform/jobs/index.ts'
import { runDraws } from './draws/run-draws.ts'
import { countDays } from './history/count-days.ts'
import type { LotteryDeps } from './lottery-deps.ts'
import { sendNotices } from './notices/send-notices.ts'
import { operateDraws } from './operations/operate-draws.ts'
import { prepareTicketPartitions } from './tickets/ticket-store.ts'

/** The jobs of the lotteries; all draws are on whole minutes. */
export const lotteryJobs = (deps: LotteryDeps): Job[] => [
  { name: 'lottery.runDraws', everyMinutes: 1, run: (slotMs) => runDraws(deps, slotMs) },
  { name: 'lottery.operateDraws', everyMinutes: 1, run: (slotMs) => operateDraws(deps, slotMs) },
  {
    name: 'lottery.preparePartitions',
    everyMinutes: 60,
    run: (slotMs) => prepareTicketPartitions(deps.database, slotMs),
  },
  { name: 'lottery.countDays', everyMinutes: 60, run: (slotMs) => countDays(deps, slotMs) },
  { name: 'lottery.sendNotices', everyMinutes: 1, run: (slotMs) => sendNotices(deps, slotMs) },
]
