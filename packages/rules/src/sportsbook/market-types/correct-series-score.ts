// SPDX-License-Identifier: Apache-2.0
import { winIf } from '../settlement/leg-status.ts'
import { scoreOutcome } from './correct-score.ts'
import { noOutcome, scoreMarket } from './score-market.ts'

/** The exact score in sets or maps: 2-0, 2-1, 1-2 and 0-2 of the best of three. */
export const correctSeriesScore = scoreMarket({
  code: 'correct_series_score',
  periods: { tennis: /^sets$/, esports: /^maps$/ },
  outcomes: (_, { bestOf = 3 }) => {
    const needed = (bestOf + 1) / 2
    const lost = Array.from({ length: needed }, (__, count) => count)
    return [
      ...lost.map((away) => scoreOutcome(needed, away)),
      ...lost.toReversed().map((home) => scoreOutcome(home, needed)),
    ]
  },
  statusOf: ({ home, away }, terms, outcome) => {
    if (!/^[0-4]-[0-4]$/.test(outcome)) throw noOutcome(terms, outcome)
    return winIf(outcome === `${home}-${away}`)
  },
})
