// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fraction, toPercent, type Fraction } from '../../fair/fraction.ts'
import { RETURN_ONE } from '../../fair/table/table-game.ts'
import { baccaratGame, baccaratTotal, bankerDraws, cardsOf, dealBaccarat, superSixGame } from './maths.ts'
import {
  BACCARAT_COUNTS,
  BACCARAT_DRAWS,
  BANKER_SIX_COUNT,
  baccaratChance,
  baccaratReturn,
} from './returns.ts'

/** The first card of each value: tens for 0, then ace to nine. */
const cardOfValue = [36, 0, 4, 8, 12, 16, 20, 24, 28, 32]
const edge = ({ numerator, denominator }: Fraction) =>
  toPercent(fraction(denominator - numerator, denominator), 4)

/** Counts every ordered draw of six cards from so many decks by its winner, through the dealt hands. */
function countDraws(decks: number) {
  const left = cardOfValue.map((_, value) => decks * (value === 0 ? 16 : 4))
  const counts = { player: 0, banker: 0, tie: 0, bankerSix: 0 }
  const shoe: number[] = []
  // All products stay below 2^53: eight decks have 4,998,398,275,503,360 draws.
  const draw = (ways: number) => {
    if (shoe.length === 6) {
      const { winner, bankerSix } = baccaratGame.judge(dealBaccarat(shoe))
      counts[winner] += ways
      if (bankerSix) counts.bankerSix += ways
      return
    }
    for (const [value, card] of cardOfValue.entries()) {
      const many = left[value]!
      if (many === 0) continue
      left[value] = many - 1
      shoe.push(card)
      draw(ways * many)
      shoe.pop()
      left[value] = many
    }
  }
  draw(1)
  return counts
}

describe('baccarat', () => {
  it('has the published counts of all draws from eight decks, counted hand by hand', () => {
    const counts = countDraws(8)
    expect({
      banker: BigInt(counts.banker),
      player: BigInt(counts.player),
      tie: BigInt(counts.tie),
    }).toEqual(BACCARAT_COUNTS)
    expect(BigInt(counts.banker + counts.player + counts.tie)).toBe(BACCARAT_DRAWS)
    expect(BigInt(counts.bankerSix)).toBe(BANKER_SIX_COUNT)
  })

  it('has the published edges on every spot', () => {
    expect(edge(baccaratReturn('banker', 'commission'))).toBe('1.0579')
    expect(edge(baccaratReturn('player', 'commission'))).toBe('1.2351')
    expect(edge(baccaratReturn('tie', 'commission'))).toBe('14.3596')
    expect(edge(baccaratReturn('player-pair', 'commission'))).toBe('10.3614')
    expect(edge(baccaratReturn('banker-pair', 'commission'))).toBe('10.3614')
    const chances = (['banker', 'player', 'tie'] as const).map((spot) => toPercent(baccaratChance(spot), 4))
    expect(chances).toEqual(['45.8597', '44.6247', '9.5156'])
  })

  it('has the edges without commission that are computed for it: of the banker and of its six', () => {
    expect(edge(baccaratReturn('banker', 'superSix'))).toBe('1.4581')
    expect(toPercent(baccaratChance('super-six'), 5)).toBe('5.38637')
    const superSix = baccaratReturn('super-six', 'superSix')
    expect(toPercent(fraction(superSix.denominator - superSix.numerator, superSix.denominator), 3)).toBe(
      '29.977',
    )
    for (const spot of ['player', 'tie', 'player-pair', 'banker-pair'] as const)
      expect(baccaratReturn(spot, 'superSix')).toEqual(baccaratReturn(spot, 'commission'))
  })

  it('pays the banker in full without commission, by half with six, and the bet on that', () => {
    const paid = (bankerSix: boolean) =>
      superSixGame.spots.map(
        (spot) =>
          superSixGame.returns(spot, { winner: 'banker', playerPair: false, bankerPair: false, bankerSix }) /
          RETURN_ONE,
      )
    expect(superSixGame.spots).toEqual([...baccaratGame.spots, 'super-six'])
    expect([paid(false), paid(true)]).toEqual([
      [0, 2, 0, 0, 0, 0],
      [0, 1.5, 0, 0, 0, 13],
    ])
    const six = dealBaccarat([2, 3, 3, 3, 8, 9].map((points) => cardOfValue[points]!))
    const draw = dealBaccarat([6, 6, 0, 0, 0, 0].map((points) => cardOfValue[points]!))
    expect([six, draw].map((events) => superSixGame.judge(events).bankerSix)).toEqual([true, false])
  })

  it('deals a pair with 31 of 415 second cards', () => {
    let pairs = 0
    for (let second = 1; second < 416; second += 1) {
      const events = dealBaccarat([0, 9, second % 52, 9, 9, 9])
      pairs += baccaratGame.judge(events).playerPair ? 1 : 0
    }
    expect(pairs).toBe(31)
  })

  it('draws third cards by the whole table', () => {
    const drawsWith = (total: number) =>
      Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(total, third))
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(drawsWith)).toEqual([
      all,
      all,
      all,
      [0, 1, 2, 3, 4, 5, 6, 7, 9],
      [2, 3, 4, 5, 6, 7],
      [4, 5, 6, 7],
      [6, 7],
      [],
    ])
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((total) => bankerDraws(total, undefined))).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('stops at a natural, and plays the example of the rules', () => {
    const natural = dealBaccarat([cardOfValue[4]!, cardOfValue[2]!, cardOfValue[4]!, cardOfValue[3]!, 0, 0])
    expect(natural).toHaveLength(4)
    // Player 2+3 draws an 8 and has 3; banker 3+3 stands on 6 and wins.
    const value = (points: number) => cardOfValue[points]!
    const events = dealBaccarat([value(2), value(3), value(3), value(3), value(8), value(9)])
    expect(baccaratTotal(cardsOf(events, 'player'))).toBe(3)
    expect(baccaratTotal(cardsOf(events, 'banker'))).toBe(6)
    expect(baccaratGame.returns('banker', baccaratGame.judge(events))).toBe(1.95 * RETURN_ONE)
  })

  it('gives player and banker back at a tie', () => {
    const tie = { winner: 'tie', playerPair: false, bankerPair: true, bankerSix: false } as const
    const paid = baccaratGame.spots.map((spot) => baccaratGame.returns(spot, tie) / RETURN_ONE)
    expect(paid).toEqual([1, 1, 9, 0, 12])
  })

  it('deals six different cards of the shoe for any floats', () => {
    for (const float of [0, 0.5, 1 - 2 ** -32]) {
      const events = baccaratGame.deal(
        Array.from({ length: 6 }, () => float),
        ['player'],
      )
      expect(events.length).toBeGreaterThanOrEqual(4)
      expect(events.every(({ card }) => card >= 0 && card < 52)).toBe(true)
    }
  })
})
