// SPDX-License-Identifier: Apache-2.0
import { winIf } from '../settlement/leg-status.ts'
import { plainOutcomes } from './market-type.ts'
import { noOutcome, scoreMarket } from './score-market.ts'

/** Whether both teams score. */
export const bothScore = scoreMarket({
  code: 'both_score',
  periods: { football: /^(regular|first_half|second_half)$/ },
  outcomes: () => plainOutcomes('yes', 'no'),
  statusOf: ({ home, away }, terms, outcome) => {
    if (outcome !== 'yes' && outcome !== 'no') throw noOutcome(terms, outcome)
    return winIf((home > 0 && away > 0) === (outcome === 'yes'))
  },
})
