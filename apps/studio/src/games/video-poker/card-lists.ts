// SPDX-License-Identifier: Apache-2.0
import { DECK_CARDS } from '../../runtime/cards/card.ts'
import { HAND_CARDS, HOLDS, replacedBy, WEIGHTS } from './best-hold.ts'

/** choose[k][n], n over k. */
const choose: readonly Int32Array[] = Array.from({ length: HAND_CARDS + 1 }, (_, k) =>
  Int32Array.from({ length: DECK_CARDS + 1 }, (_n, n) => {
    let ways = 1
    for (let taken = 0; taken < k; taken += 1) ways = (ways * (n - taken)) / (taken + 1)
    return ways
  }),
)
/** How many lists of so many different cards there are. */
export const listsOf = (cards: number) => choose[cards]![DECK_CARDS]!
export const HANDS = listsOf(HAND_CARDS)

/** Calls `visit` with every growing list of so many cards, in the order of their indexes. */
export function forEachHand(
  count: number,
  visit: (cards: readonly number[], position: number) => void,
): void {
  const cards = Array.from({ length: count }, (_, index) => index)
  for (let position = 0; position < listsOf(count); position += 1) {
    visit(cards, position)
    let index = 0
    while (index < count - 1 && cards[index]! + 1 === cards[index + 1]!) index += 1
    cards[index]! += 1
    for (let lower = 0; lower < index; lower += 1) cards[lower] = lower
  }
}

/** Calls `visit` with the index of each list that lacks one card of this one. */
export function forEachShorter(cards: readonly number[], visit: (position: number) => void): void {
  let below = 0
  let above = 0
  for (let index = 1; index < cards.length; index += 1) above += choose[index]![cards[index]!]!
  for (let index = 0; index < cards.length; index += 1) {
    visit(below + above)
    below += choose[index + 1]![cards[index]!]!
    if (index + 1 < cards.length) above -= choose[index + 1]![cards[index + 1]!]!
  }
}

/** How many cards each part of a hand has. */
export const sizes = Int32Array.from({ length: HOLDS }, (_, part) => HAND_CARDS - replacedBy(part))
/** What makes the sums of different holds comparable. */
export const weights = Float64Array.from({ length: HOLDS }, (_, hold) => WEIGHTS[replacedBy(hold)]!)
const highest = Int32Array.from({ length: HOLDS }, (_, part) => 31 - Math.clz32(part))

/** The indexes of the 32 parts of a hand. */
export function partsOf(cards: readonly number[], indexes: Int32Array): void {
  for (let part = 1; part < HOLDS; part += 1) {
    const index = highest[part]!
    indexes[part] = indexes[part - (1 << index)]! + choose[sizes[part]!]![cards[index]!]!
  }
}

/** Of the hands that contain a part only those that share nothing else with this hand, for every part of it. */
export function leaveOthersOut(values: Float64Array): void {
  for (let bit = 1; bit < HOLDS; bit <<= 1)
    for (let part = 0; part < HOLDS; part += 1) if (!(part & bit)) values[part]! -= values[part | bit]!
}
