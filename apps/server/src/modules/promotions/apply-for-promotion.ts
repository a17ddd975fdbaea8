// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { amountFromWire } from '@tessera/rules/money'
import type { PromotionStatus } from '@tessera/rules/promotions/promotion-status'
import type { Queries } from '../../platform/db/index.ts'
import { savePrivatePictures } from '../messages/index.ts'
import { insertApplication, type NewApplication } from './application-store.ts'
import type { MemberFacts, PromotionsDeps } from './promotions-deps.ts'
import { readStanding } from './read-standings.ts'

export interface ApplicationToSend {
  promotionId: number
  comment: string
  images: readonly Blob[]
}

/**
 * Applies for a promotion of the review kind (D-140); pictures are re-encoded and stored where only operators
 * can read them. Only one application waits at a time. Throws `call.notFound`, `promotions.wrongState` and
 * the faults of a refused picture.
 */
export async function applyForPromotion(
  deps: PromotionsDeps,
  facts: MemberFacts,
  { promotionId, comment, images }: ApplicationToSend,
): Promise<PromotionStatus> {
  // Checked before the pictures are processed, which is the expensive part; and once more when it is stored.
  await rewardFor(deps.database, facts, promotionId)
  const pictures = await savePrivatePictures(
    deps.messages,
    await Promise.all(images.map(async (image) => Buffer.from(await image.arrayBuffer()))),
  )
  return deps.database.transaction(async (tx) => {
    const { reward, offer } = await rewardFor(tx, facts, promotionId)
    const { brandCode, memberId, currency, nowMs } = facts
    const stored = await insertApplication(tx, {
      brandCode,
      promotionId,
      memberId,
      comment,
      pictures,
      reward,
      offer,
      currency,
      appliedAtMs: nowMs,
    })
    if (!stored) throw fault('promotions.wrongState', { status: 'Applying' })
    return 'Applying' as const
  })
}

/** What a promotion gives, if this member may apply for it now. */
async function rewardFor(
  db: Queries,
  facts: MemberFacts,
  promotionId: number,
): Promise<Pick<NewApplication, 'reward' | 'offer'>> {
  const standing = await readStanding(db, facts, promotionId)
  if (!standing) throw fault('call.notFound')
  const {
    status,
    promotion: { offer },
  } = standing
  if (offer.kind !== 'REVIEW' || (status !== 'Join' && status !== 'Rejected'))
    throw fault('promotions.wrongState', { status })
  return { reward: amountFromWire(offer.reward), offer }
}
