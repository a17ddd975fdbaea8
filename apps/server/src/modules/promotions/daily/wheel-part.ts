// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import { always, nextOpening, turnAt } from '@tessera/rules/promotions/schedule'
import { dayEndIn, dayIn } from '@tessera/rules/site/zoned-days'
import type { Queries } from '../../../platform/db/index.ts'
import { offerTerms, type OpenPromotion } from '../../messages/index.ts'
import { validBets } from '../own-part.ts'
import { partWith, type Part } from '../part-with.ts'
import type { MemberFacts } from '../promotions-deps.ts'
import type { DaysOf } from './daily-store.ts'

/** Where a member is with the wheel of today. */
export async function wheelPart(
  db: Queries,
  facts: MemberFacts,
  promotion: OpenPromotion,
  days: DaysOf | undefined,
): Promise<Part> {
  const { nowMs, timeZone } = facts
  const { offer } = promotion
  const got = days?.last.day === dayIn(timeZone, nowMs) ? days.last : undefined
  const target = offerTerms(offer).target ?? zero
  const today = turnAt('DAY', promotion, nowMs, timeZone)
  const progress =
    target === zero
      ? zero
      : await validBets(db, facts, { startTime: null, endTime: today.untilMs }, today.fromMs ?? nowMs)
  return partWith(
    facts,
    {
      kind: 'WHEEL',
      spunToday: got !== undefined,
      spunEver: days !== undefined,
      progress,
      target,
    },
    promotion,
    offer,
    {
      progress,
      paid: days?.paid ?? zero,
      takesPart: got !== undefined,
      daily: {
        got: got ? { number: got.number, name: got.name, amount: got.amount } : null,
        nextAtMs: nextOpening(
          offer.schedule ?? always,
          promotion,
          got ? dayEndIn(timeZone, nowMs) : nowMs,
          timeZone,
        ),
        days: [],
      },
    },
  )
}
