// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { createRandom } from './random-for-tests.ts'
import { rakesOf } from './rake-shares.ts'

it('of each pot is borne by what everybody put into it', () => {
  const pots = [
    { rake: 20n, parts: [100n, 100n, 150n, 50n] },
    { rake: 15n, parts: [0n, 150n, 150n, 0n] },
  ]
  expect(rakesOf(4, pots)).toEqual([6n, 13n, 14n, 2n])
})

it('is never borne by somebody who put nothing in', () => {
  expect(rakesOf(3, [{ rake: 1n, parts: [0n, 1n, 2n] }])).toEqual([0n, 1n, 0n])
  expect(rakesOf(2, [{ rake: 0n, parts: [0n, 0n] }])).toEqual([0n, 0n])
})

it('is together the rake to the last millionth, and for nobody more than a millionth off their share', () => {
  const random = createRandom('rake shares')
  for (let index = 0; index < 5_000; index += 1) {
    const parts = Array.from({ length: 2 + random.below(8) }, () =>
      BigInt(random.below(4) * random.below(99_999)),
    )
    const amount = parts.reduce((sum, part) => sum + part, 0n)
    const rake = amount / BigInt(20 + random.below(7))
    const shares = rakesOf(parts.length, [{ rake, parts }])
    expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(rake)
    for (const [at, share] of shares.entries())
      if (amount > 0n) expect([0n, 1n]).toContain(share - (rake * parts[at]!) / amount)
  }
})
