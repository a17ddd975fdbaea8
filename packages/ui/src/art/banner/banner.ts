// SPDX-License-Identifier: Apache-2.0
import type { ArtParts } from '../art-parts.ts'
import { backdrop, glints, ornaments, sharedDefs } from '../backdrop.ts'
import { chooseArt } from '../choose-art.ts'
import { drawingRandom } from '../drawing-random.ts'
import type { DrawingRandom } from '../drawing-random.ts'
import { svgDocument } from '../drawing.ts'
import type { Canvas } from '../drawing.ts'
import { drawHero } from '../hero/draw-hero.ts'
import { heroFilters, placeHero, renameHero } from '../hero/place-hero.ts'
import type { Palette } from '../palette.ts'
import { scatterParticles } from '../particles/index.ts'
import { themes } from '../themes/index.ts'
import type { ThemeName } from '../themes/index.ts'
import { heroLean } from '../themes/theme.ts'
import type { HeroChoice, Theme } from '../themes/theme.ts'
import { bokeh, calmGround, footLight, spotlights, stoneWall } from './atmosphere.ts'
import type { CalmSide } from './atmosphere.ts'
import { podium } from './podium.ts'

/** A banner to draw. It contains no words; the page places them over the calm side. */
export interface Banner {
  id: string
  theme: ThemeName
  /** Words that choose the hero within the theme, as a title does for a tile. */
  about?: string
  /**
   * Wide is 1200 by 400, phone 780 by 420; card is 640 by 256 with the hero in the middle, for lists with
   * their words below.
   */
  shape?: BannerShape
  /** The side of the text: left by default, right for scripts that run from right to left. */
  calmSide?: CalmSide
}

/**
 * Sizes, and the part of the hero: its middle as a share of the width, its size as a share of the height;
 * `spread` moves the others apart.
 */
export const bannerShapes = {
  wide: { width: 1200, height: 400, heroAt: 0.76, heroSize: 0.8, spread: 1, words: true },
  phone: { width: 780, height: 420, heroAt: 0.77, heroSize: 0.66, spread: 1, words: true },
  card: { width: 640, height: 256, heroAt: 0.5, heroSize: 0.84, spread: 1.35, words: false },
} as const

export type BannerShape = keyof typeof bannerShapes

/**
 * Draws a banner as an SVG document: a hero on a stone stage under two lights, other things of its world
 * around it in and out of focus, and on the other side a calm dark background for words. Equal input gives
 * equal bytes.
 */
export function drawBanner(
  parts: ArtParts,
  { id, theme: themeName, about = '', shape = 'wide', calmSide = 'left' }: Banner,
): string {
  const theme: Theme = themes[themeName]
  const { hero } = chooseArt(id, about, themeName, 3)
  const random = drawingRandom(`${id}/banner`)
  const palette = random.pick(theme.palettes)
  const { width, height, heroAt, heroSize, spread, words } = bannerShapes[shape]
  const canvas: Canvas = {
    width,
    height,
    focusX: Math.round(width * (calmSide === 'left' ? heroAt : 1 - heroAt)),
    focusY: Math.round(height * 0.46),
  }
  const particle = random.pick(theme.particles)
  const size = height * heroSize
  const stage = { x: canvas.focusX, y: height * 0.86, half: size * 0.44 }
  return svgDocument(
    width,
    height,
    [
      `<defs>${sharedDefs(canvas, palette)}${heroFilters(palette)}</defs>`,
      backdrop(id, canvas, palette, {
        pattern: random.pick(theme.patterns),
        scene: random.pick(theme.scenes),
      }),
      spotlights(canvas, palette),
      ornaments(
        theme.ornaments.map((name) => parts.iconPath(name)),
        canvas,
        palette,
        drawingRandom(`${id}/ornaments`),
      ),
      bokeh(canvas, palette, drawingRandom(`${id}/bokeh`)),
      words
        ? calmGround(canvas, palette, calmSide) +
          stoneWall(canvas, palette, calmSide, drawingRandom(`${id}/stones`))
        : '',
      scatterParticles(particle, 'behind', canvas, palette, drawingRandom(`${id}/behind`)),
      podium(stage, palette),
      companions(parts, { theme, hero, canvas, size, spread, palette, random }),
      placeHero(drawHero(parts, hero, palette), {
        x: canvas.focusX,
        y: stage.y - size * 0.47,
        width: size * 1.12,
        height: size * 0.94,
        turn: heroLean(theme, random) * 0.6,
      }),
      glints(canvas, palette, drawingRandom(`${id}/glints`)),
      scatterParticles(particle, 'before', canvas, palette, drawingRandom(`${id}/before`)),
      footLight(canvas, palette),
    ].join(''),
  )
}

/**
 * The positions of the other things of a world, in hero sizes from the hero: on both sides, smaller, one farther
 * away than the other.
 */
const positions = [
  { across: -0.74, down: 0.24, size: 0.42, opacity: 1 },
  { across: 0.66, down: -0.12, size: 0.42, opacity: 0.96 },
  { across: -0.52, down: -0.34, size: 0.24, opacity: 0.7 },
]

interface Company {
  theme: Theme
  hero: HeroChoice
  canvas: Canvas
  size: number
  spread: number
  palette: Palette
  random: DrawingRandom
}

function companions(
  parts: ArtParts,
  { theme, hero, canvas, size, spread, palette, random }: Company,
): string {
  const others = theme.companions ?? theme.heroes.filter((other) => other !== hero)
  if (others.length === 0) return ''
  const first = random.whole(others.length)
  return positions
    .slice(0, Math.max(2, Math.min(3, others.length)))
    .map((position, index) => {
      const drawing = renameHero(
        drawHero(parts, others[(first + index) % others.length] ?? hero, palette),
        `companion-${index}-`,
      )
      const side = size * position.size
      const placed = placeHero(drawing, {
        x: canvas.focusX + position.across * spread * size,
        y: canvas.focusY + position.down * size,
        width: side,
        height: side,
        turn: Math.sign(position.across) * random.between(6, 16),
      })
      return `<g opacity="${position.opacity}"${position.opacity < 0.9 ? ' filter="url(#far)"' : ''}>${placed}</g>`
    })
    .join('')
}
