// SPDX-License-Identifier: Apache-2.0
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Beacon, BeaconRound } from './beacon.ts'

/** All draws are on whole minutes, so each minute has one round and no round is made for nothing. */
const periodMs = 60_000
/** What the first round of a chain names as the hash of the round before. */
export const noRoundBefore = '0'.repeat(64)

/** The own beacon that signs with a key: its rounds count the minutes since 1970. */
export const ownBeacon = (publicKey: string): Beacon => ({
  id: `own:${bytesToHex(sha256(hexToBytes(publicKey)))}`,
  scheme: 'own-ed25519',
  publicKey,
  genesisMs: 0,
  periodMs,
})

/** The text of a round that its signature covers. */
export const ownMessage = ({ round, previous, randomness }: Omit<BeaconRound, 'signature'>): string =>
  `tessera-beacon/1/${round}/${previous}/${randomness}`

/** What the next round names as the round before. */
export const ownHash = (round: Omit<BeaconRound, 'signature'>): string =>
  bytesToHex(sha256(utf8ToBytes(ownMessage(round))))
