// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'

const numbersOfHash = 8
const bytesOfNumber = 4

/** Numbers from 0 up to 1 that follow from a seed: SHA-256 of the seed and a counter, four bytes each. */
export function seededNumbers(seed: string): () => number {
  let [block, index] = [Buffer.alloc(0), numbersOfHash]
  let counter = 0
  return () => {
    if (index === numbersOfHash) {
      block = createHash('sha256').update(`${seed} ${counter}`).digest()
      counter += 1
      index = 0
    }
    const number = block.readUInt32BE(index * bytesOfNumber) / 2 ** (8 * bytesOfNumber)
    index += 1
    return number
  }
}
