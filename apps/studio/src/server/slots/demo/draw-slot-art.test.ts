// SPDX-License-Identifier: Apache-2.0
import { demoModels } from '@tessera/rules/games/demo-slots/models'
import { themes, type ThemeName } from '@tessera/ui/art/themes/index'
import { drawingRandom } from '@tessera/ui/art/drawing-random'
import type { Theme } from '@tessera/ui/art/themes/theme'
import { describe, expect, it } from 'vitest'
import { chooseMotifs } from './choose-motifs.ts'
import { drawSlotArt } from './draw-slot-art.ts'

const names = Object.keys(themes) as ThemeName[]
const motifsOf = (theme: Theme, words: string, count = 9) =>
  chooseMotifs({ id: `LUM/${words}`, words, theme, first: theme.heroes[0]!, count })
const nameOf = (motif: ReturnType<typeof motifsOf>[number]) => ('icon' in motif ? motif.icon : motif.drawn)

describe('the pictures of demonstration titles', () => {
  it.each(names)('draw every symbol of a title in the theme %s', (theme) => {
    const model = demoModels[drawingRandom(theme).whole(demoModels.length)]!
    const { symbols, backdrop, colours } = drawSlotArt(`demo:${model.name}:96:${theme}:LUM/some-golden-title`)
    const onReels = new Set(model.reels.strips.join(''))
    expect(new Set(Object.keys(symbols))).toEqual(onReels)
    expect(new Set(Object.values(symbols)).size).toBe(onReels.size)
    for (const drawing of [...Object.values(symbols), backdrop]) {
      expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/s)
      for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(drawing).toContain(`id="${id}"`)
      expect(drawing).not.toContain('undefined')
    }
    for (const colour of Object.values(colours)) expect(colour).toBeLessThanOrEqual(0xffffff)
  })

  it('show what the words of a title name before everything else of its theme', () => {
    const motifs = motifsOf(themes.egypt, 'the sphinx and the golden scarab', 3).map(nameOf)
    expect(motifs).toContain('scarab-beetle')
    expect(motifs).toContain('egyptian-sphinx')
  })

  it('have more than two hundred motifs, and never one twice in a title', () => {
    const all = new Set<string>()
    for (const theme of Object.values(themes) as Theme[])
      for (const title of ['amber river', 'lost crown', 'quiet night']) {
        const motifs = motifsOf(theme, title).map(nameOf)
        expect(new Set(motifs).size).toBe(9)
        for (const motif of motifs) all.add(motif)
      }
    expect(all.size).toBeGreaterThan(200)
  })

  it('are refused for a title that does not exist', () => {
    for (const text of [undefined, '', 'lantern_tide', 'demo:lines20-high:93:egypt:LUM/a'])
      expect(() => drawSlotArt(text)).toThrow('studio.otherGame')
  })
})
