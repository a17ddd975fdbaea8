// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { placeReels } from './place-reels.ts'

describe('the area of the reels', () => {
  it.each([
    [{ width: 390, height: 320 }, 6],
    [{ width: 360, height: 190 }, 5],
    [{ width: 1_120, height: 760 }, 3],
  ])('is within the picture: %j with %i reels', (size, reels) => {
    const area = placeReels(size, reels, 3)
    expect(area.left).toBeGreaterThanOrEqual(0)
    expect(area.left + area.width).toBeLessThanOrEqual(size.width)
    expect(area.top + area.height).toBeLessThanOrEqual(size.height)
  })

  it('divides a window by the rows of each reel', () => {
    const area = placeReels({ width: 700, height: 500 }, 5, 3)
    const seven = [0, 6].map((row) => area.at(2, row, 7).y)
    expect(seven[0]! - area.top).toBeCloseTo(area.height / 14)
    expect(area.top + area.height - seven[1]!).toBeCloseTo(area.height / 14)
  })
})
