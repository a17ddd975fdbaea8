// SPDX-License-Identifier: Apache-2.0
import type { Point } from './pond.ts'

/** A whole turn in tenths of a degree. */
export const WHOLE_TURN = 3_600
const QUARTER = WHOLE_TURN / 4
const RADIANS = Math.PI / (WHOLE_TURN / 2)
const LAST_POWER = 21

/**
 * The direction of an angle in tenths of a degree, 0 to the right, growing downwards, of length 1. Its series is the same in every
 * engine, unlike their own sine.
 */
export function directionOf(angle: number): Point {
  const turned = ((Math.round(angle) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN
  const quarters = Math.floor(turned / QUARTER)
  let [x, y] = [series(QUARTER - (turned % QUARTER)), series(turned % QUARTER)]
  for (let quarter = 0; quarter < quarters; quarter += 1) [x, y] = [-y, x]
  return { x, y }
}

/** The sine of up to a quarter of a turn. */
function series(tenths: number): number {
  if (tenths === QUARTER) return 1
  const radians = tenths * RADIANS
  let [term, sum] = [radians, radians]
  for (let power = 3; power <= LAST_POWER; power += 2) {
    term = (-term * radians * radians) / (power * (power - 1))
    sum += term
  }
  return sum
}
