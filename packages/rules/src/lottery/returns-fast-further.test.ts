// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { units } from '../money.ts'
import { lotteryOf } from './lotteries.ts'
import type { DrawResult } from './lottery.ts'
import { playTypeOf, playTypesOf } from './play-types.ts'
import { none, plus, type Ratio, ratioOf, times } from './ratio.ts'
import { judge, returnToPlayer, validatePick } from './wager.ts'

const lottery = (gameCode: string) => lotteryOf(gameCode)!
const two = (ball: number): string => String(ball).padStart(2, '0')
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const percent = ({ numerator, denominator }: Ratio): string =>
  (Number((numerator * 20_000n + denominator) / (2n * denominator)) / 100).toFixed(2)

/** Every way to take so many of these in order. */
function orders<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) =>
    orders([...items.slice(0, index), ...items.slice(index + 1)], count - 1).map((rest) => [item, ...rest]),
  )
}
const choicesOf = (gameCode: string, code: string): readonly string[] => {
  const { pick } = playTypeOf(lottery(gameCode), code)!
  return pick.form === 'choice' ? pick.choices : []
}

/** The exact return in per cent: the verdicts on all draws of a list, equally likely. Equals the stated one. */
function share(
  gameCode: string,
  code: string,
  pick: readonly string[],
  draws: readonly DrawResult[],
): string {
  const paid = draws.reduce(
    (sum, draw) => plus(sum, times(oddsOf(gameCode, code, pick, draw), ratioOf(1, 1))),
    none,
  )
  const exact = times(paid, ratioOf(1, draws.length))
  expect(returnToPlayer(lottery(gameCode), { playType: code, pick })).toEqual(exact)
  return percent(exact)
}

/** What a pick is paid in a draw, before rounding. */
function oddsOf(gameCode: string, code: string, pick: readonly string[], draw: DrawResult): Ratio {
  const play = playTypeOf(lottery(gameCode), code)!
  return play
    .winsOf(pick, draw)
    .map((tier) => play.odds[tier] ?? none)
    .reduce(plus, none)
}

describe('K3', () => {
  const faces = range(1, 6).map(String)
  const throws: DrawResult[] = faces.flatMap((one) =>
    faces.flatMap((other) => faces.map((third) => [[one, other, third]])),
  )
  const shares = (code: string): string[] =>
    choicesOf('K3-1', code).map((choice) => share('K3-1', code, [choice], throws))

  it('returns what sic bo does, by all 216 throws', () => {
    expect(new Set([...shares('d3bs'), ...shares('d3oe')])).toEqual(new Set(['97.22']))
    const low = ['84.72', '86.11', '87.96', '90.28', '87.50', '92.59', '87.50']
    expect(shares('d3sum')).toEqual([...low, ...low.toReversed()])
    expect(new Set(shares('d3one'))).toEqual(new Set(['92.13']))
    expect(new Set(shares('d3two'))).toEqual(new Set(['97.22']))
    expect(new Set(shares('d3dbl'))).toEqual(new Set(['81.48']))
    expect(shares('d3tri')).toEqual([...Array(6).fill('83.80'), '86.11'])
  })
})

