// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { leadsTo, outcomeHash } from './chain.ts'
import { sha256Hex } from './hash.ts'

it('leads from a later link to an earlier one and nowhere else', async () => {
  const third = 'ab'.repeat(32)
  const second = await sha256Hex(third)
  const first = await sha256Hex(second)
  expect(await leadsTo(third, 2, first)).toBe(true)
  expect(await leadsTo(third, 1, first)).toBe(false)
  expect(await leadsTo('cd'.repeat(32), 2, first)).toBe(false)
})

it('gives each salt another outcome for the same link', async () => {
  const hash = 'ab'.repeat(32)
  const outcomes = await Promise.all(['one', 'two'].map((salt) => outcomeHash({ hash, salt })))
  expect(outcomes[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(outcomes[0]).not.toBe(outcomes[1])
})
