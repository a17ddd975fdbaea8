// SPDX-License-Identifier: Apache-2.0
import { DECK_CARDS, rankOf } from '../../runtime/cards/card.ts'

/** Eight decks, shuffled for each round; the dealer stands on every 17. */
export const BLACKJACK_DECKS = 8
export const BLACKJACK_CARDS = BLACKJACK_DECKS * DECK_CARDS
/** So many hands can be played against one dealer. */
export const MOST_HANDS = 3
export const BLACKJACK_MOVES = { hit: 0, stand: 1, double: 2, split: 3, insure: 4, decline: 5 } as const
export const TWENTY_ONE = 21
export const DEALER_STANDS = 17
const TEN = 10
const ACE = 1

/** 1 for an ace, 10 for ten, jack, queen and king. */
export function valueOf(card: number): number {
  return Math.min(rankOf(card), TEN)
}

/** The best total of some cards: an ace counts 11 where that is not too much, and then the total is soft. */
export function totalOf(cards: readonly number[]): { readonly total: number; readonly soft: boolean } {
  const hard = cards.reduce((sum, card) => sum + valueOf(card), 0)
  const soft = hard + TEN <= TWENTY_ONE && cards.some((card) => valueOf(card) === ACE)
  return { total: soft ? hard + TEN : hard, soft }
}

/** An ace and a card of ten, as dealt. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards).total === TWENTY_ONE
}

/** Whether the dealer looks for a blackjack behind this card before the player goes on. */
export function looksBehind(up: number): boolean {
  return valueOf(up) === ACE || valueOf(up) === TEN
}

/** The cards in the order in which a round takes them: position i of 416 swaps with position i + floor(float x (416 - i)). */
export function shuffledCards(floats: readonly number[]): number[] {
  const shoe = new Map<number, number>()
  return floats.map((float, index) => {
    const other = index + Math.floor(float * (BLACKJACK_CARDS - index))
    const card = shoe.get(other) ?? other
    shoe.set(other, shoe.get(index) ?? index)
    return card % DECK_CARDS
  })
}
