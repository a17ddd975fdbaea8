// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { units, zero } from '../money.ts'
import { costAt, priceOfBonus, type PricedGame } from './price-of-bonus.ts'
import { usualWeights, type BonusTerms } from './terms.ts'

const game = (gameType: string, gameCode: string, percent: number | null, vendor = 'V'): PricedGame => ({
  vendor,
  gameCode,
  gameType,
  returnMillionths: percent === null ? null : Math.round(percent * 10_000),
})
const terms: BonusTerms = {
  wagerTimes: 30,
  wagerBase: 'bonus',
  weights: usualWeights,
  vendorWeights: {},
  gameWeights: {},
  maxStake: null,
  daysToWager: 7,
}
const amounts = { bonus: units(100), deposit: units(100), order: 'cashFirst' as const }
const games = [
  game('RNG', 'tight', 94),
  game('RNG', 'loose', 97),
  game('RNG', 'alsoLoose', 97),
  game('RNG', 'secret', null),
  game('LIVE', 'table', 98.5),
  game('PVP', 'room', 99),
]

describe('the price of a bonus', () => {
  it('is what staking the requirement loses on the average, by type and weight', () => {
    const price = priceOfBonus({ terms, games, ...amounts })
    expect(price.required).toBe(units(3_000))
    expect(
      price.groups.map(({ gameType, weight, games, stake, cheapest, dearest }) => [
        gameType,
        weight,
        games.length,
        stake,
        cheapest?.cost,
        dearest?.cost,
      ]),
    ).toEqual([
      ['RNG', 100, 4, units(3_000), units(90), units(180)],
      // A fifth counts, so five times as much is staked.
      ['LIVE', 20, 1, units(15_000), units(225), units(225)],
    ])
    expect(price.excludedTypes).toEqual(['PVP'])
  })

  it('is cheapest and dearest over all that counts, not by the return alone', () => {
    const { cheapest, dearest } = priceOfBonus({ terms, games, ...amounts })
    expect([cheapest?.game.gameCode, cheapest?.cost]).toEqual(['loose', units(90)])
    expect([dearest?.game.gameCode, dearest?.cost]).toEqual(['table', units(225)])
  })

  it('names the game of the higher weight of two that cost the same, then the one that is given first', () => {
    // A fifth of the weight and of the edge: 3 % of 3,000, 0.6 % of 15,000.
    const same = [game('LIVE', 'table', 99.4), game('RNG', 'first', 97), game('RNG', 'second', 97)]
    const { cheapest, dearest } = priceOfBonus({ terms, games: same, ...amounts })
    expect([cheapest?.cost, dearest?.cost]).toEqual([units(90), units(90)])
    expect([cheapest?.game.gameCode, dearest?.game.gameCode]).toEqual(['first', 'first'])
  })

  it('has a game of which a hundredth counts, and not one of which nothing does', () => {
    const own = { ...terms, weights: { RNG: 1 }, gameWeights: { 'V/none': 0 } }
    const price = priceOfBonus({
      terms: own,
      games: [game('RNG', 'little', 97), game('RNG', 'none', 97)],
      ...amounts,
    })
    expect(price.groups.map(({ weight, stake, games }) => [weight, stake, games.length])).toEqual([
      [1, units(300_000), 1],
    ])
    expect(price.excludedGames.map(({ gameCode }) => gameCode)).toEqual(['none'])
    expect(costAt(own, units(3_000), game('RNG', 'little', 97))?.cost).toBe(units(9_000))
  })

  it('is nothing at a game that gives back all, and a gain at one that gives back more', () => {
    const at = (percent: number) => costAt(terms, units(3_000), game('RNG', 'x', percent))?.cost
    expect([at(100), at(101)]).toEqual([zero, units(-30)])
    expect(priceOfBonus({ terms, games: [game('RNG', 'x', 101)], ...amounts }).halfWay).toMatchObject({
      lost: zero,
      cashLeft: units(100),
      bonusGone: units(100),
    })
  })

  it('takes the weight of a game before that of its vendor, and of the vendor before the type; rooms among players have none', () => {
    const own: BonusTerms = { ...terms, vendorWeights: { V: 50, W: 0 }, gameWeights: { 'V/loose': 10 } }
    const price = priceOfBonus({ terms: own, games: [...games, game('RNG', 'other', 99, 'W')], ...amounts })
    expect(price.groups.map(({ gameType, weight, games }) => [gameType, weight, games.length])).toEqual([
      ['RNG', 50, 3],
      ['LIVE', 50, 1],
      ['RNG', 10, 1],
    ])
    expect(costAt(own, price.required, game('RNG', 'other', 99, 'W'))).toBeUndefined()
    expect(price.excludedGames.map(({ gameCode }) => gameCode)).toEqual(['other'])
  })

  it('is counted from bonus and deposit together where the terms say so, and is nothing without a requirement', () => {
    const priceAt = (part: Partial<BonusTerms>) =>
      priceOfBonus({ terms: { ...terms, ...part }, games, ...amounts })
    expect(priceAt({ wagerBase: 'bonusAndDeposit', wagerTimes: 3 }).required).toBe(units(600))
    expect(priceAt({ wagerTimes: 0 })).toMatchObject({
      required: zero,
      cheapest: { cost: zero },
      halfWay: undefined,
    })
  })

  it('is unknown where no game counts or no return is known', () => {
    expect(priceOfBonus({ terms, games: [], ...amounts })).toMatchObject({ groups: [], cheapest: undefined })
    const unknown = priceOfBonus({ terms, games: [game('RNG', 'x', null)], ...amounts })
    expect([unknown.groups[0]?.stake, unknown.cheapest, unknown.halfWay]).toEqual([
      units(3_000),
      undefined,
      undefined,
    ])
  })

  it('says what stays and what goes for one who stops half way, by the order of spending', () => {
    const halfWay = (order: 'cashFirst' | 'bonusFirst', part: Partial<BonusTerms> = {}) =>
      priceOfBonus({ terms: { ...terms, ...part }, games, ...amounts, order }).halfWay
    const half = { staked: units(1_500), lost: units(45) }
    expect(halfWay('cashFirst')).toEqual({ ...half, cashLeft: units(55), bonusGone: units(100) })
    expect(halfWay('bonusFirst')).toEqual({ ...half, cashLeft: units(100), bonusGone: units(55) })
    // Of unequal money the smaller part goes first, too: 45 of 20, and the rest of the other.
    const unequal = (order: 'cashFirst' | 'bonusFirst', bonus: number, deposit: number) =>
      priceOfBonus({
        terms: { ...terms, wagerTimes: 3_000 / bonus },
        games,
        bonus: units(bonus),
        deposit: units(deposit),
        order,
      }).halfWay
    expect(unequal('cashFirst', 100, 20)).toEqual({ ...half, cashLeft: zero, bonusGone: units(75) })
    expect(unequal('bonusFirst', 20, 100)).toEqual({ ...half, cashLeft: units(75), bonusGone: zero })
    // 8,000 to stake lose 240: half of that is more than the cash.
    expect(halfWay('cashFirst', { wagerTimes: 80 })).toMatchObject({
      lost: units(120),
      cashLeft: zero,
      bonusGone: units(80),
    })
    expect(halfWay('bonusFirst', { wagerTimes: 500 })).toMatchObject({
      lost: units(200),
      cashLeft: zero,
      bonusGone: zero,
    })
  })
})
