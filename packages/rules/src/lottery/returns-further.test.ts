// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { units } from '../money.ts'
import { faultOfJackpots, jackpotReturn, type JackpotTerms } from './jackpots.ts'
import { lotteryOf } from './lotteries.ts'
import type { BallLottery, DrawResult } from './lottery.ts'
import { playTypeOf, playTypesOf } from './play-types.ts'
import { none, plus, type Ratio, ratioOf, times } from './ratio.ts'
import { judge, returnToPlayer } from './wager.ts'

const lottery = (gameCode: string) => lotteryOf(gameCode)!
const percent = ({ numerator, denominator }: Ratio): string =>
  (Number((numerator * 20_000n + denominator) / (2n * denominator)) / 100).toFixed(2)
const rtp = (gameCode: string, playType: string, pick: readonly string[]): Ratio =>
  returnToPlayer(lottery(gameCode), { playType, pick })
const two = (ball: number): string => String(ball).padStart(2, '0')
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** How many ways there are to pick `count` balls with so many of the drawn ones: ball after ball, no formula. */
function picksByHits(of: number, drawn: number, count: number): bigint[][] {
  const ways = Array.from({ length: count + 1 }, () => Array<bigint>(count + 1).fill(0n))
  ways[0]![0] = 1n
  for (let ball = 1; ball <= of; ball += 1)
    for (let picked = count; picked >= 1; picked -= 1)
      for (let hits = count; hits >= 0; hits -= 1)
        ways[picked]![hits]! +=
          ball <= drawn ? (hits > 0 ? ways[picked - 1]![hits - 1]! : 0n) : ways[picked - 1]![hits]!
  return ways
}

/** The tier of each class of picks, by the verdict on one of them, and how many picks the class has. */
function classesOf(gameCode: string): { tier: string | undefined; picks: bigint }[] {
  const { drawn, of, further } = lottery(gameCode) as BallLottery
  const play = playTypesOf(lottery(gameCode))[0]!
  const draw: DrawResult = [
    range(1, drawn).map(two),
    ...(further ? [[further.label === 'bonus' ? two(drawn + 1) : '03']] : []),
  ]
  const others = range(drawn + 2, of).map(two)
  const tierFor = (pick: readonly string[]): string | undefined => play.winsOf(pick, draw)[0]
  return range(0, drawn).flatMap((hits) => {
    const hit = range(1, hits).map(two)
    if (further?.label === 'special')
      return range(1, further.of).map((special) => ({
        tier: tierFor([...hit, ...others.slice(0, drawn - hits), `s${two(special)}`]),
        picks: picksByHits(of, drawn, drawn)[drawn]![hits]!,
      }))
    const without = picksByHits(of - 1, drawn, drawn)
    return [
      { tier: tierFor([...hit, ...others.slice(0, drawn - hits)]), picks: without[drawn]![hits]! },
      ...(hits < drawn
        ? [
            {
              tier: tierFor([...hit, two(drawn + 1), ...others.slice(0, drawn - hits - 1)]),
              picks: without[drawn - 1]![hits]!,
            },
          ]
        : []),
    ]
  })
}

