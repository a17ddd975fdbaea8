// SPDX-License-Identifier: Apache-2.0
/**
 * The first `count` places of a Fisher-Yates shuffle of 0..size-1, one float each:
 * place i swaps with place i + floor(float x (size - i)).
 */
export function shuffleFirst(size: number, count: number, floats: readonly number[]): number[] {
  if (count > size || floats.length < count) throw new RangeError('a shuffle needs one float for each place')
  const places = Array.from({ length: size }, (_, index) => index)
  for (let index = 0; index < count; index += 1) {
    const other = index + Math.floor(floats[index]! * (size - index))
    ;[places[index], places[other]] = [places[other]!, places[index]!]
  }
  return places.slice(0, count)
}
