// SPDX-License-Identifier: Apache-2.0
/**
 * Many lists of numbers in one block of memory, so that the garbage collector visits one object instead of
 * about ten thousand.
 */
export interface Lists {
  starts: Int32Array
  entries: Int32Array
}

/** Allocates empty lists of these lengths. */
export function layOutLists(sizes: readonly number[]): Lists {
  const starts = new Int32Array(sizes.length + 1)
  for (const [list, size] of sizes.entries()) starts[list + 1] = starts[list]! + size
  return { starts, entries: new Int32Array(starts[sizes.length]!) }
}

/** One of the lists; an empty one for `undefined`. */
export const listOf = ({ starts, entries }: Lists, list: number | undefined): Int32Array =>
  list === undefined ? entries.subarray(0, 0) : entries.subarray(starts[list], starts[list + 1])
