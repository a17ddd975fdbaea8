// SPDX-License-Identifier: Apache-2.0
import { DECK_CARDS } from '../../../runtime/cards/card.ts'
import { HAND_CARDS, HOLDS, replacedBy, WEIGHT, WEIGHTS } from '../best-hold.ts'

/** What all deals return with the best holds. */
export interface WholeReturn {
  /** For each kind of final hand its weight in `parts`; the last one is that of no paying hand. */
  readonly kinds: readonly number[]
  /** All weights together. */
  readonly parts: number
}

/** choose[n][k], n over k. */
const choose: readonly number[][] = Array.from({ length: DECK_CARDS + 1 }, (_, n) =>
  Array.from({ length: HAND_CARDS + 1 }, (_, k) => {
    let ways = 1
    for (let taken = 0; taken < k; taken += 1) ways = (ways * (n - taken)) / (taken + 1)
    return ways
  }),
)
const HANDS = choose[DECK_CARDS]![HAND_CARDS]!

/** The place of a growing list of cards among all lists of its length. */
function placeOf(cards: readonly number[]): number {
  return cards.reduce((place, card, index) => place + choose[card]![index + 1]!, 0)
}

/** Calls `visit` with every growing list of so many cards, in the order of their places. */
export function forEachHand(count: number, visit: (cards: readonly number[], place: number) => void): void {
  const cards = Array.from({ length: count }, (_, index) => index)
  for (let place = 0; place < choose[DECK_CARDS]![count]!; place += 1) {
    visit(cards, place)
    let index = 0
    while (index < count - 1 && cards[index]! + 1 === cards[index + 1]!) index += 1
    cards[index]! += 1
    for (let lower = 0; lower < index; lower += 1) cards[lower] = lower
  }
}

/**
 * For every list of at most five cards what the hands that contain it add up to: those of four cards from those of five,
 * and so on down, since a hand is counted once for each card that a list lacks.
 */
function addUp(hands: ArrayLike<number>): Float64Array[] {
  const sums = [Float64Array.from(hands)]
  for (let count = HAND_CARDS; count > 0; count -= 1) {
    const [above] = sums
    const below = new Float64Array(choose[DECK_CARDS]![count - 1]!)
    const without = new Array<number>(count - 1)
    forEachHand(count, (cards, place) => {
      for (let left = 0; left < count; left += 1) {
        for (let index = 0; index < count - 1; index += 1)
          without[index] = cards[index < left ? index : index + 1]!
        below[placeOf(without)]! += above![place]!
      }
    })
    const times = HAND_CARDS - count + 1
    for (let place = 0; place < below.length; place += 1) below[place]! /= times
    sums.unshift(below)
  }
  return sums
}

/** The places of the 32 parts of a hand. */
function partsOf(cards: readonly number[], places: Int32Array): void {
  for (let part = 0; part < HOLDS; part += 1) {
    let [place, size] = [0, 0]
    for (let index = 0; index < HAND_CARDS; index += 1)
      if (part & (1 << index)) {
        size += 1
        place += choose[cards[index]!]![size]!
      }
    places[part] = place
  }
}

/** Of the hands that contain a part only those that share nothing else with this hand, for every part of it. */
function leaveOthersOut(values: Float64Array): void {
  for (let bit = 1; bit < HOLDS; bit <<= 1)
    for (let part = 0; part < HOLDS; part += 1) if (!(part & bit)) values[part]! -= values[part | bit]!
}

const sizes = Array.from({ length: HOLDS }, (_, part) => HAND_CARDS - replacedBy(part))

/** What the best hold of a deal is, and what it pays over all its draws together. */
export interface BestOfDeal {
  readonly hold: number
  readonly sum: number
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
  const paid = addUp(Float64Array.from(kinds, (kind) => pays[kind]!))
  const ofKind = pays.map((_, kind) => addUp(Uint8Array.from(kinds, (each) => (each === kind ? 1 : 0))))
  const totals = pays.map(() => 0)
  const places = new Int32Array(HOLDS)
  const values = new Float64Array(HOLDS)
  forEachHand(HAND_CARDS, (cards, place) => {
    partsOf(cards, places)
    for (let part = 0; part < HOLDS; part += 1) values[part] = paid[sizes[part]!]![places[part]!]!
    leaveOthersOut(values)
    const weigh = (hold: number) => values[hold]! * WEIGHTS[HAND_CARDS - sizes[hold]!]!
    let best = HOLDS - 1
    for (let hold = HOLDS - 2; hold >= 0; hold -= 1) if (weigh(hold) > weigh(best)) best = hold
    look(cards, place, { hold: best, sum: values[best]! })
    const weight = WEIGHTS[HAND_CARDS - sizes[best]!]!
    for (let kind = 0; kind < pays.length; kind += 1)
      totals[kind]! += weight * othersOnly(ofKind[kind]!, places, best)
  })
  return { kinds: totals, parts: HANDS * WEIGHT }
}

/** The hands that contain a hold and nothing else of the hand: those with each further part are added and left out in turn. */
function othersOnly(sums: readonly Float64Array[], places: Int32Array, hold: number): number {
  const rest = HOLDS - 1 - hold
  let sum = 0
  for (let part = rest; ; part = (part - 1) & rest) {
    const sign = (sizes[part]! & 1) === 0 ? 1 : -1
    sum += sign * sums[sizes[hold | part]!]![places[hold | part]!]!
    if (part === 0) return sum
  }
}
