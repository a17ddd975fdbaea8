// SPDX-License-Identifier: Apache-2.0
import { everySecond, type Job } from '../../platform/jobs/index.ts'
import { countFriendsBets, countFriendsDeposits } from './follow-friends.ts'
import { payCommissions } from './pay-commissions.ts'
import type { ReferralsJobDeps } from './referrals-deps.ts'

/** The jobs of referrals. */
export const referralsJobs = (deps: ReferralsJobDeps): Job[] => [
  { name: 'referrals.countBets', everyMinutes: everySecond, run: () => countFriendsBets(deps) },
  { name: 'referrals.countDeposits', everyMinutes: everySecond, run: () => countFriendsDeposits(deps) },
  { name: 'referrals.payCommissions', everyMinutes: 10, run: (slotMs) => payCommissions(deps, slotMs) },
]
