// SPDX-License-Identifier: Apache-2.0
import { DECK_CARDS, rankOf, suitOf } from '../../runtime/cards/card.ts'

/** Two decks of 52, each with a printed joker as its last card. */
const DECK_WITH_JOKER = DECK_CARDS + 1
export const RUMMY_CARDS = 2 * DECK_WITH_JOKER

const ACE = 1

/** Whether a card is a printed joker. */
export const isPrintedJoker = (card: number): boolean => card % DECK_WITH_JOKER === DECK_CARDS

/** 1 for the ace to 13 for the king; 0 for a printed joker. */
export const rummyRank = (card: number): number => (isPrintedJoker(card) ? 0 : rankOf(card % DECK_WITH_JOKER))

/** 0 to 3; a printed joker has no suit, which is -1. */
export const rummySuit = (card: number): number =>
  isPrintedJoker(card) ? -1 : suitOf(card % DECK_WITH_JOKER)

/** The rank whose cards are jokers in a game: that of the cut card, or aces when that is a printed joker. */
export const wildRankOf = (cut: number): number => (isPrintedJoker(cut) ? ACE : rummyRank(cut))

/** Whether a card can stand for any other one. */
export const isJoker = (card: number, wildRank: number): boolean =>
  isPrintedJoker(card) || rummyRank(card) === wildRank

/** What a card counts that is in no group: ten for an ace and pictures, nothing for a joker. */
export function pointsOf(card: number, wildRank: number): number {
  if (isJoker(card, wildRank)) return 0
  const rank = rummyRank(card)
  return rank === ACE || rank > 10 ? 10 : rank
}
