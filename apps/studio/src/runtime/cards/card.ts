// SPDX-License-Identifier: Apache-2.0
export const DECK_CARDS = 52
export const CARD_RANKS = 13

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const suits = ['♠', '♥', '♣', '♦'] as const

/** 1 for the ace to 13 for the king, of a card from 0 to 51. */
export function rankOf(card: number): number {
  return Math.floor(card / suits.length) + 1
}

/** 0 to 3: spades, hearts, clubs, diamonds. */
export function suitOf(card: number): number {
  return card % suits.length
}

/** True for hearts and diamonds. */
export function isRed(card: number): boolean {
  return suitOf(card) % 2 === 1
}

/** The sign of a rank: "A", "10", "K". */
export function rankSign(card: number): string {
  return ranks[rankOf(card) - 1]!
}

/** A card in two signs, such as "10♥". */
export function cardName(card: number): string {
  return `${rankSign(card)}${suits[suitOf(card)]}`
}
