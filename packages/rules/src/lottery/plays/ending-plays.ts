// SPDX-License-Identifier: Apache-2.0
import type { DrawResult, Region } from '../lottery.ts'
import { chanceOf, numbersOf, oddsBy, play, type PlayType, win, winsWhere } from '../play-type.ts'
import { prizeRows } from '../result-shape.ts'

/** Rows of a draw, in the order of D-121. */
const row = { db: 0, g1: 1, g6: 6, g7: 7, g8: 8 } as const

/**
 * Numbers on their last digits: which rows are compared, how many digits count, and the default odds
 * (game-rules.md section 6.3).
 */
interface EndingPlay {
  code: string
  digits: number
  odds: string
  rows: (region: Region) => readonly number[] | 'all'
}

const endingPlaysOfAll: readonly EndingPlay[] = [
  { code: 'lo2', digits: 2, odds: '99', rows: () => 'all' },
  { code: 'lo3', digits: 3, odds: '900', rows: () => 'all' },
  { code: 'lo4', digits: 4, odds: '8000', rows: () => 'all' },
  { code: 'de', digits: 2, odds: '95', rows: () => [row.db] },
  { code: 'de_dau', digits: 2, odds: '95', rows: (region) => [region === 'MB' ? row.g7 : row.g8] },
  { code: 'de_g1', digits: 2, odds: '95', rows: () => [row.g1] },
  { code: 'de_3c', digits: 3, odds: '900', rows: () => [row.db] },
  { code: 'de_4c', digits: 4, odds: '8000', rows: () => [row.db] },
  { code: 'xc', digits: 3, odds: '900', rows: (region) => [row.db, region === 'MB' ? row.g6 : row.g7] },
]

/**
 * Lô, đề, càng and xỉu chủ of a region. Every number that is compared is a lot of its own, with its own stake
 * and prize, even if two of them have the same ending. So de_dau in the North, with four lots, returns the 95
 * % that game-rules.md section 6.3 states.
 */
export const endingPlays = (region: Region): readonly PlayType[] =>
  endingPlaysOfAll.map(({ code, digits, odds, rows }) => {
    const compared = rows(region)
    const isCompared = (index: number): boolean => compared === 'all' || compared.includes(index)
    const lots = prizeRows(region).reduce(
      (sum, prize, index) => sum + (isCompared(index) && prize.digits >= digits ? prize.count : 0),
      0,
    )
    return play({
      code,
      pick: numbersOf(digits),
      lots,
      odds: oddsBy({ [win]: odds }),
      dao: true,
      mostWins: () => lots,
      expected: chanceOf(lots, 10 ** digits),
      winsOf: (pick, result) => {
        const chosen = new Set(pick)
        return winsWhere(
          endingsOf(
            result.filter((_, index) => isCompared(index)),
            digits,
          ),
          (ending) => chosen.has(ending),
        )
      },
    })
  })

/** The last digits of all numbers that are long enough. */
export const endingsOf = (rows: DrawResult, digits: number): string[] =>
  rows
    .flat()
    .filter((number) => number.length >= digits)
    .map((number) => number.slice(-digits))
