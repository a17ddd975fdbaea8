// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import { platformTurnover } from '../../bets/index.ts'
import { countMembers } from '../../members/index.ts'
import { siteTimeZoneOffsetMs, startOfDay } from '../../site/index.ts'
import { pendingWithdrawals, sumDeposits, sumPayments } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'

/** The figures of today, in site time. */
export async function overview(
  db: Queries,
  { settings }: Pick<BackofficeDeps, 'settings'>,
  nowMs: number,
): Promise<OperationOutput<'backoffice.overview'>> {
  const fromMs = startOfDay(nowMs, await siteTimeZoneOffsetMs(settings))
  const { code: currency } = await settings.read('site.currency')
  const [members, pending, depositsToday, withdrawalsToday, bets] = await Promise.all([
    countMembers(db, fromMs),
    pendingWithdrawals(db, currency),
    sumDeposits(db, fromMs, currency),
    sumPayments(db, fromMs, currency),
    platformTurnover(db, { fromMs, toMs: nowMs + 1 }, currency),
  ])
  return {
    members: members.all,
    registeredToday: members.since,
    pendingWithdrawals: pending.count,
    pendingWithdrawalAmount: pending.amount,
    depositsToday,
    withdrawalsToday,
    stakesToday: bets.stake,
    returnsToday: bets.returned,
    currency,
  }
}
