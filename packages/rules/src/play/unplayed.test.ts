// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOfMillionths, units, zero } from '../money.ts'
import { believeUnplayed, shareUnplayed } from './unplayed.ts'

const stakeOf = (stake: number, inBonus = 0) => ({ stake: units(stake), inBonus: units(inBonus) })
const amount = fc.bigInt({ min: 0n, max: 10n ** 15n }).map(amountOfMillionths)

describe('unplayed stake', () => {
  it('is believed up to the smaller of the win and the stakes that it settles', () => {
    expect(believeUnplayed(units(7), units(20), units(10))).toBe(units(7))
    expect(believeUnplayed(units(30), units(20), units(10))).toBe(units(10))
    expect(believeUnplayed(units(30), units(5), units(10))).toBe(units(5))
    expect(believeUnplayed(units(30), units(20), zero)).toBe(zero)
    expect(believeUnplayed(units(-3), units(20), units(10))).toBe(zero)
    expect(believeUnplayed(undefined, units(20), units(10))).toBe(zero)
  })

  it('is of the stake that was placed last, then of the one before', () => {
    const parts = shareUnplayed([stakeOf(10), stakeOf(4), stakeOf(5)], units(7))
    expect(parts.map(({ unplayed }) => unplayed)).toEqual([zero, units(2), units(5)])
  })

  it('is bonus money in proportion', () => {
    expect(shareUnplayed([stakeOf(10, 4), stakeOf(2, 2)], units(7))).toEqual([
      { unplayed: units(5), inBonus: units(2) },
      { unplayed: units(2), inBonus: units(2) },
    ])
  })

  it('comes to what is believed, is in no stake more than it, and no more bonus or cash than was staked', () => {
    const stake = fc
      .tuple(amount, amount)
      .map(([one, other]) => ({ stake: amountOfMillionths(one + other), inBonus: one }))
    fc.assert(
      fc.property(fc.array(stake, { maxLength: 6 }), amount, amount, (stakes, stated, win) => {
        const settled = amountOfMillionths(stakes.reduce((sum, one) => sum + one.stake, 0n))
        const believed = believeUnplayed(stated, win, settled)
        const parts = shareUnplayed(stakes, believed)
        expect(parts.reduce((sum, { unplayed }) => sum + unplayed, 0n)).toBe(believed)
        for (const [index, { unplayed, inBonus }] of parts.entries()) {
          const { stake: whole, inBonus: bonus } = stakes[index]!
          expect(unplayed >= 0n && unplayed <= whole && inBonus <= bonus).toBe(true)
          expect(unplayed - inBonus <= whole - bonus + 1n).toBe(true)
        }
      }),
    )
  })
})
