// SPDX-License-Identifier: Apache-2.0
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Beacon, BeaconRound } from './beacon.ts'
import { ownBeacon, ownMessage } from './own-beacon.ts'

/** What RFC 9380 calls the domain separation tags of drand's signatures. */
const tags = {
  onG1: 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_',
  onG2: 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_',
}
const value = /^[0-9a-f]{64}$/

/**
 * Whether a round was signed with the beacon's key, and its randomness follows from that. drand's is the
 * SHA-256 of the signature, so that nobody can choose it; the own beacon's is signed as it is. Anything that
 * is no round is false.
 */
export function isRoundOf(beacon: Beacon, round: BeaconRound): boolean {
  if (!Number.isSafeInteger(round.round) || round.round < 1 || !value.test(round.randomness)) return false
  try {
    return checks[beacon.scheme](beacon, round)
  } catch {
    // Points that are not on the curve, and texts that are no bytes.
    return false
  }
}

const checks: Record<Beacon['scheme'], (beacon: Beacon, round: BeaconRound) => boolean> = {
  'own-ed25519': (beacon, round) =>
    beacon.id === ownBeacon(beacon.publicKey).id &&
    value.test(round.previous) &&
    ed25519.verify(
      hexToBytes(round.signature),
      utf8ToBytes(ownMessage(round)),
      hexToBytes(beacon.publicKey),
      { zip215: false },
    ),
  'pedersen-bls-chained'({ publicKey }, round) {
    const { longSignatures: bls } = bls12_381
    const message = sha256(concatBytes(hexToBytes(round.previous), numberBytes(round.round)))
    return (
      isHashOfSignature(round) &&
      bls.verify(hexToBytes(round.signature), bls.hash(message, tags.onG2), hexToBytes(publicKey))
    )
  },
  'bls-unchained-g1-rfc9380'({ publicKey }, round) {
    const { shortSignatures: bls } = bls12_381
    return (
      isHashOfSignature(round) &&
      bls.verify(
        hexToBytes(round.signature),
        bls.hash(sha256(numberBytes(round.round)), tags.onG1),
        hexToBytes(publicKey),
      )
    )
  },
}

const isHashOfSignature = ({ signature, randomness }: BeaconRound): boolean =>
  bytesToHex(sha256(hexToBytes(signature))) === randomness

/** Eight bytes, big end first. */
function numberBytes(round: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round))
  return bytes
}
