// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { units } from '../money.ts'
import { lotteryOf } from './lotteries.ts'
import { type ExposedBet, weighExposure } from './net-exposure.ts'
import { playTypeOf } from './play-types.ts'

const endings = (count: number, digits: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index).padStart(digits, '0'))

function bet(gameCode: string, playType: string, pick: readonly string[], stake: number): ExposedBet {
  return { playType, pick, stakePerLot: units(stake), odds: playTypeOf(lotteryOf(gameCode)!, playType)!.odds }
}

/** The counted share of the stakes of a play. */
function shareOf(
  gameCode: string,
  playType: string,
  ...bets: (readonly [playType: string, pick: readonly string[], stake: number])[]
): number {
  const weighing = weighExposure(
    lotteryOf(gameCode)!,
    bets.map(([code, pick, stake]) => bet(gameCode, code, pick, stake)),
  )
  for (;;) {
    const step = weighing.next()
    if (step.done === true)
      return Number(step.value(playType).numerator) / Number(step.value(playType).denominator)
  }
}

describe('the net exposure of bets on one draw', () => {
  it('of a single bet is all of it, of any play of any lottery', () => {
    for (const gameCode of ['MB-HN', 'MN-HCM', 'D5-1', 'KENO']) {
      const picks: [string, string[]][] = [
        ['de', ['07']],
        ['lo2', endings(30, 2)],
        ['de', endings(66, 2)],
        ['tx', ['tai']],
        ['x2', ['01', '02']],
        ['tr10', endings(10, 2)],
        ['sbs', ['big']],
        ['dt', ['dragon']],
        ['c5', ['7']],
        ['st1', ['-5---']],
        ['kbs', ['big']],
        ['kou', ['over']],
        ['k10', endings(11, 2).slice(1)],
      ]
      for (const [playType, pick] of picks) {
        if (playTypeOf(lotteryOf(gameCode)!, playType))
          expect(shareOf(gameCode, playType, [playType, pick, 7]), `${gameCode} ${playType}`).toBe(1)
      }
    }
  })

  it.each([
    ['D5-1', 'sbs', ['big'], ['small']],
    ['D5-1', 'soe', ['odd'], ['even']],
    ['MB-HN', 'tx', ['tai'], ['xiu']],
    ['MN-HCM', 'cl', ['chan'], ['le']],
    ['KENO', 'ktoe', ['odd'], ['even']],
  ])(
    'of equal stakes on both sides is nothing, and of 100 and 60 it is 40: %s %s',
    (gameCode, playType, one, other) => {
      expect(shareOf(gameCode, playType, [playType, one, 10], [playType, other, 10])).toBeLessThan(0.02)
      expect(shareOf(gameCode, playType, [playType, one, 100], [playType, other, 60]) * 160).toBeCloseTo(
        40,
        -0.7,
      )
    },
  )

  it('sees the other side in another play on the same numbers', () => {
    // Tài by its own play, xỉu by the tens from 0 to 4 or by fifty numbers: nearly the same returns whatever
    // is drawn.
    expect(shareOf('MB-HN', 'tx', ['tx', ['tai'], 100], ['dau', ['0', '1', '2', '3', '4'], 20])).toBeLessThan(
      0.03,
    )
    expect(shareOf('MB-HN', 'de', ['tx', ['tai'], 100], ['de', endings(50, 2), 2])).toBeLessThan(0.03)
    expect(
      shareOf(
        'MB-HN',
        'de_3c',
        ['tx', ['tai'], 900],
        ...Array.from({ length: 10 }, (_, part): [string, string[], number] => [
          'de_3c',
          Array.from({ length: 50 }, (_each, ending) => `${part}${String(ending).padStart(2, '0')}`),
          2,
        ]),
      ),
    ).toBeLessThan(0.1)
    expect(shareOf('D5-1', 'dt', ['dt', ['dragon'], 10], ['dt', ['tiger'], 10])).toBeLessThan(0.02)
    expect(
      shareOf(
        'D5-1',
        'st1',
        ['st1', endings(5, 1).map((digit) => `${digit}----`), 20],
        ['st1', ['5----', '6----', '7----', '8----', '9----'], 20],
      ),
    ).toBeLessThan(0.02)
  })

  it('of nearly all numbers is nothing, as of more than 24 of the 37 of roulette', () => {
    expect(shareOf('MB-HN', 'de', ['de', endings(67, 2), 1])).toBe(0)
    expect(shareOf('MB-HN', 'de', ['de', endings(99, 2), 1])).toBe(0)
    expect(shareOf('MB-HN', 'lo2', ['lo2', endings(100, 2), 1])).toBe(0)
    expect(shareOf('MN-HCM', 'de_dau', ['de_dau', endings(99, 2), 1])).toBe(0)
    expect(shareOf('MB-HN', 'de_g1', ['de_g1', endings(99, 2), 1])).toBe(0)
  })

  it('leaves bets on other numbers of the draw as they are', () => {
    expect(shareOf('MB-HN', 'lo2', ['tx', ['tai'], 100], ['tx', ['xiu'], 100], ['lo2', ['15'], 1])).toBe(1)
    expect(shareOf('MB-HN', 'x2', ['de', endings(100, 2), 1], ['x2', ['01', '02'], 1])).toBe(1)
  })

  it('of repeated tickets is that of one, and of several tickets that of one ticket with all their bets', () => {
    const one = shareOf('MB-HN', 'tx', ['tx', ['tai'], 30], ['tx', ['xiu'], 20])
    expect(
      shareOf(
        'MB-HN',
        'tx',
        ...Array.from({ length: 10 }, (_, index): [string, string[], number] => [
          'tx',
          [index % 2 === 0 ? 'tai' : 'xiu'],
          index % 2 === 0 ? 6 : 4,
        ]),
      ),
    ).toBe(one)
  })

  it('equals the enumeration of all hundred endings of DB, for any bets on them', () => {
    const anyBet = fc.oneof(
      fc.record({
        play: fc.constant('tx'),
        pick: fc.constantFrom(['tai'], ['xiu']),
        stake: fc.integer({ min: 1, max: 90 }),
      }),
      fc.record({
        play: fc.constant('cl'),
        pick: fc.constantFrom(['chan'], ['le']),
        stake: fc.integer({ min: 1, max: 90 }),
      }),
      fc.record({
        play: fc.constantFrom('dau', 'duoi', 'tong'),
        pick: fc.uniqueArray(fc.constantFrom(...'0123456789'), { minLength: 1, maxLength: 10 }),
        stake: fc.integer({ min: 1, max: 9 }),
      }),
      fc.record({
        play: fc.constant('de'),
        pick: fc.uniqueArray(fc.constantFrom(...endings(100, 2)), { minLength: 1, maxLength: 100 }),
        stake: fc.integer({ min: 1, max: 9 }),
      }),
    )
    fc.assert(
      fc.property(fc.array(anyBet, { minLength: 1, maxLength: 6 }), (bets) => {
        const returns: number[] = []
        for (let ending = 0; ending < 100; ending += 1) {
          const [tens, ones] = [Math.floor(ending / 10), ending % 10]
          let back = 0
          for (const { play, pick, stake } of bets) {
            for (const item of pick) {
              if (play === 'tx' && (item === 'tai') === ending >= 50) back += stake * 195
              if (play === 'cl' && (item === 'chan') === (ending % 2 === 0)) back += stake * 195
              if (play === 'dau' && Number(item) === tens) back += stake * 950
              if (play === 'duoi' && Number(item) === ones) back += stake * 950
              if (play === 'tong' && Number(item) === (tens + ones) % 10) back += stake * 950
              if (play === 'de' && Number(item) === ending) back += stake * 9500
            }
          }
          returns.push(back)
        }
        // The highest return that at least 67 of the hundred endings pay.
        let hedged = 0
        for (const level of returns) {
          let reached = 0
          for (const each of returns) if (each >= level) reached += 1
          if (reached >= 67 && level > hedged) hedged = level
        }
        let [total, exposed] = [0, 0]
        for (const each of returns) {
          total += each
          if (each > hedged) exposed += each - hedged
        }
        const found = shareOf(
          'MB-HN',
          bets[0]!.play,
          ...bets.map(({ play, pick, stake }): [string, readonly string[], number] => [play, pick, stake]),
        )
        return Math.abs(found - exposed / total) < 1e-9 && found >= 0 && found <= 1
      }),
      { numRuns: 300 },
    )
  })

  it('is close to the enumeration of all 100,000 draws of five balls', () => {
    const sample = [
      [70, 40, 0],
      [100, 60, 30],
      [50, 50, 5],
      [90, 10, 60],
    ] as const
    for (const [big, small, dragon] of sample) {
      const returns: number[] = []
      for (let draw = 0; draw < 100_000; draw += 1) {
        const balls = [
          Math.floor(draw / 10_000),
          Math.floor(draw / 1_000) % 10,
          Math.floor(draw / 100) % 10,
          Math.floor(draw / 10) % 10,
          draw % 10,
        ]
        const total = balls[0]! + balls[1]! + balls[2]! + balls[3]! + balls[4]!
        returns.push((total >= 23 ? big : small) * 196 + (balls[0]! > balls[4]! ? dragon * 217 : 0))
      }
      returns.sort((one, other) => one - other)
      const hedged = returns[33_333]!
      let [total, exposed] = [0, 0]
      for (const each of returns) {
        total += each
        exposed += Math.max(0, each - hedged)
      }
      const bets: [string, string[], number][] = [
        ['sbs', ['big'], big],
        ['sbs', ['small'], small],
      ]
      if (dragon > 0) bets.push(['dt', ['dragon'], dragon])
      expect(
        Math.abs(shareOf('D5-1', 'sbs', ...bets) - exposed / total),
        JSON.stringify([big, small, dragon]),
      ).toBeLessThan(0.03)
    }
  })

  it('is computed for the most lines that a ticket can have before the test runs out of time', () => {
    const share = shareOf(
      'D5-1',
      'c5',
      ...Array.from({ length: 50 }, (_, index): [string, string[], number] => [
        'c5',
        endings(10, 1),
        index + 1,
      ]),
    )
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThanOrEqual(1)
  })
})
