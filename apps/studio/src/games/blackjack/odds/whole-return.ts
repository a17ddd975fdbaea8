// SPDX-License-Identifier: Apache-2.0
import { createHandOdds, OUR_RULES, type OddsRules, type Play } from './hand-odds.ts'
import { fullShoe, putBack, takeOut, VALUES } from './shoe.ts'

/** The expected result of a round with the best play, in stakes: negative for the player's loss. */
export function wholeResult(decks?: number, rules: OddsRules = OUR_RULES): number {
  const shoe = fullShoe(decks)
  let sum = 0
  for (let up = 1; up <= VALUES; up += 1) {
    const upChance = shoe.counts[up]! / shoe.size
    takeOut(shoe, up)
    const odds = createHandOdds(shoe, up, rules)
    for (let first = 1; first <= VALUES; first += 1)
      for (let second = first; second <= VALUES; second += 1) {
        const chance = pairChance(shoe, first, second)
        takeOut(shoe, first)
        takeOut(shoe, second)
        const blackjack = dealerBlackjack(shoe, up)
        putBack(shoe, second)
        putBack(shoe, first)
        const natural = first === 1 && second === VALUES
        const result = natural ? rules.blackjackPays : bestStart(odds, [first, second], rules)
        sum += upChance * chance * (blackjack * (natural ? 0 : -1) + (1 - blackjack) * result)
      }
    putBack(shoe, up)
  }
  return sum
}

type HandOdds = ReturnType<typeof createHandOdds>

/** What the first two cards are worth with the best play. */
function bestStart(odds: HandOdds, cards: readonly [number, number], rules: OddsRules): number {
  const results: { [Each in Play | 'surrender']?: number } = odds.of(cards, true)
  if (cards[0] === cards[1]) results.split = odds.split(cards[0])
  if (rules.lateSurrender) results.surrender = -0.5
  return Math.max(...Object.values(results))
}

function pairChance(shoe: ReturnType<typeof fullShoe>, first: number, second: number): number {
  const { counts, size, finite } = shoe
  const left = finite ? 1 : 0
  if (first === second) return ((counts[first]! / size) * (counts[first]! - left)) / (size - left)
  return ((2 * counts[first]!) / size) * (counts[second]! / (size - left))
}

/** The chance of a blackjack behind an open card. */
function dealerBlackjack({ counts, size }: ReturnType<typeof fullShoe>, up: number): number {
  if (up === 1) return counts[VALUES]! / size
  return up === VALUES ? counts[1]! / size : 0
}
