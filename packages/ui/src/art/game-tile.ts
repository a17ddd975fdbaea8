// SPDX-License-Identifier: Apache-2.0
import type { ArtParts } from './art-parts.ts'
import { backdrop, footer, glints, ornaments, sharedDefs } from './backdrop.ts'
import { chooseArt } from './choose-art.ts'
import { drawingRandom } from './drawing-random.ts'
import { svgDocument } from './drawing.ts'
import type { Canvas } from './drawing.ts'
import { drawHero } from './hero/draw-hero.ts'
import { heroFilters, placeHero } from './hero/place-hero.ts'
import { drawTitle } from './lettering/draw-title.ts'
import { scatterParticles } from './particles/index.ts'
import { themes } from './themes/index.ts'
import type { ThemeName } from './themes/index.ts'
import { heroLean } from './themes/theme.ts'
import type { Theme } from './themes/theme.ts'

/** A game tile to draw. The id determines the picture; the title chooses its subject. */
export interface GameTile {
  id: string
  title: string
  /** Without it the words of the title choose the theme. */
  theme?: ThemeName
  /** False for scripts other than Latin, for which the page renders the name itself. */
  withTitle: boolean
  /** Tall, 3:4, by default; wide, 8:5, is for a card of double width. */
  shape?: TileShape
}

export const tileSize = { width: 400, height: 533 }
/** The distance of letters from the edges, in pixels of the tile's own size. */
const titleMargin = 30

/**
 * Sizes, the position (as shares) and size of the hero, with and without a title, and the position of the title.
 */
const tileShapes = {
  tall: {
    ...tileSize,
    titled: { across: 0.5, down: 0.385, width: 336, height: 318 },
    bare: { across: 0.5, down: 0.47, width: 350, height: 390 },
    title: {
      centreX: tileSize.width / 2,
      bottom: tileSize.height - 26,
      width: tileSize.width - titleMargin * 2,
      height: 146,
      largestSize: 96,
    },
  },
  wide: {
    width: 640,
    height: 400,
    titled: { across: 0.27, down: 0.47, width: 290, height: 320 },
    bare: { across: 0.5, down: 0.48, width: 400, height: 330 },
    title: { centreX: 446, bottom: 284, width: 328, height: 190, largestSize: 96 },
  },
} as const
export type TileShape = keyof typeof tileShapes

/** Draws a game tile as an SVG document. Equal input gives equal bytes. */
export function drawGameTile(
  parts: ArtParts,
  { id, title, theme: fixedTheme, withTitle, shape = 'tall' }: GameTile,
): string {
  const { theme: themeName, hero } = chooseArt(id, title, fixedTheme)
  const theme: Theme = themes[themeName]
  const random = drawingRandom(`${id}/tile`)
  const palette = random.pick(theme.palettes)
  const { width, height, title: titlePlacement, ...heroes } = tileShapes[shape]
  const { across, down, ...heroBox } = withTitle ? heroes.titled : heroes.bare
  const canvas: Canvas = {
    width,
    height,
    focusX: Math.round(width * across),
    focusY: Math.round(height * down),
  }
  const particle = random.pick(theme.particles)
  const lettering = withTitle
    ? drawTitle(parts, title, random.pick(theme.fonts), titlePlacement, palette, drawingRandom(`${id}/title`))
    : ''
  return svgDocument(
    canvas.width,
    canvas.height,
    [
      `<defs>${sharedDefs(canvas, palette)}${heroFilters(palette)}</defs>`,
      backdrop(id, canvas, palette, {
        pattern: random.pick(theme.patterns),
        scene: random.pick(theme.scenes),
      }),
      ornaments(
        theme.ornaments.map((name) => parts.iconPath(name)),
        canvas,
        palette,
        drawingRandom(`${id}/ornaments`),
      ),
      scatterParticles(particle, 'behind', canvas, palette, drawingRandom(`${id}/behind`)),
      footer(canvas, palette, withTitle ? 1 : 0.6),
      placeHero(drawHero(parts, hero, palette), {
        x: canvas.focusX,
        y: canvas.focusY,
        ...heroBox,
        turn: heroLean(theme, random),
      }),
      glints(canvas, palette, drawingRandom(`${id}/glints`)),
      scatterParticles(particle, 'before', canvas, palette, drawingRandom(`${id}/before`)),
      lettering,
    ].join(''),
  )
}
