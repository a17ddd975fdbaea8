// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { units } from '../money.ts'
import { canDrop, dropNumbers, dropOf, expectedDrops, isDropPossible } from './drops.ts'

const prizes = [
  { name: 'Small', amount: 1, percent: 1, perDay: 100 },
  { name: 'Large', amount: 100, percent: 0.0001, perDay: 1 },
]

describe('the prizes of drops', () => {
  it('have exactly as many numbers of a draw as their percentages say', () => {
    const found = new Map<string | undefined, number>()
    for (let drawn = 0; drawn < dropNumbers; drawn++) {
      const name = dropOf(prizes, drawn)?.name
      found.set(name, (found.get(name) ?? 0) + 1)
    }
    expect(Object.fromEntries(found)).toEqual({ Small: 10_000, Large: 1, undefined: 989_999 })
  })

  it('are together not more than certain', () => {
    expect([
      isDropPossible([{ percent: 60 }, { percent: 40 }]),
      isDropPossible([{ percent: 60 }, { percent: 40.0001 }]),
    ]).toEqual([true, false])
  })

  it('drop with bets of at least the stake at the stated games', () => {
    const terms = { stake: 2, games: ['RNG'] }
    expect(canDrop(terms, { validBet: units(2), gameType: 'RNG' })).toBe(true)
    expect(canDrop(terms, { validBet: units(1), gameType: 'RNG' })).toBe(false)
    expect(canDrop(terms, { validBet: units(2), gameType: 'LIVE' })).toBe(false)
    expect(canDrop(terms, { validBet: units(2), gameType: undefined })).toBe(false)
    expect(canDrop({ ...terms, games: [] }, { validBet: units(2), gameType: undefined })).toBe(true)
  })

  it('cost on the average what their chances say, within their numbers and those of members', () => {
    const terms = { prizes: [{ name: 'One', amount: 2, percent: 10, perDay: 5 }], perMember: 3 }
    expect(expectedDrops(terms, [10, 20])).toEqual([2, 4])
    expect(expectedDrops(terms, [30, 1_000])).toEqual([5, 5])
    expect(expectedDrops(terms, [1_000])).toEqual([6])
    expect(expectedDrops(terms, [0])).toEqual([0])
  })
})
