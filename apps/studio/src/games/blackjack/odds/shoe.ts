// SPDX-License-Identifier: Apache-2.0
/** Values 1 (ace) to 10 of the cards that nobody has seen: the dealer's second card is among them. */
export interface Shoe {
  /** How many there are of each value; position 0 is not used. */
  readonly counts: Float64Array
  size: number
  /** False for a deck without end, which no card leaves. */
  readonly finite: boolean
}

export const VALUES = 10

/** A full shoe; without a number of decks it has no end. */
export function fullShoe(decks?: number): Shoe {
  const each = decks === undefined ? 1 : 4 * decks
  const counts = new Float64Array(VALUES + 1).fill(each, 1)
  counts[VALUES] = 4 * each
  return { counts, size: 13 * each, finite: decks !== undefined }
}

/** Takes a seen card out; `putBack` returns it. */
export function takeOut(shoe: Shoe, value: number): void {
  if (!shoe.finite) return
  shoe.counts[value]! -= 1
  shoe.size -= 1
}

export function putBack(shoe: Shoe, value: number): void {
  if (!shoe.finite) return
  shoe.counts[value]! += 1
  shoe.size += 1
}

/** The value that the dealer's second card cannot have once they have looked behind this one; 0 if they do not look. */
export function excludedBy(up: number): number {
  return up === 1 ? VALUES : up === VALUES ? 1 : 0
}

/**
 * The chance that the next card has this value. If the dealer's second card is known not to have the excluded value,
 * that card is a little more likely to be one of the others, and they are a little less likely to come.
 */
export function chanceOf(shoe: Shoe, value: number, excluded: number): number {
  const { counts, size, finite } = shoe
  if (!finite || excluded === 0) return counts[value]! / size
  if (value === excluded) return counts[value]! / (size - 1)
  const others = size - counts[excluded]!
  return ((counts[value]! / (size - 1)) * (others - 1)) / others
}
