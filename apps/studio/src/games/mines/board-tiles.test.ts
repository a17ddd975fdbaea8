// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { boardTiles } from './board-tiles.ts'

describe('the board of mines', () => {
  it.each([
    [390, 344],
    [780, 520],
    [320, 600],
  ])('lies in the middle of a picture of %i x %i, whole and with equal gaps', (width, height) => {
    const { side, centres } = boardTiles({ width, height })
    expect(centres).toHaveLength(25)
    const [first, second, last] = [centres[0]!, centres[1]!, centres[24]!]
    expect(first.x - side / 2).toBeGreaterThanOrEqual(0)
    expect(first.y - side / 2).toBeGreaterThanOrEqual(0)
    expect(first.x + last.x).toBeCloseTo(width)
    expect(first.y + last.y).toBeCloseTo(height)
    expect(second.x - first.x).toBeGreaterThan(side)
    expect(centres[5]!.y - first.y).toBeCloseTo(second.x - first.x)
  })

  it('has tiles that a thumb can hit on a phone', () => {
    expect(boardTiles({ width: 390, height: 300 }).side).toBeGreaterThan(44)
  })
})
