// SPDX-License-Identifier: Apache-2.0
import { createHandOdds, OUR_RULES, type Play, type PlayResults } from './odds/hand-odds.ts'
import { fullShoe, takeOut, type Shoe } from './odds/shoe.ts'
import { BLACKJACK_DECKS, BLACKJACK_MOVES, valueOf } from './rules.ts'
import { movesOf, type BlackjackTable } from './table.ts'

export interface Advice {
  readonly play: Play
  /** The expected result, in stakes: negative for a loss. */
  readonly result: number
}

/**
 * The best play of the active hand, from all cards that are seen: its own, the dealer's open card and those of the other
 * hands. Undefined while insurance is asked, or at the end.
 */
export const bestPlay = (table: BlackjackTable): Advice | undefined => createAdviser(seenCards)(table)

/** The values of the cards, other than the active hand's own and the dealer's, that a play is decided by. */
type KnownCards = (table: BlackjackTable) => readonly number[]

/** Those of all other hands. */
export const seenCards: KnownCards = ({ hands, active }) =>
  hands.flatMap(({ cards }, index) => (index === active ? [] : cards.map(valueOf)))

/** The card that began the other hand of a split: by these the stated return is computed. */
export const ownCards: KnownCards = ({ hands, active }) => {
  const { split, cards } = hands[active!]!
  return split ? [valueOf(cards[0]!)] : []
}

/** Gives the best play of table after table, and remembers what it computed for each open card. */
export function createAdviser(knownCards: KnownCards): (table: BlackjackTable) => Advice | undefined {
  const oddsOf = createOddsOf(knownCards)
  return (table) => {
    if (table.asksInsurance || table.active === undefined) return undefined
    const plays = Object.entries(oddsOf(table)) as [Play, number][]
    const [play, result] = plays.reduce((best, each) => (each[1] > best[1] ? each : best))
    return { play, result }
  }
}

function createOddsOf(knownCards: KnownCards): (table: BlackjackTable) => PlayResults {
  const known = new Map<string, ReturnType<typeof createHandOdds>>()
  /** The odds behind an open card, when these cards are gone, too. */
  const oddsBehind = (up: number, gone: readonly number[]) => {
    const key = [up, ...gone.toSorted((left, right) => left - right)].join()
    let odds = known.get(key)
    if (!odds) known.set(key, (odds = createHandOdds(shoeWithout(up, gone), up, OUR_RULES)))
    return odds
  }
  return (table) => {
    const values = table.hands[table.active!]!.cards.map(valueOf)
    const odds = oddsBehind(valueOf(table.dealer[0]!), knownCards(table))
    const moves = movesOf(table)
    const results = odds.of(values, moves.includes(BLACKJACK_MOVES.double))
    return moves.includes(BLACKJACK_MOVES.split) ? { ...results, split: odds.split(values[0]!) } : results
  }
}

function shoeWithout(up: number, gone: readonly number[]): Shoe {
  const shoe = fullShoe(BLACKJACK_DECKS)
  for (const value of [up, ...gone]) takeOut(shoe, value)
  return shoe
}
