// SPDX-License-Identifier: Apache-2.0
/**
 * A repeatable stream of floats of 32 bits, as seeds give them (sfc32 by Chris Doty-Humphrey): for simulations alone,
 * where an HMAC for each round would take minutes. It never decides a bet.
 */
export function fastFloats(seed: readonly [number, number, number]): (floats: number[]) => void {
  let [a, b, c] = seed
  let counter = 1
  const next = (): number => {
    const drawn = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + drawn) | 0
    return (drawn >>> 0) / 2 ** 32
  }
  for (let step = 0; step < 12; step += 1) next()
  return (floats) => {
    for (let index = 0; index < floats.length; index += 1) floats[index] = next()
  }
}
