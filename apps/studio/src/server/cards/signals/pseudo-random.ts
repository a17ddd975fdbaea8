// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'

const BYTES = 4
const SCALE = 2 ** 32

/** Numbers from 0 to below 1 that are always the same for the same text: an estimate comes out the same in every process. */
export function pseudoRandom(text: string): () => number {
  let block = createHash('sha256').update(text).digest()
  let at = 0
  return () => {
    if (at + BYTES > block.length) {
      block = createHash('sha256').update(block).digest()
      at = 0
    }
    const value = block.readUInt32BE(at)
    at += BYTES
    return value / SCALE
  }
}
