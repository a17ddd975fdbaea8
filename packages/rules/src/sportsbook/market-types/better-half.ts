// SPDX-License-Identifier: Apache-2.0
import { winIf } from '../settlement/leg-status.ts'
import { plainOutcomes } from './market-type.ts'
import { noOutcome, scoreIn, scoresMarket } from './score-market.ts'

/** In which half more goals fall. */
export const betterHalf = scoresMarket({
  code: 'better_half',
  periods: { football: /^regular$/ },
  outcomes: () => plainOutcomes('first_half', 'second_half', 'equal'),
  reads: () => ['first_half', 'second_half'],
  statusOf: (scores, terms, outcome) => {
    const [first, second] = [scoreIn(scores, 'first_half'), scoreIn(scores, 'second_half')]
    const lead = first.home + first.away - second.home - second.away
    if (outcome === 'first_half') return winIf(lead > 0)
    if (outcome === 'second_half') return winIf(lead < 0)
    if (outcome === 'equal') return winIf(lead === 0)
    throw noOutcome(terms, outcome)
  },
})
