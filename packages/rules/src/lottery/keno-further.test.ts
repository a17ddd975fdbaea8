// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { units } from '../money.ts'
import { lotteryOf } from './lotteries.ts'
import type { DrawResult } from './lottery.ts'
import { faultsOfOddsLines, oddsWith } from './odds-lines.ts'
import { playTypeOf } from './play-types.ts'
import { type KenoTable, kenoTables } from './plays/keno-tables.ts'
import { ratioOf } from './ratio.ts'
import { judge, returnToPlayer, shareReturned } from './wager.ts'

const keno = lotteryOf('KENO')!
const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
const balls = (numbers: readonly number[]): string[] =>
  numbers.map((ball) => String(ball).padStart(2, '0')).sort()

/** How many draws have each value of a sum over the 20 balls, counted ball by ball: no formula. */
function drawsBy(valueOf: (ball: number) => number, most: number): bigint[] {
  const ways = Array.from({ length: 21 }, () => Array<bigint>(most + 1).fill(0n))
  ways[0]![0] = 1n
  for (let ball = 1; ball <= 80; ball += 1) {
    const value = valueOf(ball)
    for (let taken = Math.min(ball, 20); taken >= 1; taken -= 1)
      for (let sum = most; sum >= value; sum -= 1) ways[taken]![sum]! += ways[taken - 1]![sum - value]!
  }
  return ways[20]!
}

/** The exact return in per cent, by the verdict on one draw of every class; it must equal the stated one. */
function share(
  code: string,
  pick: readonly string[],
  byClass: readonly bigint[],
  drawOf: (value: number) => DrawResult,
): string {
  let paid = 0n
  let all = 0n
  byClass.forEach((draws, value) => {
    if (draws === 0n) return
    all += draws
    paid +=
      draws * judge(keno, { playType: code, pick }, drawOf(value), { stakePerLot: units(1), currency: 'USD' })
  })
  const exact = ratioOf(paid, all * units(1))
  expect(returnToPlayer(keno, { playType: code, pick })).toEqual(exact)
  return (Number((exact.numerator * 100_000n) / exact.denominator) / 1000).toFixed(2)
}

describe("a bookmaker's plays on Keno", () => {
  it('return 95.61 % on more of one kind of balls and 95.52 % on ten of each', () => {
    for (const [code, first, second, kind] of [
      ['kud', 'up', 'down', range(1, 40)],
      ['kmoe', 'odd', 'even', range(1, 79, 2)],
    ] as const) {
      const others = range(1, 80).filter((ball) => !kind.includes(ball))
      const byCount = drawsBy((ball) => Number(kind.includes(ball)), 20)
      const draw = (count: number): DrawResult => [
        balls([...kind.slice(0, count), ...others.slice(0, 20 - count)]),
      ]
      expect([first, second, 'tie'].map((choice) => share(code, [choice], byCount, draw))).toEqual([
        '95.61',
        '95.61',
        '95.52',
      ])
    }
  })

  it('return on the five elements by the verdict on each of the 1201 totals', () => {
    const byTotal = drawsBy((ball) => ball, 1410)
    const draw = (total: number): DrawResult => {
      let left = total - 210
      return [
        balls(
          range(1, 20)
            .reverse()
            .map((ball) => {
              const moved = Math.min(60, left)
              left -= moved
              return ball + moved
            }),
        ),
      ]
    }
    expect(
      ['metal', 'wood', 'water', 'fire', 'earth'].map((choice) => share('kel', [choice], byTotal, draw)),
    ).toEqual(['94.31', '92.70', '93.13', '93.56', '96.16'])
  })

  it('return 82.5, 61.9, 60.1, 84.1 and 66.8 % on one to five balls', () => {
    const figures = range(1, 5).map((picks) => {
      const byHits = drawsBy((ball) => Number(ball <= picks), picks)
      const draw = (hits: number): DrawResult => [balls([...range(1, hits), ...range(41, 60 - hits)])]
      return Number(share(`kb${picks}`, balls(range(1, picks)), byHits, draw)).toFixed(1)
    })
    expect(figures).toEqual(['82.5', '61.9', '60.1', '84.1', '66.8'])
  })
})

describe('the three published tables of Keno', () => {
  const published: Readonly<Record<KenoTable, readonly (number | undefined)[]>> = {
    vietlott: [50, 54.1139, 55.5015, 55.1411, 54.9087, 54.4506, 55.122, 54.6759, 54.7256, 57.746],
    american: [
      undefined,
      86.075949,
      90.214216,
      89.036596,
      88.20673,
      88.123522,
      90.974272,
      89.819236,
      90.589102,
      90.212487,
    ],
    fast: [
      95, 98.101266, 95.740019, 95.68596, 95.123231, 95.083714, 95.54078, 95.576691, 95.08621, 95.231797,
    ],
  }

  it.each(kenoTables)(
    'return in the table %s what was published with it, by the count of all draws',
    (table) => {
      range(1, 10).forEach((picks) => {
        const play = playTypeOf(keno, `k${picks}`)!
        const odds = play.tables![table]!
        const byHits = drawsBy((ball) => Number(ball <= picks), picks)
        const paid = byHits.reduce((sum, draws, hits) => {
          const { numerator, denominator } = odds[hits]!
          return sum + (draws * numerator * 1_000_000n) / denominator
        }, 0n)
        const exact = ratioOf(paid, byHits.reduce((sum, draws) => sum + draws, 0n) * 1_000_000n)
        expect(shareReturned(play, '', odds)).toEqual(exact)
        expect(Number((exact.numerator * 10n ** 12n) / exact.denominator) / 1e10).toBeCloseTo(
          published[table][picks - 1] ?? 0,
          4,
        )
      })
    },
  )

  it('may be replaced play by play, with odds for any number of hits, none of them too', () => {
    const line = (tier: string, odds: number) => ({ code: 'KENO', playType: 'k5', tier, odds })
    expect(faultsOfOddsLines([line('0', 1), line('3', 0)])).toEqual([])
    expect(faultsOfOddsLines([line('6', 1)])).toEqual([{ line: 0, fault: 'tier' }])
    const [k2, k5] = [playTypeOf(keno, 'k2')!, playTypeOf(keno, 'k5')!]
    expect(oddsWith([line('0', 1)], keno, k5, k5.tables!.fast)).toEqual({ ...k5.odds, 0: ratioOf(1, 1) })
    expect(oddsWith([line('3', 0)], keno, k5)).toEqual({ ...k5.odds, 3: ratioOf(0, 1) })
    expect(oddsWith([line('0', 1)], keno, k2, k2.tables!.fast)).toEqual(k2.tables!.fast)
  })
})
