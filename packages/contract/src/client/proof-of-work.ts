// SPDX-License-Identifier: Apache-2.0
import { createSha256 } from './sha256.ts'

export interface Challenge {
  challenge: string
  difficulty: number
}

const mostDigits = 16
const zero = 48

/**
 * The smallest number n so that SHA-256(challenge + n) begins with `difficulty` zero bits, as a decimal
 * string.
 */
export function solve({ challenge, difficulty }: Challenge): string {
  const start = new TextEncoder().encode(challenge)
  const { message, digest } = createSha256(start.length + mostDigits)
  message.set(start)
  for (let n = 0; ; n++) {
    const length = start.length + digitsOf(n)
    for (let rest = n, index = length - 1; index >= start.length; index--) {
      message[index] = zero + (rest % 10)
      rest = Math.floor(rest / 10)
    }
    if (leadingZeroBits(digest(length)) >= difficulty) return String(n)
  }
}

function digitsOf(n: number): number {
  let digits = 1
  for (let limit = 10; n >= limit; limit *= 10) digits++
  return digits
}

export function leadingZeroBits(digest: Uint32Array): number {
  let bits = 0
  for (const word of digest) {
    bits += Math.clz32(word)
    if (word !== 0) break
  }
  return bits
}
