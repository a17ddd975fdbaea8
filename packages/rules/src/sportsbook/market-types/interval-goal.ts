// SPDX-License-Identifier: Apache-2.0
import { winIf } from '../settlement/leg-status.ts'
import { plainOutcomes } from './market-type.ts'
import { noOutcome, scoreMarket } from './score-market.ts'

/** Whether a goal falls in an interval; its period is such as `minutes_16_30`. */
export const intervalGoal = scoreMarket({
  code: 'interval_goal',
  periods: { football: /^minutes_\d+_\d+$/ },
  outcomes: () => plainOutcomes('yes', 'no'),
  statusOf: ({ home, away }, terms, outcome) => {
    if (outcome !== 'yes' && outcome !== 'no') throw noOutcome(terms, outcome)
    return winIf(home + away > 0 === (outcome === 'yes'))
  },
})
