// SPDX-License-Identifier: Apache-2.0
/**
 * A Merkle tree that adds up: each node has a digest and the sum of the balances below it, and a digest covers
 * the sums of both children. Whoever knows the root can be shown, with some twenty steps, that a balance is part
 * of its sum; no balance can be left out of the sum, lowered or negative without another root.
 *
 *     leaf   = SHA-256(0x00 | salt, 32 bytes | balance, 16 bytes | account in UTF-8)
 *     parent = SHA-256(0x01 | left digest | left sum, 16 bytes | right digest | right sum, 16 bytes)
 *     empty  = SHA-256(0x02)
 *
 * Sums are millionths of a currency unit, big-endian. A node without a neighbour moves up as it is. Source: the
 * scheme of Maxwell as corrected by Chalkias, Chatzigiannis and Ji, "Broken Proofs of Solvency" (2022): both
 * sums are covered one by one, not only their total.
 */
export interface SumNode {
  hash: Uint8Array
  /** Millionths. */
  sum: bigint
}

/** A neighbour on the way from a leaf to the root, and on which side it stands. */
export interface PathStep extends SumNode {
  side: 'left' | 'right'
}

/** What a leaf stands for. */
export interface LeafContent {
  salt: Uint8Array
  account: string
  /** Millionths, not negative. */
  balance: bigint
}

/** SHA-256 of these bytes, which it must not retain. */
export type Hash = (bytes: Uint8Array) => Uint8Array

export const hashBytes = 32
const sumBytes = 16
const largestSum = 1n << 100n

/** The leaf of one account. */
export function leafOf(hash: Hash, { salt, account, balance }: LeafContent): SumNode {
  if (salt.length !== hashBytes) throw new RangeError(`a salt has ${hashBytes} bytes`)
  const name = utf8(account)
  const bytes = new Uint8Array(1 + hashBytes + sumBytes + name.length)
  bytes.set(salt, 1)
  writeSum(bytes, 1 + hashBytes, balance)
  bytes.set(name, 1 + hashBytes + sumBytes)
  return { hash: hash(bytes), sum: balance }
}

const half = hashBytes + sumBytes
/** Filled anew for each parent: a million of such arrays cost more than their digests. */
const parentBytes = new Uint8Array(1 + half * 2)

/** The node above two others. */
export function parentOf(hash: Hash, left: SumNode, right: SumNode): SumNode {
  parentBytes[0] = 1
  parentBytes.set(left.hash, 1)
  writeSum(parentBytes, 1 + hashBytes, left.sum)
  parentBytes.set(right.hash, 1 + half)
  writeSum(parentBytes, 1 + half + hashBytes, right.sum)
  return { hash: hash(parentBytes), sum: left.sum + right.sum }
}

/** The top of a tree; of a tree without leaves, a node of its own whose sum is zero. */
export function topOf(hash: Hash, leaves: readonly SumNode[]): SumNode {
  let level = leaves
  while (level.length > 1) level = levelAbove(hash, level)
  return level[0] ?? { hash: hash(new Uint8Array([2])), sum: 0n }
}

/** The neighbours from the leaf at `index` up to the top. */
export function pathTo(hash: Hash, leaves: readonly SumNode[], index: number): PathStep[] {
  const path: PathStep[] = []
  let level = leaves
  for (let at = index; level.length > 1; at >>= 1) {
    const neighbour = level[at ^ 1]
    if (neighbour) path.push({ ...neighbour, side: at % 2 === 1 ? 'left' : 'right' })
    level = levelAbove(hash, level)
  }
  return path
}

/** The root that a leaf and its neighbours lead to; undefined if a sum is impossible. */
export function follow(hash: Hash, leaf: SumNode, path: readonly PathStep[]): SumNode | undefined {
  if (!isSum(leaf.sum)) return undefined
  let node = leaf
  for (const step of path) {
    if (!isSum(step.sum) || step.hash.length !== hashBytes) return undefined
    node = step.side === 'left' ? parentOf(hash, step, node) : parentOf(hash, node, step)
  }
  return node
}

const isSum = (sum: bigint): boolean => sum >= 0n && sum < largestSum

function levelAbove(hash: Hash, level: readonly SumNode[]): SumNode[] {
  const above: SumNode[] = []
  for (let index = 0; index < level.length; index += 2) {
    const left = level[index]
    const right = level[index + 1]
    if (left) above.push(right ? parentOf(hash, left, right) : left)
  }
  return above
}

function writeSum(bytes: Uint8Array, at: number, sum: bigint): void {
  if (!isSum(sum)) throw new RangeError(`${sum} is no sum of balances`)
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  view.setBigUint64(at, sum >> 64n)
  view.setBigUint64(at + 8, BigInt.asUintN(64, sum))
}

/** Account names are short, and rules use neither Node nor a browser. */
function utf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    if (point < 0x80) bytes.push(point)
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point))
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point))
    else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point))
  }
  return Uint8Array.from(bytes)
}

const tail = (bits: number): number => 0x80 | (bits & 0x3f)
