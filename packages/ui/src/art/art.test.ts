// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { avatarFigures } from './avatar-figures.ts'
import { categoryNames } from './category-icon.ts'
import { artVersion, createArt, rewardNames } from './index.ts'
import { loadArtParts } from './load-art-parts.ts'
import { themeNames } from './theme-names.ts'
import { themes } from './themes/index.ts'
import type { ThemeName } from './themes/index.ts'

const art = createArt(loadArtParts())
const names = Object.keys(themes) as ThemeName[]
const digest = (...drawings: readonly string[]): string =>
  createHash('sha256').update(drawings.join('\n')).digest('hex').slice(0, 16)

describe('the picture recipes', () => {
  it('are all named for those who only choose one', () => {
    expect([...themeNames]).toEqual(names)
  })

  it('draw the same bytes for the same description, and different ones for another id', () => {
    const tile = { title: 'Amber Canyon', withTitle: true }
    expect(art.gameTile({ id: 'one', ...tile })).toBe(art.gameTile({ id: 'one', ...tile }))
    expect(art.gameTile({ id: 'one', ...tile })).not.toBe(art.gameTile({ id: 'two', ...tile }))
    expect(art.avatar({ id: 'one' })).not.toBe(art.avatar({ id: 'two' }))
    expect(art.vendorLogo({ id: 'one', name: 'Novaforge' })).not.toBe(
      art.vendorLogo({ id: 'two', name: 'Novaforge' }),
    )
    expect(art.banner({ id: 'one', theme: 'fruit' })).not.toBe(art.banner({ id: 'two', theme: 'fruit' }))
  })

  it('draw what they drew before; a changed drawing needs a higher artVersion and its new digest here', () => {
    expect(artVersion).toBe(4)
    expect({
      worlds: digest(JSON.stringify(themes)),
      tiles: digest(
        ...names.flatMap((theme) =>
          [0, 1, 2, 3].map((index) =>
            art.gameTile({ id: `${theme}-${index}`, title: 'Golden Sample', theme, withTitle: index !== 3 }),
          ),
        ),
      ),
      heroes: digest(
        ...names.flatMap((theme) =>
          themes[theme].heroes.map(({ words }, index) =>
            art.banner({ id: `${theme}-${index}`, theme, about: words[0] ?? '' }),
          ),
        ),
      ),
      vendors: digest(
        ...Array.from({ length: 20 }, (_, index) => art.vendorLogo({ id: `${index}`, name: 'Sample Works' })),
      ),
      avatars: digest(
        ...Object.keys(avatarFigures).map((id) => art.avatar({ id })),
        art.avatar({ id: 'nobody' }),
      ),
      badges: digest(...Array.from({ length: 10 }, (_, rank) => art.rankBadge({ rank }))),
      categories: digest(...categoryNames.map((name) => art.categoryIcon({ name }))),
      rewards: digest(...rewardNames.map((name) => art.reward({ name }))),
      icons: digest(
        ...(['mark', 'app', 'maskable'] as const).map((shape) => art.appIcon({ colour: '#22e38b', shape })),
      ),
      mark: digest(art.brandMark()),
    }).toEqual({
      avatars: 'c40a832952a2ecae',
      badges: '02b0c1046bea7f95',
      categories: '21bd68c11dea1bf2',
      heroes: '3347336bb2b46154',
      icons: '2b47eba363911625',
      mark: 'e55405442762d629',
      rewards: '296a1897353f4db5',
      tiles: '69342cc3c6ce0e62',
      vendors: '868b61619ef937de',
      worlds: 'bfd0292cfb86be02',
    })
  })

  it('write every letter of Vietnamese, whatever the font of the world is', () => {
    const letters = [...'ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬĐÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴ']
    for (const theme of ['cards', 'ocean', 'egypt'] as const) {
      const drawn = letters.map((letter) =>
        art.gameTile({ id: 'letters', title: `T${letter}N`, theme, withTitle: true }),
      )
      expect(new Set(drawn).size).toBe(letters.length)
    }
  })

  it('are self-contained: no text that needs a font, no external reference', () => {
    for (const theme of names) {
      const drawings = [
        art.gameTile({ id: theme, title: 'Golden Sample', theme, withTitle: true }),
        art.banner({ id: theme, theme, shape: 'phone', calmSide: 'right' }),
      ]
      for (const drawing of drawings) {
        expect(drawing).not.toMatch(
          /<text|<image|<foreignObject|href="(?!#)|url\((?!#)|NaN|undefined|Infinity/,
        )
        const defined = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
        for (const [, id] of drawing.matchAll(/(?:href="|url\()#([^")]+)/g))
          expect(defined, `${theme} uses ${id}`).toContain(id)
      }
    }
  })

  it.each([
    'Dice',
    'Tomb of Anubis',
    'Trident of the Deep Kings',
    'Incomprehensibilities',
    'The Very Long Road to the Hidden Waterfall',
  ])('have the letters of a title away from the edges: %s', (title) => {
    for (const theme of names) {
      const drawing = art.gameTile({ id: `${theme}-margin`, title, theme, withTitle: true })
      const lines = [...drawing.matchAll(/<path id="title-\d" d="([^"]+)"/g)].map(([, data]) => data ?? '')
      expect(lines.length).toBeGreaterThan(0)
      const numbers = lines.flatMap((data) => data.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
      const across = numbers.filter((_, index) => index % 2 === 0)
      const down = numbers.filter((_, index) => index % 2 === 1)
      expect(Math.min(...across)).toBeGreaterThanOrEqual(24)
      expect(Math.max(...across)).toBeLessThanOrEqual(376)
      expect(Math.max(...down)).toBeLessThanOrEqual(512)
    }
  })

  it.each(['Dice', 'Trident of the Deep Kings', 'The Very Long Road to the Hidden Waterfall'])(
    'place the title of a wide card beside its hero, away from the edges: %s',
    (title) => {
      for (const theme of names) {
        const drawing = art.gameTile({ id: `${theme}-margin`, title, theme, withTitle: true, shape: 'wide' })
        expect(drawing).toMatch(/^<svg[^>]* width="640" height="400"/)
        const numbers = [...drawing.matchAll(/<path id="title-\d" d="([^"]+)"/g)]
          .flatMap(([, data = '']) => data.match(/-?\d+(\.\d+)?/g) ?? [])
          .map(Number)
        const [across, down] = [
          numbers.filter((_, index) => index % 2 === 0),
          numbers.filter((_, index) => index % 2 === 1),
        ]
        expect([
          Math.min(...across) >= 240,
          Math.max(...across) <= 622,
          Math.min(...down) >= 24,
          Math.max(...down) <= 376,
        ]).toEqual([true, true, true, true])
      }
    },
  )

  it('omit the letters for scripts that the page renders itself', () => {
    expect(art.gameTile({ id: 'bare', title: 'Cherry Rush', withTitle: false })).not.toContain('title-')
  })

  it('draw an avatar of its own for each of the twenty-four, and a badge for each of the eight ranks', () => {
    const ids = Object.keys(avatarFigures)
    expect(ids).toHaveLength(24)
    expect(new Set(Object.values(avatarFigures).map(({ hero }) => JSON.stringify(hero))).size).toBe(24)
    expect(new Set(Array.from({ length: 8 }, (_, rank) => art.rankBadge({ rank }))).size).toBe(8)
  })

  it('place the hero of a banner opposite the words, on either side', () => {
    for (const shape of ['wide', 'phone'] as const) {
      const focus = (calmSide: 'left' | 'right'): number =>
        Number(
          /id="halo"[^>]* cx="([\d.]+)"/.exec(
            art.banner({ id: 'one', theme: 'fruit', shape, calmSide }),
          )?.[1],
        )
      const width = Number(/width="(\d+)"/.exec(art.banner({ id: 'one', theme: 'fruit', shape }))?.[1])
      expect(focus('left')).toBeGreaterThan(width * 0.65)
      expect(focus('right')).toBeCloseTo(width - focus('left'), 0)
    }
  })

  it('draw all in-house games in worlds of their own', () => {
    const heroes = names
      .filter((name) => /^(?:house|instant|slot)/.test(name))
      .map((theme) => art.gameTile({ id: 'same', title: 'Same', theme, withTitle: false }))
    expect(heroes.length).toBe(56)
    expect(new Set(heroes).size).toBe(heroes.length)
  })
})
