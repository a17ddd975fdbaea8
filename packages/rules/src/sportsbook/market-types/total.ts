// SPDX-License-Identifier: Apache-2.0
import { type LineQuarters, lineText, type MarketTerms } from '../model/market.ts'
import type { Sport } from '../model/sport.ts'
import { type LegStatus, statusOfLead } from '../settlement/leg-status.ts'
import { type Outcome, outcomeText } from './market-type.ts'
import { isHalfLine, isWholeOrHalfLine, lineOf, noOutcome, scoreMarket } from './score-market.ts'

/** Whether a sport has totals at a line: quarters in football, halves where a total can never be fractional. */
export const isTotalLine = (sport: Sport, line: LineQuarters): boolean => {
  if (line <= 0) return false
  if (sport === 'football') return line <= 80
  return sport === 'esports' ? isHalfLine(line) : isWholeOrHalfLine(line)
}

export const overAndUnder = (terms: MarketTerms): readonly Outcome[] =>
  ['over', 'under'].map((id) => ({
    id,
    text: outcomeText(id),
    values: { line: lineText(lineOf(terms), false) },
  }))

export function statusOfTotal(total: number, terms: MarketTerms, outcome: string): LegStatus {
  const lead = 4 * total - lineOf(terms)
  if (outcome === 'over') return statusOfLead(lead)
  if (outcome === 'under') return statusOfLead(-lead)
  throw noOutcome(terms, outcome)
}

/** Over or under a line: goals, points, games, sets or maps of both sides together. */
export const total = scoreMarket({
  code: 'total',
  periods: {
    football: /^(regular|first_half|second_half|minutes_\d+_\d+)$/,
    basketball: /^(game|first_half|second_half|quarter_\d)$/,
    tennis: /^(sets|games|set_\d)$/,
    esports: /^maps$/,
  },
  line: 'total',
  isLine: isTotalLine,
  outcomes: overAndUnder,
  statusOf: ({ home, away }, terms, outcome) => statusOfTotal(home + away, terms, outcome),
})
