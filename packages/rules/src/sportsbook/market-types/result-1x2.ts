// SPDX-License-Identifier: Apache-2.0
import { winIf } from '../settlement/leg-status.ts'
import { plainOutcomes } from './market-type.ts'
import { noOutcome, scoreMarket } from './score-market.ts'

/** Home, draw or away; quarters and halves of basketball can end in a draw too. */
export const result1x2 = scoreMarket({
  code: 'result_1x2',
  periods: {
    football: /^(regular|first_half|second_half|minutes_\d+_\d+)$/,
    basketball: /^(first_half|second_half|quarter_\d)$/,
  },
  outcomes: () => plainOutcomes('home', 'draw', 'away'),
  statusOf: ({ home, away }, terms, outcome) => {
    if (outcome === 'home') return winIf(home > away)
    if (outcome === 'draw') return winIf(home === away)
    if (outcome === 'away') return winIf(home < away)
    throw noOutcome(terms, outcome)
  },
})
