// SPDX-License-Identifier: Apache-2.0
import { dealerOdds, standingResult } from './dealer-odds.ts'
import { createOpenHand } from './open-hand.ts'
import { excludedBy, putBack, takeOut, type Shoe } from './shoe.ts'

/** Rules that change what a hand is worth. */
export interface OddsRules {
  readonly hitsSoft17: boolean
  readonly doubleAfterSplit: boolean
  /** What a blackjack pays to 1. */
  readonly blackjackPays: number
  readonly lateSurrender: boolean
}

/** The rules of our game. */
export const OUR_RULES: OddsRules = {
  hitsSoft17: false,
  doubleAfterSplit: true,
  blackjackPays: 1.5,
  lateSurrender: false,
}

export type Play = 'hit' | 'stand' | 'double' | 'split'

/** The expected result of each possible play, in stakes of the hand. */
export type PlayResults = { readonly [Each in Play]?: number }

/**
 * What hands are worth behind one open card of the dealer, who has no blackjack. `seen` are cards that are gone besides
 * the open card and the hand itself. All draws are followed to their end; nothing is approximated.
 */
export function createHandOdds(shoe: Shoe, up: number, rules: OddsRules) {
  const hand = createOpenHand(shoe, excludedBy(up))
  const { keyOf, hardOf, totalOf, add, remove, overNext } = hand
  const best = new Map<number, number>()
  const standing = new Map<number, Float64Array>()
  const stand = (): number => {
    const key = shoe.finite ? keyOf() : 0
    let odds = standing.get(key)
    if (!odds) standing.set(key, (odds = dealerOdds(shoe, up, rules.hitsSoft17)))
    return standingResult(totalOf(hardOf()), odds)
  }
  const bustOr = (result: () => number) => () => (hardOf() > 21 ? -1 : result())
  const hit = () => overNext(bustOr(play))
  const double = () => 2 * overNext(bustOr(stand))
  /** Hit or stand, whatever is better; a total of at most 11 cannot get worse by a card. */
  function play(): number {
    const hard = hardOf()
    const total = totalOf(hard)
    if (total === 21) return stand()
    const key = keyOf()
    const known = best.get(key)
    if (known !== undefined) return known
    const result = total <= 11 ? hit() : Math.max(stand(), hit())
    best.set(key, result)
    return result
  }
  const results = (mayDouble: boolean): PlayResults => {
    if (totalOf(hardOf()) === 21) return { stand: stand() }
    return { hit: hit(), stand: stand(), ...(mayDouble && { double: double() }) }
  }
  const bestOf = (values: PlayResults) => Math.max(...Object.values(values))
  /** One of the two hands after a split, of which this is the first card: each is played by its own cards. */
  const afterSplit = (value: number): number => {
    add(value)
    const result = overNext(value === 1 ? stand : () => bestOf(results(rules.doubleAfterSplit)))
    remove(value)
    return result
  }
  return {
    bestOf,
    /** The results of a hand's plays; doubling only for two cards. */
    of: (cards: readonly number[], mayDouble: boolean) =>
      hand.within(cards, () => results(mayDouble && cards.length === 2)),
    /** Both hands together after a split of two cards of this value, which have left the shoe. */
    split(value: number): number {
      // A hand holds one card of the pair; the other one is gone. What was computed with both in the shoe is not true here.
      const other = createHandOdds(shoe, up, rules)
      takeOut(shoe, value)
      const result = 2 * other.afterSplit(value)
      putBack(shoe, value)
      return result
    },
    afterSplit,
  }
}
