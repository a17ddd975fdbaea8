// SPDX-License-Identifier: Apache-2.0
import { lockMember, openTrialOf, setTrialOf } from '../../members/index.ts'
import type { IdentityDeps } from '../deps.ts'
import { openTrial } from './free-play.ts'

/**
 * The trial account on which a member tries games with play money (D-102), so that it never touches their own
 * wallet and records. Created when first needed; it ends with their last session.
 */
export async function trialOf(
  deps: IdentityDeps,
  memberId: bigint,
  facts: { nowMs: number; brandCode: string },
): Promise<bigint> {
  return deps.database.transaction(async (tx) => {
    await lockMember(tx, memberId)
    const known = await openTrialOf(tx, memberId)
    if (known !== undefined) return known
    const { id } = await openTrial(tx, deps, facts)
    await setTrialOf(tx, id, memberId)
    return id
  })
}
