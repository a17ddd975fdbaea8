// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { PromotionStatus } from '@tessera/rules/promotions/promotion-status'
import type { Tx } from '../../platform/db/index.ts'
import { creditReward } from './credit-reward.ts'
import { lockEntry, updateClaimed } from './entry-store.ts'
import type { MemberFacts } from './promotions-deps.ts'
import { readStanding } from './read-standings.ts'

export interface Claimed {
  status: PromotionStatus
  /** The currency, if this very claim credited the reward. */ credited: string | undefined
}

/**
 * Credits the reward of a promotion whose target a member has reached. However many claims come at once, one
 * credits and the others get the answer that it is done. Throws `call.notFound`, `promotions.wrongState`.
 */
export async function claimPromotion(tx: Tx, facts: MemberFacts, promotionId: number): Promise<Claimed> {
  // From here on claims run one after the other, each seeing what the one before has done.
  const entry = await lockEntry(tx, facts.memberId, promotionId)
  const standing = await readStanding(tx, facts, promotionId)
  if (!standing) throw fault('call.notFound')
  const {
    status,
    promotion: { title, offer },
  } = standing
  if (offer.kind === 'AUTO' && status === 'Claimed') return { status, credited: undefined }
  if (offer.kind !== 'AUTO' || !entry || status !== 'Claim') throw fault('promotions.wrongState', { status })
  await updateClaimed(tx, facts.memberId, promotionId, facts.nowMs)
  await creditReward(tx, {
    memberId: facts.memberId,
    amount: entry.reward,
    currency: entry.currency,
    reference: `entry/${promotionId}/${facts.memberId}`,
    memo: title,
  })
  return { status: 'Claimed', credited: entry.currency }
}
