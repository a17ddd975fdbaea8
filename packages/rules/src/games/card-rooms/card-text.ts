// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from './card-games.ts'

const RANKS = 'A23456789TJQK'
/** Spades, hearts, clubs, diamonds. */
const SUITS = 'shcd'
const DECK_CARDS = RANKS.length * SUITS.length
/** Rummy has two decks, each with a printed joker after its cards. */
const RUMMY_DECK_CARDS = DECK_CARDS + 1

/** A card of a game by its number, such as As or Td; a printed joker is Jo. Empty for a number that is no card. */
export function cardText(game: CardGame, card: number): string {
  const number = game === 'rummy' && card < 2 * RUMMY_DECK_CARDS ? card % RUMMY_DECK_CARDS : card
  if (game === 'rummy' && number === DECK_CARDS) return 'Jo'
  const rank = RANKS[Math.floor(number / SUITS.length)]
  const suit = SUITS[number % SUITS.length]
  return rank === undefined || suit === undefined ? '' : `${rank}${suit}`
}
