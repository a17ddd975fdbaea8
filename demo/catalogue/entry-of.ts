// SPDX-License-Identifier: Apache-2.0
/** An entry of a list that repeats endlessly. */
export function entryOf<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index % list.length]
  if (entry === undefined) throw new RangeError('an empty list')
  return entry
}
