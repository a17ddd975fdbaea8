// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { PLINKO_ROWS } from './maths.ts'
import { layField } from './pegs.ts'

describe('the field of plinko', () => {
  const sizes = [
    { width: 390, height: 240 },
    { width: 780, height: 520 },
  ]

  it.each(PLINKO_ROWS)('fits phone and desktop with %i rows, slots and all', (rows) => {
    for (const size of sizes) {
      const { pegs, slots, across, slotHeight } = layField(size, rows)
      expect(slots).toHaveLength(rows + 1)
      expect(Math.min(...pegs.map((peg) => peg.x))).toBeGreaterThanOrEqual(0)
      expect(Math.max(...pegs.map((peg) => peg.x))).toBeLessThanOrEqual(size.width)
      expect(Math.max(...slots.map((slot) => slot.y)) + slotHeight / 2).toBeLessThanOrEqual(size.height)
      expect(slots[1]!.x - slots[0]!.x).toBeCloseTo(across)
    }
  })

  it.each(PLINKO_ROWS)('moves a ball through %i rows into the slot of its turns', (rows) => {
    const field = layField(sizes[0]!, rows)
    for (let rights = 0; rights <= rows; rights += 1)
      expect(field.ballAt(rows, rights).x).toBeCloseTo(field.slots[rights]!.x)
  })

  it('moves the ball straight onto a peg in every row', () => {
    const field = layField(sizes[1]!, 8)
    for (let row = 0; row < 8; row += 1) {
      const { x } = field.ballAt(row, Math.floor(row / 2))
      expect(field.pegs.some((peg) => peg.row === row && Math.abs(peg.x - x) < 0.001)).toBe(true)
    }
  })
})
