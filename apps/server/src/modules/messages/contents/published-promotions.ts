// SPDX-License-Identifier: Apache-2.0
import type { ContentBodyOf, PromotionOffer } from '@tessera/contract/messages/content'
import type { PromotionPeriod } from '@tessera/rules/promotions/promotion-status'
import type { Queries } from '../../../platform/db/index.ts'
import type { PublishedContent } from './content.ts'
import { publishedContents } from './content-store.ts'
import { languagesFor, wordsIn } from './words-in.ts'

/** A promotion that members can take part in. */
export interface OpenPromotion extends PromotionPeriod {
  id: number
  title: string
  offer: PromotionOffer
}

/**
 * The published promotions of a brand that members can take part in. Those that have left the list are
 * included, because what was reached in them can still be claimed; archived ones and those not listed yet are
 * not.
 */
export async function publishedPromotions(
  db: Queries,
  { brandCode, nowMs }: { brandCode: string; nowMs: number },
): Promise<OpenPromotion[]> {
  const published = await publishedContents(db, brandCode, ['PR'], languagesFor('EN'))
  return published.flatMap(({ id, body }: PublishedContent) => {
    if (!isPromotion(body) || !body.offer || (body.from !== null && nowMs < body.from)) return []
    return [
      {
        id,
        title: wordsIn('EN', body).title,
        offer: body.offer,
        startTime: body.startTime,
        endTime: body.endTime,
      },
    ]
  })
}

const isPromotion = (body: PublishedContent['body']): body is ContentBodyOf<'PR'> => body.kind === 'PR'
