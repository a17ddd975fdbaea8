// SPDX-License-Identifier: Apache-2.0
/** Each cell of a board takes 16 random bits in a simulation: a float of `value / 65,536`. */
export const STREAM_VALUES = 65_536

const STREAM_SIZE = 16_384

/** A repeatable stream of values of 16 bits, produced many at a time. */
export interface RandomStream {
  readonly values: Uint16Array
  /** Where the next value is. Whoever reads it moves it on. */
  at: number
  /** Makes sure that so many values can be read from `at` on. */
  readonly supply: (count: number) => void
}

/** Spreads a number over 32 bits (splitmix32). */
function splitmix(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return mixed ^ (mixed >>> 15)
}

/** The stream of a chunk: xoshiro128++, whose state comes from the number of the chunk and of its simulation. */
export function randomStream(simulation: number, chunk: number): RandomStream {
  const state = new Int32Array(4)
  const first = splitmix(splitmix(simulation + 0x9e3779b9) ^ (chunk + 1))
  for (let index = 0; index < 4; index += 1)
    state[index] = splitmix((first + Math.imul(index + 1, 0x9e3779b9)) | 0)
  const values = new Uint16Array(STREAM_SIZE)
  const stream: RandomStream = {
    values,
    at: STREAM_SIZE,
    supply(count) {
      if (stream.at + count <= STREAM_SIZE) return
      // From an even position on: values come in pairs.
      const odd = stream.at % 2
      const first = stream.at - odd
      values.copyWithin(0, first)
      fill(values, state, STREAM_SIZE - first)
      stream.at = odd
    },
  }
  fill(values, state, 0)
  stream.at = 0
  return stream
}

/** Fills `values` from `start` on; two of them come from each step of xoshiro128++. */
function fill(values: Uint16Array, state: Int32Array, start: number): void {
  let [one, two, three, four] = [state[0]!, state[1]!, state[2]!, state[3]!]
  for (let index = start; index < STREAM_SIZE; index += 2) {
    const sum = (one + four) | 0
    const word = (((sum << 7) | (sum >>> 25)) + one) | 0
    const shifted = two << 9
    three ^= one
    four ^= two
    two ^= three
    one ^= four
    three ^= shifted
    four = (four << 11) | (four >>> 21)
    values[index] = word & 0xffff
    values[index + 1] = word >>> 16
  }
  state[0] = one
  state[1] = two
  state[2] = three
  state[3] = four
}
