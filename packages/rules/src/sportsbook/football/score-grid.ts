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
}

/**
 * The Dixon-Coles grid of game-rules.md section 9: independent Poisson goals, the four lowest scores corrected,
 * 0 to 10 goals each, renormalised. A correlation that would make a probability negative counts as the nearest
 * one that does not. Throws RangeError for a mean that is negative or not finite.
 */
export function scoreGrid({ home, away, correlation }: GoalMeans): ScoreGrid {
  const [homeGoals, awayGoals] = [poisson(home), poisson(away)]
  const grid = new Float64Array(gridSide * gridSide)
  for (let left = 0; left < gridSide; left += 1)
    for (let right = 0; right < gridSide; right += 1)
      grid[left * gridSide + right] = homeGoals[left]! * awayGoals[right]!
  const rho = possibleCorrelation(home, away, correlation)
  grid[0]! *= 1 - home * away * rho
  grid[1]! *= 1 + home * rho
  grid[gridSide]! *= 1 + away * rho
  grid[gridSide + 1]! *= 1 - rho
  return renormalise(grid)
}

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
