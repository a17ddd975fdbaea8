// SPDX-License-Identifier: Apache-2.0
import { HAND_CARDS, HOLDS, WEIGHT } from '../best-hold.ts'
import {
  forEachHand,
  forEachShorter,
  HANDS,
  leaveOthersOut,
  listsOf,
  partsOf,
  sizes,
  weights,
} from '../card-lists.ts'

/** What all deals return with the best holds. */
export interface WholeReturn {
  /** For each kind of final hand its weight in `parts`. */
  readonly kinds: readonly number[]
  /** All weights together. */
  readonly parts: number
}

/** What the best hold of a deal is, and what it pays over all its draws together. */
export interface BestOfDeal {
  readonly hold: number
  readonly sum: number
}

/**
 * For every list of at most four cards how many hands of each kind contain it, `kind x lists + index`: those of four
 * cards from the hands, those of three from those of four, and so on, since a hand is counted once for each card that a
 * list lacks.
 */
function countKinds(kinds: Uint8Array, count: number): Float64Array[] {
  const counts: Float64Array[] = Array.from(
    { length: HAND_CARDS },
    (_, cards) => new Float64Array(count * listsOf(cards)),
  )
  for (let size = HAND_CARDS; size > 0; size -= 1) {
    const [above, below] = [counts[size], counts[size - 1]!]
    const [longer, shorter] = [listsOf(size), listsOf(size - 1)]
    forEachHand(size, (cards, position) =>
      forEachShorter(cards, (without) => {
        if (!above) below[kinds[position]! * shorter + without]! += 1
        else
          for (let kind = 0; kind < count; kind += 1)
            below[kind * shorter + without]! += above[kind * longer + position]!
      }),
    )
    const times = HAND_CARDS - size + 1
    for (let index = 0; index < below.length; index += 1) below[index]! /= times
  }
  return counts
}

/**
 * Plays all 2,598,960 deals with their best holds. `kindOf` says which kind of hand five cards are, and `pays` what each
 * kind pays. Holds are compared, and kinds are added, in whole numbers. `look` sees each deal.
 */
export function wholeReturn(
  kindOf: (cards: readonly number[]) => number,
  pays: readonly number[],
  look: (cards: readonly number[], index: number, best: BestOfDeal) => void = () => {},
): WholeReturn {
  const kinds = new Uint8Array(HANDS)
  forEachHand(HAND_CARDS, (cards, index) => {
    kinds[index] = kindOf(cards)
  })
  const counts = countKinds(kinds, pays.length)
  const paid = counts.map((count, cards) =>
    Float64Array.from({ length: listsOf(cards) }, (_, index) =>
      pays.reduce((sum, each, kind) => sum + each * count[kind * listsOf(cards) + index]!, 0),
    ),
  )
  paid.push(Float64Array.from(kinds, (kind) => pays[kind]!))
  const totals = pays.map(() => 0)
  const indexes = new Int32Array(HOLDS)
  const values = new Float64Array(HOLDS)
  forEachHand(HAND_CARDS, (cards, index) => {
    partsOf(cards, indexes)
    for (let part = 0; part < HOLDS; part += 1) values[part] = paid[sizes[part]!]![indexes[part]!]!
    leaveOthersOut(values)
    let best = HOLDS - 1
    for (let hold = HOLDS - 2; hold >= 0; hold -= 1)
      if (values[hold]! * weights[hold]! > values[best]! * weights[best]!) best = hold
    look(cards, index, { hold: best, sum: values[best]! })
    const weight = weights[best]!
    totals[kinds[index]!]! += weight * signOf(HOLDS - 1 - best)
    const rest = HOLDS - 1 - best
    for (let part = (rest - 1) & rest; rest > 0; part = (part - 1) & rest) {
      const list = best | part
      const [lists, at, sign] = [listsOf(sizes[list]!), indexes[list]!, signOf(part)]
      for (let kind = 0; kind < pays.length; kind += 1)
        totals[kind]! += weight * sign * counts[sizes[list]!]![kind * lists + at]!
      if (part === 0) break
    }
  })
  return { kinds: totals, parts: HANDS * WEIGHT }
}

/** Hands that contain further cards are left out and added in turn, by how many there are. */
function signOf(part: number): number {
  return (sizes[part]! & 1) === 0 ? 1 : -1
}
