// SPDX-License-Identifier: Apache-2.0
/** The most goals of a side that the grid knows: 0 to 10. */
export const mostGoals = 10
export const gridSide = mostGoals + 1

/** The probability of each score at `home * gridSide + away`; they sum to 1. */
export type ScoreGrid = Float64Array

/** What a score grid is made of. */
export interface GoalMeans {
  /** The goals that home scores on average. */
  readonly home: number
  readonly away: number
  /**
   * Dixon and Coles' dependence of low scores (their rho); below zero, 0-0 and 1-1 are more frequent than by
   * independent goals. 0 is independent.
   */
  readonly correlation: number
  /** The share of the goals that falls before half-time, where the competition has its own. */
  readonly firstHalfShare?: number | undefined
}

interface Goals {
  readonly home: number
  readonly away: number
}

/**
 * The Dixon-Coles grid of game-rules.md section 9: independent Poisson goals, the four lowest scores corrected,
 * 0 to 10 goals each, renormalised. A correlation that would make a probability negative counts as the nearest
 * one that does not. Throws RangeError for a mean that is negative or not finite.
 */
export const scoreGrid = (means: GoalMeans): ScoreGrid =>
  gridOfRest(means, { score: { home: 0, away: 0 }, toCome: means })

/**
 * The grid of the goals to come, of which `toCome` fall on average, in a match of these means that stands at a score.
 * The correction belongs to the final score: what has happened takes nothing of it away, so that the prices of a match
 * before it and in play are those of one and the same course of events.
 */
export function gridOfRest(means: GoalMeans, { score, toCome }: { score: Goals; toCome: Goals }): ScoreGrid {
  const [homeGoals, awayGoals] = [poisson(toCome.home), poisson(toCome.away)]
  const grid = new Float64Array(gridSide * gridSide)
  for (let left = 0; left < gridSide; left += 1)
    for (let right = 0; right < gridSide; right += 1)
      grid[left * gridSide + right] = homeGoals[left]! * awayGoals[right]!
  const { home, away } = means
  const rho = possibleCorrelation(home, away, means.correlation)
  const factors = [1 - home * away * rho, 1 + home * rho, 1 + away * rho, 1 - rho]
  factors.forEach((factor, index) => {
    const [left, right] = [(index >> 1) - score.home, (index & 1) - score.away]
    if (left >= 0 && right >= 0) grid[left * gridSide + right]! *= Math.max(leastFactor, factor)
  })
  return renormalise(grid)
}

/** No score becomes impossible: a match may stand at it. */
const leastFactor = 1e-6

/** Scales numbers in place so that they sum to 1. */
export function renormalise(numbers: Float64Array): Float64Array {
  let sum = 0
  for (const each of numbers) sum += each
  for (let index = 0; index < numbers.length; index += 1) numbers[index]! /= sum
  return numbers
}

function poisson(mean: number): Float64Array {
  if (!(mean >= 0) || !Number.isFinite(mean)) throw new RangeError(`${mean} is not a mean of goals`)
  const probabilities = new Float64Array(gridSide)
  let probability = Math.exp(-mean)
  for (let goals = 0; goals < gridSide; goals += 1) {
    probabilities[goals] = probability
    probability *= mean / (goals + 1)
  }
  return probabilities
}

const possibleCorrelation = (home: number, away: number, correlation: number): number =>
  Math.min(
    1,
    home * away > 0 ? 1 / (home * away) : 1,
    Math.max(correlation, home > 0 ? -1 / home : correlation, away > 0 ? -1 / away : correlation),
  )
