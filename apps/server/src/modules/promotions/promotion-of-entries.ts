// SPDX-License-Identifier: Apache-2.0
import type { PromotionOffer } from '@tessera/contract/messages/content'
import type { Settings } from '../../platform/settings/settings.ts'
import { sql, type Queries } from '../../platform/db/index.ts'
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

/** The ids of the promotions of a kind that somebody has entered and that are not all settled. */
export const enteredIds = async (db: Queries, kind: 'CASHBACK' | 'RACE', nowMs: number): Promise<number[]> =>
  (
    await db.query<{ promotion_id: number }>(sql`
      select promotion_id from promotion_entry where (offer ->> 'kind') = ${kind}
      group by promotion_id having max(coalesce(ends_at, 'infinity')) > ${new Date(nowMs - longestSettlementMs)} order by promotion_id`)
  ).map((row) => row.promotion_id)

/** Nothing is left to settle so long after the end. */
const longestSettlementMs = 30 * 86_400_000

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
