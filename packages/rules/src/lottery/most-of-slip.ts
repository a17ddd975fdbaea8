// SPDX-License-Identifier: Apache-2.0
import { floorToCoin } from '../currencies/whole-coins.ts'
import { add, type Amount, multiply, zero } from '../money.ts'
import type { Lottery } from './lottery.ts'
import type { OddsTable } from './odds.ts'
import { isTogether } from './play-type.ts'
import { playTypeOf } from './play-types.ts'
import { isAbove, none } from './ratio.ts'
import { expandPick, mostReturn, type Wager } from './wager.ts'

/** A line of a slip with the odds at which it would be sold. */
export interface SlipWager extends Wager {
  stakePerLot: Amount
  odds?: OddsTable | undefined
}

/**
 * The most that lines can return together in one draw. Picks of one play that exclude each other, such as big and small, do not
 * add up: no more of them win at once than the play has prizes. Throws RangeError on a line with a problem.
 */
export function mostOfSlip(lottery: Lottery, lines: readonly SlipWager[], currency: string): Amount {
  const byPlay = Map.groupBy(lines, ({ playType }) => playType)
  return [...byPlay]
    .map(([code, ofPlay]) => mostOfPlay(lottery, code, { lines: ofPlay, currency }))
    .reduce(add, zero)
}

function mostOfPlay(
  lottery: Lottery,
  code: string,
  { lines, currency }: { lines: readonly SlipWager[]; currency: string },
): Amount {
  const each = lines
    .map((line) => floorToCoin(mostReturn(lottery, line, line.stakePerLot, line.odds), currency))
    .reduce(add, zero)
  const play = playTypeOf(lottery, code)
  // Combinations of numbers win side by side, whatever the others do.
  if (!play || isTogether(play.pick)) return each
  const stakes = new Map<string, Amount>()
  for (const line of lines)
    for (const pick of expandPick(lottery, line))
      stakes.set(pick, add(stakes.get(pick) ?? zero, line.stakePerLot))
  const highest = [...stakes.values()].reduce((most, stake) => (stake > most ? stake : most), zero)
  const best = lines
    .flatMap(({ odds }) => Object.values({ ...play.odds, ...odds }))
    .reduce((most, ratio) => (isAbove(ratio, most) ? ratio : most), none)
  const bound = floorToCoin(
    multiply(highest, best.numerator * BigInt(play.mostWins(stakes.size)), best.denominator),
    currency,
  )
  return bound < each ? bound : each
}
