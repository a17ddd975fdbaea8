// SPDX-License-Identifier: Apache-2.0
import { winIf } from '../settlement/leg-status.ts'
import { plainOutcomes } from './market-type.ts'
import { noOutcome, scoreMarket } from './score-market.ts'

/** Whether the sum of both sides is odd or even; zero is even (section 8). */
export const oddEven = scoreMarket({
  code: 'odd_even',
  periods: {
    football: /^(regular|first_half|second_half)$/,
    basketball: /^(game|first_half|second_half|quarter_\d)$/,
    tennis: /^(games|set_\d)$/,
    esports: /^maps$/,
  },
  outcomes: () => plainOutcomes('odd', 'even'),
  statusOf: ({ home, away }, terms, outcome) => {
    if (outcome !== 'odd' && outcome !== 'even') throw noOutcome(terms, outcome)
    return winIf(((home + away) % 2 === 1) === (outcome === 'odd'))
  },
})
