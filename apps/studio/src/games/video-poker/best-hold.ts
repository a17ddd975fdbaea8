// SPDX-License-Identifier: Apache-2.0
import { DECK_CARDS } from '../../runtime/cards/card.ts'
import { createFastJudge, rankBits, suitBits } from './fast-judge.ts'
import type { PokerTable } from './pay-tables.ts'

export const HAND_CARDS = 5
/** Bit i of a hold: card i of the hand stays. */
export const HOLDS = 1 << HAND_CARDS

/** How many draws replace so many cards from the other 47. */
export const DRAWS = [1, 47, 1_081, 16_215, 178_365, 1_533_939] as const
/** One number of draws times its weight is the same for each: results of different holds can be compared exactly. */
export const WEIGHTS = [7_669_695, 163_185, 7_095, 473, 43, 5] as const
export const WEIGHT = 7_669_695

/** How many cards a hold replaces. */
export function replacedBy(hold: number): number {
  let cards = HAND_CARDS
  for (let bit = 1; bit < HOLDS; bit <<= 1) if (hold & bit) cards -= 1
  return cards
}

/**
 * What each of the 32 holds pays, summed over all its draws. Every five cards of the deck are the result of exactly one
 * hold with one draw: the hold of the cards that they share with the hand. One pass over all 2,598,960 is enough.
 */
export function sumsOfHolds(table: PokerTable, hand: readonly number[]): Float64Array {
  const judge = createFastJudge(table)
  const suits = suitBits(table)
  // Of this module alone: the loop below runs millions of times.
  const ranks = rankBits
  const cards = DECK_CARDS
  const shared = new Int32Array(cards)
  hand.forEach((card, index) => {
    shared[card] = 1 << index
  })
  const sums = new Float64Array(HOLDS)
  for (let a = 0; a < cards - 4; a += 1)
    for (let b = a + 1; b < cards - 3; b += 1) {
      const [rankA, rankB] = [ranks[a]!, ranks[b]!]
      const [once2, twice2, suits2] = [rankA | rankB, rankA & rankB, suits[a]! & suits[b]!]
      const hold2 = shared[a]! | shared[b]!
      for (let c = b + 1; c < cards - 2; c += 1) {
        const rankC = ranks[c]!
        const thrice3 = twice2 & rankC
        const twice3 = twice2 | (once2 & rankC)
        const once3 = once2 | rankC
        const suits3 = suits2 & suits[c]!
        const hold3 = hold2 | shared[c]!
        for (let d = c + 1; d < cards - 1; d += 1) {
          const rankD = ranks[d]!
          const all4 = thrice3 & rankD
          const thrice4 = thrice3 | (twice3 & rankD)
          const twice4 = twice3 | (once3 & rankD)
          const once4 = once3 | rankD
          const suits4 = suits3 & suits[d]!
          const hold4 = hold3 | shared[d]!
          for (let e = d + 1; e < cards; e += 1) {
            const rank = ranks[e]!
            const pays = judge(
              once4 | rank,
              twice4 | (once4 & rank),
              thrice4 | (twice4 & rank),
              all4 | (thrice4 & rank),
              suits4 & suits[e]!,
            )
            if (pays !== 0) sums[hold4 | shared[e]!]! += pays
          }
        }
      }
    }
  return sums
}

/** The expected return of each hold, as a multiple of the stake. */
export function valuesOfHolds(table: PokerTable, hand: readonly number[]): number[] {
  return Array.from(sumsOfHolds(table, hand), (sum, hold) => sum / DRAWS[replacedBy(hold)]!)
}

/** The hold that pays most over all draws; of several equal ones that with the most cards. */
export function bestHold(table: PokerTable, hand: readonly number[]): number {
  const sums = sumsOfHolds(table, hand)
  const weighed = (hold: number) => sums[hold]! * WEIGHTS[replacedBy(hold)]!
  let best = HOLDS - 1
  for (let hold = HOLDS - 2; hold >= 0; hold -= 1)
    if (
      weighed(hold) > weighed(best) ||
      (weighed(hold) === weighed(best) && replacedBy(hold) < replacedBy(best))
    )
      best = hold
  return best
}