describe('lotteries with jackpots', () => {
  it.each([
    ['MEGA-645', 'mega6', 8_145_060n, { jackpot: 1n, 5: 234n, 4: 11_115n, 3: 182_780n }],
    ['POWER-655', 'power6', 28_989_675n, { jackpot: 1n, jackpot2: 6n, 5: 288n, 4: 17_640n, 3: 368_480n }],
    [
      'LOTTO-535',
      'lotto5',
      3_895_584n,
      { jackpot: 1n, 5: 11n, '4s': 150n, 4: 1_650n, '3s': 4_350n, 3: 47_850n, s: 320_131n },
    ],
  ] as const)(
    '%s: all picks, class by class, are in the prizes that the chances state',
    (gameCode, code, all, wins) => {
      const classes = classesOf(gameCode)
      expect(classes.reduce((sum, { picks }) => sum + picks, 0n)).toBe(all)
      const byTier: Record<string, bigint> = {}
      for (const { tier, picks } of classes)
        if (tier !== undefined) byTier[tier] = (byTier[tier] ?? 0n) + picks
      expect(byTier).toEqual(wins)
      expect(playTypeOf(lottery(gameCode), code)!.expected('')).toEqual(
        Object.fromEntries(Object.entries(wins).map(([tier, picks]) => [tier, ratioOf(picks, all)])),
      )
    },
  )

  it('return 13.70, 13.37 and 17.34 % by fixed prizes, and the jackpots what the stakes put into them', () => {
    const parts = (gameCode: string): string[] => {
      const { fixed, pooled, started } = jackpotReturn(lottery(gameCode))
      return [fixed, pooled, started].map(percent)
    }
    expect([parts('MEGA-645'), parts('POWER-655'), parts('LOTTO-535')]).toEqual([
      ['13.70', '40.00', '14.73'],
      ['13.37', '40.00', '16.56'],
      ['17.34', '35.00', '15.40'],
    ])
    // The same from the classes of picks, without any chance of the play.
    for (const gameCode of ['MEGA-645', 'POWER-655', 'LOTTO-535']) {
      const classes = classesOf(gameCode)
      const { odds } = playTypesOf(lottery(gameCode))[0]!
      const paid = classes
        .map(({ tier, picks }) => times(odds[tier ?? ''] ?? none, ratioOf(picks, 1)))
        .reduce(plus, none)
      const picks = classes.reduce((sum, each) => sum + each.picks, 0n)
      expect(times(paid, ratioOf(1n, picks))).toEqual(jackpotReturn(lottery(gameCode)).fixed)
    }
  })

  it('pay a jackpot only from its pool: by its own odds a pick of all balls returns nothing', () => {
    const pick = range(1, 6).map(two)
    expect(
      judge(lottery('MEGA-645'), { playType: 'mega6', pick }, [pick], {
        stakePerLot: units(1),
        currency: 'USD',
      }),
    ).toBe(0n)
    expect(
      judge(lottery('MEGA-645'), { playType: 'mega6', pick }, [pick], {
        stakePerLot: units(1),
        currency: 'USD',
        odds: {
          jackpot: ratioOf(1_200_000, 1),
        },
      }),
    ).toBe(units(1_200_000))
  })

  it('refuse terms under which more than the stakes would return, and unknown jackpots', () => {
    const line = (more: Partial<JackpotTerms>): JackpotTerms => ({
      ...{ gameCode: 'MEGA-645', tier: 'jackpot', start: 1_200_000, percent: 40, leastStake: 1 },
      ...more,
    })
    expect(faultOfJackpots([line({})])).toBeUndefined()
    expect(faultOfJackpots([line({ percent: 60 })])).toBeUndefined()
    expect(faultOfJackpots([line({}), line({ percent: 61 })])).toEqual({ line: 0, fault: 'return' })
    expect(faultOfJackpots([line({ leastStake: 0.1 })])).toEqual({ line: 0, fault: 'return' })
    expect(faultOfJackpots([line({ tier: 'jackpot2' })])).toEqual({ line: 0, fault: 'jackpot' })
    expect(faultOfJackpots([line({ gameCode: 'KENO' })])).toEqual({ line: 0, fault: 'jackpot' })
  })
})

