// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Amount, amountOfMillionths, formatAmount, units, zero } from '../money.ts'
import { drawResult } from './draw-result.ts'
import { lotteries, lotteryOf } from './lotteries.ts'
import { oddsOf } from './odds.ts'
import type { PickForm } from './play-type.ts'
import { defaultPlayType, playTypeOf, playTypesOf } from './play-types.ts'
import {
  costOf,
  expandPick,
  judge,
  mostReturn,
  picksOf,
  validatePick,
  validBetOf,
  type Wager,
} from './wager.ts'
import { parseResult } from './winning-number.ts'

const lottery = (gameCode: string) => lotteryOf(gameCode)!
const hanoi = lottery('MB-HN')
const anGiang = lottery('MN-AG')
const keno = lottery('KENO')
const fast = lottery('D5-1')

/** The North's draw of 2024-12-31 (game-rules.md section 6.4). */
const north = parseResult(
  hanoi,
  '35327~96315~50143,20206~07932,08988,36264,57903,44283,79535~4414,7210,7445,6147~5351,0558,3252,0730,7025,6593~993,346,071~61,98,60,15',
)!
/** An Giang's known numbers of 2026-08-20; those that game-rules.md section 6.4 leaves out are zeros. */
const south = parseResult(
  anGiang,
  '510332~89516~00000~00000,00000~00000,00000,00000,00000,00000,00000,00000~0000~0000,0000,0000~516~54',
)!

/** Cost and return of a wager in the North's draw, in whole units. */
function northern(
  playType: string,
  pick: readonly string[],
  stake: number,
  dao = false,
): [cost: Amount, gross: Amount] {
  const wager: Wager = { playType, pick, dao }
  return [
    costOf(hanoi, wager, units(stake)),
    judge(hanoi, wager, north, { stakePerLot: units(stake), currency: 'USD' }),
  ]
}

describe('the worked examples of the North', () => {
  it('pay lô for every repeat', () => {
    expect(northern('lo2', ['15'], 1000)).toEqual([units(27_000), units(198_000)])
    expect(northern('lo2', ['27', '44'], 1000)).toEqual([units(54_000), units(99_000)])
    expect(northern('lo3', ['993'], 1000)).toEqual([units(23_000), units(900_000)])
    expect(northern('lo4', ['6147'], 1000)).toEqual([units(20_000), units(8_000_000)])
  })

  it('pay plays on the special prize', () => {
    expect(northern('de', ['27'], 10_000)).toEqual([units(10_000), units(950_000)])
    expect(northern('de_3c', ['327'], 10_000)).toEqual([units(10_000), units(9_000_000)])
    expect(northern('dau', ['2'], 10_000)).toEqual([units(10_000), units(95_000)])
    expect(northern('duoi', ['7'], 10_000)).toEqual([units(10_000), units(95_000)])
    expect(northern('tong', ['9'], 10_000)).toEqual([units(10_000), units(95_000)])
    expect(northern('tx', ['xiu'], 10_000)).toEqual([units(10_000), units(19_500)])
    expect(northern('tx', ['tai'], 10_000)).toEqual([units(10_000), zero])
    expect(northern('cl', ['le'], 10_000)).toEqual([units(10_000), units(19_500)])
    expect(northern('cl', ['chan'], 10_000)).toEqual([units(10_000), zero])
  })

  it('pay xiên once however often its numbers repeat, and trượt when none appears', () => {
    expect(northern('x2', ['15', '93'], 10_000)).toEqual([units(10_000), units(170_000)])
    expect(northern('x3', ['15', '93', '99'], 10_000)).toEqual([units(10_000), zero])
    expect(northern('tr4', ['00', '01', '02', '04'], 10_000)).toEqual([units(10_000), units(26_000)])
    expect(northern('tr4', ['00', '01', '02', '15'], 10_000)).toEqual([units(10_000), zero])
  })

  it('pay xỉu chủ on G6, and đảo on both orders', () => {
    expect(northern('xc', ['071'], 1000)).toEqual([units(4_000), units(900_000)])
    expect(northern('lo2', ['51'], 1000, true)).toEqual([units(54_000), units(297_000)])
  })
})

