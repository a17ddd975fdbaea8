// SPDX-License-Identifier: Apache-2.0
import { add, type Amount, multiply, zero } from '../money.ts'
import { isAbove, type Ratio, ratioOf, times } from './ratio.ts'

/** A prize that winners of one draw share, whatever their number. */
export interface SharedChance {
  pool: Amount
  /** That somebody wins it. */
  chance: Ratio
}

/** What shared prizes of several draws pay together. */
export interface SharedReturn {
  expected: Amount
  low: Amount
  high: Amount
}

/** As far on one side as three standard errors of a normal distribution. */
const surprise = 0.001_35

/** The chance that one of so many different picks wins, each with a chance of its own; never above one. */
export function chanceOfAny(picks: number, each: Ratio): Ratio {
  const sum = times(each, ratioOf(picks, 1))
  const certain = ratioOf(1, 1)
  return isAbove(sum, certain) ? certain : sum
}

/**
 * What is expected of shared prizes, and bounds that they leave only in one of 700 periods on each side. They follow
 * from the exact distribution of the number of draws that are won: a prize that hardly anybody wins is nothing like a
 * normal distribution. One win is always within the bounds, however rare: its money was there.
 */
export function sharedReturn(draws: readonly SharedChance[]): SharedReturn {
  const pools = draws
    .map(({ pool }) => pool)
    .toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  const sum = (of: readonly Amount[]): Amount => of.reduce(add, zero)
  const [least, most] = winsWithin(
    draws.map(({ chance }) => Number(chance.numerator) / Number(chance.denominator)),
  )
  return {
    expected: sum(draws.map(({ pool, chance }) => multiply(pool, chance.numerator, chance.denominator))),
    low: sum(pools.slice(0, least)),
    high: sum(pools.slice(pools.length - most)),
  }
}

/** How many draws are won at least and at most, but for a surprise. */
function winsWithin(chances: readonly number[]): [least: number, most: number] {
  let exactly = [1]
  for (const chance of chances)
    exactly = Array.from(
      { length: exactly.length + 1 },
      (_, wins) => (exactly[wins] ?? 0) * (1 - chance) + (exactly[wins - 1] ?? 0) * chance,
    )
  return [tail(exactly), Math.max(Math.min(1, chances.length), chances.length - tail(exactly.toReversed()))]
}

/** The largest count below which the chances add up to a surprise only. */
function tail(exactly: readonly number[]): number {
  let [below, count] = [0, 0]
  while (count < exactly.length - 1 && below + (exactly[count] ?? 0) <= surprise) {
    below += exactly[count] ?? 0
    count += 1
  }
  return count
}
