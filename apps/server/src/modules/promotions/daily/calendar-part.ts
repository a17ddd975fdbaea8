// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, zero } from '@tessera/rules/money'
import { calendarStatesOf } from '@tessera/rules/promotions/calendar'
import { dayEndIn, dayIn } from '@tessera/rules/site/zoned-days'
import type { OpenPromotion } from '../../messages/index.ts'
import type { Entry } from '../entry-store.ts'
import { periodOf, termsFor } from '../own-part.ts'
import { partWith, type Part } from '../part-with.ts'
import type { MemberFacts } from '../promotions-deps.ts'
import type { DaysOf } from './daily-store.ts'

/** Where a member is in a calendar, under the terms that they accepted. */
export function calendarPart(
  facts: MemberFacts,
  promotion: OpenPromotion,
  entry: Entry | undefined,
  days: DaysOf | undefined,
): Part {
  const { nowMs, timeZone } = facts
  const terms = termsFor(promotion, entry)
  const period = periodOf(promotion, entry)
  const got = days?.last.day === dayIn(timeZone, nowMs) ? days.last : undefined
  const progress = entry && {
    taken: days?.numbers ?? [],
    gotToday: got !== undefined,
    joinedAtMs: entry.joinedAtMs,
  }
  const amounts = terms.kind === 'CALENDAR' ? terms : { days: [], missed: 'wait' as const }
  const states = calendarStatesOf(amounts, progress ?? null, nowMs, timeZone)
  const nextMs = dayEndIn(timeZone, nowMs)
  const goesOn = entry !== undefined && states.includes('coming') && nextMs < (period.endTime ?? Infinity)
  return partWith(
    facts,
    {
      kind: 'CALENDAR',
      joined: entry !== undefined,
      gotToday: got !== undefined,
      gotEver: days !== undefined,
      whole: entry !== undefined && entry.claimedAtMs !== null,
    },
    period,
    terms,
    {
      entry,
      takesPart: entry !== undefined,
      paid: entry?.credited ?? zero,
      daily: {
        got: got ? { number: got.number, name: got.name, amount: got.amount } : null,
        nextAtMs: goesOn ? nextMs : null,
        days: amounts.days.map((amount, index) => ({
          amount: amountFromWire(amount),
          state: states[index] ?? 'coming',
        })),
      },
    },
  )
}
