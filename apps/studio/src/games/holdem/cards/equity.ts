// SPDX-License-Identifier: Apache-2.0
import { DECK_CARDS } from '../../../runtime/cards/card.ts'
import { cardsEach, type Variant } from '../hand/hand.ts'
import { handValue } from './hand-value.ts'
import { omahaValue } from './omaha-value.ts'

const BOARD_CARDS = 5

/** What somebody knows who sees their own cards and the board. */
export interface KnownCards {
  readonly variant: Variant
  readonly own: readonly number[]
  readonly board: readonly number[]
  readonly opponents: number
}

/** The part of pots that these cards would win against hands of which nothing is known, by so many random ones. */
export function equityOf(
  { variant, own, board, opponents }: KnownCards,
  rounds: number,
  random: () => number,
): number {
  const known = new Set([...own, ...board])
  const deck = Array.from({ length: DECK_CARDS }, (_, card) => card).filter((card) => !known.has(card))
  const missing = BOARD_CARDS - board.length
  const each = cardsEach[variant]
  const valueOf = (cards: readonly number[], all: readonly number[]) =>
    variant === 'omaha' ? omahaValue(cards, all) : handValue([...cards, ...all])
  let won = 0
  for (let round = 0; round < rounds; round += 1) {
    draw(deck, missing + opponents * each, random)
    const all = [...board, ...deck.slice(0, missing)]
    const mine = valueOf(own, all)
    let ties = 1
    for (let other = 0; other < opponents && ties > 0; other += 1) {
      const from = missing + other * each
      const theirs = valueOf(deck.slice(from, from + each), all)
      if (theirs > mine) ties = 0
      else if (theirs === mine) ties += 1
    }
    if (ties > 0) won += 1 / ties
  }
  return won / rounds
}

/** Moves random cards to the front of the deck. */
function draw(deck: number[], count: number, random: () => number): void {
  for (let at = 0; at < count; at += 1) {
    const other = at + Math.floor(random() * (deck.length - at))
    ;[deck[at], deck[other]] = [deck[other]!, deck[at]!]
  }
}
