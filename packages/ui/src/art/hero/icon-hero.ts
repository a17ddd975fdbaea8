// SPDX-License-Identifier: Apache-2.0
import { darker, lighter, mix } from '../colour.ts'
import { repeat, stops, svg } from '../drawing.ts'
import type { Palette } from '../palette.ts'
import type { HeroDrawing } from './hero-drawing.ts'
import { iconShape } from './icon-shape.ts'

const thicknessSteps = 9

/**
 * Makes a solid, coloured thing of a one-colour icon: holes are filled (narrow ones dark like ink, wide
 * ones in the second hue), small parts take the second hue, and the whole gets thickness downwards.
 */
export function iconHero(pathData: string, palette: Palette): HeroDrawing {
  const shape = iconShape(pathData)
  const ink = mix(palette.dark, palette.deep, 0.72)
  const side = repeat(thicknessSteps, (index) => {
    const step = thicknessSteps - index
    return `<use href="#hero-shape" y="${step * 3}" fill="${mix(palette.dark, palette.deep, 0.3 + step * 0.05)}"/>`
  })
  const { left, top, right, bottom } = shape
  const axis = `gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="40" y2="${bottom}"`
  const metal = stops([
    [0, palette.light],
    [0.3, mix(palette.light, palette.dark, 0.28)],
    [0.68, palette.dark],
    [1, mix(palette.dark, palette.accent, 0.3)],
  ])
  const second = stops([
    [0, lighter(palette.accent, 0.55)],
    [0.5, palette.accent],
    [1, darker(palette.accent, 0.35)],
  ])
  return {
    left,
    top,
    right,
    bottom: bottom + thicknessSteps * 3,
    defs: svg`
      <linearGradient id="hero-metal" ${axis}>
      ${metal}
      </linearGradient>
      <linearGradient id="hero-second" ${axis}>
      ${second}
      </linearGradient>
      <path id="hero-shape" d="${shape.silhouette}"/>
    `,
    body: `${side}<use href="#hero-shape" fill="${ink}"/><path d="${shape.wideHoles}" fill="url(#hero-second)" opacity=".92"/>`,
    relief: `<path d="${shape.body}" fill="url(#hero-metal)"/><path d="${shape.details}" fill="url(#hero-second)"/>`,
  }
}
