// SPDX-License-Identifier: Apache-2.0
export const spans = ['today', 'week', 'month'] as const
export type Span = (typeof spans)[number]

const dayMs = 86_400_000
const days: Record<Span, number> = { today: 1, week: 7, month: 30 }

/** The start of a span that ends today: midnight in the zone of the site, `offsetHours` from UTC. */
export function spanStart(span: Span, now: number, offsetHours: number): number {
  const offsetMs = offsetHours * 3_600_000
  const midnight = Math.floor((now + offsetMs) / dayMs) * dayMs - offsetMs
  return midnight - (days[span] - 1) * dayMs
}
