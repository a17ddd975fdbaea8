// SPDX-License-Identifier: Apache-2.0
import { loadArtParts } from '@tessera/ui/art/load-art-parts'
import { darker, lighter, mix } from '@tessera/ui/art/colour'
import { drawHero } from '@tessera/ui/art/hero/draw-hero'
import { heroFilters, placeHero } from '@tessera/ui/art/hero/place-hero'
import type { Palette } from '@tessera/ui/art/palette'
import type { HeroChoice, HeroPaint } from '@tessera/ui/art/themes/theme'

const SIDE = 224
const parts = loadArtParts()

const documentOf = (defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><defs>${defs}</defs>${body}</svg>`

/** A motif of a title as a symbol, in its own natural colours or in those of its cell. */
export function drawMotif(motif: HeroChoice, paint: HeroPaint, palette: Palette): string {
  const own = { ...palette, ...paint, deep: darker(palette.deep, 0.3) }
  return documentOf(
    heroFilters(own),
    placeHero(drawHero(parts, motif, own), {
      x: SIDE / 2,
      y: SIDE / 2,
      width: SIDE * 0.86,
      height: SIDE * 0.86,
      turn: 0,
    }),
  )
}

const shades = (id: string, light: string, middle: string, dark: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`

/** A shield in the second hue of the title with a motif of it, and the letter of the wild in front. */
export function drawWild(motif: HeroChoice, palette: Palette): string {
  const { accent, deep } = palette
  const paint = { light: '#fff6d0', dark: '#e0921a', accent: lighter(accent, 0.3) }
  const own = { ...palette, ...paint }
  const letter = 'M58 128L80 196L112 144L144 196L166 128'
  const strokes = [
    [34, darker(deep, 0.4)],
    [24, '#e0921a'],
    [16, '#fff2b8'],
  ] as const
  return documentOf(
    heroFilters(own) +
      shades('shield', lighter(accent, 0.55), accent, darker(accent, 0.5)) +
      shades('rim', '#fff6cf', '#f2b93c', '#8a5206'),
    `<path d="M112 6L206 52V150C206 190 152 212 112 220C72 212 18 190 18 150V52Z" fill="url(#rim)" stroke="${darker(deep, 0.4)}" stroke-width="7" stroke-linejoin="round"/>
    <path d="M112 22L190 61V148C190 178 146 196 112 204C78 196 34 178 34 148V61Z" fill="url(#shield)"/>
    ${placeHero(drawHero(parts, motif, own), { x: 112, y: 88, width: 124, height: 108, turn: 0 })}
    ${strokes.map(([width, colour]) => `<path d="${letter}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`).join('')}`,
  )
}

/** A shining medal with a motif of the title. */
export function drawScatter(motif: HeroChoice, palette: Palette): string {
  const { mid, glow, deep } = palette
  const own = { ...palette, light: '#fffbe0', dark: '#f0a92a', accent: lighter(palette.accent, 0.2) }
  const rays = Array.from({ length: 16 }, (_, ray) => {
    const [from, to] = [(ray * Math.PI) / 8, ((ray + 0.5) * Math.PI) / 8]
    const at = (angle: number, reach: number) =>
      `${Math.round(112 + Math.cos(angle) * reach)} ${Math.round(112 + Math.sin(angle) * reach)}`
    return `M112 112L${at(from, 110)}L${at(to, 110)}Z`
  }).join('')
  return documentOf(
    heroFilters(own) +
      `<radialGradient id="medal" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="${mix(glow, '#ffffff', 0.5)}"/><stop offset=".55" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
      shades('rim', '#fff6cf', '#f2b93c', '#8a5206'),
    `<path d="${rays}" fill="${lighter(glow, 0.45)}" opacity=".8"/>
    <circle cx="112" cy="112" r="94" fill="url(#rim)" stroke="${darker(deep, 0.4)}" stroke-width="6"/>
    <circle cx="112" cy="112" r="78" fill="url(#medal)" stroke="${darker('#8a5206', 0.2)}" stroke-width="4"/>
    ${placeHero(drawHero(parts, motif, own), { x: 112, y: 112, width: 124, height: 124, turn: 0 })}`,
  )
}

/** A coin with an empty face, on which the scene writes what it pays. */
export function drawCoin({ accent, deep }: Palette): string {
  return documentOf(
    shades('rim', '#fff6cf', '#f2b93c', '#8a5206') +
      `<radialGradient id="face" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="#fff3b0"/><stop offset=".6" stop-color="#f6b22e"/><stop offset="1" stop-color="#b06a08"/></radialGradient>`,
    `<circle cx="112" cy="112" r="102" fill="url(#rim)" stroke="${darker(deep, 0.4)}" stroke-width="6"/>
    <circle cx="112" cy="112" r="82" fill="url(#face)" stroke="${darker(accent, 0.3)}" stroke-width="7"/>
    <path d="M54 86C64 60 88 46 112 46" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".65"/>`,
  )
}
