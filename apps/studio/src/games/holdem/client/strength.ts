// SPDX-License-Identifier: Apache-2.0
import type { HandRankName } from '../../../card-protocol/holdem-table-view.ts'
import { rankOf } from '../../../runtime/cards/card.ts'
import { t } from '../../../runtime/texts.ts'
import { handKind, handValue, isRoyal, type HandKind } from '../cards/hand-value.ts'
import { handName } from './hand-names.ts'

const names: Readonly<Record<HandKind, HandRankName>> = {
  ...{ high: 'highCard', pair: 'pair', twoPair: 'twoPair', trips: 'trips', straight: 'straight' },
  ...{ flush: 'flush', full: 'fullHouse', quads: 'quads', straightFlush: 'straightFlush' },
}

const OMAHA_CARDS = 4

/** What the own cards and the board make. */
export function rankNameOf(own: readonly number[], board: readonly number[]): HandRankName {
  const hands =
    board.length < 3 ? [] : own.length === OMAHA_CARDS ? omahaHands(own, board) : [[...own, ...board]]
  if (hands.length > 0) {
    const best = Math.max(...hands.map(handValue))
    return isRoyal(best) ? 'royalFlush' : names[handKind(best)]
  }
  return new Set(own.map(rankOf)).size < own.length ? 'pair' : 'highCard'
}

/** Its name, for the player. */
export const strengthOf = (own: readonly number[], board: readonly number[]): string =>
  t(handName(rankNameOf(own, board)))

/** Exactly two of the own cards with exactly three of the board. */
const omahaHands = (own: readonly number[], board: readonly number[]): number[][] =>
  choose(own, 2).flatMap((two) => choose(board, 3).map((three) => [...two, ...three]))

function choose(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card, index) =>
    choose(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]),
  )
}
