// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  leastShapeContrast,
  leastTextContrast,
  shapePairs,
  textPairs,
  themeColours,
} from './theme-colours.ts'
import { contrast } from './wcag.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const written = { dark: block("[data-theme='dark']"), light: block("[data-theme='light']") }
const shared = block('theme. */\n:root')

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  it('has the same colours in the style sheet as in the code', () => {
    const opaque = Object.entries(written[theme]).filter(([, value]) => /^#[0-9a-f]{6}$/.test(value))
    expect(Object.fromEntries(opaque)).toEqual(themeColours[theme])
  })

  it.each(textPairs)('shows %s readably on %s', (ink, ground) => {
    expect(contrast(themeColours[theme][ink], themeColours[theme][ground])).toBeGreaterThanOrEqual(
      leastTextContrast,
    )
  })

  it.each(shapePairs)('shows the shape %s on %s', (ink, ground) => {
    expect(contrast(themeColours[theme][ink], themeColours[theme][ground])).toBeGreaterThanOrEqual(
      leastShapeContrast,
    )
  })
})

describe('art', () => {
  it.each([
    ['on-art', 'art-base'],
    ['on-art-muted', 'art-base'],
    ['on-art-action', 'art-action'],
  ])('shows %s readably on %s', (ink, ground) => {
    expect(contrast(shared[ink] ?? '', shared[ground] ?? '')).toBeGreaterThanOrEqual(leastTextContrast)
  })
})

describe('the contrast', () => {
  it('is right for black on white and for a grey that fails, and refuses anything but an opaque colour', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#8a8a8a', '#ffffff')).toBeLessThan(4.5)
    expect(() => contrast('#ffffff12', '#000000')).toThrow(RangeError)
  })
})

/** The custom properties of the first rule whose selector ends with `selector`. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]),
  )
}
