// SPDX-License-Identifier: Apache-2.0
import { HAND_CARDS, HOLDS, replacedBy } from './best-hold.ts'
import {
  forEachHand,
  forEachShorter,
  HANDS,
  leaveOthersOut,
  listsOf,
  partsOf,
  sizes,
  weights,
} from './card-lists.ts'
import { createFastJudge, rankBits, suitBits } from './fast-judge.ts'
import type { PokerTable } from './pay-tables.ts'

/**
 * Finds the best hold of hand after hand, as `bestHold` does for one: what all hands pay is added up once for every list
 * of at most five cards that they contain, about a second's work.
 */
export function createBestHolds(table: PokerTable): (hand: readonly number[]) => number {
  const paid = paidByLists(table)
  const indexes = new Int32Array(HOLDS)
  const values = new Float64Array(HOLDS)
  return (hand) => {
    // Lists are of growing cards, holds of cards as they were dealt.
    const order = hand.map((_, index) => index).toSorted((left, right) => hand[left]! - hand[right]!)
    partsOf(
      order.map((index) => hand[index]!),
      indexes,
    )
    for (let part = 0; part < HOLDS; part += 1) values[part] = paid[sizes[part]!]![indexes[part]!]!
    leaveOthersOut(values)
    return asDealt(bestOf(values), order)
  }
}

/** Of several equal ones that with the most cards, as `bestHold` chooses. */
function bestOf(values: Float64Array): number {
  const weighed = (hold: number) => values[hold]! * weights[hold]!
  let best = HOLDS - 1
  for (let hold = HOLDS - 2; hold >= 0; hold -= 1)
    if (
      weighed(hold) > weighed(best) ||
      (weighed(hold) === weighed(best) && replacedBy(hold) < replacedBy(best))
    )
      best = hold
  return best
}

const asDealt = (hold: number, order: readonly number[]): number =>
  order.reduce((dealt, index, position) => (hold & (1 << position) ? dealt | (1 << index) : dealt), 0)

/** What all hands that contain a list pay together, for every list of no card to five cards. */
function paidByLists(table: PokerTable): Float64Array[] {
  const paid: Float64Array[] = Array.from(
    { length: HAND_CARDS },
    (_, cards) => new Float64Array(listsOf(cards)),
  )
  paid.push(payOfHands(table))
  for (let size = HAND_CARDS; size > 0; size -= 1) {
    const [above, below] = [paid[size]!, paid[size - 1]!]
    forEachHand(size, (cards, position) => {
      if (above[position] !== 0) forEachShorter(cards, (without) => (below[without]! += above[position]!))
    })
    // A hand was counted once for each card that a list lacks.
    const times = HAND_CARDS - size + 1
    for (let index = 0; index < below.length; index += 1) below[index]! /= times
  }
  return paid
}

function payOfHands(table: PokerTable): Float64Array {
  const judge = createFastJudge(table)
  const suits = suitBits(table)
  const pays = new Float64Array(HANDS)
  forEachHand(HAND_CARDS, (cards, index) => {
    let [once, twice, thrice, all, common] = [0, 0, 0, 0, -1]
    for (const card of cards) {
      const rank = rankBits[card]!
      all |= thrice & rank
      thrice |= twice & rank
      twice |= once & rank
      once |= rank
      common &= suits[card]!
    }
    pays[index] = judge(once, twice, thrice, all, common)
  })
  return pays
}
