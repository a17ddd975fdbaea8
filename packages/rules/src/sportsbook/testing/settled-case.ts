// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms } from '../model/market.ts'
import type { EventResult, FootballResult, ResultVersion } from '../model/result.ts'
import { type SettledEvent, settleSelection } from '../settlement/settle-market.ts'

/** Results and settlements for tests. */
export const hour = 60 * 60 * 1000
export const startMs = Date.UTC(2026, 10, 1, 15)
export const match: SettledEvent = {
  kind: 'match',
  scheduledStartMs: startMs,
  competitors: ['a', 'b'],
  bestOf: 3,
}

export function football(first: [number, number], second?: [number, number], ended = 2): FootballResult {
  const halves = [first, ...(second ? [second] : [])].map(([home, away]) => ({ home, away }))
  return { sport: 'football', halves, ended, over: ended === 2 }
}

export const version = (
  result: EventResult | undefined,
  rest: Partial<ResultVersion> = {},
): ResultVersion => ({
  version: 1,
  status: 'ended',
  venue: 'as_announced',
  source: 'play',
  result,
  endedAtMs: startMs + 2 * hour,
  ...rest,
})

export interface Case {
  event?: SettledEvent
  version: ResultVersion
  type: string
  period?: string
  line?: number
  outcome: string
  scoreBefore?: MarketTerms['scoreBefore']
  at?: number
}

export function settled({ event = match, at = startMs + 3 * hour, ...given }: Case): {
  status: string
  reason: string
} {
  const { type, period = 'regular', line, scoreBefore } = given
  const terms = { type, period, line, scoreBefore }
  const { status, reason } = settleSelection(event, given.version, { terms, outcome: given.outcome }, at)
  return { status: status?.name ?? 'open', reason }
}
