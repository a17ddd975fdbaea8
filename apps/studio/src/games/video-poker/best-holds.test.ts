// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fastFloats } from '../../runtime/simulator/fast-floats.ts'
import { bestHold, HAND_CARDS, replacedBy, sumsOfHolds, WEIGHTS } from './best-hold.ts'
import { createBestHolds } from './best-holds.ts'
import { dealCards, POKER_FLOATS } from './deal.ts'
import { DEUCES_WILD, JACKS_OR_BETTER } from './pay-tables.ts'

describe('the best holds of many hands', () => {
  it.each([JACKS_OR_BETTER, DEUCES_WILD])('pay as much as those that are computed hand by hand', (table) => {
    const holdOf = createBestHolds(table)
    const draw = fastFloats([11, 12, 13])
    const floats = Array.from({ length: POKER_FLOATS }, () => 0)
    for (let deal = 0; deal < 25; deal += 1) {
      draw(floats)
      const hand = dealCards(floats).slice(0, HAND_CARDS)
      const sums = sumsOfHolds(table, hand)
      const worth = (hold: number) => [sums[hold]! * WEIGHTS[replacedBy(hold)]!, replacedBy(hold)]
      expect(worth(holdOf(hand))).toEqual(worth(bestHold(table, hand)))
    }
  })
})