describe('the worked example of the South', () => {
  const southern = (playType: string, pick: string) => [
    costOf(anGiang, { playType, pick: [pick] }, units(1)),
    judge(anGiang, { playType, pick: [pick] }, south, { stakePerLot: units(1), currency: 'USD' }),
  ]

  it('reads the rows of the South', () => {
    expect(southern('de', '32')).toEqual([units(1), units(95)])
    expect(southern('de_dau', '54')).toEqual([units(1), units(95)])
    expect(southern('de_3c', '332')).toEqual([units(1), units(900)])
    expect(southern('xc', '516')).toEqual([units(2), units(900)])
    expect(southern('lo2', '16')).toEqual([units(18), units(198)])
    expect(southern('de_g1', '16')).toEqual([units(1), units(95)])
    expect(southern('de_4c', '0332')).toEqual([units(1), units(8000)])
  })
})

describe('leading zeros', () => {
  it('count as digits', () => {
    expect(northern('lo3', ['071'], 1)).toEqual([units(23), units(900)])
    expect(northern('lo3', ['710'], 1)).toEqual([units(23), zero])
    expect(northern('lo2', ['06'], 1)).toEqual([units(27), units(99)])
    expect(
      judge(
        keno,
        { playType: 'k1', pick: ['07'] },
        [Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'))],
        { stakePerLot: units(1), currency: 'USD' },
      ),
    ).toBe(units(2))
  })
})

describe('a pick', () => {
  const faultOf = (gameCode: string, playType: string, pick: readonly string[], dao?: boolean) =>
    validatePick(lottery(gameCode), { playType, pick, dao })

  it('fits its play', () => {
    expect(faultOf('MB-HN', 'lo2', ['00', '99'])).toBeUndefined()
    expect(
      faultOf(
        'MB-HN',
        'tr10',
        Array.from({ length: 10 }, (_, index) => `0${index}`),
      ),
    ).toBeUndefined()
    expect(
      faultOf(
        'KENO',
        'k10',
        Array.from({ length: 10 }, (_, index) => String(71 + index)),
      ),
    ).toBeUndefined()
    expect(faultOf('D5-1', 'st2', ['---47', '0---0'])).toBeUndefined()
    expect(faultOf('D5-1', 'zu3', ['11-2-'])).toBeUndefined()
    expect(faultOf('D5-1', 'g30', ['33221'])).toBeUndefined()
    expect(faultOf('MN-AG', 'lo2', ['12'], true)).toBeUndefined()
  })

  it('is refused when the lottery does not have the play', () => {
    expect(faultOf('MN-AG', 'tr4', ['00', '01', '02', '03'])).toBe('playType')
    expect(faultOf('KENO', 'lo2', ['15'])).toBe('playType')
    expect(faultOf('MB-HN', 'dao', ['15'])).toBe('playType')
    expect(faultOf('D5-1', 'toString', ['15'])).toBe('playType')
    expect(faultOf('MB-HN', 'x2', ['15', '51'], true)).toBe('dao')
    expect(faultOf('KENO', 'k1', ['15'], true)).toBe('dao')
  })

  it('is refused when there are too few or too many', () => {
    for (const [playType, count] of [
      ['lo2', 0],
      ['lo2', 101],
      ['x2', 1],
      ['x2', 3],
      ['tx', 0],
      ['tx', 2],
      ['dau', 11],
    ] as const) {
      expect(
        faultOf(
          'MB-HN',
          playType,
          Array.from({ length: count }, (_, index) => String(index).padStart(2, '0')),
        ),
      ).toBe('count')
    }
  })

  it('is refused when a number has another form', () => {
    for (const wrong of ['', '1', '123', '1a', '-1', ' 1', '１２', '1.'])
      expect(faultOf('MB-HN', 'lo2', [wrong])).toBe('form')
    for (const wrong of ['00', '81', '7', '007']) expect(faultOf('KENO', 'k1', [wrong])).toBe('form')
    for (const wrong of ['47', '--4--', '---4-7', '1--47', '---4x', '-----'])
      expect(faultOf('D5-1', 'st2', [wrong])).toBe('form')
    for (const wrong of ['12345', '11222', '1122', '11223-'])
      expect(faultOf('D5-1', 'g60', [wrong])).toBe('form')
    for (const wrong of ['111--', '123--', '11---']) expect(faultOf('D5-1', 'zu3', [wrong])).toBe('form')
    expect(faultOf('MB-HN', 'tx', ['big'])).toBe('form')
    expect(faultOf('D5-1', 'cc3', ['44'])).toBe('form')
  })

  it('is refused when the same is chosen twice, also in another order where order does not matter', () => {
    expect(faultOf('MB-HN', 'x2', ['15', '15'])).toBe('twice')
    expect(faultOf('KENO', 'k2', ['07', '07'])).toBe('twice')
    expect(faultOf('D5-1', 'g10', ['77711', '17177'])).toBe('twice')
    expect(faultOf('D5-1', 'zu3', ['1-12-', '2-11-'])).toBe('twice')
    expect(faultOf('D5-1', 'cc4', ['37', '73'])).toBe('twice')
  })

  it('that is refused has neither price nor verdict, and nor has a stake of nothing', () => {
    for (const stake of [zero, amountOfMillionths(-1n)])
      expect(() => costOf(hanoi, { playType: 'lo2', pick: ['15'] }, stake)).toThrow(RangeError)
    expect(() => costOf(hanoi, { playType: 'lo2', pick: ['1'] }, units(1))).toThrow(RangeError)
    expect(() =>
      judge(hanoi, { playType: 'lo9', pick: ['15'] }, north, { stakePerLot: units(1), currency: 'USD' }),
    ).toThrow(RangeError)
  })
})

describe('đảo', () => {
  it('makes a pick of every distinct order', () => {
    expect(expandPick(hanoi, { playType: 'lo3', pick: ['123'], dao: true })).toEqual([
      '123',
      '132',
      '213',
      '231',
      '312',
      '321',
    ])
    expect(expandPick(hanoi, { playType: 'lo3', pick: ['100'], dao: true })).toEqual(['001', '010', '100'])
    expect(expandPick(hanoi, { playType: 'de_4c', pick: ['1234'], dao: true })).toHaveLength(24)
    expect(expandPick(hanoi, { playType: 'lo2', pick: ['11'], dao: true })).toEqual(['11'])
  })

  it('pays for an order once when two numbers share it', () => {
    const wager: Wager = { playType: 'lo2', pick: ['51', '15'], dao: true }
    expect(picksOf(hanoi, wager)).toBe(2)
    expect(costOf(hanoi, wager, units(1))).toBe(units(54))
  })
})

describe('a return', () => {
  it('is rounded down once, after all prizes are added', () => {
    const returned = (...pick: readonly string[]) =>
      formatAmount(
        judge(fast, { playType: 'zu3', pick }, parseResult(fast, '2,1,1,2,2')!, {
          stakePerLot: units(1),
          currency: 'USD',
        }),
      )
    expect(playTypeOf(fast, 'zu3')?.odds.win).toEqual(oddsOf(980n, 3n))
    expect(returned('112--')).toBe('326.66')
    expect(returned('112--', '-112-')).toBe('653.33')
    expect(returned('112--', '-112-', '--122')).toBe('980.00')
  })

  it('uses the odds that the ticket was sold at, and the default for a missing tier', () => {
    const wager: Wager = { playType: 'lo2', pick: ['15'] }
    expect(
      judge(hanoi, wager, north, { stakePerLot: units(1), currency: 'USD', odds: { win: oddsOf(80n, 1n) } }),
    ).toBe(units(160))
    expect(
      judge(hanoi, wager, north, { stakePerLot: units(1), currency: 'USD', odds: { win: oddsOf(0n, 1n) } }),
    ).toBe(zero)
    const four = Array.from({ length: 20 }, (_, index) =>
      String(index < 4 ? index + 1 : index + 20).padStart(2, '0'),
    )
    expect(
      judge(keno, { playType: 'k5', pick: ['01', '02', '03', '04', '05'] }, [four], {
        stakePerLot: units(1),
        currency: 'USD',
        odds: {
          5: oddsOf(500n, 1n),
        },
      }),
    ).toBe(units(15))
  })

  it('is the same whatever order the numbers were chosen in', () => {
    expect(northern('x2', ['93', '15'], 1)).toEqual(northern('x2', ['15', '93'], 1))
    expect(expandPick(hanoi, { playType: 'x2', pick: ['93', '15'] })).toEqual(['15', '93'])
  })

  it('is never above the most that the operator must be able to pay', () => {
    const digit = fc.integer({ min: 0, max: 2 })
    fc.assert(
      fc.property(
        fc.constantFrom('MB-HN', 'MN-AG', 'KENO', 'D5-1'),
        fc.infiniteStream(digit),
        fc.nat(),
        (gameCode, stream, which) => {
          const drawn = lottery(gameCode)
          const plays = playTypesOf(drawn)
          const play = plays[which % plays.length]!
          const wager: Wager = { playType: play.code, pick: anyPick(play.pick, () => stream.next().value) }
          const result = drawResult(drawn, (bound) => stream.next().value % bound)
          expect(validatePick(drawn, wager)).toBeUndefined()
          expect(
            judge(drawn, wager, result, { stakePerLot: units(1), currency: 'USD' }) <=
              mostReturn(drawn, wager, units(1)),
          ).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('reaches that most when every number of a draw is the same', () => {
    const nines = drawResult(hanoi, (bound) => bound - 1)
    for (const [playType, nine] of [
      ['lo2', '99'],
      ['lo3', '999'],
      ['lo4', '9999'],
      ['de', '99'],
      ['de_dau', '99'],
      ['xc', '999'],
    ] as const) {
      const wager: Wager = { playType, pick: [nine] }
      expect(judge(hanoi, wager, nines, { stakePerLot: units(1), currency: 'USD' })).toBe(
        mostReturn(hanoi, wager, units(1)),
      )
    }
  })
})

describe('plays on the five balls', () => {
  const wins = (playType: string, pick: string, draw: string) =>
    judge(fast, { playType, pick: [pick] }, parseResult(fast, draw)!, {
      stakePerLot: units(1),
      currency: 'USD',
    }) > 0n

  it('find digits among the last three, the last four or all balls', () => {
    expect([wins('c3', '1', '1,1,0,0,0'), wins('c3', '1', '0,0,1,0,0')]).toEqual([false, true])
    expect([
      wins('c4', '1', '1,0,0,0,0'),
      wins('c4', '1', '0,1,0,0,0'),
      wins('c5', '1', '1,0,0,0,0'),
    ]).toEqual([false, true, true])
    expect([
      wins('cc3', '12', '1,0,2,0,0'),
      wins('cc4', '12', '0,1,2,0,0'),
      wins('cc5', '12', '1,0,0,0,2'),
    ]).toEqual([false, true, true])
    expect([wins('r3', '1', '1,0,1,0,1'), wins('r3', '1', '1,0,1,0,0')]).toEqual([true, false])
  })

  it('compare digits at their positions, and the first ball with the last', () => {
    expect([
      wins('st2', '---47', '0,0,0,4,7'),
      wins('st2', '---47', '4,7,0,0,0'),
      wins('st2', '4---7', '4,0,0,0,7'),
    ]).toEqual([true, false, true])
    expect([
      wins('dt', 'dragon', '5,9,9,9,4'),
      wins('dt', 'tiger', '5,0,0,0,6'),
      wins('dt', 'tie', '5,0,0,0,5'),
      wins('dt', 'dragon', '5,0,0,0,5'),
    ]).toEqual([true, true, true, false])
  })
})

describe('the turnover of a wager', () => {
  /** The given number of balls above 40, the others below. */
  const drawWith = (big: number) => [
    [
      ...Array.from({ length: 20 - big }, (_, index) => 10 + index),
      ...Array.from({ length: big }, (_, index) => 41 + index),
    ].map(String),
  ]
  const turnover = (playType: string, choice: string, big: number) =>
    validBetOf(keno, { playType, pick: [choice] }, drawWith(big), units(7))

  it('is nothing when the draw returned the stake, otherwise its cost, won or lost', () => {
    expect([13, 12, 11, 10].map((big) => turnover('kbs', 'big', big))).toEqual([
      units(7),
      zero,
      zero,
      units(7),
    ])
    expect([7, 8, 9, 10].map((big) => turnover('kbs', 'small', big))).toEqual([
      units(7),
      zero,
      zero,
      units(7),
    ])
    expect(turnover('kbs', 'draw', 12)).toBe(units(7))
    expect(validBetOf(hanoi, { playType: 'lo2', pick: ['15', '44'] }, north, units(1))).toBe(units(54))
  })

  it('is nothing when the total of all balls is 810', () => {
    const evenly = [Array.from({ length: 20 }, (_, index) => String(31 + index))]
    expect(validBetOf(keno, { playType: 'kou', pick: ['over'] }, evenly, units(7))).toBe(zero)
    expect(
      judge(keno, { playType: 'kou', pick: ['over'] }, evenly, { stakePerLot: units(7), currency: 'USD' }),
    ).toBe(units(7))
    expect(validBetOf(keno, { playType: 'ktoe', pick: ['odd'] }, evenly, units(7))).toBe(units(7))
  })
})

/** A valid pick of a form, with several items if possible, near the digits of the stream. */
function anyPick(form: PickForm, digit: () => number): string[] {
  const several = (one: () => string): string[] => [...new Set(Array.from({ length: 4 }, one))]
  switch (form.form) {
    case 'choice':
      return [form.choices[digit() % form.choices.length]!]
    case 'together':
      return Array.from({ length: form.count }, (_, index) =>
        String(form.lowest + index).padStart(form.digits, '0'),
      )
    case 'special':
      return [...Array.from({ length: form.count }, (_, index) => String(index + 1).padStart(2, '0')), 's07']
    case 'ranked':
      return Array.from({ length: form.count }, (_, index) => `0${index + 1}-0${form.count - index}`)
    case 'numbers':
      if (form.halvesDiffer) return ['123124', '001123']
      return form.repeats ? [alike(form.repeats)] : several(() => digits(form.digits, digit))
    case 'positions':
      return form.repeats
        ? ['', '-', '--'].map((before) => `${before}${alike(form.repeats!)}`.padEnd(5, '-'))
        : several(() =>
            `${'-'.repeat(Math.min(digit(), 5 - form.positions))}${digits(form.positions, digit)}`.padEnd(
              5,
              '-',
            ),
          )
  }
}

function digits(count: number, digit: () => number): string {
  return Array.from({ length: count }, digit).join('')
}

function alike(repeats: readonly number[]): string {
  return repeats.map((count, index) => String(index).repeat(count)).join('')
}

describe('the plays', () => {
  it('carry the codes of the rules', () => {
    const codes = (gameCode: string) => playTypesOf(lottery(gameCode)).map(({ code }) => code)
    const vietnamese = [
      'lo2',
      'lo3',
      'lo4',
      'de',
      'de_dau',
      'de_g1',
      'de_3c',
      'de_4c',
      'xc',
      'dau',
      'duoi',
      'tong',
      'tx',
      'cl',
      'x2',
      'x3',
      'x4',
    ]
    expect(codes('MB-HN')).toEqual([...vietnamese, 'tr4', 'tr5', 'tr8', 'tr10'])
    expect(codes('MT-HUE')).toEqual(vietnamese)
    expect(codes('KENO')).toEqual([
      'k1',
      'k2',
      'k3',
      'k4',
      'k5',
      'k6',
      'k7',
      'k8',
      'k9',
      'k10',
      'kbs',
      'koe',
      'kou',
      'ktoe',
      'kud',
      'kmoe',
      'kel',
      'kb1',
      'kb2',
      'kb3',
      'kb4',
      'kb5',
    ])
    for (const { gameCode } of lotteries) expect(new Set(codes(gameCode)).size).toBe(codes(gameCode).length)
  })

  it('open with lô of two digits, five picks of Keno, and the sum of a fast lottery', () => {
    expect(['MB-HN', 'MN-AG', 'KENO', 'D5-3'].map((gameCode) => defaultPlayType(lottery(gameCode)))).toEqual([
      'lo2',
      'lo2',
      'k5',
      'sbs',
    ])
    for (const each of lotteries) expect(playTypeOf(each, defaultPlayType(each))).toBeDefined()
  })
})
