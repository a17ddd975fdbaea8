// SPDX-License-Identifier: Apache-2.0
import { atMost, digitsAlike, digitsAtPositions, play, type PlayType, winsWhere } from '../play-type.ts'
import { fastBalls } from '../result-shape.ts'
import { atLevel } from './fast-odds.ts'
import { positionChoices } from './fast-straight.ts'

const sorted = (digits: readonly string[]): string => digits.toSorted().join('')

/**
 * The name of a group of five is the number of orders of its digits: 5! by the factorials of the repeats
 * (game-rules.md section 6.6).
 */
const groupsOfFive: readonly (readonly [orders: number, repeats: readonly number[]])[] = [
  [120, [1, 1, 1, 1, 1]],
  [60, [2, 1, 1, 1]],
  [30, [2, 2, 1]],
  [20, [3, 1, 1]],
  [10, [3, 2]],
  [5, [4, 1]],
]

/** g120 to g5: the five digits in any order. */
const wholeGroups: readonly PlayType[] = groupsOfFive.map(([orders, repeats]) =>
  play({
    code: `g${orders}`,
    pick: digitsAlike(repeats),
    ...atLevel(orders, 10 ** fastBalls),
    winsOf: (pick, result) => winsWhere(pick, (digits) => digits === sorted(result[0] ?? [])),
  }),
)

/** zu3 (a pair and another) and zu6 (all different): the digits of three chosen positions in any order. */
const groupOfThree = (code: string, orders: number, repeats: readonly number[]): PlayType =>
  play({
    code,
    pick: digitsAtPositions(3, repeats),
    ...atLevel(orders, 10 ** 3),
    mostWins: atMost(positionChoices[3] ?? 1),
    winsOf: (pick, result) =>
      winsWhere(pick, (row) => {
        const balls = (result[0] ?? []).filter((_, position) => row[position] !== '-')
        return sorted(balls) === sorted([...row].filter((digit) => digit !== '-'))
      }),
  })

/** Groups: digits whose order does not matter. */
export const fastGroups: readonly PlayType[] = [
  ...wholeGroups,
  groupOfThree('zu3', 3, [2, 1]),
  groupOfThree('zu6', 6, [1, 1, 1]),
]
