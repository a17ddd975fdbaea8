// SPDX-License-Identifier: Apache-2.0
import { ROAD_ROWS, type RoadCell } from './outcome.ts'

/**
 * The cells of runs of these lengths: each run begins a column and goes down. Where the last row is reached or the cell
 * below belongs to an earlier run, it bends and goes on to the right: a dragon tail.
 */
export function layRuns(lengths: readonly number[]): RoadCell[] {
  const cells: RoadCell[] = []
  const taken = new Set<string>()
  const isFree = (column: number, row: number) => row < ROAD_ROWS && !taken.has(`${column}.${row}`)
  let start = 0
  for (const length of lengths) {
    while (!isFree(start, 0)) start += 1
    let [column, row] = [start, 0]
    let hasBent = false
    for (let stone = 0; stone < length; stone += 1) {
      if (stone > 0) {
        hasBent ||= !isFree(column, row + 1)
        if (hasBent) column += 1
        else row += 1
      }
      taken.add(`${column}.${row}`)
      cells.push({ column, row })
    }
    start += 1
  }
  return cells
}

/** The lengths of runs of the same value. */
export function runsOf<Value>(values: readonly Value[]): number[] {
  const lengths: number[] = []
  for (const [index, value] of values.entries()) {
    if (index > 0 && value === values[index - 1]) lengths[lengths.length - 1]! += 1
    else lengths.push(1)
  }
  return lengths
}
