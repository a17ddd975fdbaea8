// SPDX-License-Identifier: Apache-2.0
import { winIf } from '../settlement/leg-status.ts'
import { plainOutcomes } from './market-type.ts'
import { noOutcome, scoreMarket } from './score-market.ts'

/** Who scores the goal of a number, such as the first; its period is `goal_1`. */
export const nextGoal = scoreMarket({
  code: 'next_goal',
  periods: { football: /^goal_\d+$/ },
  outcomes: () => plainOutcomes('home', 'none', 'away'),
  statusOf: ({ home, away }, terms, outcome) => {
    if (outcome === 'home') return winIf(home > away)
    if (outcome === 'away') return winIf(home < away)
    if (outcome === 'none') return winIf(home === 0 && away === 0)
    throw noOutcome(terms, outcome)
  },
})
