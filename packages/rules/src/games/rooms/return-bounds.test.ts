// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { amountFromWire } from '../../money.ts'
import { returnBounds } from './return-bounds.ts'

const facts = { stated: amountFromWire(970), deviation: amountFromWire(100) }
const verdictOf = (paid: number) => returnBounds(facts, amountFromWire(paid)).verdict

it('says between which sums 99 of 100 tables pay', () => {
  const { low, high } = returnBounds(facts, amountFromWire(970))
  expect([low, high]).toEqual([amountFromWire(712.4), amountFromWire(1227.6)])
})

it('says how rare it is what a table paid', () => {
  expect([774, 970, 1166].map(verdictOf)).toEqual(['usual', 'usual', 'usual'])
  expect([773, 713, 1167, 1227].map(verdictOf)).toEqual(['rare', 'rare', 'rare', 'rare'])
  expect([712, 1228].map(verdictOf)).toEqual(['outside', 'outside'])
})

it('has no bound below nothing', () => {
  expect(returnBounds({ ...facts, deviation: amountFromWire(900) }, amountFromWire(0)).low).toBe(0n)
})
