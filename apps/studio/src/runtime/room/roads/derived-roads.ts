// SPDX-License-Identifier: Apache-2.0
import { bigRoad } from './big-road.ts'
import { layRuns, runsOf } from './lay-runs.ts'
import type { RoadCell, RoadColour, RoadOutcome } from './outcome.ts'

/** The derived roads, and with the run how many columns before each compares a round of the big road. */
export const DERIVED_ROADS = { bigEye: 1, small: 2, cockroach: 3 } as const
export type DerivedRoad = keyof typeof DERIVED_ROADS
export const DERIVED_ROAD_NAMES = ['bigEye', 'small', 'cockroach'] as const

/**
 * The marks of a derived road. A round that begins a run is red if the two runs before it that are so far apart are equally long.
 * One that goes on with a run is red if the run so far before it has a round beside it, or none beside this and the one above.
 */
export function derivedMarks(runs: readonly number[], distance: number): RoadColour[] {
  const marks: RoadColour[] = []
  for (const [column, length] of runs.entries()) {
    for (let row = 0; row < length; row += 1) {
      const compared = runs[column - distance - (row === 0 ? 1 : 0)]
      if (compared === undefined) continue
      const isRed = row === 0 ? compared === runs[column - 1] : row !== compared
      marks.push(isRed ? 'red' : 'blue')
    }
  }
  return marks
}

export interface Mark extends RoadCell {
  readonly colour: RoadColour
}

/** The marks of a derived road in their cells: a column for each run of a colour. */
export function derivedRoad(runs: readonly number[], road: DerivedRoad): Mark[] {
  const marks = derivedMarks(runs, DERIVED_ROADS[road])
  const cells = layRuns(runsOf(marks))
  return marks.map((colour, index) => ({ colour, ...cells[index]! }))
}

/** What each derived road would get if this side won the next round; undefined: no mark yet. */
export function marksIfNext(
  outcomes: readonly RoadOutcome[],
  winner: RoadColour,
): Readonly<Record<DerivedRoad, RoadColour | undefined>> {
  const now = bigRoad(outcomes).runs
  const next = bigRoad([...outcomes, { winner }]).runs
  const markOf = (road: DerivedRoad) => {
    const marks = derivedMarks(next, DERIVED_ROADS[road])
    return marks[derivedMarks(now, DERIVED_ROADS[road]).length]
  }
  return { bigEye: markOf('bigEye'), small: markOf('small'), cockroach: markOf('cockroach') }
}
