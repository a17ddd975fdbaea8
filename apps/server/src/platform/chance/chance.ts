// SPDX-License-Identifier: Apache-2.0
import { randomBytes, randomFillSync, randomInt } from 'node:crypto'

/**
 * The only way to randomness: the operating system's generator. Nothing here may decide a game; games draw in
 * the studio.
 */
export interface Chance {
  bytes(count: number): Buffer
  /** 256 random bits as base64url: session tokens, device tokens, launch tokens. */
  token(): string
  /** A whole number from 0 up to and without `limit`, unbiased. */
  below(limit: number): number
}

const tokenBytes = 32
/** Fetched from the system for so many tokens at a time: most of what a token takes is the way there. */
const stock = Buffer.allocUnsafeSlow(tokenBytes * 64)
let given = stock.length

/** Bytes that nobody was given before; what was given is wiped out of the stock. */
function nextToken(): string {
  if (given === stock.length) {
    randomFillSync(stock)
    given = 0
  }
  const bytes = stock.subarray(given, (given += tokenBytes))
  const token = bytes.toString('base64url')
  bytes.fill(0)
  return token
}

export const systemChance: Chance = {
  bytes: (count) => randomBytes(count),
  token: nextToken,
  below: (limit) => randomInt(limit),
}
