// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms } from '../model/market.ts'
import { chanceOfFirst, evenLine, type PricedEvent } from './price-market.ts'

/** Lines around the even one: how far they reach and how they are spaced, in quarters. */
export interface LinePlan {
  readonly lowest: number
  readonly highest: number
  /** Distance of the lines that are tried, and of those that are offered. */
  readonly step: number
  /** How many lines on each side of the even one. */
  readonly beside: number
  /** The distance of the first one from a multiple of the step. */
  readonly offset?: number
}

/** The terms of a market at the even line and those beside it; none while its part is over or nothing is known. */
export function aroundEvenLine(
  event: PricedEvent,
  { type, period }: Pick<MarketTerms, 'type' | 'period'>,
  { lowest, highest, step, beside, offset = 0 }: LinePlan,
  isLive: boolean,
): MarketTerms[] {
  const first = Math.ceil((lowest - offset) / step) * step + offset
  const lines = Array.from(
    { length: Math.max(0, Math.floor((highest - first) / step) + 1) },
    (_, index) => first + index * step,
  )
  const even = evenLine(lines, (line) => chanceOfFirst(event, { type, period, line }, isLive))
  if (even === undefined) return []
  const position = lines.indexOf(even)
  return lines
    .slice(Math.max(0, position - beside), position + beside + 1)
    .map((line) => ({ type, period, line }))
}
