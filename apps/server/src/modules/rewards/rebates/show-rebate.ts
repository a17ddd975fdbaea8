// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { add, amountFromWire, zero, type Amount } from '@tessera/rules/money'
import { payableRebate, percentOfBasisPoints, rebateOf } from '@tessera/rules/rebates/rebates'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { currencyOfMember } from '../../members/index.ts'
import { furtherCurrency } from '../../site/index.ts'
import { lastClaimOf } from './claim-store.ts'
import { openRebatesOf, type RebateLine } from './rebate-store.ts'

/** Lines that the page lists; older ones are added up. */
const mostLines = 200

/** Throws `call.forbidden` at a brand without a member centre: it has no rebate (D-149). */
export async function requireRebates(settings: Settings): Promise<void> {
  if (!(await settings.read('site.memberCenter'))) throw fault('call.forbidden')
}

/** The least that a member with this currency can claim. */
export async function rebateMinimum(settings: Settings, currency: string): Promise<Amount> {
  const further = await furtherCurrency(settings, currency)
  return amountFromWire(further?.rebateMinimum ?? (await settings.read('rewards.rebateMinimum')))
}

/** What a member has not claimed yet, and whether a claim would pay. */
export async function showRebate(
  db: Queries,
  settings: Settings,
  memberId: bigint,
): Promise<OperationOutput<'rewards.manualRebate'>> {
  await requireRebates(settings)
  const currency = await currencyOfMember(db, memberId)
  const [{ lines, earlier }, lastClaim, minimum] = await Promise.all([
    openRebatesOf(db, memberId, mostLines),
    lastClaimOf(db, memberId),
    rebateMinimum(settings, currency),
  ])
  const sum = lines.reduce((total, line) => add(total, rebateOf(line)), earlier)
  return {
    list: lines.map(presentLine),
    earlier,
    total: payableRebate(sum, currency),
    minimum,
    lastClaim,
  }
}

/** Whether a claim of the rebate would be paid now; never at a brand without one. */
export async function canClaimRebate(db: Queries, settings: Settings, memberId: bigint): Promise<boolean> {
  if (!(await settings.read('site.memberCenter'))) return false
  const { total, minimum } = await showRebate(db, settings, memberId)
  return total >= minimum && total > zero
}

/** A line as members see it. */
export const presentLine = (line: RebateLine): OperationOutput<'rewards.manualRebate'>['list'][number] => ({
  day: line.day,
  gameType: line.gameType,
  validBets: line.validBets,
  rate: percentOfBasisPoints(line.rateBasisPoints),
  amount: rebateOf(line),
})
