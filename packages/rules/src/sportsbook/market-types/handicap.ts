// SPDX-License-Identifier: Apache-2.0
import { type LineQuarters, lineText, type MarketTerms } from '../model/market.ts'
import type { Sport } from '../model/sport.ts'
import { statusOfLead } from '../settlement/leg-status.ts'
import { outcomeText } from './market-type.ts'
import { isHalfLine, isWholeOrHalfLine, lineOf, noOutcome, scoreMarket } from './score-market.ts'

const nothing = { home: 0, away: 0 }

/**
 * A side with a start of so many goals, points, games, sets or maps. The line is that of home; away has the
 * opposite. With quarter lines in football, where live bets count only the goals after the bet (section 8).
 */
export const handicap = scoreMarket({
  code: 'handicap',
  periods: {
    football: /^(regular|first_half|second_half)$/,
    basketball: /^(game|first_half|second_half|quarter_\d)$/,
    tennis: /^(sets|games|set_\d)$/,
    esports: /^maps$/,
  },
  line: 'handicap',
  isLine: (sport: Sport, line: LineQuarters): boolean => {
    if (sport === 'football') return Math.abs(line) <= 40
    return sport === 'esports' ? isHalfLine(line) && Math.abs(line) <= 14 : isWholeOrHalfLine(line)
  },
  countsFromBet: (sport) => sport === 'football',
  outcomes: (terms) => [
    {
      id: 'home',
      text: outcomeText('home_line'),
      values: { line: lineText(lineOf(terms), true) },
      side: 'home',
    },
    {
      id: 'away',
      text: outcomeText('away_line'),
      values: { line: lineText(opposite(terms), true) },
      side: 'away',
    },
  ],
  statusOf: ({ home, away }, terms, outcome) => {
    const before = terms.scoreBefore ?? nothing
    const lead = 4 * (home - before.home - (away - before.away)) + lineOf(terms)
    if (outcome === 'home') return statusOfLead(lead)
    if (outcome === 'away') return statusOfLead(-lead)
    throw noOutcome(terms, outcome)
  },
})

const opposite = (terms: MarketTerms): LineQuarters => {
  const line = lineOf(terms)
  return line === 0 ? 0 : -line
}
