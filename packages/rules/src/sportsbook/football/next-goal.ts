// SPDX-License-Identifier: Apache-2.0
import type { ScoreDistribution } from '../prices/distribution.ts'
import type { FootballForecast } from './forecast.ts'
import { gridSide } from './score-grid.ts'

/** Who scores a goal, or that it does not fall; they sum to 1. */
export interface GoalChances {
  readonly home: number
  readonly away: number
  readonly none: number
}

/**
 * Who scores the goal with this number of the match, 1 for the first. Of any goals that fall, each is as likely
 * to be at any position of the order. Throws RangeError for a goal that has already fallen.
 */
export function goalChances({ state, remaining }: FootballForecast, numberOfGoal: number): GoalChances {
  const toCome = numberOfGoal - state.score.home - state.score.away
  if (!Number.isInteger(toCome) || toCome < 1)
    throw new RangeError(`Goal ${numberOfGoal} has fallen or never will`)
  let [home, away, none] = [0, 0, 0]
  for (let left = 0; left < gridSide; left += 1)
    for (let right = 0; right < gridSide; right += 1) {
      const probability = remaining[left * gridSide + right]!
      const goals = left + right
      if (goals < toCome) none += probability
      else {
        home += (probability * left) / goals
        away += (probability * right) / goals
      }
    }
  return { home, away, none }
}

/** The same as scores of that goal alone: 1-0, 0-1, or 0-0 if it does not fall. */
export function scoresOfGoal(forecast: FootballForecast, numberOfGoal: number): ScoreDistribution {
  const { home, away, none } = goalChances(forecast, numberOfGoal)
  return {
    states: [
      { home: 1, away: 0, probability: home },
      { home: 0, away: 1, probability: away },
      { home: 0, away: 0, probability: none },
    ],
  }
}
