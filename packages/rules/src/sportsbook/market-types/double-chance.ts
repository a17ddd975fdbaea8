// SPDX-License-Identifier: Apache-2.0
import { winIf } from '../settlement/leg-status.ts'
import { plainOutcomes } from './market-type.ts'
import { noOutcome, scoreMarket } from './score-market.ts'

/** Two of the three results of a football match. */
export const doubleChance = scoreMarket({
  code: 'double_chance',
  periods: { football: /^(regular|first_half|second_half)$/ },
  outcomes: () => plainOutcomes('home_or_draw', 'home_or_away', 'draw_or_away'),
  statusOf: ({ home, away }, terms, outcome) => {
    if (outcome === 'home_or_draw') return winIf(home >= away)
    if (outcome === 'home_or_away') return winIf(home !== away)
    if (outcome === 'draw_or_away') return winIf(home <= away)
    throw noOutcome(terms, outcome)
  },
})
