// SPDX-License-Identifier: Apache-2.0
import { HALL_LOOKS } from '@tessera/rules/games/fishing/halls'
import { describe, expect, it } from 'vitest'
import { FISH_CODES } from '../pond/pond.ts'
import { fishArt } from './fish-art.ts'
import { boxOf, numbersOf } from './layer.ts'

const all = HALL_LOOKS.flatMap((look) => FISH_CODES.map((code) => [code, look] as const))

describe('the drawing of a fish', () => {
  it.each(all)('of %s in %s covers what is hit, and not much more', (code, look) => {
    const box = boxOf(fishArt[code].draw(look))
    // 100 is how far it is hit; it is drawn a third larger, so a body of 60 still fills most of that.
    expect(box.left).toBeLessThan(-60)
    expect(box.right).toBeGreaterThan(60)
    expect(box.bottom - box.top).toBeGreaterThan(60)
    expect(Math.max(-box.left, box.right, -box.top, box.bottom)).toBeLessThan(300)
  })

  it.each(all)('of %s in %s has few enough strokes, each of which can be drawn', (code, look) => {
    const layers = fishArt[code].draw(look)
    expect(layers.length).toBeLessThan(170)
    for (const { path, fill, line, within } of layers) {
      expect(path).toMatch(/^(?:[MLC](?: ?-?\d+(?:\.\d+)? ?)+|Z)+$/)
      expect(numbersOf(path).length % 2).toBe(0)
      expect(fill ?? line ?? within).toBeDefined()
    }
  })

  it.each(FISH_CODES)('of %s differs between the looks', (code) => {
    const drawn = HALL_LOOKS.map((look) => JSON.stringify(fishArt[code].draw(look)))
    expect(new Set(drawn).size).toBe(HALL_LOOKS.length)
  })
})
