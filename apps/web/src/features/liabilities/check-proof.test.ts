// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { leafOf, pathTo, topOf } from '@tessera/rules/liabilities/merkle-sum'
import { expect, it } from 'vitest'
import { checkProof, readProof, type BalanceProof } from './check-proof.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** A proof as the server sends it, made with Node's SHA-256. */
function proofOf(index: number): BalanceProof {
  const salts = [1, 2, 3, 4, 5].map((fill) => new Uint8Array(32).fill(fill))
  const contents = salts.map((salt, at) => ({
    salt,
    account: `spieler_ü${at}`,
    balance: BigInt(at) * 1_000_001n,
  }))
  const leaves = contents.map((content) => leafOf(sha256, content))
  const root = topOf(sha256, leaves)
  const { salt, account, balance } = contents[index]!
  return {
    day: '2026-11-25',
    currency: 'USD',
    asOf: 1_795_651_200_000,
    accounts: 5,
    total: String(root.sum),
    root: hex(root.hash),
    proof: {
      account,
      salt: hex(salt),
      balance: String(balance),
      path: pathTo(sha256, leaves, index).map(({ side, hash, sum }) => ({
        side,
        hash: hex(hash),
        sum: String(sum),
      })),
    },
  }
}

it('agrees with the server about every balance of a tree', () => {
  for (const index of [0, 1, 2, 3, 4]) expect(checkProof(proofOf(index))).toBe(true)
})

it('refuses another balance, account, total or root', () => {
  const good = proofOf(2)
  const { proof } = good
  expect(checkProof({ ...good, proof: { ...proof, balance: '1' } })).toBe(false)
  expect(checkProof({ ...good, proof: { ...proof, account: 'somebody' } })).toBe(false)
  expect(checkProof({ ...good, total: '1' })).toBe(false)
  expect(checkProof({ ...good, root: '0'.repeat(64) })).toBe(false)
  expect(checkProof({ ...good, proof: { ...proof, path: proof.path.slice(1) } })).toBe(false)
})

it('reads a saved proof, and nothing else', () => {
  const good = proofOf(1)
  expect(readProof(JSON.stringify(good))).toEqual(good)
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ ...good, proof: null }),
    JSON.stringify({ ...good, root: 'x' }),
    JSON.stringify({ ...good, total: '-1' }),
    JSON.stringify({ ...good, proof: { ...good.proof, path: [{ side: 'up', hash: good.root, sum: '1' }] } }),
    JSON.stringify({ ...good, proof: { ...good.proof, path: Array(65).fill(good.proof.path[0]) } }),
  ])
    expect(readProof(text)).toBeUndefined()
})
