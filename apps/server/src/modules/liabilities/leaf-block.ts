// SPDX-License-Identifier: Apache-2.0
import { hash } from 'node:crypto'
import { hashBytes, type SumNode } from '@tessera/rules/liabilities/merkle-sum'

/** Node's one-shot SHA-256. A digest as a string of bytes and a buffer from the pool cost a third of a buffer of its own. */
export const sha256 = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(hash('sha256', bytes, 'binary'), 'binary')

const memberBytes = 8
const balanceBytes = 8
const leafBytes = memberBytes + balanceBytes + hashBytes
const topBytes = hashBytes + 16

/** A leaf and whose it is. */
export interface StoredLeaf extends SumNode {
  memberId: bigint
}

/** The salt of a member's leaf on one day: nobody without the key of the day can guess it. */
export function saltOf(key: Uint8Array, memberId: bigint): Uint8Array {
  const bytes = Buffer.alloc(key.length + memberBytes)
  bytes.set(key)
  bytes.writeBigUInt64BE(memberId, key.length)
  return sha256(bytes)
}

/** From what `liability_block` stores. */
export function unpackLeaves(packed: Buffer): StoredLeaf[] {
  return Array.from({ length: packed.length / leafBytes }, (_, index) => {
    const at = index * leafBytes
    return {
      memberId: packed.readBigUInt64BE(at),
      sum: packed.readBigUInt64BE(at + memberBytes),
      hash: packed.subarray(at + memberBytes + balanceBytes, at + leafBytes),
    }
  })
}

/** Packed leaves in the order of their digests, so that their positions say nothing of their members. */
export function inOrder(packed: Buffer): Buffer {
  const digestAt = memberBytes + balanceBytes
  const leaves = Array.from({ length: packed.length / leafBytes }, (_, index) => ({
    at: index * leafBytes,
    // The first six bytes of a digest decide, and fit a number.
    key: packed.readUIntBE(index * leafBytes + digestAt, 6),
  })).sort((left, right) => left.key - right.key)
  const ordered = Buffer.alloc(packed.length)
  leaves.forEach(({ at }, index) => packed.copy(ordered, index * leafBytes, at, at + leafBytes))
  return ordered
}

/** As `liability_day` stores the tops of all blocks. */
export function packTops(tops: readonly SumNode[]): Buffer {
  const packed = Buffer.alloc(tops.length * topBytes)
  tops.forEach(({ hash: digest, sum }, index) => {
    const at = index * topBytes
    packed.set(digest, at)
    packed.writeBigUInt64BE(sum >> 64n, at + hashBytes)
    packed.writeBigUInt64BE(BigInt.asUintN(64, sum), at + hashBytes + 8)
  })
  return packed
}

export function unpackTops(packed: Buffer): SumNode[] {
  return Array.from({ length: packed.length / topBytes }, (_, index) => {
    const at = index * topBytes
    const high = packed.readBigUInt64BE(at + hashBytes)
    return {
      hash: packed.subarray(at, at + hashBytes),
      sum: (high << 64n) | packed.readBigUInt64BE(at + hashBytes + 8),
    }
  })
}
