// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { units } from '../money.ts'
import { lotteryOf } from './lotteries.ts'
import type { DrawResult, Region } from './lottery.ts'
import { playTypeOf, playTypesOf } from './play-types.ts'
import { choose, isAbove, none, plus, type Ratio, ratioOf, times } from './ratio.ts'
import { prizeRows } from './result-shape.ts'
import { judge, returnToPlayer } from './wager.ts'

const lotteryOfRegion: Readonly<Record<Region, string>> = { MB: 'MB-HN', MT: 'MT-HUE', MN: 'MN-AG' }
const lottery = (gameCode: string) => lotteryOf(gameCode)!

/** A share as text, rounded half up to `digits` decimals: .05488 from 5. */
function decimals({ numerator, denominator }: Ratio, digits: number): string {
  const scaled = (numerator * 2n * 10n ** BigInt(digits) + denominator) / (denominator * 2n)
  return (Number(scaled) / 10 ** digits).toFixed(digits)
}
const percent = (share: Ratio): string => decimals(times(share, ratioOf(100, 1)), 2)

const rtp = (gameCode: string, playType: string, pick: readonly string[]): string =>
  percent(returnToPlayer(lottery(gameCode), { playType, pick }))

/** The return of one unit a lot in a draw, as a ratio. */
const returned = (gameCode: string, playType: string, pick: readonly string[], result: DrawResult): Ratio =>
  ratioOf(
    judge(lottery(gameCode), { playType, pick }, result, { stakePerLot: units(1), currency: 'USD' }),
    units(1),
  )

const firstEndings = (count: number, lowest = 0): string[] =>
  Array.from({ length: count }, (_, index) => String(lowest + index).padStart(2, '0'))

/** A draw in which every number is `filler` repeated, except those in `rows`. */
const drawOf = (
  region: Region,
  filler: string,
  rows: Readonly<Record<string, readonly string[]>> = {},
): DrawResult =>
  prizeRows(region).map(
    ({ label, count, digits }) => rows[label] ?? Array.from({ length: count }, () => filler.repeat(digits)),
  )

describe('plays on endings', () => {
  const plays: readonly (readonly [code: string, pick: string, figure: string])[] = [
    ['lo2', '15', '99.00'],
    ['lo3', '071', '90.00'],
    ['de', '32', '95.00'],
    ['de_dau', '54', '95.00'],
    ['de_g1', '09', '95.00'],
    ['de_3c', '332', '90.00'],
    ['xc', '516', '90.00'],
    ['lo4', '6147', '80.00'],
    ['de_4c', '0332', '80.00'],
  ]

  it.each(['MB', 'MN'] as const)(
    'return their share of the stakes: every ending of every number counted, %s',
    (region) => {
      const gameCode = lotteryOfRegion[region]
      for (const [code, pick, figure] of plays) {
        // The last digits of one number after another take all their values; the returns of single numbers
        // add up.
        const play = playTypeOf(lottery(gameCode), code)!
        const endings = 10 ** pick.length
        let wins = 0
        prizeRows(region).forEach(({ count, digits }, rowIndex, rows) => {
          if (digits < pick.length) return
          for (let ending = 0; ending < endings; ending += 1) {
            const number = '0'.repeat(digits - pick.length) + String(ending).padStart(pick.length, '0')
            wins +=
              count *
              play.winsOf(
                [pick],
                rows.map((_, index) => (index === rowIndex ? [number] : [])),
              ).length
          }
        })
        expect(ratioOf(wins, endings)).toEqual(play.expected('').win)
        expect(wins).toBe(play.lots)
        expect(rtp(gameCode, code, [pick])).toBe(figure)
      }
    },
  )

  it('compare 27, 23 and 20 numbers in the North, 18, 17 and 16 elsewhere', () => {
    const lots = (region: Region) =>
      ['lo2', 'lo3', 'lo4', 'de', 'de_dau', 'de_g1', 'xc'].map(
        (code) => playTypeOf(lottery(lotteryOfRegion[region]), code)!.lots,
      )
    expect(lots('MB')).toEqual([27, 23, 20, 1, 4, 1, 4])
    expect(lots('MT')).toEqual([18, 17, 16, 1, 1, 1, 2])
    expect(lots('MN')).toEqual([18, 17, 16, 1, 1, 1, 2])
  })

  it('hit at least once with lô of two digits in 0.237657 of the draws of 27 numbers, in 0.165486 of 18', () => {
    const atLeastOnce = (numbers: bigint) =>
      decimals(ratioOf(100n ** numbers - 99n ** numbers, 100n ** numbers), 6)
    expect([atLeastOnce(27n), atLeastOnce(18n)]).toEqual(['0.237657', '0.165486'])
    expect(
      ['MB', 'MN'].map((region) =>
        decimals(playTypeOf(lottery(lotteryOfRegion[region as Region]), 'lo2')!.expected('').win!, 2),
      ),
    ).toEqual(['0.27', '0.18'])
  })
})