describe('11x5', () => {
  const balls = range(1, 11).map(two)
  const draws: DrawResult[] = orders(balls, 5).map((draw) => [draw])
  /** One draw of each set of five balls; for plays on which their order has no bearing. */
  const sets = draws.filter(([row = []]) => row.every((ball, index) => index === 0 || row[index - 1]! < ball))
  /** All orders of the first three balls, each with any two others. */
  const starts: DrawResult[] = orders(balls, 3).map((first) => [
    [...first, ...balls.filter((ball) => !first.includes(ball)).slice(0, 2)],
  ])

  it('returns 98 % on picked balls and on the first ones, and 98.14 % on the sum, which 30 gives back', () => {
    expect([draws.length, sets.length]).toEqual([55_440, 462])
    for (const count of range(1, 8))
      expect(share('B11-3', `e${count}`, balls.slice(2, 2 + count), sets)).toBe('98.00')
    for (const count of [1, 2, 3]) {
      const pick = range(1, count).map((index) => `${two(index)}-${two(8 - index)}`)
      expect(share('B11-3', `ef${count}`, pick, starts)).toBe('98.00')
    }
    for (const count of [2, 3])
      expect(share('B11-3', `eg${count}`, balls.slice(4, 4 + count), starts)).toBe('98.00')
    for (const [code, figures] of [
      ['ebs', ['98.14', '98.14']],
      ['eoe', ['98.00', '98.00']],
      ['eod', Array(6).fill('98.00')],
    ] as const)
      expect(choicesOf('B11-3', code).map((choice) => share('B11-3', code, [choice], sets))).toEqual(figures)
    expect(['dragon', 'tiger'].map((choice) => share('B11-3', 'edt', [choice], draws))).toEqual([
      '98.00',
      '98.00',
    ])
  })

  it('takes each ball and each position once', () => {
    const fault = (pick: string[]) => validatePick(lottery('B11-3'), { playType: 'ef2', pick })
    expect(fault(['01-07', '02-03'])).toBeUndefined()
    expect(fault(['01-07', '01-03'])).toBe('twice')
    expect(fault(['01-07', '02-07'])).toBe('twice')
    expect(fault(['01-07', '03-08'])).toBe('form')
    expect(fault(['01-07', '02-12'])).toBe('form')
    expect(fault(['01-07', '02-00'])).toBe('form')
    expect(fault(['01-07'])).toBe('count')
  })
})

describe('PK10', () => {
  const cars = range(1, 10).map(two)
  const finishes = (first: readonly string[]): DrawResult => [
    [...first, ...cars.filter((car) => !first.includes(car))],
  ]
  const starts = orders(cars, 3).map(finishes)

  it('returns 98 % on every side, sum and position', () => {
    for (const code of ['psbs', 'psoe', 'psum', 'pbs', 'poe'])
      expect(
        new Set(choicesOf('PK10-5', code).map((choice) => share('PK10-5', code, [choice], starts))),
      ).toEqual(new Set(['98.00']))
    expect(share('PK10-5', 'pf2', ['01-10', '02-01'], starts)).toBe('98.00')
    expect(share('PK10-5', 'pf3', ['01-10', '02-01', '03-05'], starts)).toBe('98.00')
  })

  it('returns 98 % on a car at any position, and on each of the five duels', () => {
    for (const index of range(1, 10)) {
      const draws = cars.map((car): DrawResult => {
        const others = cars.filter((each) => each !== car)
        return [[...others.slice(0, index - 1), car, ...others.slice(index - 1)]]
      })
      expect(share('PK10-5', 'pat', [`${two(index)}-07`], draws)).toBe('98.00')
    }
    for (const index of range(1, 5)) {
      const draws = orders(cars, 2).map(([car = '', against = '']): DrawResult => {
        const row = cars.filter((each) => each !== car && each !== against)
        row.splice(index - 1, 0, car)
        row.splice(10 - index, 0, against)
        return [row]
      })
      expect(['dragon', 'tiger'].map((choice) => share('PK10-5', `pdt${index}`, [choice], draws))).toEqual([
        '98.00',
        '98.00',
      ])
    }
  })

  it('counts 40 of 90 orders of the first two as big, and as many as even', () => {
    const { odds } = playTypeOf(lottery('PK10-5'), 'psbs')!
    expect([odds['big'], odds['small']]).toEqual([ratioOf(98 * 90, 4_000), ratioOf(98 * 90, 5_000)])
  })
})

