// SPDX-License-Identifier: Apache-2.0
import type { HandRankName } from '../../../card-protocol/holdem-table-view.ts'
import type { Variant } from '../hand/hand.ts'
import { handKind, handValue, isRoyal, type HandKind } from './hand-value.ts'

const names: Readonly<Record<HandKind, HandRankName>> = {
  ...{ high: 'highCard', pair: 'pair', twoPair: 'twoPair', trips: 'trips', straight: 'straight' },
  ...{ flush: 'flush', full: 'fullHouse', quads: 'quads', straightFlush: 'straightFlush' },
}
const FIVE = 5
const OWN_IN_OMAHA = 2

/** The best five cards that somebody has, and what they are called. */
export interface BestHand {
  readonly name: HandRankName
  readonly cards: readonly number[]
  /** The greater one wins. */
  readonly value: number
}

/** What the best five of five to seven cards are called, and which they are. */
export const handRankNameOf = (cards: readonly number[]): BestHand => bestOf(choices(cards, FIVE))

/** The best hand of a player on a board; null before there are five cards. In Omaha exactly two are their own. */
export function bestHandOf(
  variant: Variant,
  own: readonly number[],
  board: readonly number[],
): BestHand | null {
  if (board.length + OWN_IN_OMAHA < FIVE) return null
  if (variant === 'holdem') return handRankNameOf([...own, ...board])
  const ofBoard = choices(board, FIVE - OWN_IN_OMAHA)
  return bestOf(choices(own, OWN_IN_OMAHA).flatMap((pair) => ofBoard.map((three) => [...pair, ...three])))
}

function bestOf(hands: readonly (readonly number[])[]): BestHand {
  if (hands.length === 0) throw new RangeError('a hand has five to seven cards')
  const valued = hands.map((cards) => ({ cards, value: handValue(cards) }))
  const { cards, value } = valued.reduce((best, one) => (one.value > best.value ? one : best))
  return { name: isRoyal(value) ? 'royalFlush' : names[handKind(value)], cards, value }
}

/** All ways to take so many of these cards. */
function choices(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card, at) => choices(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]))
}
