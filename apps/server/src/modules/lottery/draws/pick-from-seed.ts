// SPDX-License-Identifier: Apache-2.0
import { createHmac } from 'node:crypto'

const wordBytes = 4
const words = 2 ** 32

/**
 * A stream of unbiased numbers that the seed alone determines, so that everybody can repeat a draw of the
 * platform. Block number i = 0, 1, 2, ... is HMAC-SHA256(key: the 32 bytes of the seed, message:
 * `{gameCode}/{numero}/{i}`); it is read as eight big-endian whole numbers of 32 bits. A number at or above
 * the largest multiple of `bound` is skipped; otherwise the pick is its remainder. Bounds are 1 to 2^32.
 */
export function pickFromSeed(
  seed: string,
  { gameCode, numero }: { gameCode: string; numero: string },
): (bound: number) => number {
  const key = Buffer.from(seed, 'hex')
  let block = Buffer.alloc(0)
  let blocks = 0
  let at = 0

  function word(): number {
    if (at + wordBytes > block.length) {
      block = createHmac('sha256', key).update(`${gameCode}/${numero}/${blocks}`).digest()
      blocks += 1
      at = 0
    }
    const value = block.readUInt32BE(at)
    at += wordBytes
    return value
  }

  return (bound) => {
    const limit = words - (words % bound)
    for (;;) {
      const value = word()
      if (value < limit) return value % bound
    }
  }
}
