// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { loadArtParts } from '../load-art-parts.ts'
import { themes } from './index.ts'
import type { Theme } from './theme.ts'

const parts = loadArtParts()
const all = Object.entries(themes) as [string, Theme][]

/** Hue in degrees of a #rrggbb colour. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255,
  )
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread === 0) return 0
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  return (sixth * 60 + 360) % 360
}

const apart = (first: number, second: number): number =>
  Math.min(Math.abs(first - second), 360 - Math.abs(first - second))

describe('the worlds of the pictures', () => {
  it('are at least 22', () => {
    expect(all.length).toBeGreaterThanOrEqual(22)
  })

  it.each(all)('%s names only icons that exist', (_name, theme) => {
    const icons = [...theme.ornaments, ...theme.heroes.flatMap((hero) => ('icon' in hero ? [hero.icon] : []))]
    for (const icon of icons) expect(parts.iconPath(icon)).toMatch(/^M/i)
  })

  it.each(all)('%s has a second hue that stands apart from its ground', (_name, theme) => {
    for (const { mid, accent } of theme.palettes)
      expect(apart(hueOf(mid), hueOf(accent)), `${mid} and ${accent}`).toBeGreaterThanOrEqual(20)
  })

  it.each(all)('%s has no word for two heroes', (_name, theme) => {
    const words = theme.heroes.flatMap((hero) => hero.words)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})
