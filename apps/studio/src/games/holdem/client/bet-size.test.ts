// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { betPresets, sizeOfPreset, sizingOf, type BetSizing } from './bet-size.ts'
import { modelOf, toMatch, wholePot } from './felt-model.ts'
import { ownTurn } from './tables-for-tests.ts'
import { sizeByKey } from './turn-bar.ts'

const M = 1_000_000n
const sizing = (change: Partial<BetSizing> = {}): BetSizing => ({
  ...{ least: 16n * M, most: 400n * M, coin: M / 100n, match: 8n * M, pot: 40n * M },
  ...change,
})
const sizes = (of: BetSizing) => betPresets.map((preset) => sizeOfPreset(preset, of))

describe('the size of a raise', () => {
  it('is a part of the pot after the call, on top of the bet that is matched', () => {
    expect(sizes(sizing())).toEqual([16n, 28n, 38n, 48n, 400n].map((units) => units * M))
  })

  it('has no part of a chip, and is never more than was asked for', () => {
    const whole = sizing({ coin: M, pot: 41n * M })
    expect(sizeOfPreset('half', whole)).toBe(28n * M)
    expect(sizeOfPreset('threeQuarters', whole)).toBe(38n * M)
  })

  it('is never below the least and never above the stack, whose last part of a chip can be bet', () => {
    expect(sizeOfPreset('half', sizing({ least: 100n * M }))).toBe(100n * M)
    const short = sizing({ least: 16n * M, most: 20_500_001n })
    expect([sizeOfPreset('pot', short), sizeOfPreset('allIn', short)]).toEqual([20_500_001n, 20_500_001n])
  })

  it('is exact where a float is not', () => {
    const large = sizing({
      match: 0n,
      pot: 9_007_199_254_740_993n * 3n,
      least: M,
      most: 10n ** 30n,
      coin: 1n,
    })
    expect(sizeOfPreset('pot', large)).toBe(27_021_597_764_222_979n)
  })

  it('comes from the chips on the table, also where the stack is smaller than the pot', () => {
    const model = modelOf(ownTurn(), { currency: 'USD', decimals: 2 })
    const of = sizingOf(model.hand?.options, {
      match: toMatch(model),
      coin: model.coin,
      wholePot: wholePot(model),
    })!
    expect([of.match, of.pot]).toEqual([95_500_000n, 239_000_000n])
    expect(sizeOfPreset('half', of)).toBe(187_500_000n)
  })

  it('is reached by digits and arrows', () => {
    const by = (key: string, amount: bigint) => sizeByKey(key, amount, { sizing: sizing(), bigBlind: 2n * M })
    expect(['1', '2', '5'].map((key) => by(key, 16n * M))).toEqual([16n * M, 28n * M, 400n * M])
    expect([by('ArrowUp', 16n * M), by('ArrowDown', 28n * M)]).toEqual([18n * M, 26n * M])
    expect([by('ArrowDown', 16n * M), by('ArrowUp', 399n * M)]).toEqual([16n * M, 400n * M])
    expect([by('6', 16n * M), by('0', 16n * M), by('x', 16n * M)]).toEqual([undefined, undefined, undefined])
  })
})
