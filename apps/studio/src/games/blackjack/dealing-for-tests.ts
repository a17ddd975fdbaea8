// SPDX-License-Identifier: Apache-2.0
import { DECK_CARDS } from '../../runtime/cards/card.ts'
import { BLACKJACK_CARDS } from './rules.ts'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']
const suits = ['s', 'h', 'c', 'd']

/** A card by two signs: "Th" is the ten of hearts. */
export const cardBySigns = (signs: string): number =>
  ranks.indexOf(signs[0]!) * suits.length + suits.indexOf(signs[1]!)

/** Floats that take these cards from the shoe in this order, and any cards after them. */
export function floatsThatDeal(text: string, count: number): number[] {
  const wanted = text.split(' ').map(cardBySigns)
  const shoe = Array.from({ length: BLACKJACK_CARDS }, (_, index) => index)
  return Array.from({ length: count }, (_, position) => {
    const card = wanted[position]
    const other =
      card === undefined
        ? position
        : shoe.findIndex((each, index) => index >= position && each % DECK_CARDS === card)
    ;[shoe[position], shoe[other]] = [shoe[other]!, shoe[position]!]
    return (other - position + 0.5) / (BLACKJACK_CARDS - position)
  })
}
