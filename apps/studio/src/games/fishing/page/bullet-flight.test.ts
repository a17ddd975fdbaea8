// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { POND } from '../pond/pond.ts'
import { fly, radiansOf, tenthsOf, type Bullet } from './bullet-flight.ts'

const bullet = (changes: Partial<Bullet> = {}): Bullet => ({
  ...{ chair: 0, bullet: 1, weapon: 'single', speed: 1, x: 800, y: 450, angle: 0, lock: 0, flownMs: 0 },
  ...changes,
})
const nowhere = () => undefined
const never = () => false

describe('a bullet', () => {
  it('flies straight on at its speed', () => {
    const one = bullet()
    fly(one, 100, nowhere, never)
    expect(one.x).toBeCloseTo(900)
    expect(one.y).toBeCloseTo(450)
    expect(one.flownMs).toBe(100)
  })

  it('comes back from each edge at the angle at which it came', () => {
    const right = bullet({ x: POND.width - 50, angle: Math.PI / 4 })
    fly(right, 100, nowhere, never)
    expect(right.x).toBeCloseTo(POND.width - (100 * Math.SQRT1_2 - 50))
    expect(right.y).toBeCloseTo(450 + 100 * Math.SQRT1_2)
    expect(Math.cos(right.angle)).toBeCloseTo(-Math.SQRT1_2)
    expect(Math.sin(right.angle)).toBeCloseTo(Math.SQRT1_2)
    const up = bullet({ y: 20, angle: -Math.PI / 2 })
    fly(up, 100, nowhere, never)
    expect(up.y).toBeCloseTo(80)
    expect(Math.sin(up.angle)).toBeCloseTo(1)
  })

  it('stays in the pond for ten seconds, whatever its angle', () => {
    for (let tenths = 0; tenths < 3_600; tenths += 70) {
      const one = bullet({ angle: radiansOf(tenths), speed: 1.1 })
      for (let frame = 0; frame < 600; frame += 1) {
        fly(one, 16.7, nowhere, never)
        expect(one.x).toBeGreaterThanOrEqual(0)
        expect(one.x).toBeLessThanOrEqual(POND.width)
        expect(one.y).toBeGreaterThanOrEqual(0)
        expect(one.y).toBeLessThanOrEqual(POND.height)
      }
    }
  })

  it('turns to the fish that it follows, and flies on without it', () => {
    const one = bullet({ lock: 7 })
    fly(one, 100, (fish) => (fish === 7 ? { x: 800, y: 800 } : undefined), never)
    expect(one.x).toBeCloseTo(800)
    expect(one.y).toBeCloseTo(550)
    fly(one, 50, nowhere, never)
    expect(one.lock).toBe(0)
    expect(one.y).toBeCloseTo(600)
  })

  it('stops where it meets a fish, and jumps over none in a slow frame', () => {
    const one = bullet({ x: 0, speed: 1.1 })
    const met = fly(one, 400, nowhere, ({ x }) => x > 300 && x < 336)
    expect(met).toBe(true)
    expect(one.x).toBeGreaterThan(300)
    expect(one.x).toBeLessThan(336)
  })
})

describe('an angle on the wire', () => {
  it.each([
    [0, 0],
    [Math.PI / 2, 900],
    [-Math.PI / 2, 2_700],
    [5 * Math.PI, 1_800],
    [-0.00001, 0],
  ])('of %d radians is %d tenths of a degree', (radians, tenths) => {
    expect(tenthsOf(radians)).toBe(tenths)
  })
})
