// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { ROULETTE_POCKETS } from './maths.ts'
import { boxOf, numberOutline, trackPoint, trackSize, TRACK_FORMS } from './track-shape.ts'

describe.each(Object.entries(TRACK_FORMS))('the %s racetrack', (_, form) => {
  it('is a closed line along which all numbers are equally long', () => {
    for (let along = 0; along < ROULETTE_POCKETS; along += 0.05) {
      const [from, to] = [trackPoint(form, along, 0), trackPoint(form, along + 0.05, 0)]
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(0.05, 3)
    }
    const [start, end] = [trackPoint(form, 0, 0), trackPoint(form, ROULETTE_POCKETS, 0)]
    expect([start.x - end.x, start.y - end.y]).toEqual([0, 0])
  })

  it('has zero in the middle of its right bend', () => {
    const { left, width, top, height, centre } = boxOf(form, numberOutline(form, 0))
    expect(left + width).toBeCloseTo(100, 5)
    expect(top + height / 2).toBeCloseTo(50, 5)
    expect(centre.y).toBeCloseTo(50, 5)
  })

  it('has every number within it', () => {
    for (let index = 0; index < ROULETTE_POCKETS; index += 1) {
      const { left, top, width, height, outline } = boxOf(form, numberOutline(form, index))
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.001)
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(100.001)
      expect(outline.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true)
    }
  })
})

it('numbers of a phone are wide enough for a finger', () => {
  // The felt of a phone of 390 px leaves 350 px to the track.
  expect(350 / trackSize(TRACK_FORMS.narrow).width).toBeGreaterThanOrEqual(24)
})
