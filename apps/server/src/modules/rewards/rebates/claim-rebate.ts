// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault } from '@tessera/contract'
import { add, formatAmount, zero, type Amount } from '@tessera/rules/money'
import { rebateTotal } from '@tessera/rules/rebates/rebates'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { creditCash, openAccounts, operatorAccount, ownerOfMember } from '../../ledger/index.ts'
import { lockMember } from '../../members/index.ts'
import { findClaim, insertClaim } from './claim-store.ts'
import { takeOpenRebates } from './rebate-store.ts'
import { rebateMinimum, requireRebates } from './show-rebate.ts'

export interface ClaimFacts {
  memberId: bigint
  brandCode: string
  nowMs: number
  /** Names the claim: a repetition gets the first answer again. */
  requestId: string | undefined
}

/**
 * Credits a member's whole rebate to their main wallet, if it is large enough (D-149). The lines are taken in
 * the transaction that pays them, so of any number of claims at once one pays, and bets that are counted
 * meanwhile are either in it or in the next. Throws `rewards.rebateBelowMinimum`.
 */
export async function claimRebate(
  tx: Tx,
  settings: Settings,
  { memberId, brandCode, nowMs, requestId }: ClaimFacts,
): Promise<{ amount: Amount; currency: string; credited: boolean }> {
  await requireRebates(settings)
  // Claims of a member wait here for each other.
  const member = await lockMember(tx, memberId)
  if (!member?.enabled) throw fault('call.unauthorized')
  const before = requestId === undefined ? undefined : await findClaim(tx, requestId)
  if (before && before.memberId !== memberId) throw fault('call.requestReused')
  if (before) return { amount: before.amount, currency: before.currency, credited: false }
  const lines = await takeOpenRebates(tx, memberId)
  const [amount, minimum] = [
    rebateTotal(lines, member.currency),
    await rebateMinimum(settings, member.currency),
  ]
  if (amount < minimum)
    throw fault('rewards.rebateBelowMinimum', {
      min: formatAmount(minimum),
      available: formatAmount(amount),
    })
  const { currency } = member
  const claimId = requestId ?? randomUUID()
  const validBets = lines.reduce((sum, line) => add(sum, line.validBets), zero)
  await insertClaim(tx, { claimId, memberId, brandCode, amount, currency, validBets, atMs: nowMs }, lines)
  const { status } = await creditCash(tx, {
    from: await operatorAccount(tx, 'rebates', currency),
    to: await openAccounts(tx, ownerOfMember(memberId), currency),
    amount,
    kind: 'rebate',
    cause: 'rewards.rebate',
    externalId: claimId,
  })
  if (status !== 'posted') throw new Error(`the rebate ${claimId} was not posted: ${status}`)
  return { amount, currency, credited: true }
}
