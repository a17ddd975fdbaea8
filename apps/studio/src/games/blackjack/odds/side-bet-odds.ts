// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../../fair/fraction.ts'
import { DECK_CARDS } from '../../../runtime/cards/card.ts'
import { BLACKJACK_CARDS, BLACKJACK_DECKS } from '../rules.ts'
import { pairOf, PAIRS_PAY, threeOf, THREE_PAYS, type PairResult, type ThreeResult } from '../side-bets.ts'

const deck = Array.from({ length: DECK_CARDS }, (_, card) => card)
type Counts<Result extends string> = Record<Result, number>

/** How many copies of a card are left in the shoe once others are gone. */
const leftOf = (card: number, gone: readonly number[]): number =>
  BLACKJACK_DECKS - gone.filter((each) => each === card).length

/** How many of all ordered deals of two cards from the shoe end in each result. */
export function countPairs(): Counts<PairResult> {
  const counts = { perfect: 0, coloured: 0, mixed: 0, none: 0 }
  for (const first of deck)
    for (const second of deck) counts[pairOf([first, second])] += BLACKJACK_DECKS * leftOf(second, [first])
  return counts
}

/** The same for two cards and the dealer's. */
export function countThrees(): Counts<ThreeResult> {
  const counts = { suitedTrips: 0, straightFlush: 0, trips: 0, straight: 0, flush: 0, none: 0 }
  for (const first of deck)
    for (const second of deck) {
      const ways = BLACKJACK_DECKS * leftOf(second, [first])
      for (const third of deck)
        counts[threeOf([first, second, third])] += ways * leftOf(third, [first, second])
    }
  return counts
}

const ALL_PAIRS = BLACKJACK_CARDS * (BLACKJACK_CARDS - 1)
const ALL_THREES = ALL_PAIRS * (BLACKJACK_CARDS - 2)

/** The exact chance of a count among all. */
export const chanceOfPair = (count: number): Fraction => fraction(BigInt(count), BigInt(ALL_PAIRS))
export const chanceOfThree = (count: number): Fraction => fraction(BigInt(count), BigInt(ALL_THREES))

/** What comes back of a stake on average. */
function returnOf<Result extends string>(
  counts: Counts<Result>,
  pays: Readonly<Counts<Result>>,
  all: number,
) {
  const results = Object.keys(counts) as Result[]
  const back = results.reduce((sum, result) => sum + counts[result] * (1 + pays[result]), 0)
  return fraction(BigInt(back), BigInt(all))
}

export const pairsReturn = (): Fraction => returnOf(countPairs(), PAIRS_PAY, ALL_PAIRS)
export const threeReturn = (): Fraction => returnOf(countThrees(), THREE_PAYS, ALL_THREES)
