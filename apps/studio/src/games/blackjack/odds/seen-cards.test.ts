// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { fastFloats } from '../../../runtime/simulator/fast-floats.ts'
import { createAdviser, ownCards, playsOf } from '../advice.ts'
import { floatsOf } from '../parts.ts'
import { shuffledCards } from '../rules.ts'
import { dealTable, type BlackjackTable } from '../table.ts'

const DEALS = Number(process.env['BLACKJACK_DEALS'] ?? 40)
/** What the house keeps of a first stake. */
const EDGE = 0.004858
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

it('gains a player who sees the cards of two other hands far less than the house keeps', () => {
  const byOwn = createAdviser(ownCards)
  const gains = deals(DEALS).map((table) => {
    const plays = playsOf(table)
    const best = Math.max(...Object.values(plays))
    // What the play that one's own cards advise is worth by all that is seen.
    return best - plays[byOwn(table)!.play]!
  })
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / gains.length
  expect(Math.min(...gains)).toBeGreaterThanOrEqual(0)
  expect(mean + 4 * Math.sqrt(variance / gains.length)).toBeLessThan(EDGE / 4)
})
