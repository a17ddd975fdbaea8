// SPDX-License-Identifier: Apache-2.0
import type { Region } from '../lottery.ts'
import { chanceOf, oddsBy, type PickForm, play, type PlayType, win, winIf } from '../play-type.ts'
import { choose } from '../ratio.ts'
import { prizeRows } from '../result-shape.ts'
import { endingsOf } from './ending-plays.ts'

const endingsTogether = (count: number): PickForm => ({
  form: 'together',
  count,
  lowest: 0,
  highest: 99,
  digits: 2,
})

/**
 * Of 100^numbers draws, those in which each of `count` endings appears: sum over j of (-1)^j C(count,j)
 * (100-j)^numbers.
 */
const drawsWithAll = (count: number, numbers: number): bigint =>
  Array.from(
    { length: count + 1 },
    (_, without) =>
      (without % 2 === 0 ? 1n : -1n) * choose(count, without) * BigInt(100 - without) ** BigInt(numbers),
  ).reduce((sum, term) => sum + term, 0n)

const combination = (count: number, numbers: number, odds: string): PlayType =>
  play({
    code: `x${count}`,
    pick: endingsTogether(count),
    odds: oddsBy({ [win]: odds }),
    expected: chanceOf(drawsWithAll(count, numbers), 100n ** BigInt(numbers)),
    winsOf: (pick, result) => {
      const drawn = new Set(endingsOf(result, 2))
      return winIf(pick.every((ending) => drawn.has(ending)))
    },
  })

const slip = (count: number, numbers: number, odds: string): PlayType =>
  play({
    code: `tr${count}`,
    pick: endingsTogether(count),
    odds: oddsBy({ [win]: odds }),
    expected: chanceOf(BigInt(100 - count) ** BigInt(numbers), 100n ** BigInt(numbers)),
    winsOf: (pick, result) => winIf(!endingsOf(result, 2).some((ending) => pick.includes(ending))),
  })

/**
 * Xiên: all chosen endings appear among the numbers of a draw; repeats add nothing. Lô trượt: none of them
 * appears; only the North plays it. Odds by region (game-rules.md section 6.3).
 */
export function togetherPlays(region: Region): readonly PlayType[] {
  const numbers = prizeRows(region).reduce((sum, { count }) => sum + count, 0)
  const combinations = (odds: readonly string[]) =>
    odds.map((each, index) => combination(index + 2, numbers, each))
  if (region !== 'MB') return combinations(['30', '180', '1000'])
  return [
    ...combinations(['17', '65', '250']),
    slip(4, numbers, '2.6'),
    slip(5, numbers, '3.4'),
    slip(8, numbers, '8'),
    slip(10, numbers, '14'),
  ]
}
