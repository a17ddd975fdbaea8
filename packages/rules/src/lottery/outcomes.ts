// SPDX-License-Identifier: Apache-2.0
import { add, type Amount } from '../money.ts'
import type { Lottery } from './lottery.ts'
import type { OddsTable } from './odds.ts'
import { isTogether } from './play-type.ts'
import { playTypeOf } from './play-types.ts'
import { costOf, expandPick, mostReturn, type Wager } from './wager.ts'

/** What stands on one outcome of a draw. */
export interface OutcomeStake {
  /** `lo2:15`, `sbs:big`, and for numbers that must hit together, in ascending order, `x2:05,27`. */
  outcome: string
  staked: Amount
  /** The most that these stakes can return when the outcome comes. */
  liability: Amount
}

/**
 * The outcomes that a wager is on, each once: every number of its expanded pick by itself, a choice, or all numbers
 * together. Throws RangeError on a wager with a problem.
 */
export function outcomesOf(
  lottery: Lottery,
  wager: Wager,
  stakePerLot: Amount,
  odds: OddsTable,
): OutcomeStake[] {
  const { playType } = wager
  const picks = expandPick(lottery, wager)
  const play = playTypeOf(lottery, playType)
  // With đảo each order counts, and it is a number of its own here.
  const single = play && isTogether(play.pick) ? [picks] : picks.map((pick) => [pick])
  const [first = []] = single
  const each = { playType, pick: first }
  // All picks of a wager have the same stake, odds and lots.
  const staked = costOf(lottery, each, stakePerLot)
  const liability = mostReturn(lottery, each, stakePerLot, odds)
  return single.map((pick) => ({ outcome: `${playType}:${pick.join()}`, staked, liability }))
}

/** The sum for each outcome. */
export function sumOutcomes(stakes: readonly OutcomeStake[]): OutcomeStake[] {
  const sums = new Map<string, OutcomeStake>()
  for (const stake of stakes) {
    const known = sums.get(stake.outcome)
    sums.set(
      stake.outcome,
      known
        ? {
            ...known,
            staked: add(known.staked, stake.staked),
            liability: add(known.liability, stake.liability),
          }
        : stake,
    )
  }
  return [...sums.values()]
}
