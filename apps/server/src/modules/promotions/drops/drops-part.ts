// SPDX-License-Identifier: Apache-2.0
import { dropKey } from '@tessera/rules/promotions/drops'
import type { Amount } from '@tessera/rules/money'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Queries } from '../../../platform/db/index.ts'
import type { OpenPromotion } from '../../messages/index.ts'
import type { Entry } from '../entry-store.ts'
import { periodOf, termsFor } from '../own-part.ts'
import { partWith, type Part } from '../part-with.ts'
import type { MemberFacts } from '../promotions-deps.ts'
import { dropsOfDay } from './drop-store.ts'

/** What dropped for a member so far, and what is left of each prize today. */
export async function dropsPart(
  db: Queries,
  facts: MemberFacts,
  promotion: OpenPromotion,
  entry: Entry | undefined,
  paid: Amount,
): Promise<Part> {
  const { memberId, nowMs, timeZone } = facts
  const terms = termsFor(promotion, entry)
  const { prizes, members } = await dropsOfDay(db, promotion.id, dayIn(timeZone, nowMs))
  const own = terms.kind === 'DROPS' ? terms.prizes : []
  return partWith(
    facts,
    { kind: 'DROPS', joined: entry !== undefined, progress: paid, paid: paid > 0n },
    periodOf(promotion, entry),
    terms,
    {
      entry,
      takesPart: entry !== undefined,
      paid,
      progress: paid,
      drops: {
        got: members.get(memberId) ?? 0,
        left: own.map((prize) => Math.max(0, prize.perDay - (prizes.get(dropKey(prize)) ?? 0))),
      },
    },
  )
}
