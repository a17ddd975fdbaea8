// SPDX-License-Identifier: Apache-2.0
import { playedMinutesOfFirstHalf } from './clock.ts'
import { binomials, type FootballForecast, shareWithin } from './forecast.ts'
import { gridSide } from './score-grid.ts'

interface Goals {
  readonly home: number
  readonly away: number
}

/** A score at half-time together with a final score, and the probability of both. */
export interface HalvesState {
  readonly half: Goals
  readonly full: Goals
  readonly probability: number
}

/** All pairs of half-time and final score; the probabilities sum to 1. */
export interface HalvesDistribution {
  readonly states: readonly HalvesState[]
}

/**
 * The joint distribution of half-time and final score. Its final scores are those of `fullTimeScores`: each goal
 * to come falls before half-time by its share of the time. `atHalfTime` is the score there, once known.
 */
export function halvesOf(forecast: FootballForecast, atHalfTime?: Goals): HalvesDistribution {
  const { state, remaining } = forecast
  const isFirst = state.playedMinute < playedMinutesOfFirstHalf
  if (!isFirst && !atHalfTime) throw new RangeError('In the second half, the score at half-time is needed')
  const already = isFirst ? state.score : atHalfTime!
  const before = binomials(isFirst ? shareWithin(forecast, 0, playedMinutesOfFirstHalf) : 0)
  const states: HalvesState[] = []
  for (let home = 0; home < gridSide; home += 1)
    for (let away = 0; away < gridSide; away += 1) {
      const full = { home: state.score.home + home, away: state.score.away + away }
      const probability = remaining[home * gridSide + away]!
      for (let left = 0; left <= home; left += 1) {
        const ofHome = probability * before[home * gridSide + left]!
        for (let right = 0; right <= away; right += 1) {
          const both = ofHome * before[away * gridSide + right]!
          if (both > 0)
            states.push({
              half: { home: already.home + left, away: already.away + right },
              full,
              probability: both,
            })
        }
      }
    }
  return { states }
}

/**
 * The probability of each pair of results at half-time and at the end, at `3 * half + full` with 0 for home, 1
 * for a draw and 2 for away.
 */
export function halfFullChances({ states }: HalvesDistribution): Float64Array {
  const chances = new Float64Array(9)
  for (const { half, full, probability } of states)
    chances[3 * resultOf(half) + resultOf(full)]! += probability
  return chances
}

const resultOf = ({ home, away }: Goals): number => (home > away ? 0 : home === away ? 1 : 2)
