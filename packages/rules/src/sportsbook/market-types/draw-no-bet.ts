// SPDX-License-Identifier: Apache-2.0
import { statusOfLead } from '../settlement/leg-status.ts'
import { plainOutcomes } from './market-type.ts'
import { noOutcome, scoreMarket } from './score-market.ts'

/** Home or away; the stake comes back after a draw. */
export const drawNoBet = scoreMarket({
  code: 'draw_no_bet',
  periods: {
    football: /^(regular|first_half|second_half)$/,
    basketball: /^(first_half|second_half|quarter_\d)$/,
  },
  outcomes: () => plainOutcomes('home', 'away'),
  statusOf: ({ home, away }, terms, outcome) => {
    if (outcome === 'home') return statusOfLead(4 * (home - away))
    if (outcome === 'away') return statusOfLead(4 * (away - home))
    throw noOutcome(terms, outcome)
  },
})
