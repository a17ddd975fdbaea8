// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { fastFloats } from '../../../runtime/simulator/fast-floats.ts'
import { seenCards } from '../advice.ts'
import { floatsOf } from '../parts.ts'
import { BLACKJACK_DECKS, BLACKJACK_MOVES, shuffledCards, valueOf } from '../rules.ts'
import { dealTable, movesOf, type BlackjackTable } from '../table.ts'
import { createHandOdds, OUR_RULES, type Play, type PlayResults } from './hand-odds.ts'
import { fullShoe, takeOut, type Shoe } from './shoe.ts'

const DEALS = 3_000
/** What the house keeps of a first stake. */
const EDGE = 0.004_858
const three = { hands: 3 }

/** Deals of three hands of which the first is to be played. */
function deals(count: number): BlackjackTable[] {
  const draw = fastFloats([7, 8, 9])
  const found: BlackjackTable[] = []
  while (found.length < count) {
    const floats = Array.from({ length: floatsOf(three) }, () => 0)
    draw(floats)
    const table = dealTable(shuffledCards(floats), 3)
    if (!table.over && !table.asksInsurance && table.active === 0) found.push(table)
  }
  return found
}

/** A deck without end of what is left once these cards are seen: near enough to compare plays, and fast. */
function endlessWithout(seen: readonly number[]): Shoe {
  const shoe = fullShoe(BLACKJACK_DECKS)
  for (const value of seen) takeOut(shoe, value)
  return { ...shoe, finite: false }
}

function playsOf(table: BlackjackTable, others: readonly number[]): PlayResults {
  const [values, up] = [table.hands[0]!.cards.map(valueOf), valueOf(table.dealer[0]!)]
  const odds = createHandOdds(endlessWithout([...values, up, ...others]), up, OUR_RULES)
  const results = odds.of(values, true)
  return movesOf(table).includes(BLACKJACK_MOVES.split)
    ? { ...results, split: odds.split(values[0]!) }
    : results
}

it('gains a player who sees the cards of two other hands far less than the house keeps', () => {
  const gains = deals(DEALS).map((table) => {
    const byAll = playsOf(table, seenCards(table))
    const own = Object.entries(playsOf(table, [])) as [Play, number][]
    const [play] = own.reduce((best, each) => (each[1] > best[1] ? each : best))
    // What the play that one's own cards advise loses against the best by all that is seen.
    return Math.max(...Object.values(byAll)) - byAll[play]!
  })
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / gains.length
  const error = Math.sqrt(variance / gains.length)
  expect(Math.min(...gains)).toBeGreaterThanOrEqual(0)
  expect(mean + 4 * error).toBeLessThan(EDGE / 10)
})