describe('Max 3D', () => {
  const rows = [2, 4, 6, 8]

  it('returns 54.60 % on one number: each of 20 numbers takes all its thousand values', () => {
    let paid = none
    rows.forEach((count, row) => {
      for (let number = 0; number < 1_000; number += 1) {
        const draw = rows.map((_, index) => (index === row ? [String(number).padStart(3, '0')] : []))
        const returned = judge(lottery('MAX-3D'), { playType: 'm3', pick: ['071'] }, draw, {
          stakePerLot: units(1),
          currency: 'USD',
        })
        paid = plus(paid, times(ratioOf(returned, units(1)), ratioOf(count, 1_000)))
      }
    })
    expect(rtp('MAX-3D', 'm3', ['071'])).toEqual(paid)
    expect(percent(paid)).toBe('54.60')
  })

  it('returns on two numbers what the verdict on all 256 sets of found numbers says, number after number', () => {
    // State: for each row, whether it has the first and the second number; in how many of 1000^20 draws.
    let states = new Map<number, bigint>([[0, 1n]])
    rows.forEach((count, row) => {
      for (let position = 0; position < count; position += 1) {
        const next = new Map<number, bigint>()
        for (const [state, draws] of states)
          for (const [bit, numbers] of [
            [1 << (2 * row), 1n],
            [2 << (2 * row), 1n],
            [0, 998n],
          ] as const)
            next.set(state | bit, (next.get(state | bit) ?? 0n) + draws * numbers)
        states = next
      }
    })
    let paid = 0n
    for (const [state, draws] of states) {
      const draw = rows.map((_, row) => [
        ...((state >> (2 * row)) % 2 === 1 ? ['005'] : []),
        ...((state >> (2 * row + 1)) % 2 === 1 ? ['940'] : []),
      ])
      paid +=
        draws *
        judge(lottery('MAX-3D'), { playType: 'm3plus', pick: ['940', '005'] }, draw, {
          stakePerLot: units(1),
          currency: 'USD',
        })
    }
    const exact = ratioOf(paid, 1_000n ** 20n * units(1))
    expect(rtp('MAX-3D', 'm3plus', ['940', '005'])).toEqual(exact)
    expect(percent(exact)).toBe('53.16')
  })
})

describe('Thailand, Laos and Hanoi', () => {
  const endings = (digits: number): string[] =>
    range(0, 10 ** digits - 1).map((ending) => String(ending).padStart(digits, '0'))

  /** The exact return, by the verdict on every ending of the number that the play compares. */
  function share(gameCode: string, code: string, pick: string, digits: number, row: number): string {
    const paid = endings(digits)
      .map((ending) =>
        judge(
          lottery(gameCode),
          { playType: code, pick: [pick] },
          range(0, 3).map((index) => (index === row ? [`31${ending}`] : ['', ''])),
          { stakePerLot: units(1), currency: 'USD' },
        ),
      )
      .reduce((sum, each) => sum + each, 0n)
    const exact = ratioOf(paid, BigInt(10 ** digits) * units(1))
    expect(rtp(gameCode, code, [pick])).toEqual(exact)
    return percent(exact)
  }

  it.each([
    ['TH-GOV', 3],
    ['HAN-STD', 1],
    ['HAN-SPC', 1],
    ['HAN-VIP', 1],
  ])('%s returns 90, 90, 90, 90, 86.72 and 79.80 %', (gameCode, bottom) => {
    expect([
      share(gameCode, 'top3', '071', 3, 0),
      share(gameCode, 'tod3', '710', 3, 0),
      share(gameCode, 'top2', '71', 3, 0),
      share(gameCode, 'bottom2', '05', 2, bottom),
      share(gameCode, 'run_top', '7', 3, 0),
      share(gameCode, 'run_bottom', '0', 2, bottom),
    ]).toEqual(['90.00', '90.00', '90.00', '90.00', '86.72', '79.80'])
  })

  it('Laos returns 60, 50 and 60 %, Hanoi 80 % on four digits', () => {
    expect([
      share('LA-DEV', 'top4', '0071', 4, 0),
      share('LA-DEV', 'top3', '071', 4, 0),
      share('LA-DEV', 'top2', '71', 4, 0),
      share('HAN-STD', 'top4', '0071', 4, 0),
    ]).toEqual(['60.00', '50.00', '60.00', '80.00'])
  })
})
