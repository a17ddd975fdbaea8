// SPDX-License-Identifier: Apache-2.0
import type { JointState } from '../market-types/chances.ts'
import type { ScoreDistribution } from '../prices/distribution.ts'

/** Joint states that a test can compute by hand: both halves independent of each other, and the match as their sum. */
export const independentHalves = (first: ScoreDistribution, second: ScoreDistribution): JointState[] =>
  first.states.flatMap((one) =>
    second.states.map((other) => ({
      scores: {
        first_half: one,
        second_half: other,
        regular: { home: one.home + other.home, away: one.away + other.away },
      },
      probability: one.probability * other.probability,
    })),
  )
