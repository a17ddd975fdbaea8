// SPDX-License-Identifier: Apache-2.0
import { createHandOdds, OUR_RULES, type Play, type PlayResults } from './odds/hand-odds.ts'
import { fullShoe, takeOut, VALUES, type Shoe } from './odds/shoe.ts'
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
export const bestPlay = (table: BlackjackTable): Advice | undefined => createAdviser()(table)

/** Gives the best play of table after table, and remembers what it computed for each open card. */
export function createAdviser(): (table: BlackjackTable) => Advice | undefined {
  const known = new Map<number, ReturnType<typeof createHandOdds>>()
  /** The odds behind an open card, when this card is gone, too; 0 for none. */
  const oddsBehind = (up: number, gone: number) => {
    const key = up * (VALUES + 1) + gone
    let odds = known.get(key)
    if (!odds) known.set(key, (odds = createHandOdds(shoeWithout(up, gone), up, OUR_RULES)))
    return odds
  }
  return (table) => {
    if (table.asksInsurance || table.active === undefined) return undefined
    const values = table.hands[table.active]!.cards.map(valueOf)
    const odds = oddsBehind(valueOf(table.dealer[0]!), table.hands.length > 1 ? values[0]! : 0)
    const moves = movesOf(table)
    const results: { -readonly [Each in Play]?: PlayResults[Each] } = odds.of(
      values,
      moves.includes(BLACKJACK_MOVES.double),
    )
    if (moves.includes(BLACKJACK_MOVES.split)) results.split = odds.split(values[0]!)
    const plays = Object.entries(results) as [Play, number][]
    const [play, result] = plays.reduce((best, each) => (each[1] > best[1] ? each : best))
    return { play, result }
  }
}

function shoeWithout(up: number, gone: number): Shoe {
  const shoe = fullShoe(BLACKJACK_DECKS)
  takeOut(shoe, up)
  if (gone > 0) takeOut(shoe, gone)
  return shoe
}
