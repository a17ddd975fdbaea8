// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '../../money.ts'

/** usual: within the bounds of 95 of 100 tables. rare: within those of 99. outside: not even so. */
export const returnVerdicts = ['usual', 'rare', 'outside'] as const
export type ReturnVerdict = (typeof returnVerdicts)[number]

/** So many thousandths of a standard deviation hold 95 and 99 of 100 sums of many rounds. */
const [IN_95, IN_99] = [1_960n, 2_576n]
const THOUSAND = 1_000n

export interface StatedReturn {
  /** What the rules give back of all bets in the mean. */
  readonly stated: Amount
  /** Of the sum of all rounds. */
  readonly deviation: Amount
}

/** Between which sums 99 of 100 tables with these bets pay, and how rare it is what this one paid. */
export function returnBounds(
  { stated, deviation }: StatedReturn,
  paid: Amount,
): { low: Amount; high: Amount; verdict: ReturnVerdict } {
  const low = stated - (deviation * IN_99) / THOUSAND
  const high = stated + (deviation * IN_99) / THOUSAND
  const usual = (deviation * IN_95) / THOUSAND
  const isUsual = paid >= stated - usual && paid <= stated + usual
  return {
    low: amountOfMillionths(low < 0n ? 0n : low),
    high: amountOfMillionths(high),
    verdict: isUsual ? 'usual' : paid >= low && paid <= high ? 'rare' : 'outside',
  }
}
