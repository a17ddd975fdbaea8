// SPDX-License-Identifier: Apache-2.0
import type { Job } from '../../platform/jobs/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { expireDeposits } from './deposits/expire-deposits.ts'
import { advancePayouts } from './payouts/advance-payout.ts'
import type { WalletDeps } from './wallet-deps.ts'
import { alertUnreconciled } from './reconciliation/alert-unreconciled.ts'
import { forceReceiveWithdrawals } from './withdrawals/force-receive-withdrawals.ts'

/** The timetable of payments that providers make. */
export const payoutJobs = (deps: WalletDeps): Job[] => [
  {
    name: 'wallet.advancePayouts',
    everyMinutes: 1,
    run: (slotMs) => advancePayouts(deps, slotMs),
  },
]

/** The timetable of the wallet. */
export const walletJobs = (platform: Platform): Job[] => [
  {
    name: 'wallet.expireDeposits',
    everyMinutes: 1,
    run: async (slotMs) => {
      await expireDeposits(platform, slotMs)
    },
  },
  {
    name: 'wallet.alertUnreconciled',
    everyMinutes: 10,
    run: async (slotMs) => {
      await alertUnreconciled(platform, slotMs)
    },
  },
  {
    name: 'wallet.forceReceiveWithdrawals',
    everyMinutes: 1,
    run: async (slotMs) => {
      await forceReceiveWithdrawals(platform, slotMs)
    },
  },
]
