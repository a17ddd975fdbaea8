// SPDX-License-Identifier: Apache-2.0

/** Amounts from which somebody chooses: from the least to the most in whole coins; the most may end with a part of one. */
export interface AmountRange {
  readonly least: bigint
  readonly most: bigint
  readonly coin: bigint
}

/** The positions of a slider. */
export const SLIDER_STEPS = 200

/** The nearest amount that may be chosen, never more than was wanted. */
export function withinRange(amount: bigint, { least, most, coin }: AmountRange): bigint {
  if (amount >= most) return most
  const whole = amount - (amount % coin)
  return whole < least ? least : whole
}

/** The amount at a position of the slider. */
export function amountAt(position: number, range: AmountRange): bigint {
  const { least, most } = range
  return withinRange(least + ((most - least) * BigInt(position)) / BigInt(SLIDER_STEPS), range)
}

/** The position of the slider for an amount. */
export function positionOf(amount: bigint, { least, most }: AmountRange): number {
  if (most <= least || amount >= most) return SLIDER_STEPS
  return amount <= least ? 0 : Number(((amount - least) * BigInt(SLIDER_STEPS)) / (most - least))
}

/** So many steps up or down; a step of the size of `unit`, a blind or a coin. */
export function stepped(amount: bigint, steps: number, unit: bigint, range: AmountRange): bigint {
  const wanted = amount + unit * BigInt(steps)
  return withinRange(wanted < range.least ? range.least : wanted, range)
}
