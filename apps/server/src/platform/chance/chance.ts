import { randomBytes, randomInt } from 'node:crypto'

/** The only way to randomness: the operating system's generator. Nothing here may decide a game; games draw in the studio. */
export interface Chance {
  bytes(count: number): Buffer
  /** 256 random bits as base64url: session tokens, device tokens, launch tokens. */
  token(): string
  /** A whole number from 0 up to and without `limit`, unbiased. */
  below(limit: number): number
}

export const systemChance: Chance = {
  bytes: count => randomBytes(count),
  token: () => randomBytes(32).toString('base64url'),
  below: limit => randomInt(limit),
}
