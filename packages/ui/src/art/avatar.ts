// SPDX-License-Identifier: Apache-2.0
import type { ArtParts } from './art-parts.ts'
import { avatarFigures } from './avatar-figures.ts'
import type { AvatarFigure } from './avatar-figures.ts'
import { darker, lighter, mix } from './colour.ts'
import { drawingRandom } from './drawing-random.ts'
import type { DrawingRandom } from './drawing-random.ts'
import { repeat, rounded, roundGradient, roundedScale, starPath, svg, svgDocument } from './drawing.ts'
import { drawHero } from './hero/draw-hero.ts'
import { heroFilters, placeHero } from './hero/place-hero.ts'
import type { Palette } from './palette.ts'

export const avatarSize = 256

/**
 * A member's picture: a creature, a mask or a stone on its own background. It shows no person. Each known id
 * has its figure; any other id has one of them.
 */
export function drawAvatar(parts: ArtParts, { id }: { id: string }): string {
  const random = drawingRandom(`${id}/avatar`)
  const figure = avatarFigures[id] ?? random.pick(Object.values(avatarFigures))
  const { hero, ground } = figure
  const palette: Palette = {
    deep: darker(ground, 0.55),
    mid: ground,
    glow: lighter(ground, 0.5),
    light: figure.light,
    dark: figure.dark,
    accent: figure.accent,
  }
  const middle = avatarSize / 2
  return svgDocument(
    avatarSize,
    avatarSize,
    [
      svg`
      <defs>
      ${roundGradient('ground', middle, middle * 0.8, avatarSize * 0.72, [
        [0, palette.glow],
        [0.5, palette.mid],
        [1, palette.deep],
      ])}
      ${heroFilters(palette)}
      </defs>
      <rect width="${avatarSize}" height="${avatarSize}" fill="url(#ground)"/>
    `,
      stones(palette, random),
      ring(figure),
      placeHero(drawHero(parts, hero, palette), {
        x: middle,
        y: middle + 4,
        width: 182,
        height: 180,
        turn: 0,
      }),
    ].join(''),
  )
}

/** Six-sided stones around the edge, where a round frame cuts them. */
function stones(palette: Palette, random: DrawingRandom): string {
  return repeat(26, () => {
    const angle = random.between(0, Math.PI * 2)
    const reach = avatarSize * random.between(0.3, 0.52)
    const [x, y] = [avatarSize / 2 + Math.cos(angle) * reach, avatarSize / 2 + Math.sin(angle) * reach]
    return `<path d="${starPath(x, y, random.between(7, 22), 3, 1)}" fill="${random.happens(0.4) ? palette.accent : palette.glow}" opacity="${roundedScale(random.between(0.08, 0.3))}"/>`
  })
}

function ring({ ground, accent }: AvatarFigure): string {
  const middle = avatarSize / 2
  return svg`
    <circle cx="${middle}" cy="${middle}" r="${rounded(middle * 0.76)}" fill="${mix(ground, '#ffffff', 0.3)}" opacity=".3"/>
    <circle cx="${middle}" cy="${middle}" r="${rounded(middle * 0.76)}" fill="none" stroke="${lighter(accent, 0.35)}" stroke-width="3" opacity=".7"/>
  `
}
