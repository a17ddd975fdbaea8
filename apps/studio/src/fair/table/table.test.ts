// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { baccaratGame } from '../../games/baccarat/maths.ts'
import { crapsGame } from '../../games/craps/maths.ts'
import { rouletteGame } from '../../games/roulette/maths.ts'
import { sicboGame } from '../../games/sicbo/maths.ts'
import { checkChips, chipAmount, MOST_SPOTS } from './check-chips.ts'
import { bestPayout, buildTableStory, paidChips, sumOfPaid } from './pay-chips.ts'
import { paying, RETURN_ONE } from './table-game.ts'

const unit = 10_000n
const bet = (chips: Readonly<Record<string, string>>) => ({
  chips: Object.entries(chips).map(([spot, amount]) => ({ spot, amount })),
})
const money = (amount: bigint) => ({ amount, unit })

describe('the chips of a table', () => {
  it('are the stake to the coin', () => {
    const chips = bet({ 'straight-17': '0.10', red: '2', 'split-0-3': '1.05' })
    expect(() => checkChips(rouletteGame, chips, money(3_150_000n))).not.toThrow()
    for (const stake of [3_140_000n, 3_160_000n, 0n])
      expect(() => checkChips(rouletteGame, chips, money(stake))).toThrow('studio.chipsNotStake')
  })

  it.each([
    ['an unknown spot', [['straight-37', '1']], 'studio.badSpot'],
    ['a spot of another table', [['banker', '1']], 'studio.badSpot'],
    [
      'the same spot twice',
      [
        ['red', '0.50'],
        ['red', '0.50'],
      ],
      'studio.badSpot',
    ],
    ['no amount', [['red', '0']], 'studio.badChipAmount'],
    ['an amount of zeros', [['red', '0.00']], 'studio.badChipAmount'],
    ['a negative amount', [['red', '-1']], 'studio.badChipAmount'],
    [
      'a negative amount beside a larger one',
      [
        ['red', '2'],
        ['black', '-1'],
      ],
      'studio.badChipAmount',
    ],
    ['more decimals than the currency has', [['red', '1.001']], 'studio.badChipAmount'],
    ['more decimals than there are', [['red', '1.0000001']], 'studio.badChipAmount'],
    ['scientific writing', [['red', '1e0']], 'studio.badChipAmount'],
    ['a comma', [['red', '1,00']], 'studio.badChipAmount'],
    ['spaces', [['red', ' 1']], 'studio.badChipAmount'],
    ['leading zeros', [['red', '01']], 'studio.badChipAmount'],
    ['no number', [['red', 'NaN']], 'studio.badChipAmount'],
    ['an empty text', [['red', '']], 'studio.badChipAmount'],
    ['an amount too large', [['red', '9999999999999999']], 'studio.badChipAmount'],
  ] as const)('are refused with %s', (_name, chips, code) => {
    const placed = { chips: chips.map(([spot, amount]) => ({ spot, amount })) }
    expect(() => checkChips(rouletteGame, placed, money(1_000_000n))).toThrow(code)
  })

  it('are at least one and lie on at most sixty spots', () => {
    expect(() => checkChips(rouletteGame, { chips: [] }, money(0n))).toThrow('studio.badChips')
    const many = (count: number) => ({
      chips: rouletteGame.spots.slice(0, count).map((spot) => ({ spot, amount: '1' })),
    })
    const stake = (count: number) => money(BigInt(count) * 1_000_000n)
    expect(() => checkChips(rouletteGame, many(MOST_SPOTS), stake(MOST_SPOTS))).not.toThrow()
    expect(() => checkChips(rouletteGame, many(MOST_SPOTS + 1), stake(MOST_SPOTS + 1))).toThrow(
      'studio.badChips',
    )
  })

  it('are read exactly', () => {
    expect(['0.01', '1', '12.5', '999999999999999.999999'].map(chipAmount)).toEqual([
      10_000n,
      1_000_000n,
      12_500_000n,
      999_999_999_999_999_999_999n,
    ])
  })
})

describe('the payment of a table', () => {
  it('is the exact sum over all spots', () => {
    const chips = bet({
      'straight-17': '0.10',
      red: '2',
      black: '3',
      'dozen-2': '1.05',
      'split-17-20': '0.33',
    })
    const story = buildTableStory(rouletteGame, chips, money(6_480_000n), [17.5 / 37])
    // 3.60 + 6.00 + 3.15 + 5.94
    expect(story).toEqual({
      events: [{ type: 'stop', pocket: 17 }],
      payout: 18_690_000n,
      multiplier: 2_884_259,
    })
  })

  it('is rounded down once, not for each spot', () => {
    const result = { winner: 'banker', playerPair: false, bankerPair: false, bankerSix: false } as const
    // 0.01 x 1.95 = 0.0195 is paid 0.01.
    expect(sumOfPaid(paidChips(baccaratGame, bet({ banker: '0.01' }), result), unit)).toBe(10_000n)
    // 0.11 x 13/6 twice: 0.238333... each, 0.476666... together.
    const rolls = [
      [3, 3],
      [4, 4],
      [3, 4],
    ] as const
    const craps = bet({ 'place-6': '0.11', 'place-8': '0.11' })
    expect(sumOfPaid(paidChips(crapsGame, craps, rolls), unit)).toBe(470_000n)
  })

  it('stays exact for the largest amounts that a currency without decimals allows', () => {
    const dong = bet({ 'triple-6': '24999999' })
    const story = buildTableStory(
      sicboGame,
      dong,
      { amount: 24_999_999_000_000n, unit: 1_000_000n },
      [0.99, 0.99, 0.99],
    )
    expect(story.payout).toBe(24_999_999_000_000n * 181n)
    expect(story.multiplier).toBe(181_000_000)
  })

  it('is bounded by the best result of exactly these chips', () => {
    // Red and black never win together, red and its straight number do.
    expect(bestPayout(rouletteGame, bet({ red: '1', black: '1' }), unit)).toBe(2_000_000n)
    expect(bestPayout(rouletteGame, bet({ red: '1', 'straight-1': '1' }), unit)).toBe(38_000_000n)
    expect(bestPayout(rouletteGame, bet({ red: '1', 'straight-2': '1' }), unit)).toBe(36_000_000n)
    expect(bestPayout(baccaratGame, bet({ player: '1', banker: '1', 'player-pair': '1' }), unit)).toBe(
      14_000_000n,
    )
    expect(bestPayout(sicboGame, bet({ 'triple-6': '1', 'any-triple': '1', small: '9' }), unit)).toBe(
      212_000_000n,
    )
    expect(bestPayout(crapsGame, bet({ pass: '1', 'dont-pass': '1' }), unit)).toBe(2_000_000n)
    expect(bestPayout(crapsGame, bet({ 'hard-6': '1', 'hard-8': '1', 'any-seven': '1' }), unit)).toBe(
      20_000_000n,
    )
  })

  it('allows no odds that its parts cannot express', () => {
    expect([paying(7, 6), paying(9, 5), paying(95, 100), paying(19, 60)]).toEqual([650, 840, 585, 395])
    expect(RETURN_ONE).toBe(300)
    expect(() => paying(1, 7)).toThrow(RangeError)
  })
})
