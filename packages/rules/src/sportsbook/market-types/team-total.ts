// SPDX-License-Identifier: Apache-2.0
import type { ScoreMarketType } from './market-type.ts'
import { scoreMarket } from './score-market.ts'
import { isTotalLine, overAndUnder, statusOfTotal } from './total.ts'

const totalOf = (side: 'home' | 'away'): ScoreMarketType =>
  scoreMarket({
    code: `${side}_total`,
    periods: {
      football: /^(regular|first_half|second_half)$/,
      basketball: /^(game|first_half|second_half|quarter_\d)$/,
      tennis: /^games$/,
    },
    line: 'total',
    isLine: isTotalLine,
    outcomes: overAndUnder,
    statusOf: (score, terms, outcome) => statusOfTotal(score[side], terms, outcome),
  })

/** Over or under a line: goals, points or games of one side. */
export const teamTotals: readonly ScoreMarketType[] = [totalOf('home'), totalOf('away')]
