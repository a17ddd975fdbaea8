// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '../money.ts'

/** A stake that a win settles, and what of it was bonus money. */
export interface SettledStake {
  readonly stake: Amount
  readonly inBonus: Amount
}

/** What of a stake was never played, and what of that was bonus money. */
export interface UnplayedPart {
  readonly unplayed: Amount
  readonly inBonus: Amount
}

/** What is believed of the unplayed stake that a win tells: no more than the win pays, nor than the stakes that it settles. */
export function believeUnplayed(stated: Amount | undefined, win: Amount, stakes: Amount): Amount {
  if (stated === undefined || stated <= 0n) return zero
  return amountOfMillionths(least(stated, least(win, stakes)))
}

/**
 * Shares unplayed stake among the stakes of a round, in the order in which they were placed: what was placed last was played
 * last. Bonus money in a stake is unplayed in proportion.
 */
export function shareUnplayed(stakes: readonly SettledStake[], unplayed: Amount): UnplayedPart[] {
  let left: bigint = unplayed
  return stakes
    .toReversed()
    .map(({ stake, inBonus }) => {
      const part = amountOfMillionths(least(left, stake))
      left -= part
      return { unplayed: part, inBonus: bonusUnplayed({ stake, inBonus }, part) }
    })
    .toReversed()
}

/** What of the unplayed part of a stake was bonus money. */
export const bonusUnplayed = ({ stake, inBonus }: SettledStake, unplayed: Amount): Amount =>
  stake === 0n ? zero : amountOfMillionths((inBonus * unplayed) / stake)

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