describe('plays on one digit or one side of the special prize', () => {
  it('return 95 and 97.5 %: all hundred endings counted', () => {
    const draws = Array.from({ length: 100 }, (_, ending) =>
      drawOf('MB', '0', { DB: [`123${String(ending).padStart(2, '0')}`] }),
    )
    const share = (code: string, pick: string) =>
      percent(
        times(
          draws.map((draw) => returned('MB-HN', code, [pick], draw)).reduce(plus, none),
          ratioOf(1, draws.length),
        ),
      )
    for (const code of ['dau', 'duoi', 'tong'])
      for (let digit = 0; digit < 10; digit += 1)
        expect([share(code, String(digit)), rtp('MB-HN', code, [String(digit)])]).toEqual(['95.00', '95.00'])
    for (const [code, pick] of [
      ['tx', 'tai'],
      ['tx', 'xiu'],
      ['cl', 'chan'],
      ['cl', 'le'],
    ] as const)
      expect([share(code, pick), rtp('MB-HN', code, [pick])]).toEqual(['97.50', '97.50'])
  })
})

describe('plays on endings together', () => {
  /** Draws of so many numbers, of 100^numbers, in which of `chosen` endings exactly those `appearing` appear. */
  const drawsWithExactly = (appearing: number, chosen: number, numbers: number): bigint => {
    let draws = 0n
    for (let without = 0; without <= appearing; without += 1) {
      draws +=
        (without % 2 === 0 ? 1n : -1n) *
        choose(appearing, without) *
        BigInt(100 - chosen + appearing - without) ** BigInt(numbers)
    }
    return draws
  }

  /** The exact return, from the verdict on every set of the chosen endings that can appear. */
  function share(region: Region, code: string, count: number): Ratio {
    const numbers = prizeRows(region).reduce((sum, row) => sum + row.count, 0)
    const pick = firstEndings(count)
    let total = none
    for (let set = 0; set < 2 ** count; set += 1) {
      const appearing = pick.filter((_, index) => (set >> index) % 2 === 1)
      const rows: Readonly<Record<string, readonly string[]>> =
        region === 'MB'
          ? {
              G3: [...appearing.slice(0, 6), ...Array(6).fill('99')]
                .slice(0, 6)
                .map((ending) => `000${ending}`),
              G5: [...appearing.slice(6), ...Array(6).fill('99')].slice(0, 6).map((ending) => `00${ending}`),
            }
          : { G4: [...appearing, ...Array(7).fill('99')].slice(0, 7).map((ending) => `000${ending}`) }
      const chance = ratioOf(drawsWithExactly(appearing.length, count, numbers), 100n ** BigInt(numbers))
      total = plus(
        total,
        times(chance, returned(lotteryOfRegion[region], code, pick, drawOf(region, '9', rows))),
      )
    }
    return total
  }

  it('return by region the share of the rules, counted over every set of endings that can appear', () => {
    const figures = (region: Region, codes: readonly (readonly [string, number])[]) =>
      codes.map(([code, count]) => {
        const exact = share(region, code, count)
        expect(
          returnToPlayer(lottery(lotteryOfRegion[region]), { playType: code, pick: firstEndings(count) }),
        ).toEqual(exact)
        return percent(exact)
      })
    expect(
      figures('MB', [
        ['x2', 2],
        ['x3', 3],
        ['x4', 4],
      ]),
    ).toEqual(['93.30', '79.94', '66.75'])
    expect(
      figures('MN', [
        ['x2', 2],
        ['x3', 3],
        ['x4', 4],
      ]),
    ).toEqual(['78.32', '70.44', '55.52'])
    expect(
      figures('MT', [
        ['x2', 2],
        ['x3', 3],
        ['x4', 4],
      ]),
    ).toEqual(['78.32', '70.44', '55.52'])
    expect(
      figures('MB', [
        ['tr4', 4],
        ['tr5', 5],
        ['tr8', 8],
        ['tr10', 10],
      ]),
    ).toEqual(['86.36', '85.12', '84.21', '81.41'])
  })

  it('have the exact chances and fair odds of the rules', () => {
    const chances = (gameCode: string, codes: readonly string[], digits: number) =>
      codes.map((code) => decimals(playTypeOf(lottery(gameCode), code)!.expected('').win!, digits))
    const fair = (gameCode: string, code: string, digits: number) => {
      const { numerator, denominator } = playTypeOf(lottery(gameCode), code)!.expected('').win!
      return decimals(ratioOf(denominator, numerator), digits)
    }
    expect(chances('MB-HN', ['x2', 'x3', 'x4'], 7)).toEqual(['0.0548821', '0.0122979', '0.0026699'])
    expect(chances('MN-AG', ['x2', 'x3', 'x4'], 7)).toEqual(['0.0261078', '0.0039134', '0.0005552'])
    expect(chances('MB-HN', ['tr4', 'tr8', 'tr10'], 6)).toEqual(['0.332142', '0.105262', '0.058150'])
    expect([fair('MB-HN', 'x2', 2), fair('MB-HN', 'x3', 2), fair('MB-HN', 'x4', 1)]).toEqual([
      '18.22',
      '81.31',
      '374.5',
    ])
    expect([fair('MN-AG', 'x2', 2), fair('MN-AG', 'x3', 1), fair('MN-AG', 'x4', 0)]).toEqual([
      '38.30',
      '255.5',
      '1801',
    ])
  })
})

