// SPDX-License-Identifier: Apache-2.0
import { addDays, dayIn, startOfDayIn } from '@tessera/rules/site/zoned-days'

export const spans = ['today', 'week', 'month'] as const
export type Span = (typeof spans)[number]

const days: Record<Span, number> = { today: 1, week: 7, month: 30 }

/** The start of a span of days that ends today, in the time zone of the site. */
export const spanStart = (span: Span, now: number, zone: string): number =>
  startOfDayIn(zone, addDays(dayIn(zone, now), 1 - days[span]))
