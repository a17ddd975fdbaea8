// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import {
  betsOf,
  costOf,
  modesOf,
  mostReturnOf,
  quickStakes,
  readStake,
  sharedEvents,
  totalPrice,
} from './slip-bets.ts'
import type { SlipLeg } from './slip-store.ts'

const leg = (id: number, eventId = id): SlipLeg => ({
  event: {
    id: String(eventId),
    sport: 'football',
    home: { id: '1', name: 'Home' },
    away: { id: '2', name: 'Away' },
    startsAt: 0,
  },
  selections: [{ marketId: String(id), type: 'result_1x2', period: 'regular', line: null, outcome: 'home' }],
  price: 2_000,
  score: undefined,
})
const legs = (count: number): SlipLeg[] => Array.from({ length: count }, (_, index) => leg(index + 1))

describe('the bets that a slip can make', () => {
  it('begin with singles; two legs make a multiple, three make systems', () => {
    expect(modesOf(legs(1))).toEqual(['single'])
    expect(modesOf(legs(2))).toEqual(['single', 'multiple'])
    expect(modesOf(legs(3))).toEqual(['single', 'multiple', 'system'])
  })

  it.each([
    [3, ['2_of_3', 'trixie', 'patent'], [3, 4, 7]],
    [4, ['2_of_4', '3_of_4', 'yankee', 'lucky_15'], [6, 4, 11, 15]],
    [8, ['goliath'], [247]],
  ])('are of %i legs: %j', (count, kinds, lines) => {
    const bets = betsOf('system', legs(count))
    for (const [index, kind] of kinds.entries())
      expect(bets.find((bet) => bet.kind === kind)?.lines).toBe(lines[index])
  })

  it('never have more lines than a bet may have', () => {
    for (let count = 3; count <= 20; count += 1)
      for (const { lines } of betsOf('system', legs(count))) expect(lines).toBeLessThanOrEqual(1_024)
  })

  it('are one single for each leg, each with a stake of its own', () => {
    const bets = betsOf('single', legs(3))
    expect(bets.map((bet) => bet.legs)).toEqual([[0], [1], [2]])
    expect(new Set(bets.map(({ key }) => key)).size).toBe(3)
  })

  it('do not join two legs of one event', () => {
    expect([...sharedEvents([leg(1, 7), leg(2, 8), leg(3, 7)])]).toEqual([0, 2])
    expect(sharedEvents(legs(5)).size).toBe(0)
  })
})

describe('what a bet costs and returns', () => {
  const [multiple] = betsOf('multiple', legs(3))
  const trixie = betsOf('system', legs(3)).find(({ kind }) => kind === 'trixie')!

  it('is exact to the coin, however small the stake', () => {
    expect(costOf(trixie, 0.1)).toBe(0.4)
    expect(costOf(trixie, 19.99)).toBe(79.96)
    const prices = [1_850, 2_100, 3_330]
    expect(mostReturnOf(multiple!, { stakePerLine: 10, prices, currency: 'USD' })).toBe(129.37)
    expect(mostReturnOf(trixie, { stakePerLine: 1, prices, currency: 'USD' })).toBe(29.96)
  })

  it('is in whole units of a currency without coins', () => {
    const prices = [1_333, 1_333, 1_333]
    expect(mostReturnOf(multiple!, { stakePerLine: 1_000, prices, currency: 'VND' })).toBe(2_368)
  })

  it('is not known while a leg has no price', () => {
    expect(
      mostReturnOf(multiple!, { stakePerLine: 10, prices: [1_850, 0, 2_000], currency: 'USD' }),
    ).toBeUndefined()
  })

  it('has the product of all prices, rounded down', () => {
    expect(totalPrice([1_850, 2_100, 3_330])).toBe(12_937)
    expect(totalPrice([1_850, 0])).toBe(0)
    expect(totalPrice([])).toBe(0)
  })
})

describe('a typed stake', () => {
  it.each([
    ['10', 'USD', 10],
    ['0.1', 'USD', 0.1],
    ['10.5', 'VND', undefined],
    ['', 'USD', undefined],
    ['0', 'USD', undefined],
    ['-1', 'USD', undefined],
    ['1e3', 'USD', 1_000],
    ['1.234', 'USD', undefined],
    ['9'.repeat(20), 'USD', undefined],
  ])('%s in %s is %s', (typed, currency, stake) => expect(readStake(typed, currency)).toBe(stake))

  it('has usual ones in the size of the currency', () => {
    expect(quickStakes(0.1)).toEqual([1, 5, 10, 50])
    expect(quickStakes(2_000)).toEqual([20_000, 100_000, 200_000, 1_000_000])
  })
})