describe('Keno', () => {
  const allDraws = choose(80, 20)
  const balls = (numbers: readonly number[]): DrawResult => [
    numbers.map((ball) => String(ball).padStart(2, '0')).sort(),
  ]
  /** The given number of balls from the first list, and the others, up to 20, from the second. */
  const mixed = (count: number, kind: readonly number[], others: readonly number[]): DrawResult =>
    balls([...kind.slice(0, count), ...others.slice(0, 20 - count)])
  const range = (from: number, to: number, step = 1): number[] =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

  it('returns for one to ten picks the share of the rules, by the verdict on every number of hits', () => {
    const figures = range(1, 10).map((picks) => {
      const pick = firstEndings(picks, 1)
      const total = range(0, picks)
        .map((hits) =>
          times(
            ratioOf(choose(20, hits) * choose(60, picks - hits), choose(80, picks)),
            returned('KENO', `k${picks}`, pick, mixed(hits, range(1, picks), range(21, 80))),
          ),
        )
        .reduce(plus, none)
      expect(returnToPlayer(lottery('KENO'), { playType: `k${picks}`, pick })).toEqual(total)
      return percent(total)
    })
    expect(figures).toEqual([
      '50.00',
      '54.11',
      '55.50',
      '55.14',
      '54.91',
      '54.45',
      '55.12',
      '54.68',
      '54.73',
      '57.75',
    ])
  })

  it('returns on counts of big, small, even and odd the share of the rules, by the verdict on every count', () => {
    const share = (code: string, choice: string, kind: readonly number[], others: readonly number[]) => {
      const total = range(0, 20)
        .map((count) =>
          times(
            ratioOf(choose(40, count) * choose(40, 20 - count), allDraws),
            returned('KENO', code, [choice], mixed(count, kind, others)),
          ),
        )
        .reduce(plus, none)
      expect(returnToPlayer(lottery('KENO'), { playType: code, pick: [choice] })).toEqual(total)
      return percent(total)
    }
    const [small, big, odd, even] = [range(1, 40), range(41, 80), range(1, 79, 2), range(2, 80, 2)]
    expect([
      share('kbs', 'big', big, small),
      share('kbs', 'small', small, big),
      share('kbs', 'draw', big, small),
    ]).toEqual(['55.52', '55.52', '52.84'])
    expect([share('koe', 'even', even, odd), share('koe', 'odd', odd, even)]).toEqual(['54.23', '54.23'])
    expect([
      share('koe', 'even_11_12', even, odd),
      share('koe', 'odd_11_12', odd, even),
      share('koe', 'draw', even, odd),
    ]).toEqual(['60.07', '60.07', '40.65'])
    expect(decimals(ratioOf(choose(40, 10) ** 2n, allDraws), 8)).toBe('0.20324303')
  })

  /** How many of the C(80,20) draws have each total, counted ball by ball. */
  const drawsByTotal = (): bigint[] => {
    const ways = Array.from({ length: 21 }, () => Array<bigint>(1411).fill(0n))
    ways[0]![0] = 1n
    for (let ball = 1; ball <= 80; ball += 1) {
      for (let taken = 20; taken >= 1; taken -= 1)
        for (let total = 1410; total >= ball; total -= 1)
          ways[taken]![total]! += ways[taken - 1]![total - ball]!
    }
    return ways[20]!
  }

  /** A draw with this total: the lowest 20 balls, the highest of them moved up as far as needed. */
  const drawWithTotal = (total: number): DrawResult => {
    let left = total - 210
    return balls(
      range(1, 20)
        .reverse()
        .map((ball) => {
          const moved = Math.min(60, left)
          left -= moved
          return ball + moved
        }),
    )
  }

  it('returns on the total of all balls the share from the verdict on each of the 1201 totals', () => {
    const byTotal = drawsByTotal()
    const share = (code: string, choice: string) => {
      let sum = 0n
      for (let total = 210; total <= 1410; total += 1) {
        sum +=
          byTotal[total]! *
          judge(lottery('KENO'), { playType: code, pick: [choice] }, drawWithTotal(total), {
            stakePerLot: units(1),
            currency: 'USD',
          })
      }
      const exact = ratioOf(sum, allDraws * units(1))
      expect(returnToPlayer(lottery('KENO'), { playType: code, pick: [choice] })).toEqual(exact)
      return percent(exact)
    }
    expect([
      share('kou', 'over'),
      share('kou', 'under'),
      share('ktoe', 'odd'),
      share('ktoe', 'even'),
    ]).toEqual(['97.51', '97.51', '97.50', '97.50'])
    expect(decimals(ratioOf(byTotal[810]!, allDraws), 8)).toBe('0.00439643')
    expect(
      decimals(
        ratioOf(
          byTotal.slice(811).reduce((sum, draws) => sum + draws, 0n),
          allDraws,
        ),
        8,
      ),
    ).toBe('0.49780179')
  })
})

