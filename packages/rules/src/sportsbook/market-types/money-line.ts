// SPDX-License-Identifier: Apache-2.0
import type { EventResult } from '../model/result.ts'
import { otherSide, type Side } from '../model/sport.ts'
import { type LegStatus, statusOfLead, winIf } from '../settlement/leg-status.ts'
import { plainOutcomes, type ScoreMarketType } from './market-type.ts'
import { noOutcome, scoreMarket } from './score-market.ts'

/** Who wins the game, the match, a set or a map: two outcomes, no draw. */
const byScore = scoreMarket({
  code: 'money_line',
  periods: { basketball: /^game$/, tennis: /^(sets|set_\d)$/, esports: /^(maps|map_\d)$/ },
  outcomes: () => plainOutcomes('home', 'away'),
  statusOf: ({ home, away }, terms, outcome) => {
    if (outcome === 'home') return statusOfLead(4 * (home - away))
    if (outcome === 'away') return statusOfLead(4 * (away - home))
    throw noOutcome(terms, outcome)
  },
})

/**
 * The winner of a match that the other side gave up: in tennis only if a full set was completed, in e-sports
 * if a map was (section 8).
 */
function officialWinner(result: EventResult): Side | undefined {
  if (result.sport === 'tennis' && result.retired && result.ended > 0) return otherSide(result.retired)
  if (result.sport === 'esports' && result.forfeit && result.maps.length > 0) return otherSide(result.forfeit)
  return undefined
}

export const moneyLine: ScoreMarketType = {
  ...byScore,
  settle: (result, terms, outcome): LegStatus | undefined => {
    const isMatch = terms.period === 'sets' || terms.period === 'maps'
    const winner = isMatch ? officialWinner(result) : undefined
    return winner ? winIf(outcome === winner) : byScore.settle(result, terms, outcome)
  },
}
