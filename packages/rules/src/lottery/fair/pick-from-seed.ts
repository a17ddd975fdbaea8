// SPDX-License-Identifier: Apache-2.0
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { PickUniform } from '../draw-result.ts'

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
): PickUniform {
  const key = hexToBytes(seed)
  let block = new DataView(new ArrayBuffer(0))
  let blocks = 0
  let at = 0

  function word(): number {
    if (at + wordBytes > block.byteLength) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${gameCode}/${numero}/${blocks}`))
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      blocks += 1
      at = 0
    }
    const value = block.getUint32(at)
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
