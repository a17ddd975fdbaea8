// SPDX-License-Identifier: Apache-2.0
import type { Period } from './period.ts'
import type { Score } from './sport.ts'

/** The decimal price (gross odds) in thousandths: 1850 is 1.85. Always above 1000. */
export type PriceThousandths = number

/** A handicap or total in quarters, so that it is exact: -3 is -0.75, 10 is 2.5. */
export type LineQuarters = number

/** What a market is about: with this and a result anybody can settle it. */
export interface MarketTerms {
  /** The code of its market type. */
  type: string
  period: Period
  /** A handicap is given for home; away has the opposite one. Only types that have a line. */
  line?: LineQuarters | undefined
  /**
   * The score of the period when the bet was taken, for markets that count only what comes after (live
   * handicaps of football). It belongs to the bet, so the market itself does not have it.
   */
  scoreBefore?: Score | undefined
}

/** `open` takes bets, `suspended` shows without taking, `closed` takes no more, `settled` has its result. */
export const marketStatuses = ['open', 'suspended', 'closed', 'settled'] as const
export type MarketStatus = (typeof marketStatuses)[number]

export interface Market {
  id: string
  eventId: string
  terms: MarketTerms
  status: MarketStatus
}

/** The one text of a market's terms, such as `asian_handicap|regular|-3`: equal terms, equal text. */
export const marketKey = ({ type, period, line }: MarketTerms): string =>
  line === undefined ? `${type}|${period}` : `${type}|${period}|${line}`

/** A line as members read it: `+0.75`, `-1`, `0` for handicaps, `2.5` for totals. */
export function lineText(line: LineQuarters, signed: boolean): string {
  const text = String(Math.abs(line) / 4)
  if (line < 0) return `-${text}`
  return signed && line > 0 ? `+${text}` : text
}
