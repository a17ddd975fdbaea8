// SPDX-License-Identifier: Apache-2.0
import { areConsecutive, climbingRank, TWO } from '../../fair/card-room/climbing/climbing-rank.ts'
import { suitOf } from '../../runtime/cards/card.ts'

/** Plays of five cards by their strength, after those that have no other kind to beat. */
const kinds = ['single', 'pair', 'triple', 'straight', 'flush', 'fullHouse', 'four', 'straightFlush'] as const
export type BigTwoKind = (typeof kinds)[number]

export interface BigTwoCombination {
  readonly kind: BigTwoKind
  /** How many cards it has. */
  readonly length: number
  /** What decides between two of a kind. */
  readonly worth: number
}

/** Spade, heart, club, diamond, by the suits of a card: diamonds are the lowest and spades the highest. */
const suitWorth = [3, 2, 1, 0] as const
const CARDS_OF_HAND = 5

/** 0 for the 3 of diamonds to 51 for the 2 of spades. */
export const bigTwoOrder = (card: number): number => climbingRank(card) * 4 + suitWorth[suitOf(card)]!

/** What some cards are together; null if they cannot be played. */
export function combinationOf(cards: readonly number[], straightToTwo: boolean): BigTwoCombination | null {
  const ranks = cards.map(climbingRank).sort((one, other) => one - other)
  const highest = Math.max(...cards.map(bigTwoOrder))
  if (cards.length === CARDS_OF_HAND) return fiveCards(cards, ranks, highest, straightToTwo)
  const kind = kinds[cards.length - 1]
  if (!kind || cards.length > 3 || ranks[0] !== ranks.at(-1)) return null
  return { kind, length: cards.length, worth: highest }
}

function fiveCards(
  cards: readonly number[],
  ranks: readonly number[],
  highest: number,
  straightToTwo: boolean,
): BigTwoCombination | null {
  const length = CARDS_OF_HAND
  const isFlush = new Set(cards.map(suitOf)).size === 1
  const isStraight = areConsecutive(ranks) && (straightToTwo || ranks.at(-1) !== TWO)
  if (isStraight) return { kind: isFlush ? 'straightFlush' : 'straight', length, worth: highest }
  // The highest rank of a flush and then its suit are those of its highest card.
  if (isFlush) return { kind: 'flush', length, worth: highest }
  // In five sorted cards of two ranks the middle one is of those that there are most of.
  if (new Set(ranks).size !== 2) return null
  const most = ranks.filter((rank) => rank === ranks[2]).length
  return { kind: most === 4 ? 'four' : 'fullHouse', length, worth: ranks[2]! }
}

/** How strong a kind is among those with as many cards. */
export const kindWorth = (kind: BigTwoKind): number => kinds.indexOf(kind)

/** Whether a combination may be played on another one. */
export function beats(next: BigTwoCombination, over: BigTwoCombination): boolean {
  if (next.length !== over.length) return false
  if (next.kind !== over.kind) return kindWorth(next.kind) > kindWorth(over.kind)
  return next.worth > over.worth
}
