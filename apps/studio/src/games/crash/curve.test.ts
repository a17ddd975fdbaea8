// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { axesOf, curvePoints, ticksOf } from './curve.ts'
import { curveAt } from './maths.ts'

describe('the picture of the curve', () => {
  it.each([0, 900, 8_000, 40_000, 150_000])(
    'stays inside the frame after %i ms and rises all the way',
    (elapsedMs) => {
      const size = { width: 390, height: 240 }
      const points = curvePoints(axesOf(elapsedMs, curveAt(elapsedMs)), size, elapsedMs)
      for (let index = 0; index < points.length; index += 2) {
        expect(points[index]).toBeGreaterThanOrEqual(0)
        expect(points[index]).toBeLessThanOrEqual(size.width)
        expect(points[index + 1]).toBeGreaterThanOrEqual(0)
        expect(points[index + 1]).toBeLessThanOrEqual(size.height)
        if (index >= 2 && elapsedMs > 0) {
          expect(points[index]).toBeGreaterThan(points[index - 2]!)
          expect(points[index + 1]).toBeLessThan(points[index - 1]!)
        }
      }
    },
  )
})

describe('the lines behind the curve', () => {
  it.each([100, 150, 240, 1_000, 25_000, 100_000_000])(
    'are few and round when the curve is at %i hundredths',
    (hundredths) => {
      const axes = axesOf(1_000, hundredths)
      const ticks = ticksOf(axes)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(6)
      for (const tick of ticks) {
        expect(tick).toBeGreaterThan(100)
        expect(tick).toBeLessThanOrEqual(axes.topHundredths)
        expect(tick % 10).toBe(0)
      }
    },
  )
})
