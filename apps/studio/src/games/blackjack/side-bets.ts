// SPDX-License-Identifier: Apache-2.0
import { isRed, rankOf, suitOf } from '../../runtime/cards/card.ts'

/** What the first two cards of a hand are. */
export type PairResult = 'perfect' | 'coloured' | 'mixed' | 'none'
/** What they are together with the dealer's open card. */
export type ThreeResult = 'suitedTrips' | 'straightFlush' | 'trips' | 'straight' | 'flush' | 'none'

/** What a side bet wins to 1. */
export const PAIRS_PAY: Readonly<Record<PairResult, number>> = {
  perfect: 25,
  coloured: 12,
  mixed: 6,
  none: -1,
}
export const THREE_PAYS: Readonly<Record<ThreeResult, number>> = {
  suitedTrips: 100,
  straightFlush: 40,
  trips: 30,
  straight: 10,
  flush: 5,
  none: -1,
}
/** The most that comes back for one stake, the stake included. */
export const MOST_OF_PAIRS = 1 + Math.max(...Object.values(PAIRS_PAY))
export const MOST_OF_THREE = 1 + Math.max(...Object.values(THREE_PAYS))

const KING = 13
const ACE = 1

export function pairOf([first, second]: readonly number[]): PairResult {
  if (rankOf(first!) !== rankOf(second!)) return 'none'
  if (suitOf(first!) === suitOf(second!)) return 'perfect'
  return isRed(first!) === isRed(second!) ? 'coloured' : 'mixed'
}

export function threeOf(cards: readonly number[]): ThreeResult {
  const suited = cards.every((card) => suitOf(card) === suitOf(cards[0]!))
  const ranks = cards.map(rankOf).toSorted((left, right) => left - right)
  if (ranks.every((rank) => rank === ranks[0])) return suited ? 'suitedTrips' : 'trips'
  if (isStraight(ranks)) return suited ? 'straightFlush' : 'straight'
  return suited ? 'flush' : 'none'
}

/** Three ranks in a row from the lowest; an ace stands below the two or above the king. */
function isStraight([low, middle, high]: readonly number[]): boolean {
  if (low === ACE && middle === KING - 1 && high === KING) return true
  return middle === low! + 1 && high === low! + 2
}
