// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockBitsFor, blockOfSalt } from './blocks.ts'
import { follow, leafOf, pathTo, topOf, type LeafContent, type PathStep } from './merkle-sum.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()

/** The scheme once more, written from its description. */
const sixteenBytes = (sum: bigint) => Buffer.from(sum.toString(16).padStart(32, '0'), 'hex')
const plainLeaf = ({ salt, account, balance }: LeafContent) =>
  createHash('sha256')
    .update(Buffer.concat([Buffer.of(0), salt, sixteenBytes(balance), Buffer.from(account, 'utf8')]))
    .digest('hex')

const content = fc.record({
  salt: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  account: fc.string({ unit: 'grapheme', maxLength: 30 }),
  balance: fc.bigInt(0n, 10n ** 20n),
})
const tree = fc
  .array(content, { minLength: 1, maxLength: 70 })
  .chain((contents) => fc.record({ contents: fc.constant(contents), index: fc.nat(contents.length - 1) }))

describe('A tree of balances', () => {
  it('has leaves as described', () => {
    fc.assert(
      fc.property(content, (one) => {
        expect(Buffer.from(leafOf(sha256, one).hash).toString('hex')).toBe(plainLeaf(one))
      }),
    )
  })

  it('has this root over three balances', () => {
    const leaves = [1n, 2n, 3n].map((balance) =>
      leafOf(sha256, {
        salt: new Uint8Array(32).fill(Number(balance)),
        account: `player${balance}`,
        balance,
      }),
    )
    const join = (left: string, leftSum: bigint, right: string, rightSum: bigint) =>
      createHash('sha256')
        .update(
          Buffer.concat([
            Buffer.of(1),
            Buffer.from(left, 'hex'),
            sixteenBytes(leftSum),
            Buffer.from(right, 'hex'),
            sixteenBytes(rightSum),
          ]),
        )
        .digest('hex')
    const [one, two, three] = leaves.map(({ hash }) => Buffer.from(hash).toString('hex')) as [
      string,
      string,
      string,
    ]
    const root = topOf(sha256, leaves)
    expect(Buffer.from(root.hash).toString('hex')).toBe(join(join(one, 1n, two, 2n), 3n, three, 3n))
    expect(root.sum).toBe(6n)
  })

  it('leads from every leaf to its root and the sum of all', () => {
    fc.assert(
      fc.property(tree, ({ contents, index }) => {
        const leaves = contents.map((one) => leafOf(sha256, one))
        const root = topOf(sha256, leaves)
        expect(root.sum).toBe(contents.reduce((sum, { balance }) => sum + balance, 0n))
        expect(follow(sha256, leaves[index]!, pathTo(sha256, leaves, index))).toEqual(root)
      }),
    )
  })

  it('leads to another root after any change of a balance, an account, a step, a sum or a side', () => {
    fc.assert(
      fc.property(
        tree,
        fc.nat(),
        fc.constantFrom('balance', 'account', 'sum', 'hash', 'side'),
        (made, pick, change) => {
          const { contents, index } = made
          const leaves = contents.map((one) => leafOf(sha256, one))
          const path = pathTo(sha256, leaves, index)
          const changed: LeafContent = { ...contents[index]! }
          if (change === 'balance') changed.balance += 1n
          else if (change === 'account') changed.account += 'x'
          else if (path.length === 0) return
          else path[pick % path.length] = changeStep(path[pick % path.length]!, change)
          const end = follow(sha256, leafOf(sha256, changed), path)
          const root = topOf(sha256, leaves)
          expect(end && { hash: Buffer.from(end.hash), sum: end.sum }).not.toEqual({
            hash: Buffer.from(root.hash),
            sum: root.sum,
          })
        },
      ),
    )
  })

  it('refuses a negative sum on the way, which would hide what others own', () => {
    const leaf = leafOf(sha256, { salt: new Uint8Array(32), account: 'player', balance: 5n })
    expect(follow(sha256, leaf, [{ side: 'left', hash: new Uint8Array(32), sum: -5n }])).toBeUndefined()
    expect(() => leafOf(sha256, { salt: new Uint8Array(32), account: 'player', balance: -1n })).toThrow(
      RangeError,
    )
  })
})

function changeStep(step: PathStep, change: 'sum' | 'hash' | 'side'): PathStep {
  if (change === 'sum') return { ...step, sum: step.sum + 1n }
  // Twins are the same from both sides, so that the digest changes with the side.
  const hash = Uint8Array.from(step.hash, (byte) => byte ^ 1)
  return change === 'hash'
    ? { ...step, hash }
    : { ...step, hash, side: step.side === 'left' ? 'right' : 'left' }
}

describe('Blocks', () => {
  it('are as many as accounts need, and every salt is in one of them', () => {
    expect([0, 1, 512, 513, 1_000_000].map(blockBitsFor)).toEqual([0, 0, 0, 1, 11])
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(16), (salt, bits) => {
        const block = blockOfSalt(salt, bits)
        expect(block).toBeGreaterThanOrEqual(0)
        expect(block).toBeLessThan(2 ** bits)
        const firstBits = [...salt]
          .map((byte) => byte.toString(2).padStart(8, '0'))
          .join('')
          .slice(0, bits)
        expect(block).toBe(bits === 0 ? 0 : Number.parseInt(firstBits, 2))
      }),
    )
  })
})
