// SPDX-License-Identifier: Apache-2.0
/**
 * Many lists of numbers in one piece of memory: the collector has one thing to look at instead of some ten
 * thousand.
 */
export interface Lists {
  starts: Int32Array
  places: Int32Array
}

/** Room for lists of these lengths, empty yet. */
export function layOutLists(sizes: readonly number[]): Lists {
  const starts = new Int32Array(sizes.length + 1)
  for (const [list, size] of sizes.entries()) starts[list + 1] = starts[list]! + size
  return { starts, places: new Int32Array(starts[sizes.length]!) }
}

/** One of the lists; an empty one for a number that none has. */
export const listOf = ({ starts, places }: Lists, list: number | undefined): Int32Array =>
  list === undefined ? places.subarray(0, 0) : places.subarray(starts[list], starts[list + 1])
