// SPDX-License-Identifier: Apache-2.0
import { atMost, digitsAlike, numbersOf, play, type PlayType, winsWhere } from '../play-type.ts'
import { fastBalls } from '../result-shape.ts'
import { atLevel } from './fast-odds.ts'

/** The last `balls` of the five. */
const lastBalls = (result: readonly (readonly string[])[], balls: number): readonly string[] =>
  (result[0] ?? []).slice(-balls)

/** c3, c4, c5: the digit is among the last three, the last four, or all five balls: 10^n - 9^n draws. */
const containsOne = (balls: number): PlayType =>
  play({
    code: `c${balls}`,
    pick: numbersOf(1),
    ...atLevel(10 ** balls - 9 ** balls, 10 ** balls),
    mostWins: atMost(balls),
    winsOf: (pick, result) => winsWhere(pick, (digit) => lastBalls(result, balls).includes(digit)),
  })

/**
 * cc3, cc4, cc5: both digits are among those balls: 10^n - 2 x 9^n + 8^n draws. With n balls, n(n-1)/2 pairs
 * can win.
 */
const containsTwo = (balls: number): PlayType =>
  play({
    code: `cc${balls}`,
    pick: digitsAlike([1, 1]),
    ...atLevel(10 ** balls - 2 * 9 ** balls + 8 ** balls, 10 ** balls),
    mostWins: atMost((balls * (balls - 1)) / 2),
    winsOf: (pick, result) =>
      winsWhere(pick, (digits) => [...digits].every((digit) => lastBalls(result, balls).includes(digit))),
  })

/**
 * r2, r3, r4: the digit is on at least that many of the five balls (counts of game-rules.md section 6.6).
 */
const repeatsAtLeast = (times: number, draws: number): PlayType =>
  play({
    code: `r${times}`,
    pick: numbersOf(1),
    ...atLevel(draws, 10 ** fastBalls),
    mostWins: atMost(Math.floor(fastBalls / times)),
    winsOf: (pick, result) =>
      winsWhere(
        pick,
        (digit) => lastBalls(result, fastBalls).filter((ball) => ball === digit).length >= times,
      ),
  })

/** Plays on digits anywhere among the balls. */
export const fastContains: readonly PlayType[] = [
  ...[3, 4, 5].map(containsOne),
  ...[3, 4, 5].map(containsTwo),
  repeatsAtLeast(2, 8146),
  repeatsAtLeast(3, 856),
  repeatsAtLeast(4, 46),
]
