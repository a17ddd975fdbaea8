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

/** The plays of Thailand, Laos and Hanoi. The odds of Hanoi's four digits are our choice. */
export const topBottomPlays: Readonly<Record<Exclude<DigitLottery['family'], 'max3d'>, readonly PlayType[]>> =
  {
    thai: topAndBottom(3),
    lao: [exact('top4', 4, '6000', row(0)), exact('top3', 3, '500', row(0)), exact('top2', 2, '60', row(0))],
    hanoi: [exact('top4', 4, '8000', row(0)), ...topAndBottom(1)],
  }
