// SPDX-License-Identifier: Apache-2.0
import { createHandOdds, OUR_RULES, type Play, type PlayResults } from './odds/hand-odds.ts'
import { fullShoe, takeOut } from './odds/shoe.ts'
import { BLACKJACK_DECKS, valueOf } from './rules.ts'
import { movesOf, type BlackjackTable } from './table.ts'
import { BLACKJACK_MOVES } from './rules.ts'

export interface Advice {
  readonly play: Play
  /** The expected result, in stakes: negative for a loss. */
  readonly result: number
}

/**
 * The best play of the active hand, from its own cards, the dealer's open card and, after a split, the card that began the
 * other hand: everything else may still be anywhere in the shoe. Undefined while insurance is asked, or at the end.
 */
export function bestPlay(table: BlackjackTable): Advice | undefined {
  if (table.asksInsurance || table.active === undefined) return undefined
  const hand = table.hands[table.active]!
  const up = valueOf(table.dealer[0]!)
  const shoe = fullShoe(BLACKJACK_DECKS)
  takeOut(shoe, up)
  if (table.hands.length > 1) takeOut(shoe, valueOf(hand.cards[0]!))
  const odds = createHandOdds(shoe, up, OUR_RULES)
  const moves = movesOf(table)
  const values = hand.cards.map(valueOf)
  const results: { -readonly [Each in Play]?: PlayResults[Each] } = odds.of(
    values,
    moves.includes(BLACKJACK_MOVES.double),
  )
  if (moves.includes(BLACKJACK_MOVES.split)) results.split = odds.split(values[0]!)
  const plays = Object.entries(results) as [Play, number][]
  const [play, result] = plays.reduce((best, each) => (each[1] > best[1] ? each : best))
  return { play, result }
}
