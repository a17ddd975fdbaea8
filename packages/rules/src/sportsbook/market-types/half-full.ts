// SPDX-License-Identifier: Apache-2.0
import type { Score } from '../model/sport.ts'
import { winIf } from '../settlement/leg-status.ts'
import { plainOutcomes } from './market-type.ts'
import { noOutcome, scoreIn, scoresMarket } from './score-market.ts'

const results = ['home', 'draw', 'away'] as const
const resultOf = ({ home, away }: Score): string => (home > away ? 'home' : home < away ? 'away' : 'draw')
const pairs: ReadonlyMap<string, { half: string; full: string }> = new Map(
  results.flatMap((half) => results.map((full) => [`${half}_${full}`, { half, full }] as const)),
)

/** The result at half time and at full time. */
export const halfFull = scoresMarket({
  code: 'half_full',
  periods: { football: /^regular$/ },
  outcomes: () => plainOutcomes(...pairs.keys()),
  reads: () => ['first_half', 'regular'],
  statusOf: (scores, terms, outcome) => {
    const pair = pairs.get(outcome)
    if (!pair) throw noOutcome(terms, outcome)
    return winIf(
      resultOf(scoreIn(scores, 'first_half')) === pair.half &&
        resultOf(scoreIn(scores, 'regular')) === pair.full,
    )
  },
})
