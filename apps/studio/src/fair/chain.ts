// SPDX-License-Identifier: Apache-2.0
import { hmacSha256, sha256Hex, toHex } from './hash.ts'
import type { Seeds } from './seeds.ts'

/**
 * The live table's fairness: a chain of hashes made backwards from a secret, h(i-1) = SHA-256(text of h(i)).
 * h(0) is published before the first round and the public salt is drawn after it; round i then plays
 * HMAC-SHA-256(h(i), salt) and reveals h(i), which nobody could have computed from h(0) to h(i-1).
 */
export interface ChainLink {
  readonly hash: string
  readonly salt: string
}

/** The 64 hex characters from which the outcome of a link is read. */
export async function outcomeHash(link: ChainLink): Promise<string> {
  return toHex(await hmacSha256(link.hash, link.salt))
}

/** What the floats of a round with others are drawn from: its outcome, so that the chain and its salt decide alone. */
export const outcomeSeeds = (outcome: string): Seeds => ({
  serverSeed: outcome,
  clientSeed: 'table',
  nonce: 0,
})

/** True when hashing `hash` `steps` times gives an earlier, already public link. */
export async function leadsTo(hash: string, steps: number, earlier: string): Promise<boolean> {
  let current = hash
  for (let step = 0; step < steps; step += 1) current = await sha256Hex(current)
  return current === earlier
}
