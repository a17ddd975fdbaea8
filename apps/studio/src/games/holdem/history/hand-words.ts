// SPDX-License-Identifier: Apache-2.0
import { CARD_RANKS, rankOf, suitOf } from '../../../runtime/cards/card.ts'
import type { BestHand } from '../cards/best-hand.ts'

const signs = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
const suits = ['s', 'h', 'c', 'd'] as const
const ranks = [
  ...['Ace', 'Deuce', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Jack'],
  ...['Queen', 'King'],
] as const

/** A card as trackers write it, such as `Td`. */
export const cardText = (card: number): string => `${signs[rankOf(card) - 1]}${suits[suitOf(card)]}`

/** Cards as trackers write them, such as `[Td 9h]`. */
export const cardsText = (cards: readonly number[]): string => `[${cards.map(cardText).join(' ')}]`

/** 0 for the two to 12 for the ace. */
const height = (card: number): number => (rankOf(card) + CARD_RANKS - 2) % CARD_RANKS
const one = (at: number): string => ranks[(at + 1) % CARD_RANKS]!
const many = (at: number): string => (one(at) === 'Six' ? 'Sixes' : `${one(at)}s`)
const FIVE_HIGH = [12, 3, 2, 1, 0]

/** What a hand is called in the text form of trackers: English, whatever the player reads. */
export function handWords({ name, cards }: BestHand): string {
  const [first = 0, second = 0] = groupsOf(cards)
  switch (name) {
    case 'highCard':
      return `high card ${one(first)}`
    case 'pair':
      return `a pair of ${many(first)}`
    case 'twoPair':
      return `two pair, ${many(first)} and ${many(second)}`
    case 'trips':
      return `three of a kind, ${many(first)}`
    case 'straight':
      return `a straight, ${rowWords(cards)}`
    case 'flush':
      return `a flush, ${one(first)} high`
    case 'fullHouse':
      return `a full house, ${many(first)} full of ${many(second)}`
    case 'quads':
      return `four of a kind, ${many(first)}`
    case 'straightFlush':
      return `a straight flush, ${rowWords(cards)}`
    case 'royalFlush':
      return 'a Royal Flush'
  }
}

/** The ace is also below the two. */
function rowWords(cards: readonly number[]): string {
  const heights = cards.map(height)
  if (FIVE_HIGH.every((at) => heights.includes(at))) return 'Ace to Five'
  return `${one(Math.min(...heights))} to ${one(Math.max(...heights))}`
}

/** The ranks of these cards, those that are there more often first. */
function groupsOf(cards: readonly number[]): number[] {
  const counts = new Map<number, number>()
  for (const card of cards) counts.set(height(card), (counts.get(height(card)) ?? 0) + 1)
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || b - a).map(([at]) => at)
}
