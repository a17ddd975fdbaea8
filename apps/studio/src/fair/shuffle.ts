// SPDX-License-Identifier: Apache-2.0
/**
 * The first `count` positions of a Fisher-Yates shuffle of 0..size-1, one float each:
 * position i swaps with position i + floor(float x (size - i)).
 */
export function shuffleFirst(size: number, count: number, floats: readonly number[]): number[] {
  if (count > size || floats.length < count)
    throw new RangeError('a shuffle needs one float for each position')
  const order = Array.from({ length: size }, (_, index) => index)
  for (let index = 0; index < count; index += 1) {
    const other = index + Math.floor(floats[index]! * (size - index))
    ;[order[index], order[other]] = [order[other]!, order[index]!]
  }
  return order.slice(0, count)
}
