// SPDX-License-Identifier: Apache-2.0
import { layRuns, runsOf } from './lay-runs.ts'
import type { RoadCell, RoadColour, RoadOutcome } from './outcome.ts'

/** A round that one side won, with the ties that came after it. */
export interface Stone extends RoadCell {
  readonly colour: RoadColour
  readonly ties: number
  readonly outcome: RoadOutcome
}

export interface BigRoad {
  readonly stones: readonly Stone[]
  /** Ties before the first stone. */
  readonly tiesBefore: number
  /** How many rounds each run has, whatever its bends. */
  readonly runs: readonly number[]
}

/** A column for each run of wins of the same side; a tie is a mark on the win before it. */
export function bigRoad(outcomes: readonly RoadOutcome[]): BigRoad {
  const wins: { colour: RoadColour; ties: number; outcome: RoadOutcome }[] = []
  let tiesBefore = 0
  for (const outcome of outcomes) {
    const last = wins.at(-1)
    if (outcome.winner !== 'tie') wins.push({ colour: outcome.winner, ties: 0, outcome })
    else if (last) last.ties += 1
    else tiesBefore += 1
  }
  const runs = runsOf(wins.map(({ colour }) => colour))
  const cells = layRuns(runs)
  return { stones: wins.map((win, index) => ({ ...win, ...cells[index]! })), tiesBefore, runs }
}
