// SPDX-License-Identifier: Apache-2.0
import type { HoldemOptions } from '../../../card-protocol/holdem-table-view.ts'
import { stepped, withinRange, type AmountRange } from '../../../runtime/card-room/amount-range.ts'
import { amountOf } from '../../../runtime/money.ts'

/** The sizes that a button or a digit chooses. */
export const betPresets = ['least', 'half', 'threeQuarters', 'pot', 'allIn'] as const
export type BetPreset = (typeof betPresets)[number]

/** From what a raise is sized. All amounts are whole bets of the street. */
export interface BetSizing extends AmountRange {
  /** The highest bet so far. */
  readonly match: bigint
  /** What lies in the middle and in front of everybody once the bet is called. */
  readonly pot: bigint
}

/** What may be raised now; undefined: nothing. */
export function sizingOf(
  options: HoldemOptions | null | undefined,
  { match, coin, wholePot }: { readonly match: bigint; readonly coin: bigint; readonly wholePot: bigint },
): BetSizing | undefined {
  const raise = options?.raise
  if (!options || !raise) return undefined
  return {
    ...{ match, coin },
    least: amountOf(raise.least),
    most: amountOf(raise.most),
    pot: wholePot + amountOf(options.call ?? '0'),
  }
}

/** The whole bet of a preset, in whole chips and within what is allowed. */
export function sizeOfPreset(preset: BetPreset, sizing: BetSizing): bigint {
  const { match, pot, least, most } = sizing
  const wanted = {
    least,
    half: match + pot / 2n,
    threeQuarters: match + (pot * 3n) / 4n,
    pot: match + pot,
    allIn: most,
  }[preset]
  return withinRange(wanted, sizing)
}

/** A size that arrow keys reach: up or down by big blinds. */
export const sizeByArrow = (amount: bigint, steps: number, bigBlind: bigint, sizing: BetSizing): bigint =>
  stepped(amount, steps, bigBlind > 0n ? bigBlind : sizing.coin, sizing)
