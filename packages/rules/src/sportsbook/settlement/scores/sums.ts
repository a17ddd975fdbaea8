// SPDX-License-Identifier: Apache-2.0
import type { Score, Side } from '../../model/sport.ts'

const nothing: Score = { home: 0, away: 0 }

export const sumOf = (scores: readonly (Score | undefined)[]): Score =>
  scores.reduce<Score>(
    (sum, score = nothing) => ({ home: sum.home + score.home, away: sum.away + score.away }),
    nothing,
  )

/** One for each time that a side is in the list. */
export const countOf = (sides: readonly Side[]): Score =>
  sumOf(sides.map((side) => ({ home: side === 'home' ? 1 : 0, away: side === 'away' ? 1 : 0 })))
