// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { boardPlaces } from './board-places.ts'

describe('the board of mines', () => {
  it.each([
    [390, 344],
    [780, 520],
    [320, 600],
  ])('lies in the middle of a picture of %i x %i, whole and with equal gaps', (width, height) => {
    const { side, places } = boardPlaces({ width, height })
    expect(places).toHaveLength(25)
    const [first, second, last] = [places[0]!, places[1]!, places[24]!]
    expect(first.x - side / 2).toBeGreaterThanOrEqual(0)
    expect(first.y - side / 2).toBeGreaterThanOrEqual(0)
    expect(first.x + last.x).toBeCloseTo(width)
    expect(first.y + last.y).toBeCloseTo(height)
    expect(second.x - first.x).toBeGreaterThan(side)
    expect(places[5]!.y - first.y).toBeCloseTo(second.x - first.x)
  })

  it('has tiles that a thumb can hit on a phone', () => {
    expect(boardPlaces({ width: 390, height: 300 }).side).toBeGreaterThan(44)
  })
})
