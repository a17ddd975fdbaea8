// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms } from '../model/market.ts'
import { winIf } from '../settlement/leg-status.ts'
import { outcomeText } from './market-type.ts'
import { noOutcome, scoreMarket } from './score-market.ts'

/** From this number of goals on they are one outcome. */
const last = ({ period }: MarketTerms): number => (period === 'regular' ? 6 : 3)

/** The exact number of goals. */
export const exactGoals = scoreMarket({
  code: 'exact_goals',
  periods: { football: /^(regular|first_half|second_half)$/ },
  outcomes: (terms) =>
    Array.from({ length: last(terms) + 1 }, (_, number) => ({
      id: String(number),
      text: outcomeText(number === last(terms) ? 'number_or_more' : 'number'),
      values: { number },
    })),
  statusOf: ({ home, away }, terms, outcome) => {
    const number = Number(outcome)
    if (!/^\d$/.test(outcome) || number > last(terms)) throw noOutcome(terms, outcome)
    return winIf(Math.min(home + away, last(terms)) === number)
  },
})
