// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { amountFromWire } from '@tessera/rules/money'
import type { PromotionStatus } from '@tessera/rules/promotions/promotion-status'
import type { Tx } from '../../platform/db/index.ts'
import { insertEntry } from './entry-store.ts'
import type { MemberFacts } from './promotions-deps.ts'
import { readStanding } from './read-standings.ts'

const joined: readonly PromotionStatus[] = ['Joined', 'Process', 'Claim', 'Claimed']

/**
 * Joins a member to a promotion, which counts their valid bets from now on. A member who has already joined
 * gets their standing. Throws `call.notFound`, `promotions.wrongState`.
 */
export async function joinPromotion(
  tx: Tx,
  facts: MemberFacts & { currency: string },
  promotionId: number,
): Promise<PromotionStatus> {
  const standing = await readStanding(tx, facts, promotionId)
  if (!standing) throw fault('call.notFound')
  const {
    promotion: { offer },
    status,
  } = standing
  if (offer.kind !== 'AUTO' || (status !== 'Join' && !joined.includes(status)))
    throw fault('promotions.wrongState', { status })
  if (status !== 'Join') return status
  await insertEntry(tx, facts.memberId, {
    promotionId,
    target: amountFromWire(offer.target),
    reward: amountFromWire(offer.reward),
    currency: facts.currency,
    joinedAtMs: facts.nowMs,
    claimedAtMs: null,
  })
  return 'Joined'
}
