// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountFromWire, amountOfMillionths, units, zero, type Amount } from '../money.ts'
import { cashbackOf, lossOf } from './offer-terms.ts'

const days = (all: readonly [played: number, corrected: number][]): { lost: Amount[]; carried: Amount } => {
  let carried: Amount = zero
  const lost = all.map(([played, corrected]) => {
    const settled = {
      stake: units(played + corrected),
      returned: zero,
      corrected: units(corrected),
    }
    const day = lossOf(settled, carried)
    carried = day.carried
    return day.lost
  })
  return { lost, carried }
}

it('what a correction gives back lowers what counts as lost, beyond its day if need be', () => {
  expect(
    days([
      [100, 0],
      [30, -100],
      [50, 0],
      [40, 0],
    ]),
  ).toEqual({
    lost: [units(100), zero, zero, units(20)],
    carried: zero,
  })
  expect(
    days([
      [100, 0],
      [-60, -100],
      [120, 0],
    ]),
  ).toEqual({ lost: [units(100), zero, units(20)], carried: zero })
  expect(
    days([
      [-50, 20],
      [70, 30],
    ]),
  ).toEqual({ lost: [zero, units(100)], carried: zero })
})

it('counts no loss twice: all days together are the lost bets less all that was taken back', () => {
  const amount = fc.integer({ min: -1_000, max: 1_000 })
  const back = fc.integer({ min: -1_000, max: 0 })
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, back), { maxLength: 40 }), (all) => {
      const { lost, carried } = days(all)
      const sum = lost.reduce((total, one) => total + one, 0n) + carried
      const expected = all.reduce((total, [played, corrected]) => total + Math.max(0, played) + corrected, 0)
      expect(sum).toBe(BigInt(expected) * 1_000_000n)
      expect(lost.every((one) => one >= 0n) && carried <= 0n).toBe(true)
    }),
  )
})

it('pays a share of it, between the least and the most', () => {
  const terms = { percent: 10, least: 1, most: 20 }
  expect([9.99, 10, 150, 1_000].map((lost) => cashbackOf(terms, amountFromWire(lost), 'USD'))).toEqual([
    zero,
    units(1),
    units(15),
    units(20),
  ])
  expect(cashbackOf({ ...terms, least: 0 }, amountOfMillionths(99_999n), 'USD')).toBe(zero)
})
