// SPDX-License-Identifier: Apache-2.0
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import type { Score, Sport } from '@tessera/rules/sportsbook/model/sport'
import type { ScoredEvent } from './odds-answers.ts'

const none: Score = { home: 0, away: 0 }

/** The score that both teams are named with; undefined if the answer has none. */
export function scoreOf({ scores, home_team: home, away_team: away }: ScoredEvent): Score | undefined {
  const of = (team: string): number | undefined => {
    const named = scores?.filter(({ name }) => name === team) ?? []
    return named.length === 1 ? Number(named[0]!.score) : undefined
  }
  const [homeScore, awayScore] = [of(home), of(away)]
  return homeScore === undefined || awayScore === undefined || home === away
    ? undefined
    : { home: homeScore, away: awayScore }
}

/**
 * The result by the final score alone: the feed does not say what was scored when. Without any goal it is known of both halves. A basketball
 * game without a winner is no result.
 */
export function resultOfScore(sport: Sport, score: Score): EventResult | undefined {
  if (sport === 'football')
    return score.home + score.away === 0
      ? { sport, halves: [none, none], ended: 2, over: true }
      : { sport, halves: [], final: score, ended: 0, over: true }
  if (sport !== 'basketball' || score.home === score.away) return undefined
  return { sport, quarters: [], final: score, ended: 0, over: true }
}
