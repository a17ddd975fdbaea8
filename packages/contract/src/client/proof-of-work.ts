// SPDX-License-Identifier: Apache-2.0
import { sha256 } from './sha256.ts'

export interface Challenge {
  challenge: string
  difficulty: number
}

const encoder = new TextEncoder()

/**
 * The smallest number n so that SHA-256(challenge + n) begins with `difficulty` zero bits, as a decimal
 * string.
 */
export function solve({ challenge, difficulty }: Challenge): string {
  for (let n = 0; ; n++) {
    if (leadingZeroBits(sha256(encoder.encode(challenge + String(n)))) >= difficulty) return String(n)
  }
}

export function leadingZeroBits(digest: Uint32Array): number {
  let bits = 0
  for (const word of digest) {
    bits += Math.clz32(word)
    if (word !== 0) break
  }
  return bits
}
