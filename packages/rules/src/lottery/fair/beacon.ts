// SPDX-License-Identifier: Apache-2.0

/** How the rounds of a beacon are made and checked; the names of the last two are drand's own. */
export type BeaconScheme = 'own-ed25519' | 'pedersen-bls-chained' | 'bls-unchained-g1-rfc9380'

/** What new draws may use; a setting says which. */
export const beaconNames = ['own', 'drand-quicknet', 'drand-default'] as const
export type BeaconName = (typeof beaconNames)[number]

/** A public source of randomness: round r appears at its genesis + (r - 1) periods. */
export interface Beacon {
  /** `drand:` and drand's hash of the chain, or `own:` and the SHA-256 of the public key. */
  id: string
  scheme: BeaconScheme
  /** In hexadecimal, as are all texts of a round. */
  publicKey: string
  genesisMs: number
  periodMs: number
}

/** One published round. */
export interface BeaconRound {
  round: number
  /** Chained drand: the signature of the round before. Own: the hash of the round before. Else empty. */
  previous: string
  signature: string
  /** 32 bytes. */
  randomness: string
}

/** When a round appears. */
export const timeOfRound = ({ genesisMs, periodMs }: Beacon, round: number): number =>
  genesisMs + (round - 1) * periodMs

/** The first round that appears at a moment or after it. */
export const roundFrom = ({ genesisMs, periodMs }: Beacon, atMs: number): number =>
  Math.max(1, Math.ceil((atMs - genesisMs) / periodMs) + 1)
