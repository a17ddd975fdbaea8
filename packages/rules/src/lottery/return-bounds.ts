// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from './lottery.ts'
import type { OddsTable } from './odds.ts'
import { playTypeOf } from './play-types.ts'
import { none, plus, type Ratio, ratioOf, times } from './ratio.ts'

/** Lines of tickets for one draw that were sold alike: the same play, choice, number of picks and odds. */
export interface LinesSold {
  playType: string
  /** How many picks each line has. */
  picks: number
  /** The choice of a play of choices; any number otherwise. */
  choice: string
  odds: OddsTable
}

/** What lines like these return of each unit staked per lot, by the stated chances and odds. */
export interface StatedReturn {
  /** Exact. */
  expected: Ratio
  /** One standard deviation, or more: never less. */
  deviation: number
}

/**
 * The expected return of a line and its standard deviation, for a stake of one unit per lot; undefined for an unknown
 * play. Where at most one pick can win with each number of a draw, and in a line with one pick, the deviation is exact;
 * other picks of a line are taken to win together, which makes it too large.
 */
export function statedReturn(
  lottery: Lottery,
  { playType, picks, choice, odds }: LinesSold,
): StatedReturn | undefined {
  const play = playTypeOf(lottery, playType)
  if (!play) return undefined
  const table: OddsTable = { ...play.odds, ...odds }
  let [once, squared]: [Ratio, Ratio] = [none, none]
  for (const [tier, count] of Object.entries(play.expected(choice))) {
    const paid = table[tier] ?? none
    once = plus(once, times(count, paid))
    squared = plus(squared, times(count, times(paid, paid)))
  }
  const expected = times(once, ratioOf(picks, 1))
  // With several lots, each is an independent draw of its own.
  const perLot = (sum: Ratio, of: number): number => toNumber(times(sum, ratioOf(of, play.lots)))
  const exclusive = play.mostWins(2) <= play.lots
  const [together, apart] = exclusive ? [picks, 1] : [1, picks]
  const variance = play.lots * (perLot(squared, together) - perLot(once, together) ** 2)
  return { expected, deviation: apart * Math.sqrt(Math.max(0, variance)) }
}

const toNumber = ({ numerator, denominator }: Ratio): number => Number(numerator) / Number(denominator)
