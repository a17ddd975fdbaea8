// SPDX-License-Identifier: Apache-2.0
import { setImmediate as nextTurn } from 'node:timers/promises'
import { blockBitsFor, blockOfSalt } from '@tessera/rules/liabilities/blocks'
import { leafOf, topOf, type SumNode } from '@tessera/rules/liabilities/merkle-sum'
import { packLeaves, saltOf, sha256, type StoredLeaf } from './leaf-block.ts'

/** A tree whose top is the root: the leaves of each block as stored, and the top of each. */
export interface BuiltTree {
  root: SumNode
  bits: number
  tops: SumNode[]
  blocks: Buffer[]
}

/** What stands behind a leaf; `balance` in millionths. */
export interface Holding {
  memberId: number
  username: string
  balance: bigint
}

/** How many leaves are hashed before others have their turn; about four milliseconds. */
const leavesAtOnce = 1_000

/**
 * Builds the tree over these holdings. Lets others have their turn every few milliseconds, because it runs beside
 * requests.
 */
export async function buildTree(holdings: readonly Holding[], key: Uint8Array): Promise<BuiltTree> {
  const bits = blockBitsFor(holdings.length)
  const blocks: { salt: Uint8Array; holding: Holding }[][] = Array.from({ length: 1 << bits }, () => [])
  for (const [index, holding] of holdings.entries()) {
    const salt = saltOf(key, holding.memberId)
    blocks[blockOfSalt(salt, bits)]?.push({ salt, holding })
    if (index % leavesAtOnce === 0) await nextTurn()
  }
  const tops: SumNode[] = []
  const packed: Buffer[] = []
  for (const block of blocks) {
    const leaves = block.sort((left, right) => Buffer.compare(left.salt, right.salt)).map(leafOfHolding)
    tops.push(topOf(sha256, leaves))
    packed.push(packLeaves(leaves))
    await nextTurn()
  }
  return { root: topOf(sha256, tops), bits, tops, blocks: packed }
}

const leafOfHolding = ({ salt, holding }: { salt: Uint8Array; holding: Holding }): StoredLeaf => ({
  memberId: holding.memberId,
  ...leafOf(sha256, { salt, account: holding.username, balance: holding.balance }),
})
