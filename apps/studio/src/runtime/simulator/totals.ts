// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'

/** What so many rounds came to, in stakes. */
export interface Totals {
  readonly rounds: number
  readonly sum: number
  readonly sumOfSquares: number
  /** Rounds that paid anything. */
  readonly hits: number
  readonly most: Multiplier
}

export const noTotals: Totals = { rounds: 0, sum: 0, sumOfSquares: 0, hits: 0, most: 0 }

/**
 * Plays further rounds, each of which pays what `play` returns in millionths of the stake; what moves staked
 * further is taken off, so that it can be negative.
 */
export function addRounds(before: Totals, rounds: number, play: () => Multiplier): Totals {
  let { sum, sumOfSquares, hits, most } = before
  for (let round = 0; round < rounds; round += 1) {
    const multiplier = play()
    if (multiplier === 0) continue
    const stakes = multiplier / MULTIPLIER_ONE
    sum += stakes
    sumOfSquares += stakes * stakes
    if (multiplier > 0) hits += 1
    if (multiplier > most) most = multiplier
  }
  return { rounds: before.rounds + rounds, sum, sumOfSquares, hits, most }
}

/** The mean return, and three standard errors of it: 99.7 % of simulations come out this close. */
export function returnOf({ rounds, sum, sumOfSquares }: Totals): {
  readonly mean: number
  readonly band: number
} {
  if (rounds === 0) return { mean: 0, band: 0 }
  const mean = sum / rounds
  const variance = Math.max(0, sumOfSquares / rounds - mean * mean)
  return { mean, band: 3 * Math.sqrt(variance / rounds) }
}
