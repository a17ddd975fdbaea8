// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { endBonus, lockForEnd } from './end-grant.ts'
import { findRequirement, type RequirementState } from './requirement-store.ts'

/**
 * Gives up a bonus: its money and what it won go back, and nothing is required for it any more; cash stays.
 * Giving it up again changes nothing. Throws `call.notFound` for an unknown or foreign one, and
 * `bonuses.ended` when it has ended in another way.
 */
export async function forfeitBonus(
  tx: Tx,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
  bonusId: number,
): Promise<RequirementState> {
  return giveUp(tx, { bonusId, memberId }, { endsAs: 'forfeited', reason: '', nowMs })
}

/** The same by an operator, with a reason that the member reads. */
export async function cancelBonus(
  tx: Tx,
  { operatorId, nowMs }: { operatorId: number; nowMs: number },
  { bonusId, reason }: { bonusId: number; reason: string },
): Promise<RequirementState> {
  return giveUp(tx, { bonusId, memberId: undefined }, { endsAs: 'cancelled', reason, operatorId, nowMs })
}

async function giveUp(
  tx: Tx,
  { bonusId, memberId }: { bonusId: number; memberId: bigint | undefined },
  end: Parameters<typeof endBonus>[2],
): Promise<RequirementState> {
  const found = await findRequirement(tx, bonusId)
  if (!found || found.accountId === undefined || (memberId !== undefined && found.memberId !== memberId))
    throw fault('call.notFound')
  const locked = await lockForEnd(tx, found)
  if (!locked) throw fault('call.notFound')
  const { requirement } = locked
  if (requirement.endsAs === end.endsAs) return requirement.state
  if (requirement.state !== 'open') throw fault('bonuses.ended', { state: requirement.state })
  return endBonus(tx, requirement, end)
}
