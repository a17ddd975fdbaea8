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

/** A game tile to be drawn. The id fixes the picture; the title chooses its subject. */
export interface GameTile {
  id: string
  title: string
  /** Without it the words of the title choose the theme. */
  theme?: ThemeName
  /** False for scripts other than Latin, where the page writes the name itself. */
  withTitle: boolean
}

export const tileSize = { width: 400, height: 533 }
/** Letters keep this distance from the edges (pixels of the tile's own size). */
const titleMargin = 30

/** Draws a game tile, 3:4, as an SVG document. Equal input gives equal bytes. */
export function drawGameTile(parts: ArtParts, { id, title, theme: fixedTheme, withTitle }: GameTile): string {
  const { theme: themeName, hero } = chooseArt(id, title, fixedTheme)
  const theme: Theme = themes[themeName]
  const random = drawingRandom(`${id}/tile`)
  const palette = random.pick(theme.palettes)
  const canvas: Canvas = { ...tileSize, focusX: tileSize.width / 2, focusY: Math.round(tileSize.height * (withTitle ? 0.385 : 0.47)) }
  const particle = random.pick(theme.particles)
  const heroBox = withTitle ? { width: 336, height: 318 } : { width: 350, height: 390 }
  const lettering = withTitle ? drawTitle(parts, title, random.pick(theme.fonts), { centreX: canvas.width / 2, bottom: canvas.height - 26, width: canvas.width - titleMargin * 2, height: 146, largestSize: 96 }, palette, drawingRandom(`${id}/title`)) : ''
  return svgDocument(canvas.width, canvas.height, [
    `<defs>${sharedDefs(canvas, palette)}${heroFilters(palette)}</defs>`,
    backdrop(id, canvas, palette, { pattern: random.pick(theme.patterns), scene: random.pick(theme.scenes) }),
    ornaments(theme.ornaments.map((name) => parts.iconPath(name)), canvas, palette, drawingRandom(`${id}/ornaments`)),
    scatterParticles(particle, 'behind', canvas, palette, drawingRandom(`${id}/behind`)),
    footer(canvas, palette, withTitle ? 1 : 0.6),
    placeHero(drawHero(parts, hero, palette), { x: canvas.focusX, y: canvas.focusY, ...heroBox, turn: heroLean(theme, random) }),
    glints(canvas, palette, drawingRandom(`${id}/glints`)),
    scatterParticles(particle, 'before', canvas, palette, drawingRandom(`${id}/before`)),
    lettering,
  ].join(''))
}
