// SPDX-License-Identifier: Apache-2.0
import { DECK_CARDS } from '../../../runtime/cards/card.ts'
import { HAND_CARDS, HOLDS, replacedBy, WEIGHT, WEIGHTS } from '../best-hold.ts'

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

/** choose[k][n], n over k. */
const choose: readonly Int32Array[] = Array.from({ length: HAND_CARDS + 1 }, (_, k) =>
  Int32Array.from({ length: DECK_CARDS + 1 }, (_n, n) => {
    let ways = 1
    for (let taken = 0; taken < k; taken += 1) ways = (ways * (n - taken)) / (taken + 1)
    return ways
  }),
)
const listsOf = (cards: number) => choose[cards]![DECK_CARDS]!
const HANDS = listsOf(HAND_CARDS)

/** Calls `visit` with every growing list of so many cards, in the order of their places. */
export function forEachHand(count: number, visit: (cards: readonly number[], place: number) => void): void {
  const cards = Array.from({ length: count }, (_, index) => index)
  for (let place = 0; place < listsOf(count); place += 1) {
    visit(cards, place)
    let index = 0
    while (index < count - 1 && cards[index]! + 1 === cards[index + 1]!) index += 1
    cards[index]! += 1
    for (let lower = 0; lower < index; lower += 1) cards[lower] = lower
  }
}

/** Calls `visit` with the place of each list that lacks one card of this one. */
function forEachShorter(cards: readonly number[], visit: (place: number) => void): void {
  let below = 0
  let above = 0
  for (let index = 1; index < cards.length; index += 1) above += choose[index]![cards[index]!]!
  for (let index = 0; index < cards.length; index += 1) {
    visit(below + above)
    below += choose[index + 1]![cards[index]!]!
    if (index + 1 < cards.length) above -= choose[index + 1]![cards[index + 1]!]!
  }
}

/**
 * For every list of at most four cards how many hands of each kind contain it, `kind x lists + place`: those of four
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
    forEachHand(size, (cards, place) =>
      forEachShorter(cards, (without) => {
        if (!above) below[kinds[place]! * shorter + without]! += 1
        else
          for (let kind = 0; kind < count; kind += 1)
            below[kind * shorter + without]! += above[kind * longer + place]!
      }),
    )
    const times = HAND_CARDS - size + 1
    for (let index = 0; index < below.length; index += 1) below[index]! /= times
  }
  return counts
}

const sizes = Int32Array.from({ length: HOLDS }, (_, part) => HAND_CARDS - replacedBy(part))
const weights = Float64Array.from({ length: HOLDS }, (_, hold) => WEIGHTS[replacedBy(hold)]!)
const highest = Int32Array.from({ length: HOLDS }, (_, part) => 31 - Math.clz32(part))

/** The places of the 32 parts of a hand. */
function partsOf(cards: readonly number[], places: Int32Array): void {
  for (let part = 1; part < HOLDS; part += 1) {
    const index = highest[part]!
    places[part] = places[part - (1 << index)]! + choose[sizes[part]!]![cards[index]!]!
  }
}

/** Of the hands that contain a part only those that share nothing else with this hand, for every part of it. */
function leaveOthersOut(values: Float64Array): void {
  for (let bit = 1; bit < HOLDS; bit <<= 1)
    for (let part = 0; part < HOLDS; part += 1) if (!(part & bit)) values[part]! -= values[part | bit]!
}

/**
 * Plays all 2,598,960 deals with their best holds. `kindOf` says which kind of hand five cards are, and `pays` what each
 * kind pays. Holds are compared, and kinds are added, in whole numbers. `look` sees each deal.
 */
export function wholeReturn(
  kindOf: (cards: readonly number[]) => number,
  pays: readonly number[],
  look: (cards: readonly number[], place: number, best: BestOfDeal) => void = () => {},
): WholeReturn {
  const kinds = new Uint8Array(HANDS)
  forEachHand(HAND_CARDS, (cards, place) => {
    kinds[place] = kindOf(cards)
  })
  const counts = countKinds(kinds, pays.length)
  const paid = counts.map((count, cards) =>
    Float64Array.from({ length: listsOf(cards) }, (_, place) =>
      pays.reduce((sum, each, kind) => sum + each * count[kind * listsOf(cards) + place]!, 0),
    ),
  )
  paid.push(Float64Array.from(kinds, (kind) => pays[kind]!))
  const totals = pays.map(() => 0)
  const places = new Int32Array(HOLDS)
  const values = new Float64Array(HOLDS)
  forEachHand(HAND_CARDS, (cards, place) => {
    partsOf(cards, places)
    for (let part = 0; part < HOLDS; part += 1) values[part] = paid[sizes[part]!]![places[part]!]!
    leaveOthersOut(values)
    let best = HOLDS - 1
    for (let hold = HOLDS - 2; hold >= 0; hold -= 1)
      if (values[hold]! * weights[hold]! > values[best]! * weights[best]!) best = hold
    look(cards, place, { hold: best, sum: values[best]! })
    const weight = weights[best]!
    totals[kinds[place]!]! += weight * signOf(HOLDS - 1 - best)
    const rest = HOLDS - 1 - best
    for (let part = (rest - 1) & rest; rest > 0; part = (part - 1) & rest) {
      const list = best | part
      const [lists, at, sign] = [listsOf(sizes[list]!), places[list]!, signOf(part)]
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
