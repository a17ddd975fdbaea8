// SPDX-License-Identifier: Apache-2.0
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface ResultOf {
  gameCode: string
  numero: string
  beaconId: string
  round: number
  randomness: string
}

/**
 * The seed of the numbers, 32 bytes in hexadecimal: HMAC-SHA-256 with the 32 bytes of the committed seed as
 * its key over the text `tessera-draw/1/{gameCode}/{numero}/{beaconId}/{round}/{randomness}`. The committed
 * seed hides the result from whoever makes the beacon, and the beacon from whoever knows the seed.
 */
export const resultSeed = (
  committedSeed: string,
  { gameCode, numero, beaconId, round, randomness }: ResultOf,
): string =>
  bytesToHex(
    hmac(
      sha256,
      hexToBytes(committedSeed),
      utf8ToBytes(`tessera-draw/1/${gameCode}/${numero}/${beaconId}/${round}/${randomness}`),
    ),
  )

/** What is published about a seed before the draw: SHA-256 of its 32 bytes. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))
