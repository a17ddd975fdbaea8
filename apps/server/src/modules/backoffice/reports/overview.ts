// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { dayStartIn } from '@tessera/rules/site/zoned-days'
import type { Queries } from '../../../platform/db/index.ts'
import { platformTurnover } from '../../bets/index.ts'
import { countMembers } from '../../members/index.ts'
import { siteTimeZone } from '../../site/index.ts'
import { pendingWithdrawals, sumDeposits, sumPayments } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'

/** The figures of today, in site time: of a brand, or of all of them. */
export async function overview(
  db: Queries,
  deps: Pick<BackofficeDeps, 'settings' | 'directory'>,
  { brandCode }: OperationInput<'backoffice.overview'>,
  nowMs: number,
): Promise<OperationOutput<'backoffice.overview'>> {
  const brand = await brandFilter(deps, brandCode)
  const settings = brand === undefined ? deps.settings : deps.settings.of(brand)
  const fromMs = dayStartIn(await siteTimeZone(settings), nowMs)
  const { code: currency } = await settings.read('site.currency')
  const [members, pending, depositsToday, withdrawalsToday, bets] = await Promise.all([
    countMembers(db, fromMs, brand),
    pendingWithdrawals(db, currency, brand),
    sumDeposits(db, fromMs, currency, brand),
    sumPayments(db, fromMs, currency, brand),
    platformTurnover(db, { fromMs, toMs: nowMs + 1 }, currency, brand),
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
