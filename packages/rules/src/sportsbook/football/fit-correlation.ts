// SPDX-License-Identifier: Apache-2.0
import { bisect } from '../prices/bisect.ts'

/** The goals of both sides of a match that was played, and what had been expected of them. */
export interface ExpectedMatch {
  readonly homeGoals: number
  readonly awayGoals: number
  readonly home: number
  readonly away: number
}

/** Beyond, a rare low score of one-sided matches would decide. */
const furthest = 0.12
/** No dependence counts as much as this many results would say. */
const matchesOfPrior = 400
/** What a match says on average: the second derivative of its log-likelihood at none. */
const wordOfMatch = 0.5
/** Factors of the grid stay above this within the bounds. */
const largestWeight = 7

/**
 * Dixon and Coles' dependence of low scores: the most likely one, held near to none. It is about the four lowest scores,
 * each of which becomes `1 + weight x correlation` times as frequent.
 */
export function fitCorrelation(matches: readonly ExpectedMatch[]): number {
  const weights = matches.flatMap(weightOf)
  return bisect(-furthest, furthest, (correlation) => {
    let slope = -matchesOfPrior * wordOfMatch * correlation
    for (const weight of weights) slope += weight / (1 + weight * correlation)
    return -slope
  })
}

function weightOf({ homeGoals, awayGoals, home, away }: ExpectedMatch): number[] {
  if (homeGoals > 1 || awayGoals > 1) return []
  const weight = homeGoals === 0 ? (awayGoals === 0 ? -home * away : home) : awayGoals === 0 ? away : -1
  return [Math.max(-largestWeight, Math.min(largestWeight, weight))]
}
