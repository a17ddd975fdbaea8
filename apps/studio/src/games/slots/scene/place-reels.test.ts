// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { placeReels } from './place-reels.ts'

describe('the place of the reels', () => {
  it.each([
    [{ width: 390, height: 320 }, 6],
    [{ width: 360, height: 190 }, 5],
    [{ width: 1_120, height: 760 }, 3],
  ])('is within the picture: %j with %i reels', (size, reels) => {
    const place = placeReels(size, reels, 3)
    expect(place.left).toBeGreaterThanOrEqual(0)
    expect(place.left + place.width).toBeLessThanOrEqual(size.width)
    expect(place.top + place.height).toBeLessThanOrEqual(size.height)
  })

  it('divides a window by the rows of each reel', () => {
    const place = placeReels({ width: 700, height: 500 }, 5, 3)
    const seven = [0, 6].map((row) => place.at(2, row, 7).y)
    expect(seven[0]! - place.top).toBeCloseTo(place.height / 14)
    expect(place.top + place.height - seven[1]!).toBeCloseTo(place.height / 14)
  })
})