describe('the fast lotteries', () => {
  const allDraws = Array.from({ length: 100_000 }, (_, number): DrawResult => [
    [...String(number).padStart(5, '0')],
  ])
  const wins: readonly (readonly [code: string, pick: string, draws: number])[] = [
    ['st5', '40951', 1],
    ['st4', '0-000', 10],
    ['st3', '--347', 100],
    ['st2', '4---4', 1000],
    ['st1', '--0--', 10_000],
    ['g120', '40951', 120],
    ['g60', '40051', 60],
    ['g30', '44551', 30],
    ['g20', '00051', 20],
    ['g10', '00011', 10],
    ['g5', '00001', 5],
    ['zu3', '7-7-0', 300],
    ['zu6', '170--', 600],
    ['c3', '0', 27_100],
    ['c4', '7', 34_390],
    ['c5', '9', 40_951],
    ['cc3', '07', 5400],
    ['cc4', '07', 9740],
    ['cc5', '70', 14_670],
    ['r2', '0', 8146],
    ['r3', '5', 856],
    ['r4', '9', 46],
    ['sbs', 'big', 50_000],
    ['sbs', 'small', 50_000],
    ['soe', 'odd', 50_000],
    ['soe', 'even', 50_000],
    ['dt', 'dragon', 45_000],
    ['dt', 'tiger', 45_000],
    ['dt', 'tie', 10_000],
  ]

  it.each(wins)('win with %s %s in the draws that the rules count, of all 100,000', (code, pick, draws) => {
    const play = playTypeOf(lottery('D5-1'), code)!
    const canonical =
      'repeats' in play.pick && play.pick.form === 'numbers' ? [...pick].sort().join('') : pick
    const won = allDraws.filter((draw) => play.winsOf([canonical], draw).length > 0).length
    expect(won).toBe(draws)
    expect(Object.values(play.expected(pick))).toEqual([ratioOf(draws, 100_000)])
  })

  it('return 98 % of the stakes, the dragon and the tiger 97.65 %, their tie 96 %', () => {
    expect(new Set(wins.map(([code]) => code))).toEqual(
      new Set(playTypesOf(lottery('D5-1')).map(({ code }) => code)),
    )
    for (const [code, pick] of wins) {
      const figure = code === 'dt' ? { dragon: '97.65', tiger: '97.65', tie: '96.00' }[pick] : '98.00'
      expect([code, rtp('D5-1', code, [pick])]).toEqual([code, figure])
    }
  })

  it('share the 100,000 draws among the groups and the five of a kind', () => {
    const combinations = [252, 840, 360, 360, 90, 90]
    expect(
      [120, 60, 30, 20, 10, 5].reduce((sum, orders, index) => sum + orders * combinations[index]!, 10),
    ).toBe(100_000)
  })
})

it('no play returns more than was staked, whatever the pick', () => {
  for (const gameCode of [...Object.values(lotteryOfRegion), 'KENO', 'D5-1']) {
    for (const { code, odds, expected, lots, pick } of playTypesOf(lottery(gameCode))) {
      for (const choice of pick.form === 'choice' ? pick.choices : ['']) {
        const share = Object.entries(expected(choice)).reduce(
          (sum, [tier, count]) => plus(sum, times(count, odds[tier] ?? none)),
          none,
        )
        expect([gameCode, code, isAbove(share, ratioOf(lots, 1))]).toEqual([gameCode, code, false])
      }
    }
  }
})
