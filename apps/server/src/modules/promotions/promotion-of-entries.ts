// SPDX-License-Identifier: Apache-2.0
import type { PromotionOffer } from '@tessera/contract/messages/content'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Queries } from '../../platform/db/index.ts'
import { contentById, revisionBody } from '../messages/index.ts'
import type { RewardTitle } from '../reward-centre/index.ts'
import { siteTimeZone } from '../site/index.ts'

/** A promotion with members in it, as its settlement needs it. */
export interface EnteredPromotion {
  id: number
  brandCode: string
  /** The offer as it is published now; undefined when it is archived. */
  offer: PromotionOffer | undefined
  title: RewardTitle
  timeZone: string
  leftOutLabels: readonly string[]
}

export async function enteredPromotion(
  db: Queries,
  settings: Settings,
  id: number,
): Promise<EnteredPromotion | undefined> {
  const content = await contentById(db, id)
  if (!content) return undefined
  const published =
    content.state === 'published' && content.revision !== null
      ? (await revisionBody(db, id, content.revision))?.body
      : undefined
  const of = settings.of(content.brandCode)
  const words = Object.entries((published ?? content.draft).texts).map(([code, { title }]) => [code, title])
  return {
    id,
    brandCode: content.brandCode,
    offer: published?.kind === 'PR' ? published.offer : undefined,
    title: { words: Object.fromEntries(words) as Record<string, string> },
    timeZone: await siteTimeZone(of),
    leftOutLabels: await of.read('promotions.leftOutLabels'),
  }
}
