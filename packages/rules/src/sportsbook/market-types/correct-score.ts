// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms } from '../model/market.ts'
import { winIf } from '../settlement/leg-status.ts'
import { type Outcome, outcomeText } from './market-type.ts'
import { noOutcome, scoreMarket } from './score-market.ts'

/** The most goals of a side among the listed scores. */
const mostListed = ({ period }: MarketTerms): number => (period === 'regular' ? 4 : 2)

const isListed = (terms: MarketTerms, home: number, away: number): boolean =>
  home <= mostListed(terms) && away <= mostListed(terms)

/** A score as an outcome. */
export const scoreOutcome = (home: number, away: number): Outcome => ({
  id: `${home}-${away}`,
  text: outcomeText('score'),
  values: { home, away },
})

/** The exact score, or any other than the listed ones. */
export const correctScore = scoreMarket({
  code: 'correct_score',
  periods: { football: /^(regular|first_half|second_half)$/ },
  outcomes: (terms) => {
    const goals = Array.from({ length: mostListed(terms) + 1 }, (_, count) => count)
    return [
      ...goals.flatMap((home) => goals.map((away) => scoreOutcome(home, away))),
      { id: 'other', text: outcomeText('other') },
    ]
  },
  statusOf: ({ home, away }, terms, outcome) => {
    if (outcome === 'other') return winIf(!isListed(terms, home, away))
    const dash = outcome.indexOf('-')
    const [backedHome, backedAway] = [Number(outcome.slice(0, dash)), Number(outcome.slice(dash + 1))]
    if (dash < 1 || !isListed(terms, backedHome, backedAway)) throw noOutcome(terms, outcome)
    return winIf(home === backedHome && away === backedAway)
  },
})
