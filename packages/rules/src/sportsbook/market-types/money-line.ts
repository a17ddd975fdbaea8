// SPDX-License-Identifier: Apache-2.0
import type { EventResult } from '../model/result.ts'
import { numbersOf, type Period } from '../model/period.ts'
import { otherSide, type Side } from '../model/sport.ts'
import { type LegStatus, statusOfLead, winIf } from '../settlement/leg-status.ts'
import { setWinner } from '../settlement/scores/tennis.ts'
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

/** The winner that the result names where no score does: of a match that was given up, and of a set that a tie-break replaced. */
function namedWinner(result: EventResult, period: Period): Side | undefined {
  if (period === 'sets' || period === 'maps') return officialWinner(result)
  return result.sport === 'tennis' ? setWinner(result, numbersOf(period)[0] ?? 1) : undefined
}

export const moneyLine: ScoreMarketType = {
  ...byScore,
  settle: (result, terms, outcome): LegStatus | undefined => {
    const winner = namedWinner(result, terms.period)
    return winner ? winIf(outcome === winner) : byScore.settle(result, terms, outcome)
  },
}
