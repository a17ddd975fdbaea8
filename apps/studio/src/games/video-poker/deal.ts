// SPDX-License-Identifier: Apache-2.0
import { shuffleFirst } from '../../fair/shuffle.ts'
import { DECK_CARDS } from '../../runtime/cards/card.ts'
import { HAND_CARDS } from './best-hold.ts'

/** Five cards and one for each of them that is replaced: as many as a round can need, fixed with the bet. */
export const POKER_FLOATS = 2 * HAND_CARDS

/**
 * The first ten cards of a shuffled deck: position i of 52 swaps with position i + floor(float x (52 - i)). The first five
 * are the hand; the others replace, in order, the cards that the player does not hold.
 */
export function dealCards(floats: readonly number[]): number[] {
  return shuffleFirst(DECK_CARDS, POKER_FLOATS, floats)
}

/** The hand after the draw. */
export function drawCards(cards: readonly number[], hold: number): number[] {
  let next = HAND_CARDS
  return cards.slice(0, HAND_CARDS).map((card, index) => {
    if (hold & (1 << index)) return card
    next += 1
    return cards[next - 1]!
  })
}
