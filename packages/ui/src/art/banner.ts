import type { ArtParts } from './art-parts.ts'
import { backdrop, glints, ornaments, sharedDefs } from './backdrop.ts'
import { chooseArt } from './choose-art.ts'
import { mix } from './colour.ts'
import { drawingRandom } from './drawing-random.ts'
import type { DrawingRandom } from './drawing-random.ts'
import { roundGradient, stops, svg, svgDocument } from './drawing.ts'
import type { Canvas } from './drawing.ts'
import { drawHero } from './hero/draw-hero.ts'
import { heroFilters, placeHero, renameHero } from './hero/place-hero.ts'
import type { Palette } from './palette.ts'
import { scatterParticles } from './particles/index.ts'
import { themes } from './themes/index.ts'
import type { ThemeName } from './themes/index.ts'
import { heroLean } from './themes/theme.ts'
import type { HeroChoice, Theme } from './themes/theme.ts'

/** A banner to be drawn; it holds no words, the page lays them over the calm side. */
export interface Banner {
  id: string
  theme: ThemeName
  /** Words that choose the hero within the theme, as a title does for a tile. */
  about?: string
  /** Wide is 1200 by 400, phone 780 by 420. */
  shape?: BannerShape
  /** Where the text will stand: left by default, right for scripts that run from right to left. */
  calmSide?: 'left' | 'right'
}

export const bannerSizes = { wide: { width: 1200, height: 400 }, phone: { width: 780, height: 420 } }

export type BannerShape = keyof typeof bannerSizes

/** Draws a banner as an SVG document: a scene of its own, hero to one side, calm dark ground on the other. */
export function drawBanner(parts: ArtParts, { id, theme: themeName, about = '', shape = 'wide', calmSide = 'left' }: Banner): string {
  const theme: Theme = themes[themeName]
  const { hero } = chooseArt(id, about, themeName)
  const random = drawingRandom(`${id}/banner`)
  const palette = random.pick(theme.palettes)
  const size = bannerSizes[shape]
  const heroShare = shape === 'wide' ? 0.755 : 0.72
  const focusX = Math.round(size.width * (calmSide === 'left' ? heroShare : 1 - heroShare))
  const canvas: Canvas = { ...size, focusX, focusY: Math.round(size.height * 0.5) }
  const particle = random.pick(theme.particles)
  return svgDocument(size.width, size.height, [
    `<defs>${sharedDefs(canvas, palette)}${heroFilters(palette)}</defs>`,
    backdrop(id, canvas, palette, { pattern: random.pick(theme.patterns), scene: random.pick(theme.scenes) }),
    ornaments(theme.ornaments.map((name) => parts.iconPath(name)), canvas, palette, drawingRandom(`${id}/ornaments`)),
    calmGround(canvas, palette, calmSide),
    scatterParticles(particle, 'behind', canvas, palette, drawingRandom(`${id}/behind`)),
    companions(parts, theme, hero, canvas, palette, random),
    placeHero(drawHero(parts, hero, palette), { x: focusX, y: canvas.focusY, width: size.height * 0.98, height: size.height * 0.86, turn: heroLean(theme, random) }),
    glints(canvas, palette, drawingRandom(`${id}/glints`)),
    scatterParticles(particle, 'before', canvas, palette, drawingRandom(`${id}/before`)),
  ].join(''))
}

/** Two more heroes of the same world, smaller and out of focus, so that the hero does not stand alone. */
function companions(parts: ArtParts, theme: Theme, hero: HeroChoice, canvas: Canvas, palette: Palette, random: DrawingRandom): string {
  const others = theme.companions ?? theme.heroes.filter((other) => other !== hero)
  if (others.length === 0) return ''
  const first = random.whole(others.length)
  return [-1, 1].map((side, index) => {
    const choice = others[(first + index) % others.length] ?? hero
    const drawing = renameHero(drawHero(parts, choice, palette), `companion-${index}-`)
    const size = canvas.height * 0.36
    const place = { x: canvas.focusX + side * canvas.height * 0.57, y: canvas.focusY + canvas.height * (index === 0 ? 0.2 : -0.14), width: size, height: size, turn: side * random.between(8, 18) }
    return `<g opacity=".92" filter="url(#far)">${placeHero(drawing, place)}</g>`
  }).join('')
}

/** Darkens the side where text will stand until plain white on it is easy to read, and the far edges a little. */
function calmGround(canvas: Canvas, palette: Palette, calmSide: 'left' | 'right'): string {
  const ground = mix(palette.deep, palette.mid, 0.12)
  const [from, to] = calmSide === 'left' ? [0, 1] : [1, 0]
  const calm = svg`
    <linearGradient id="calm" x1="${from}" x2="${to}" y1="0" y2="0">
    ${stops([[0, ground, 0.9], [0.28, ground, 0.8], [0.46, ground, 0.5], [0.64, ground, 0.08], [0.8, ground, 0]])}
    </linearGradient>
  `
  const edge = roundGradient('edge', canvas.focusX, canvas.focusY, canvas.width * 0.5, [[0.55, ground, 0], [1, ground, 0.5]])
  return svg`
    <defs>
    ${calm}
    ${edge}
    </defs>
    <rect width="${canvas.width}" height="${canvas.height}" fill="url(#edge)"/>
    <rect width="${canvas.width}" height="${canvas.height}" fill="url(#calm)"/>
  `
}
