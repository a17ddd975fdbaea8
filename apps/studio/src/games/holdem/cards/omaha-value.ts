// SPDX-License-Identifier: Apache-2.0
import { blackBits, otherBits, valueOfSets } from './hand-value.ts'

/** The best value of exactly two of a player's cards with exactly three of the board. */
export function omahaValue(own: readonly number[], board: readonly number[]): number {
  let best = 0
  for (const [first, second] of pairsOf(own))
    for (const [left, right] of pairsOf(board)) {
      const three = board.filter((card) => card !== left && card !== right)
      best = Math.max(best, valueOf([first, second, ...three]))
    }
  return best
}

const pairsOf = (cards: readonly number[]): [number, number][] =>
  cards.flatMap((first, index) => cards.slice(index + 1).map((second): [number, number] => [first, second]))

function valueOf(cards: readonly number[]): number {
  let [black, other] = [0, 0]
  for (const card of cards) {
    black |= blackBits[card]!
    other |= otherBits[card]!
  }
  return valueOfSets(black, other)
}
