// SPDX-License-Identifier: Apache-2.0
import { ROAD_ROWS, type RoadCell, type RoadOutcome } from './outcome.ts'

export interface Bead extends RoadCell {
  readonly outcome: RoadOutcome
}

/** Every round in its order, from top to bottom, then column by column. */
export function beadPlate(outcomes: readonly RoadOutcome[]): Bead[] {
  return outcomes.map((outcome, index) => ({
    outcome,
    column: Math.floor(index / ROAD_ROWS),
    row: index % ROAD_ROWS,
  }))
}
