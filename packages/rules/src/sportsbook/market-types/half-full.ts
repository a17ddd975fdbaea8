// SPDX-License-Identifier: Apache-2.0
import type { Score } from '../model/sport.ts'
import { winIf } from '../settlement/leg-status.ts'
import { plainOutcomes } from './market-type.ts'
import { noOutcome, scoreIn, scoresMarket } from './score-market.ts'

const results = ['home', 'draw', 'away'] as const
const resultOf = ({ home, away }: Score): string => (home > away ? 'home' : home < away ? 'away' : 'draw')
const pairs = results.flatMap((half) => results.map((full) => `${half}_${full}`))

/** The result at half time and at full time. */
export const halfFull = scoresMarket({
  code: 'half_full',
  periods: { football: /^regular$/ },
  outcomes: () => plainOutcomes(...pairs),
  reads: () => ['first_half', 'regular'],
  statusOf: (scores, terms, outcome) => {
    if (!pairs.includes(outcome)) throw noOutcome(terms, outcome)
    const pair = `${resultOf(scoreIn(scores, 'first_half'))}_${resultOf(scoreIn(scores, 'regular'))}`
    return winIf(pair === outcome)
  },
})
