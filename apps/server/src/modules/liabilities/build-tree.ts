// SPDX-License-Identifier: Apache-2.0
import { setImmediate as nextTurn } from 'node:timers/promises'
import { topOf, type SumNode } from '@tessera/rules/liabilities/merkle-sum'
import { sha256, unpackLeaves } from './leaf-block.ts'

/** A tree whose top is the root: the leaves of each block as stored, and the top of each. */
export interface BuiltTree {
  root: SumNode
  bits: number
  tops: SumNode[]
  blocks: Buffer[]
}

/** The blocks of a tree without leaves. */
export const emptyBlocks = (bits: number): Buffer[] =>
  Array.from({ length: 1 << bits }, () => Buffer.alloc(0))

/**
 * Builds the tree over the leaves of all blocks. Others have their turn after each block, some milliseconds,
 * because it runs beside requests.
 */
export async function buildTree(blocks: Buffer[]): Promise<BuiltTree> {
  const tops: SumNode[] = []
  for (const leaves of blocks) {
    tops.push(topOf(sha256, unpackLeaves(leaves)))
    await nextTurn()
  }
  return { root: topOf(sha256, tops), bits: Math.log2(blocks.length), tops, blocks }
}
