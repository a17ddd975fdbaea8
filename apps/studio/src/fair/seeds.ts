// SPDX-License-Identifier: Apache-2.0
import { hmacSha256, sha256Hex } from './hash.ts'

/**
 * What determines every outcome of a round: the server's seed, the player's seed and the number of the bet
 * with that pair.
 */
export interface Seeds {
  /** 64 lower-case hex characters, used as text and never decoded. */
  readonly serverSeed: string
  readonly clientSeed: string
  /** Counts the bets with one server seed from 0; only the server sets it. */
  readonly nonce: number
}

const BYTES_PER_FLOAT = 4
const FLOATS_PER_BLOCK = 8
/** A float takes one of this many equally likely values: 32 bits of the stream. */
export const FLOAT_VALUES = 2 ** 32

/** True for a text that may be a client seed: 1 to 64 letters, digits, space, dot, dash, underscore. */
export function isClientSeed(value: string): boolean {
  return /^[A-Za-z0-9 ._-]{1,64}$/.test(value)
}

/** True for a text that may be a server seed: 64 lower-case hex characters. */
export function isServerSeed(value: string): boolean {
  return /^[0-9a-f]{64}$/.test(value)
}

/** The published commitment to a server seed: the SHA-256 of its text, in hex. */
export function commitment(serverSeed: string): Promise<string> {
  return sha256Hex(serverSeed)
}

/** Block `round` (from 0) of the byte stream: HMAC-SHA-256(serverSeed, `clientSeed:nonce:round`). */
export function block(seeds: Seeds, round: number): Promise<Uint8Array> {
  return hmacSha256(seeds.serverSeed, `${seeds.clientSeed}:${seeds.nonce}:${round}`)
}

/** b0/256 + b1/256^2 + b2/256^3 + b3/256^4, exact in a double and below 1. */
export function floatFrom(bytes: Uint8Array, offset: number): number {
  let value = 0
  for (let index = 0; index < BYTES_PER_FLOAT; index += 1) value = value * 256 + (bytes[offset + index] ?? 0)
  return value / FLOAT_VALUES
}

/** The first `count` floats of the stream, each in [0, 1) in steps of 2^-32. */
export async function drawFloats(seeds: Seeds, count: number): Promise<number[]> {
  const floats: number[] = []
  for (let round = 0; floats.length < count; round += 1) {
    const bytes = await block(seeds, round)
    for (let index = 0; index < FLOATS_PER_BLOCK && floats.length < count; index += 1) {
      floats.push(floatFrom(bytes, index * BYTES_PER_FLOAT))
    }
  }
  return floats
}
