// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '../../platform/jobs/index.ts'
import type { ContractsDeps } from './contracts-deps.ts'
import { expireOffers } from './offers/expire-offers.ts'
import { endUncoveredContracts } from './offers/end-uncovered-contracts.ts'
import { handOnRepaid } from './settlement/hand-on.ts'
import { settleContracts, settleKind } from './settlement/settle.ts'

/** How long after the end of a window its last bets are visible. */
const settledAfterMs = 3_500

/** The timetable of contracts. */
export const contractsJobs = (deps: ContractsDeps): Job[] => [
  {
    name: 'contracts.expireOffers',
    everyMinutes: 10,
    run: async (slotMs) => {
      await expireOffers(deps.database, slotMs)
    },
  },
  {
    name: 'contracts.endUncovered',
    everyMinutes: 60,
    run: async (slotMs) => {
      await endUncoveredContracts(deps, slotMs)
    },
  },
  { name: 'contracts.settle', everyMinutes: 1, run: () => settleContracts(deps) },
  { name: 'contracts.handOn', everyMinutes: 1, run: () => handOnRepaid(deps) },
  {
    name: 'contracts.settleWindow',
    everyMinutes: 5,
    run: async (slotMs) => {
      await sleep(Math.max(0, slotMs + settledAfterMs - deps.clock.now()))
      await deps.rollUp()
      await settleKind(deps, 'REALTIME')
    },
  },
]
