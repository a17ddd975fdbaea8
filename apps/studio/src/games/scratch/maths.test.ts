// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { decorationRandom } from '../../runtime/stage/decoration-random.ts'
import { SCRATCH_CARDS, SCRATCH_PRIZES, scratchRtp } from './maths.ts'
import { buildScratchStory, SCRATCH_FLOATS } from './story.ts'

const stake = { amount: 1_000_000n, unit: 1n }
const rest = Array.from({ length: SCRATCH_FLOATS - 1 }, (_, index) => (index * 7 + 3) / 131)
const number = (card: number) => (card + 0.5) / SCRATCH_CARDS

describe('scratch cards', () => {
  it('return exactly 99 %, by the prize table and by scratching every card', () => {
    expect(scratchRtp()).toEqual({ numerator: 99n, denominator: 100n })
    const found = SCRATCH_PRIZES.map(() => 0)
    let paid = 0n
    for (let card = 0; card < SCRATCH_CARDS; card += 1) {
      const { events, payout } = buildScratchStory({}, stake, [number(card), ...rest])
      const last = events.at(-1)!
      if (last.type === 'card' && last.prize !== null) found[last.prize]! += 1
      paid += payout
    }
    expect(found).toEqual(SCRATCH_PRIZES.map(({ cards }) => cards))
    expect(paid).toBe(99_000n * 1_000_000n)
  })

  it('show the symbol of a prize three times and every other one twice at most, whatever is drawn', () => {
    const random = decorationRandom(3)
    for (let count = 0; count < 20_000; count += 1) {
      const floats = Array.from({ length: SCRATCH_FLOATS }, random)
      const { events, multiplier } = buildScratchStory({}, stake, floats)
      const symbols = events.flatMap((event) => (event.type === 'field' ? [event.symbol] : []))
      expect(symbols).toHaveLength(9)
      const counts = SCRATCH_PRIZES.map((_, symbol) => symbols.filter((each) => each === symbol).length)
      const three = counts.flatMap((each, symbol) => (each > 2 ? [symbol] : []))
      const last = events.at(-1)!
      const prize = last.type === 'card' ? last.prize : undefined
      expect(three).toEqual(prize === null ? [] : [prize])
      expect(Math.max(...counts)).toBeLessThanOrEqual(3)
      expect(multiplier).toBe(prize === null ? 0 : SCRATCH_PRIZES[prize!]!.times * 1_000_000)
    }
  })

  it('place the symbols of a prize anywhere on the card', () => {
    const seen = new Set<number>()
    const random = decorationRandom(5)
    for (let count = 0; count < 300; count += 1) {
      const floats = [0, ...Array.from({ length: SCRATCH_FLOATS - 1 }, random)]
      for (const [index, event] of buildScratchStory({}, stake, floats).events.entries())
        if (event.type === 'field' && event.symbol === 0) seen.add(index)
    }
    expect(seen.size).toBe(9)
  })
})