describe('Max 3D Pro', () => {
  it('returns what its prizes state, by every sequence of each row', () => {
    // Of each row only which of the two numbers come matters, so all sequences of `a`, `b` and the 998 others are counted.
    const sequences = (count: number): { row: string[]; weight: bigint }[] =>
      count === 0
        ? [{ row: [], weight: 1n }]
        : sequences(count - 1).flatMap(({ row, weight }) => [
            { row: [...row, '123'], weight },
            { row: [...row, '456'], weight },
            { row: [...row, '999'], weight: weight * 998n },
          ])
    const classes = (count: number): { row: string[]; weight: bigint }[] => {
      const sums = new Map<string, { row: string[]; weight: bigint }>()
      for (const { row, weight } of sequences(count)) {
        const key = count === 2 ? row.join() : ['123', '456'].filter((number) => row.includes(number)).join()
        sums.set(key, { row, weight: (sums.get(key)?.weight ?? 0n) + weight })
      }
      return [...sums.values()]
    }
    const [db, g1, g2, g3] = [2, 4, 6, 8].map(classes) as [
      ReturnType<typeof classes>,
      ...ReturnType<typeof classes>[],
    ]
    let [paid, all] = [none, 0n]
    for (const first of db)
      for (const second of g1!)
        for (const third of g2!)
          for (const fourth of g3!) {
            const weight = first.weight * second.weight * third.weight * fourth.weight
            const draw = [first, second, third, fourth].map(({ row }) => row)
            all += weight
            paid = plus(paid, times(oddsOf('MAX-3DPRO', 'm3pro', ['123456'], draw), ratioOf(weight, 1n)))
          }
    const exact = times(paid, ratioOf(1n, all))
    expect(all).toBe(1_000n ** 20n)
    expect(returnToPlayer(lottery('MAX-3DPRO'), { playType: 'm3pro', pick: ['123456'] })).toEqual(exact)
    expect(percent(exact)).toBe('53.45')
  })

  it('needs two different numbers, and pays DB more in their order', () => {
    const fault = (pick: string) => validatePick(lottery('MAX-3DPRO'), { playType: 'm3pro', pick: [pick] })
    expect(['123456', '123123', '12345'].map(fault)).toEqual([undefined, 'form', 'form'])
    const draw = [['123', '456'], ...[4, 6, 8].map((count) => Array<string>(count).fill('000'))]
    const paid = (pick: string) =>
      judge(lottery('MAX-3DPRO'), { playType: 'm3pro', pick: [pick] }, draw, {
        stakePerLot: units(1),
        currency: 'USD',
      })
    expect(['123456', '456123', '123000', '000456'].map(paid)).toEqual(
      [200_000, 40_000, 100, 100].map((amount) => units(amount)),
    )
  })
})

describe('the Thai ticket', () => {
  it('returns exactly 60 %, number by number', () => {
    const rows = [1, 2, 2, 1, 5, 10, 50, 100]
    const digits = [6, 3, 3, 2, 6, 6, 6, 6]
    const pick = ['100001']
    // Prizes add up, so each number of a draw counts by itself: all that it can be, in a draw of nothing else.
    const { winsOf, odds } = playTypeOf(lottery('TH-TICKET'), 'tk6')!
    const exact = rows
      .map((count, row) => {
        const draw: string[][] = rows.map((_, index) => (index === 0 ? ['x'] : []))
        const numbers = 10 ** digits[row]!
        let paid = none
        for (let number = 0; number < numbers; number += 1) {
          draw[row] = [String(number).padStart(digits[row]!, '0')]
          for (const tier of winsOf(pick, draw)) paid = plus(paid, odds[tier] ?? none)
        }
        return times(paid, ratioOf(count, numbers))
      })
      .reduce(plus, none)
    expect(exact).toEqual(ratioOf(60, 100))
    expect(returnToPlayer(lottery('TH-TICKET'), { playType: 'tk6', pick })).toEqual(exact)
  })

  it('wins every prize that it has, and beside the first prize also across the end', () => {
    const draw = (first: string, ...others: string[][]): DrawResult => [[first], ...others]
    const wins = (pick: string, result: DrawResult) =>
      playTypeOf(lottery('TH-TICKET'), 'tk6')!.winsOf([pick], result)
    expect(wins('999999', draw('000000'))).toEqual(['near'])
    expect(wins('123456', draw('123456', ['123', '123'], ['456', '000'], ['56'], ['123456']))).toEqual([
      'first',
      'front3',
      'front3',
      'last3',
      'last2',
      'second',
    ])
  })
})

it('every play of the further fast lotteries has a name of its own', () => {
  for (const gameCode of ['K3-1', 'B11-3', 'PK10-5']) {
    const codes = playTypesOf(lottery(gameCode)).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  }
})
