// SPDX-License-Identifier: Apache-2.0
import { randomBytes, randomFillSync, randomInt } from 'node:crypto'

/**
 * The only source of randomness: the operating system's generator. Nothing here may decide a game; games draw
 * in the studio.
 */
export interface Chance {
  bytes(count: number): Buffer
  /** 256 random bits as base64url: session tokens, device tokens, launch tokens. */
  token(): string
  /** An unbiased whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number
}

const tokenBytes = 32
/** Filled for this many tokens at a time, because most of the cost of a token is the call to the system. */
const stock = Buffer.allocUnsafeSlow(tokenBytes * 64)
let takenBytes = stock.length

/** Bytes that were never handed out before; the stock is wiped as they are taken. */
function nextToken(): string {
  if (takenBytes === stock.length) {
    randomFillSync(stock)
    takenBytes = 0
  }
  const bytes = stock.subarray(takenBytes, (takenBytes += tokenBytes))
  const token = bytes.toString('base64url')
  bytes.fill(0)
  return token
}

export const systemChance: Chance = {
  bytes: (count) => randomBytes(count),
  token: nextToken,
  below: (limit) => randomInt(limit),
}
