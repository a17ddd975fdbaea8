// SPDX-License-Identifier: Apache-2.0
import { lighter, mix } from '../colour.ts'
import type { DrawingRandom } from '../drawing-random.ts'
import { polygon, repeat, rounded, roundedScale, starPath, stops, svg } from '../drawing.ts'
import type { Canvas } from '../drawing.ts'
import type { Palette } from '../palette.ts'

/** The side of a banner for the words. */
export type CalmSide = 'left' | 'right'

/** Two beams from above that meet on the hero. */
export function spotlights({ width, height, focusX }: Canvas, palette: Palette): string {
  const beam = (from: number, spread: number): string =>
    `<path d="${polygon([
      [from - 16, -10],
      [from + 16, -10],
      [focusX + spread, height * 0.92],
      [focusX - spread, height * 0.92],
    ])}" fill="url(#shaft)"/>`
  return svg`
    <defs>
    <linearGradient id="shaft" x1="0" y1="0" x2="0" y2="1">
    ${stops([
      [0, '#ffffff', 0.5],
      [0.6, lighter(palette.glow, 0.4), 0.14],
      [1, palette.glow, 0],
    ])}
    </linearGradient>
    </defs>
    <g filter="url(#far)">
    ${beam(focusX - width * 0.2, height * 0.3)}
    ${beam(focusX + width * 0.16, height * 0.26)}
    </g>
  `
}

/** Soft discs of light out of focus, near the hero more than elsewhere. */
export function bokeh({ width, height, focusX }: Canvas, palette: Palette, random: DrawingRandom): string {
  const colours = [palette.glow, palette.accent, palette.light]
  return repeat(16, () => {
    const x = focusX + random.between(-0.42, 0.36) * width
    const radius = height * random.between(0.02, 0.085)
    const colour = lighter(random.pick(colours), 0.25)
    const opacity = rounded(random.between(0.1, 0.32))
    return `<circle cx="${rounded(x)}" cy="${rounded(random.between(0.02, 0.8) * height)}" r="${rounded(radius)}" fill="${colour}" fill-opacity="${opacity}" stroke="${colour}" stroke-opacity="${rounded(opacity + 0.1)}" stroke-width="1.5"/>`
  })
}

/** Darkens the side of the words until plain white is easy to read on it, and the far edges a little. */
export function calmGround({ width, height }: Canvas, palette: Palette, calmSide: CalmSide): string {
  const ground = mix(palette.deep, palette.mid, 0.1)
  const [from, to] = calmSide === 'left' ? [0, 1] : [1, 0]
  return svg`
    <defs>
    <linearGradient id="calm" x1="${from}" x2="${to}" y1="0" y2="0">
    ${stops([
      [0, ground, 0.93],
      [0.3, ground, 0.84],
      [0.46, ground, 0.58],
      [0.62, ground, 0.12],
      [0.76, ground, 0],
    ])}
    </linearGradient>
    <linearGradient id="floor" x1="0" x2="0" y1="0" y2="1">
    ${stops([
      [0, ground, 0.45],
      [0.22, ground, 0],
      [0.7, ground, 0],
      [1, ground, 0.8],
    ])}
    </linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#floor)"/>
    <rect width="${width}" height="${height}" fill="url(#calm)"/>
  `
}

/** A wall of hexagonal stones that crumbles from the words towards the light; faint behind the words. */
export function stoneWall(
  { width, height }: Canvas,
  palette: Palette,
  calmSide: CalmSide,
  random: DrawingRandom,
): string {
  const radius = 30
  const across = radius * Math.sqrt(3)
  let stones = ''
  for (let row = -1; row * radius * 1.5 < height + radius; row++) {
    for (let column = -1; column * across < width * 0.62; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * across
      const share = x / width
      const nearness = 1 - Math.min(1, Math.abs(share - 0.44) / 0.26)
      if (!random.happens(0.06 + nearness * 0.5)) continue
      const opacity = roundedScale(0.03 + nearness * random.between(0.03, 0.2))
      const path = starPath(calmSide === 'left' ? x : width - x, row * radius * 1.5, radius * 0.93, 3, 1)
      const colour = random.happens(0.12) ? palette.accent : palette.glow
      stones += random.happens(0.3)
        ? `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.5" opacity="${roundedScale(opacity + 0.06)}"/>`
        : `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`
    }
  }
  return stones
}

/** A thin line of light along the bottom edge, brightest below the hero. */
export function footLight({ width, height, focusX }: Canvas, palette: Palette): string {
  return svg`
    <defs>
    <radialGradient id="foot-light" gradientUnits="userSpaceOnUse" cx="${focusX}" cy="${height}" r="${rounded(width * 0.45)}">
    ${stops([
      [0, lighter(palette.accent, 0.5), 0.9],
      [1, palette.accent, 0],
    ])}
    </radialGradient>
    </defs>
    <rect y="${height - 4}" width="${width}" height="4" fill="url(#foot-light)"/>
  `
}
