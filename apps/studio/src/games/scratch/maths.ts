// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { shuffleFirst } from '../../fair/shuffle.ts'

/** There is nothing to choose but the stake. */
export type ScratchBet = Readonly<Record<never, never>>

export const SCRATCH_FIELDS = 9
/** A symbol that a card shows so many times pays its prize; no other one is on it more than twice. */
export const SCRATCH_EQUAL = 3
/** So many cards are printed, all equally likely. */
export const SCRATCH_CARDS = 100_000

interface Prize {
  /** Times the stake. */
  readonly times: number
  /** How many cards have it. */
  readonly cards: number
}

/** The prizes by the number of their symbol, the largest first; all other cards are blanks. */
export const SCRATCH_PRIZES: readonly Prize[] = [
  { times: 500, cards: 20 },
  { times: 50, cards: 200 },
  { times: 10, cards: 1_300 },
  { times: 5, cards: 3_200 },
  { times: 3, cards: 5_000 },
  { times: 2, cards: 9_500 },
  { times: 1, cards: 16_000 },
]

/** The symbol whose prize this card has: prizes come first in the numbers floor(float x 100,000); null for a blank. */
export function scratchPrize(float: number): number | null {
  let rest = Math.floor(float * SCRATCH_CARDS)
  const prize = SCRATCH_PRIZES.findIndex(({ cards }) => {
    rest -= cards
    return rest < 0
  })
  return prize === -1 ? null : prize
}

/** What a prize pays; nothing for a blank. */
export function scratchMultiplier(prize: number | null): Multiplier {
  return prize === null ? 0 : SCRATCH_PRIZES[prize]!.times * MULTIPLIER_ONE
}

/**
 * The nine symbols of a card. The rest of it is drawn from two of each symbol without a prize here, with the
 * second to tenth float; the last nine floats place what was drawn.
 */
export function scratchFields(prize: number | null, floats: readonly number[]): number[] {
  const rest = SCRATCH_PRIZES.flatMap((_, symbol) => (symbol === prize ? [] : [symbol, symbol]))
  const equal = prize === null ? [] : Array.from({ length: SCRATCH_EQUAL }, () => prize)
  const drawn = shuffleFirst(rest.length, SCRATCH_FIELDS - equal.length, floats.slice(1, 1 + SCRATCH_FIELDS))
  const symbols = [...equal, ...drawn.map((index) => rest[index]!)]
  return shuffleFirst(SCRATCH_FIELDS, SCRATCH_FIELDS, floats.slice(1 + SCRATCH_FIELDS)).map(
    (index) => symbols[index]!,
  )
}

/** The chance of a prize. */
export function scratchChance(prize: number): Fraction {
  return fraction(BigInt(SCRATCH_PRIZES[prize]!.cards), BigInt(SCRATCH_CARDS))
}

/**
 * The return to player, exact for cards that are equally likely: 1 - e. A card comes from one 32-bit float,
 * which moves the share of a prize by less than 2 / 2^32.
 */
export function scratchRtp(): Fraction {
  const paid = SCRATCH_PRIZES.reduce((sum, { times, cards }) => sum + BigInt(times * cards), 0n)
  return fraction(paid, BigInt(SCRATCH_CARDS))
}
