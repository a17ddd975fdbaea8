// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { seededNumbers } from './seeded-numbers.ts'

const uint32 = (value: bigint): bigint => BigInt.asUintN(32, value)

/** The definition of sfc32 in whole numbers without a sign; the seed is the low and the high word of its state. */
function* words(seed: bigint): Generator<bigint, never> {
  let [a, b, c, counter] = [0n, uint32(seed), uint32(seed >> 32n), 1n]
  for (let index = 0; ; index += 1) {
    const word = uint32(a + b + counter)
    counter = uint32(counter + 1n)
    a = b ^ (b >> 9n)
    b = uint32(c + (c << 3n))
    c = uint32(uint32((c << 21n) | (c >> 11n)) + word)
    // The first twenty only stir the seed.
    if (index >= 20) yield word
  }
}

/** A number has 53 bits: the upper 26 of one word above the upper 27 of the next. */
function definedNumbers(seed: number, count: number): number[] {
  const word = words(BigInt(seed))
  return Array.from({ length: count }, () => {
    const bits = ((word.next().value >> 6n) << 27n) | (word.next().value >> 5n)
    return Number(bits) / 2 ** 53
  })
}

it.each([0, 1, 6, 2 ** 31, 2 ** 32, 2 ** 40 + 2, Number.MAX_SAFE_INTEGER])(
  'the numbers of seed %d are those of the definition of sfc32, to the last bit',
  (seed) => {
    const next = seededNumbers(seed)
    expect(Array.from({ length: 20 }, next)).toEqual(definedNumbers(seed, 20))
  },
)
