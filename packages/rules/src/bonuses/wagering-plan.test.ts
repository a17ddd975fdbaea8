// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountFromWire, amountOfMillionths, units } from '../money.ts'
import { betsNeeded, stakeAtWeight, usualStake } from './wagering-plan.ts'

const usual = { bonus: units(100), deposit: units(100), required: units(600), weight: 100, maxStake: null }

describe('the plan of a wagering', () => {
  it('stakes a hundredth of the money, in whole coins, within what the terms allow', () => {
    const stake = (bonus: number, deposit: number, maxStake: number | null = null) =>
      usualStake({
        bonus: amountFromWire(bonus),
        deposit: amountFromWire(deposit),
        maxStake: maxStake === null ? null : amountFromWire(maxStake),
      })
    expect([stake(100, 100), stake(100, 0), stake(33.33, 0), stake(0.5, 0)]).toEqual(
      [2, 1, 0.33, 0.01].map(amountFromWire),
    )
    expect([stake(100, 100, 1.5), stake(100, 100, 2.5)]).toEqual([1.5, 2].map(amountFromWire))
  })

  it('stakes more where less of it counts, in whole coins, rounded up', () => {
    const at = (missing: number, weight: number) => stakeAtWeight(amountFromWire(missing), weight)
    expect([at(600, 100), at(600, 20), at(1, 33), at(0, 50)]).toEqual(
      [600, 3_000, 3.04, 0].map(amountFromWire),
    )
    // A millionth more than a coin takes two.
    expect(stakeAtWeight(amountOfMillionths(10_001n), 100)).toBe(20_000n)
  })

  it('takes as many bets as there are usual stakes in it, the last one may be smaller', () => {
    expect([betsNeeded(usual), betsNeeded({ ...usual, weight: 20 })]).toEqual([300, 1_500])
    const odd = { ...usual, required: units(1), maxStake: amountFromWire(0.3) }
    expect(betsNeeded(odd)).toBe(4)
    const lessThanCoin = { ...usual, required: amountFromWire(0.01), maxStake: amountOfMillionths(9_999n) }
    expect(betsNeeded(lessThanCoin)).toBe(2)
  })
})
