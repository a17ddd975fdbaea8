// SPDX-License-Identifier: Apache-2.0
import type { DrawResult } from '../lottery.ts'
import { chanceOf, numbersOf, oddsBy, oneOf, play, type PlayType, win, winIf } from '../play-type.ts'

/** The last two digits of the special prize DB. */
function lastTwo(result: DrawResult): { tens: number; units: number; number: number } {
  const number = Number((result[0]?.[0] ?? '').slice(-2))
  return { tens: Math.floor(number / 10), units: number % 10, number }
}

const digitPlay = (code: string, digitOf: (result: DrawResult) => number): PlayType =>
  play({
    code,
    pick: numbersOf(1),
    odds: oddsBy({ [win]: '9.5' }),
    expected: chanceOf(1, 10),
    winsOf: (pick, result) => winIf(pick.includes(String(digitOf(result)))),
  })

const sidePlay = (
  code: string,
  first: string,
  second: string,
  isFirst: (number: number) => boolean,
): PlayType =>
  play({
    code,
    pick: oneOf(first, second),
    odds: oddsBy({ [win]: '1.95' }),
    expected: chanceOf(1, 2),
    winsOf: (pick, result) => winIf(pick.includes(isFirst(lastTwo(result).number) ? first : second)),
  })

/** Plays on one digit of DB's last two, and on their size or evenness (game-rules.md section 6.3). */
export const digitPlays: readonly PlayType[] = [
  digitPlay('dau', (result) => lastTwo(result).tens),
  digitPlay('duoi', (result) => lastTwo(result).units),
  digitPlay('tong', (result) => (lastTwo(result).tens + lastTwo(result).units) % 10),
  sidePlay('tx', 'tai', 'xiu', (number) => number >= 50),
  sidePlay('cl', 'chan', 'le', (number) => number % 2 === 0),
]
