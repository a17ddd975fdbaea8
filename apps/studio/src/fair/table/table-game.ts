// SPDX-License-Identifier: Apache-2.0

/** Money on one spot of a table. */
export interface PlacedChips {
  readonly spot: string
  /** Decimal text in units of the currency, such as "2.50". */
  readonly amount: string
}

/** A bet at a table: chips on different spots, whose sum is the stake of the round. */
export interface TableBet {
  readonly chips: readonly PlacedChips[]
}

/**
 * What a chip gets back is a whole number of these parts of its amount, the amount itself included: fine enough
 * for 7 to 6, 9 to 5, 19 to 60 and 0.95 to 1. 0 is a loss, RETURN_ONE gives the chip back.
 */
export const RETURN_ONE = 300

/** What a winning chip gets back at `profit` to `per`, in parts of RETURN_ONE. Throws if the parts are too coarse. */
export function paying(profit: number, per = 1): number {
  const parts = RETURN_ONE + (RETURN_ONE * profit) / per
  if (!Number.isSafeInteger(Math.round(parts)) || Math.abs(parts - Math.round(parts)) > 1e-9)
    throw new RangeError('odds finer than a part of a return')
  return Math.round(parts)
}

/** The pure rules of a game at a table; every spot is decided within the round. */
export interface TableGame<RoundEvent extends object, Result> {
  readonly spots: readonly string[]
  /** The number of floats in a round. */
  readonly floats: number
  /** The story of these floats; it ends when each of these spots is decided. */
  readonly deal: (floats: readonly number[], spots: readonly string[]) => readonly RoundEvent[]
  /** What the spots are paid by. */
  readonly judge: (events: readonly RoundEvent[]) => Result
  /** What a chip on the spot gets back, in parts of RETURN_ONE. */
  readonly returns: (spot: string, result: Result) => number
  /** Results of which one pays any set of chips the most that it can be paid. */
  readonly best: readonly Result[]
}
