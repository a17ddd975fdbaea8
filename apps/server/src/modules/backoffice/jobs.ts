// SPDX-License-Identifier: Apache-2.0
import type { Job } from '../../platform/jobs/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { prepareFactPartitions } from '../bets/index.ts'
import { beginPeriodWhenDue, latestLedgerCheck, rollUpOperatorAccounts } from '../ledger/index.ts'
import { finishBlocks, type SessionsToEnd } from './agents/block-line.ts'
import { checkLedger } from './reports/check-ledger.ts'
import { expireRequests } from './accounts/requests/request-store.ts'
import { expireContractRequests } from './contracts/requests/contract-request-store.ts'
import { forgetOldBrowsers } from './operators/known-browser.ts'
import { deleteOverSessions } from './operators/operator-session-store.ts'

/** The jobs with which the platform monitors itself. */
export const backofficeJobs = (platform: Platform, sessionsToEnd: SessionsToEnd): Job[] => [
  {
    name: 'backoffice.finishBlocks',
    everyMinutes: 1,
    run: () => finishBlocks(sessionsToEnd),
  },
  {
    name: 'backoffice.checkLedger',
    everyMinutes: 1,
    async run(slotMs) {
      const last = await latestLedgerCheck(platform.database)
      if (last === undefined || last.checkedAt < slotMs) await checkLedger(platform)
    },
  },
  {
    name: 'backoffice.rollUpOperatorAccounts',
    everyMinutes: 60,
    run: async () => {
      await rollUpOperatorAccounts(platform.database)
    },
  },
  {
    name: 'backoffice.beginPostingPeriod',
    everyMinutes: 60,
    run: async (slotMs) => {
      await beginPeriodWhenDue(platform.database, slotMs)
    },
  },
  {
    name: 'backoffice.preparePartitions',
    everyMinutes: 60,
    run: (slotMs) => prepareFactPartitions(platform.database, slotMs),
  },
  {
    name: 'backoffice.expireAccountRequests',
    everyMinutes: 10,
    async run(slotMs) {
      await expireRequests(platform.database, slotMs)
      await expireContractRequests(platform.database, slotMs)
    },
  },
  {
    name: 'backoffice.forgetSessions',
    everyMinutes: 10,
    async run(slotMs) {
      await deleteOverSessions(platform.database, slotMs)
      await forgetOldBrowsers(platform.database, slotMs)
    },
  },
]
