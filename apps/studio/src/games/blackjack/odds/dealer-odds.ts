// SPDX-License-Identifier: Apache-2.0
import { excludedBy, type Shoe } from './shoe.ts'

/** The chances that the dealer ends with 17, 18, 19, 20, 21 or too much. */
export type DealerOdds = Float64Array
const ENDS = 6
const BUST = 5
const HIGHEST = 10

/** The dealer's chances behind an open card, when it is known that they have no blackjack. */
export function dealerOdds(shoe: Shoe, up: number, hitsSoft17: boolean): DealerOdds {
  const excluded = excludedBy(up)
  const { counts, size, finite } = shoe
  const others = size - (excluded === 0 ? 0 : counts[excluded]!)
  const left = finite ? 1 : 0
  const draws: Draws = { counts, left, hitsSoft17, odds: new Float64Array(ENDS) }
  for (let value = 1; value <= HIGHEST; value += 1) {
    if (value === excluded || counts[value] === 0) continue
    const chance = counts[value]! / others
    counts[value]! -= left
    drawOn(draws, size - left, up + value, up === 1 || value === 1, chance)
    counts[value]! += left
  }
  return draws.odds
}

interface Draws {
  readonly counts: Float64Array
  /** How many cards a draw takes away: none from a deck without end. */
  readonly left: number
  readonly hitsSoft17: boolean
  readonly odds: DealerOdds
}

/** `hard` counts every ace as 1. It runs millions of times, so it calls nothing but itself. */
function drawOn(draws: Draws, size: number, hard: number, ace: boolean, chance: number): void {
  const soft = ace && hard <= 11
  const total = soft ? hard + 10 : hard
  if (total > 21) {
    draws.odds[BUST]! += chance
    return
  }
  if (total > 17 || (total === 17 && !(soft && draws.hitsSoft17))) {
    draws.odds[total - 17]! += chance
    return
  }
  const { counts, left } = draws
  const share = chance / size
  // A card that is too much ends the hand without a further look.
  const fits = ace || hard <= 11 ? HIGHEST : Math.min(HIGHEST, 21 - hard)
  let busting = size
  for (let value = 1; value <= fits; value += 1) {
    const count = counts[value]!
    if (count === 0) continue
    busting -= count
    counts[value] = count - left
    drawOn(draws, size - left, hard + value, ace || value === 1, share * count)
    counts[value] = count
  }
  if (fits < HIGHEST) draws.odds[BUST]! += share * busting
}

/** The expected result of standing on a total, in stakes: from -1 to 1. */
export function standingResult(total: number, odds: DealerOdds): number {
  if (total > 21) return -1
  let result = odds[BUST]!
  for (let end = 17; end <= 21; end += 1) {
    if (total > end) result += odds[end - 17]!
    else if (total < end) result -= odds[end - 17]!
  }
  return result
}
