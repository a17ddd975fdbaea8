// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { bigTwoPlays } from '../../../games/bigtwo/bigtwo-plays.ts'
import { tienLenPlays } from '../../../games/tienlen/tienlen-plays.ts'
import { tienLenDefaults } from '../../../games/tienlen/tienlen-rules.ts'
import { chanceOf, range } from '../chance-for-tests.ts'
import { possiblePlays, problemOf } from './climbing-plays.ts'

const HANDS = 12

describe.each([
  { code: 'tienlen', plays: tienLenPlays(tienLenDefaults), first: 8 },
  { code: 'bigtwo', plays: bigTwoPlays(false), first: 15 },
])('the plays of a hand of $code', ({ plays, first }) => {
  /** Every part of a hand that is a combination. */
  const allOf = (hand: readonly number[]): number[][] =>
    range(2 ** hand.length - 1)
      .map((bits) => hand.filter((_, at) => ((bits + 1) >> at) & 1))
      .filter((cards) => plays.isCombination(cards))

  it('beats with something exactly when some part of the hand does, and only with what may be played', () => {
    for (let seed = 0; seed < HANDS; seed += 1) {
      const deck = chanceOf(seed).shuffled(range(52))
      const [hand, other] = [deck.slice(0, 10), deck.slice(10, 20)]
      const own = allOf(hand)
      for (const over of [null, ...allOf(other)]) {
        const table = { over, opening: null }
        const found = possiblePlays(plays, hand, table)
        const could = own.some((cards) => problemOf(plays, cards, table) === null)
        expect(found.length > 0).toBe(could)
        expect(found.every((cards) => problemOf(plays, cards, table) === null)).toBe(true)
      }
    }
  })

  it('offers the first play only with the card that it has to include, and says what is wrong', () => {
    const lowest = range(52).find((card) => plays.order(card) === 0)!
    const hand = [lowest, ...range(52).filter((card) => card !== lowest)].slice(0, 13)
    const table = { over: null, opening: lowest }
    expect(possiblePlays(plays, hand, table).every((cards) => cards.includes(lowest))).toBe(true)
    const [low, high] = [range(52), range(52)].map((cards) =>
      cards.toSorted((one, other) => plays.order(one) - plays.order(other)),
    ) as [number[], number[]]
    expect(problemOf(plays, [high[first]!], table)).toBe('mustInclude')
    expect(problemOf(plays, [], table)).toBe('noCombination')
    expect(problemOf(plays, [low[0]!], { over: [low[9]!], opening: null })).toBe('doesNotBeat')
    expect(problemOf(plays, [low[9]!], { over: [low[0]!], opening: null })).toBeNull()
  })
})
