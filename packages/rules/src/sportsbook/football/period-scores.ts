// SPDX-License-Identifier: Apache-2.0
import type { ScoreDistribution } from '../prices/distribution.ts'
import { playedMinutesOf, playedMinutesOfFirstHalf, playedMinutesOfMatch } from './clock.ts'
import { type FootballForecast, fullTimeScores, scoresBetween } from './forecast.ts'
import { scoresOfGoal } from './next-goal.ts'

interface Goals {
  readonly home: number
  readonly away: number
}

/** What is known of a match besides its score. */
export interface KnownGoals {
  /** The score at half-time, once it is over. */
  readonly atHalfTime?: Goals | undefined
  /** Each goal with its minute on the clock, 1 to 90; undefined if only the score is known. */
  readonly goals?: readonly { readonly side: 'home' | 'away'; readonly minute: number }[] | undefined
}

/**
 * The scores that a part of a football match can end with: `regular`, `first_half`, `second_half`,
 * `minutes_16_30` or `goal_3`. Undefined if it is over, or if too little is known to say: then it has no prices.
 * Throws RangeError for a part that football does not have.
 */
export function footballScores(
  forecast: FootballForecast,
  period: string,
  known: KnownGoals = {},
): ScoreDistribution | undefined {
  if (period === 'regular') return fullTimeScores(forecast)
  const [name, first = 0, last = 0] = partsOf(period)
  if (name === 'goal') return goalOf(forecast, first)
  const [from, to] = name === 'minutes' ? minutesOf(first, last) : boundsOfHalf(period)
  const { playedMinute, score } = forecast.state
  if (playedMinute >= to) return undefined
  // At the minute where two parts meet, a goal may have fallen in the later one.
  const isEmpty = playedMinute < from || score.home + score.away === 0
  const already = isEmpty
    ? { home: 0, away: 0 }
    : name === 'minutes'
      ? scoredIn(known, first, last)
      : scoredInHalf(period, score, known)
  return already && scoresBetween(forecast, { from, to, already })
}

/** The name of a part and its numbers: `minutes`, 16 and 30. */
function partsOf(period: string): [string, number?, number?] {
  const [, name, first, last] = /^(minutes|goal)_(\d+)(?:_(\d+))?$/.exec(period) ?? []
  const isHalf = period === 'first_half' || period === 'second_half'
  if (!isHalf && (!name || (name === 'minutes') !== (last !== undefined)))
    throw new RangeError(`${period} is not a part of a football match`)
  return isHalf ? [period] : [name!, Number(first), Number(last)]
}

function goalOf(forecast: FootballForecast, numberOfGoal: number): ScoreDistribution | undefined {
  const { home, away } = forecast.state.score
  return numberOfGoal > home + away ? scoresOfGoal(forecast, numberOfGoal) : undefined
}

const minutesOf = (first: number, last: number): [number, number] => [
  playedMinutesOf(first).from,
  playedMinutesOf(last).to,
]

const boundsOfHalf = (period: string): [number, number] =>
  period === 'first_half' ? [0, playedMinutesOfFirstHalf] : [playedMinutesOfFirstHalf, playedMinutesOfMatch]

function scoredIn({ goals }: KnownGoals, first: number, last: number): Goals | undefined {
  if (!goals) return undefined
  const inside = goals.filter(({ minute }) => minute >= first && minute <= last)
  const home = inside.filter(({ side }) => side === 'home').length
  return { home, away: inside.length - home }
}

function scoredInHalf(period: string, score: Goals, known: KnownGoals): Goals | undefined {
  if (period === 'first_half') return score
  const before = known.atHalfTime ?? scoredIn(known, 1, 45)
  return before && { home: score.home - before.home, away: score.away - before.away }
}
