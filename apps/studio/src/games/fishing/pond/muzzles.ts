// SPDX-License-Identifier: Apache-2.0
import { POND, type Point } from './pond.ts'

const muzzles: readonly Point[] = [
  { x: 530, y: POND.height - 20 },
  { x: 1_070, y: POND.height - 20 },
  { x: 1_070, y: 20 },
  { x: 530, y: 20 },
]

/** Where the bullets of a chair start: 0 and 1 below, 2 and 3 above, from the lower left on. */
export function muzzleOf(chair: number): Point {
  const muzzle = muzzles[chair]
  if (!muzzle) throw new RangeError('a hall has four chairs')
  return muzzle
}
