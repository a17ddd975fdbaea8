// SPDX-License-Identifier: Apache-2.0
import type { DigitLottery, DrawResult } from '../lottery.ts'
import {
  atMost,
  chanceOf,
  digitsAlike,
  numbersOf,
  oddsBy,
  play,
  type PlayType,
  win,
  winIf,
  winsWhere,
} from '../play-type.ts'
import { ratioOf } from '../ratio.ts'

type Number = (result: DrawResult) => string

/** The last digits of a number: exactly in their order. */
const exact = (code: string, digits: number, odds: string, numberOf: Number): PlayType =>
  play({
    code,
    pick: numbersOf(digits),
    odds: oddsBy({ [win]: odds }),
    dao: digits > 1,
    expected: chanceOf(1, 10 ** digits),
    winsOf: (pick, result) => winIf(pick.includes(numberOf(result).slice(-digits))),
  })

/** tod3: the last three digits in any order. Only three different digits can be chosen: six orders win. */
const anyOrder = (odds: string, numberOf: Number): PlayType =>
  play({
    code: 'tod3',
    pick: digitsAlike([1, 1, 1]),
    odds: oddsBy({ [win]: odds }),
    expected: chanceOf(6, 1_000),
    winsOf: (pick, result) => winIf(pick.includes([...numberOf(result).slice(-3)].toSorted().join(''))),
  })

/** One digit that is among the last ones: 10^n - 9^n of all endings have it. */
const running = (code: string, digits: number, odds: string, numberOf: Number): PlayType =>
  play({
    code,
    pick: numbersOf(1),
    odds: oddsBy({ [win]: odds }),
    expected: chanceOf(10 ** digits - 9 ** digits, 10 ** digits),
    mostWins: atMost(digits),
    winsOf: (pick, result) => winsWhere(pick, (digit) => numberOf(result).slice(-digits).includes(digit)),
  })

const row =
  (index: number): Number =>
  (result) =>
    result[index]?.[0] ?? ''

/**
 * Plays on the first prize ("top") and on the two digits drawn for themselves, or the first prize's next
 * ("bottom"): game-rules.md section 6.7.
 */
const topAndBottom = (bottomRow: number): readonly PlayType[] => [
  exact('top3', 3, '900', row(0)),
  anyOrder('150', row(0)),
  exact('top2', 2, '90', row(0)),
  exact('bottom2', 2, '90', row(bottomRow)),
  running('run_top', 3, '3.2', row(0)),
  running('run_bottom', 2, '4.2', row(bottomRow)),
]

/** A baht of prizes for a ticket of 80 (game-rules.md section 6.7). */
const ticketOdds = oddsBy({
  first: '75000',
  near: '1250',
  second: '2500',
  third: '1000',
  fourth: '500',
  fifth: '250',
  front3: '50',
  last3: '50',
  last2: '25',
})
const ticketNumbers = 1_000_000
/** Rows of a draw of tickets. */
const ticketRows = { front3: 1, last3: 2, last2: 3, second: 4, third: 5, fourth: 6, fifth: 7 } as const

/** tk6: a whole ticket of six digits, which wins every prize that it has, also several times; near is one beside the first. */
const ticket = play({
  code: 'tk6',
  pick: { form: 'numbers', digits: 6, most: 10 },
  odds: ticketOdds,
  expected: () => ({
    first: ratioOf(1, ticketNumbers),
    near: ratioOf(2, ticketNumbers),
    second: ratioOf(5, ticketNumbers),
    third: ratioOf(10, ticketNumbers),
    fourth: ratioOf(50, ticketNumbers),
    fifth: ratioOf(100, ticketNumbers),
    front3: ratioOf(2, 1_000),
    last3: ratioOf(2, 1_000),
    last2: ratioOf(1, 100),
  }),
  // One number can have at most its first prize, or the others all together, which are 62,775 of 75,000.
  mostWins: (picks) => picks * 2,
  winsOf: (pick, result) => pick.flatMap((number) => prizesOfTicket(number, result)),
})

function prizesOfTicket(number: string, result: DrawResult): string[] {
  const first = Number(row(0)(result))
  const beside = [first + 1, first - 1].map((other) => (other + ticketNumbers) % ticketNumbers)
  const parts = { front3: number.slice(0, 3), last3: number.slice(-3), last2: number.slice(-2) } as const
  return [
    ...(Number(number) === first ? ['first'] : []),
    ...(beside.includes(Number(number)) ? ['near'] : []),
    ...(['front3', 'last3', 'last2', 'second', 'third', 'fourth', 'fifth'] as const).flatMap((tier) =>
      (result[ticketRows[tier]] ?? [])
        .filter((drawn) => drawn === (tier in parts ? parts[tier as keyof typeof parts] : number))
        .map(() => tier),
    ),
  ]
}

/** The plays of Thailand, Laos and Hanoi. The odds of Hanoi's four digits are our choice. */
export const topBottomPlays: Readonly<
  Record<Exclude<DigitLottery['family'], 'max3d' | 'max3dpro'>, readonly PlayType[]>
> = {
  thai: topAndBottom(3),
  thaiticket: [ticket, ...topAndBottom(3)],
  lao: [exact('top4', 4, '6000', row(0)), exact('top3', 3, '500', row(0)), exact('top2', 2, '60', row(0))],
  hanoi: [exact('top4', 4, '8000', row(0)), ...topAndBottom(1)],
}
