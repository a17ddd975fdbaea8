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

/** Pairs less likely are left out, and the others of the same final score get what they had. */
const leastProbability = 1e-8

/**
 * The joint distribution of half-time and final score. Its final scores are exactly those of `fullTimeScores`:
 * each goal to come falls before half-time by its share of the time. `atHalfTime` is the score there, once known.
 * Throws RangeError if it is needed and missing.
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
      const probability = remaining[home * gridSide + away]!
      if (probability > 0) pushHalves(states, { goals: { home, away }, probability, before, already, state })
    }
  return { states }
}

/** Adds the half-time scores from which a match can end with so many more goals. */
function pushHalves(
  states: HalvesState[],
  {
    goals: { home, away },
    probability,
    before,
    already,
    state: { score },
  }: {
    goals: Goals
    probability: number
    before: Float64Array
    already: Goals
    state: FootballForecast['state']
  },
): void {
  const [ofHome, ofAway] = [home * gridSide, away * gridSide]
  // The most likely half-time score is never left out, however rare the final one is.
  const least = Math.min(leastProbability / probability, highest(before, ofHome) * highest(before, ofAway))
  let sum = 0
  for (let left = 0; left <= home; left += 1)
    for (let right = 0; right <= away; right += 1) {
      const chance = before[ofHome + left]! * before[ofAway + right]!
      if (chance > 0 && chance >= least) sum += chance
    }
  const full = { home: score.home + home, away: score.away + away }
  for (let left = 0; left <= home; left += 1)
    for (let right = 0; right <= away; right += 1) {
      const chance = before[ofHome + left]! * before[ofAway + right]!
      if (chance === 0 || chance < least) continue
      const half = { home: already.home + left, away: already.away + right }
      states.push({ half, full, probability: (probability * chance) / sum })
    }
}

function highest(chances: Float64Array, from: number): number {
  let most = 0
  for (let index = from; index < from + gridSide; index += 1) most = Math.max(most, chances[index]!)
  return most
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
