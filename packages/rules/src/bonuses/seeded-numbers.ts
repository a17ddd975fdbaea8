// SPDX-License-Identifier: Apache-2.0
const TWO_TO_THE_27 = 2 ** 27
const TWO_TO_THE_53 = 2 ** 53
const WARM_UP = 20

/**
 * Numbers from 0 up to 1, always the same ones for a seed (sfc32). Only for figures that everybody must be able
 * to compute again: these numbers can be foretold, so nothing that is worth money may depend on them.
 */
export function seededNumbers(seed: number): () => number {
  let [first, second, third, counter] = [0, seed | 0, Math.trunc(seed / 2 ** 32) | 0, 1]
  const next32 = (): number => {
    const sum = (((first + second) | 0) + counter) | 0
    counter = (counter + 1) | 0
    first = second ^ (second >>> 9)
    second = (third + (third << 3)) | 0
    third = ((third << 21) | (third >>> 11)) + sum
    third |= 0
    return sum >>> 0
  }
  for (let index = 0; index < WARM_UP; index += 1) next32()
  return () => ((next32() >>> 6) * TWO_TO_THE_27 + (next32() >>> 5)) / TWO_TO_THE_53
}
