// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { blockOfSalt } from '@tessera/rules/liabilities/blocks'
import { pathTo } from '@tessera/rules/liabilities/merkle-sum'
import type { Queries } from '../../platform/db/index.ts'
import { leavesOfBlock, newestDay, type DayForProofs } from './day-store.ts'
import { saltOf, sha256, unpackLeaves, unpackTops } from './leaf-block.ts'

export interface AccountToProve {
  memberId: bigint
  username: string
  brandCode: string
  currency: string
}

/**
 * The way from a member's balance to the newest published root. Without `proof` they owned nothing then; null
 * when nothing is published in their currency.
 */
export async function proveBalance(
  db: Queries,
  account: AccountToProve,
): Promise<OperationOutput<'liabilities.proof'>> {
  const day = await newestDay(db, account)
  if (!day) return null
  const { root, total, ...published } = day
  return {
    day: published.day,
    currency: published.currency,
    asOf: published.asOfMs,
    accounts: published.accounts,
    total: String(total),
    root: root.toString('hex'),
    proof: (await proofIn(db, day, account)) ?? null,
  }
}

async function proofIn(db: Queries, day: DayForProofs, { memberId, username }: AccountToProve) {
  const salt = saltOf(day.saltKey, memberId)
  const block = blockOfSalt(salt, day.blockBits)
  const packed = await leavesOfBlock(db, day.id, block)
  if (!packed) return undefined
  const leaves = unpackLeaves(packed)
  const index = leaves.findIndex((leaf) => leaf.memberId === memberId)
  const leaf = leaves[index]
  if (!leaf) return undefined
  const path = [...pathTo(sha256, leaves, index), ...pathTo(sha256, unpackTops(day.blockTops), block)]
  return {
    account: username,
    salt: Buffer.from(salt).toString('hex'),
    balance: String(leaf.sum),
    path: path.map(({ side, hash, sum }) => ({
      side,
      hash: Buffer.from(hash).toString('hex'),
      sum: String(sum),
    })),
  }
}
