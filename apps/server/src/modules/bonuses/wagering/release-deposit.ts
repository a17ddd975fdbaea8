// SPDX-License-Identifier: Apache-2.0
import { requiredTurnover } from '@tessera/rules/bonuses/terms'
import { negate, subtract, zero } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { TakenBackDeposit } from '../../wallet/index.ts'
import { completeRequirement, endBonus, lockForEnd, type EndOfBonus } from '../grants/end-grant.ts'
import { findGranted, raiseRequirement, type Requirement } from '../grants/requirement-store.ts'

/**
 * Money of a deposit was taken back: nothing has to be staked for it any more, and the bonus that came with the deposit ends,
 * with what is left of it. A bonus that has become cash stays. Whether a bonus ended.
 */
export async function releaseDeposit(tx: Tx, taken: TakenBackDeposit): Promise<boolean> {
  const end: EndOfBonus = { endsAs: 'cancelled', reason: '', nowMs: taken.nowMs }
  const plain = await findGranted(tx, 'deposit', taken.depositId)
  if (plain) await lowerTurnover(tx, plain, taken, end)
  const bonus = await findGranted(tx, 'promotion', `deposit/${taken.depositId}`)
  const locked = bonus && (await lockForEnd(tx, bonus))
  if (locked?.requirement.state !== 'open') return false
  await endBonus(tx, locked.requirement, end)
  return true
}

async function lowerTurnover(
  tx: Tx,
  plain: Requirement,
  { amount, left, nowMs }: TakenBackDeposit,
  end: EndOfBonus,
): Promise<void> {
  const locked = await lockForEnd(tx, plain)
  if (locked?.requirement.state !== 'open') return
  const { requirement, accounts } = locked
  if (left === zero) {
    await endBonus(tx, requirement, end)
    return
  }
  const less = requiredTurnover(requirement.terms, { bonus: zero, deposit: amount })
  await raiseRequirement(tx, requirement.id, { amount: zero, required: negate(less) })
  if (requirement.progress >= subtract(requirement.required, less))
    await completeRequirement(tx, requirement, accounts, { reason: 'met', nowMs })
}
