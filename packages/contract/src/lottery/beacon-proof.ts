// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'

/** The round of a beacon that a draw is made from, as it is named before betting opens. */
export const namedRound = z.object({
  /** `drand:` and the hash of its chain, or `own:` and the SHA-256 of the operator's public key. */
  source: z.string(),
  round: z.number(),
})

/**
 * The beacon and the round that a draw was made from, with all that a check needs; texts are hexadecimal. Null
 * in a draw that was made from its seed alone, before draws named a beacon.
 */
export const beaconProof = z.object({
  id: z.string(),
  scheme: z.enum(['own-ed25519', 'pedersen-bls-chained', 'bls-unchained-g1-rfc9380']),
  publicKey: z.string(),
  /** Round r appears at `genesisMs` + (r - 1) x `periodMs`. */
  genesisMs: z.number(),
  periodMs: z.number(),
  round: z.number(),
  /** Chained drand: the signature of the round before. Own: the hash of the round before. Else empty. */
  previous: z.string(),
  signature: z.string(),
  randomness: z.string(),
})
