// SPDX-License-Identifier: Apache-2.0
import type { ArtParts } from './art-parts.ts'
import { darker, fromHue, lighter, mix } from './colour.ts'
import type { Colour } from './colour.ts'
import { drawingRandom } from './drawing-random.ts'
import type { DrawingRandom } from './drawing-random.ts'
import { repeat, roundGradient, starPath, svg, svgDocument, verticalGradient } from './drawing.ts'
import type { FontName } from './lettering/fonts.ts'
import { outlineBounds, outlinePath, outlineText } from './lettering/outline-text.ts'
import { vendorMarks } from './vendor-marks.ts'

/** A studio's logo to draw: a mark and the name in a display font, on a dark background of its colour. */
export interface VendorLogo {
  id: string
  name: string
}

export const vendorLogoSize = { width: 480, height: 240 }

const fonts: readonly FontName[] = [
  'russo-one',
  'orbitron',
  'bungee',
  'lilita-one',
  'titan-one',
  'figtree',
  'chango',
  'bangers',
  'cinzel-decorative',
  'figtree',
]

/** Draws a studio's logo as an SVG document, 480 by 240. */
export function drawVendorLogo(parts: ArtParts, { id, name }: VendorLogo): string {
  const random = drawingRandom(`${id}/vendor`)
  const hue = random.between(0, 360)
  const first = fromHue(hue, 0.85, 0.58)
  const second = fromHue(hue + random.pick([42, 150, 200, -40]), 0.9, 0.6)
  const { width, height } = vendorLogoSize
  const ground = mix('#0b101c', first, 0.1)
  const fontName = random.pick(fonts)
  const mark = drawingRandom(`sign/${name}/${id}`).pick(vendorMarks)
  const stacked = name.length > 9
  return svgDocument(
    width,
    height,
    [
      svg`
      <defs>
      ${roundGradient('glow', width * 0.5, height * 0.1, width * 0.6, [
        [0, mix(ground, first, 0.34)],
        [1, ground],
      ])}
      ${verticalGradient('letters', [
        [0, '#ffffff'],
        [0.5, lighter(first, 0.72)],
        [1, lighter(first, 0.4)],
      ])}
      ${verticalGradient('mark', [
        [0, lighter(first, 0.35)],
        [1, darker(first, 0.12)],
      ])}
      ${verticalGradient('mark-second', [
        [0, lighter(second, 0.35)],
        [1, darker(second, 0.1)],
      ])}
      </defs>
    `,
      `<rect width="${width}" height="${height}" fill="url(#glow)"/>`,
      hexagonTexture(first, random),
      stacked
        ? svg`
        <g transform="translate(240 82) scale(.82)">
        ${mark(random)}
        </g>
        ${wordmark(parts, fontName, name, { left: 40, right: 440, centreY: 182, height: 46, centred: true })}
      `
        : svg`
        <g transform="translate(104 120)">
        ${mark(random)}
        </g>
        ${wordmark(parts, fontName, name, { left: 186, right: 448, centreY: 120, height: 62, centred: false })}
      `,
    ].join(''),
  )
}

interface WordmarkRoom {
  left: number
  right: number
  centreY: number
  height: number
  centred: boolean
}

function wordmark(parts: ArtParts, fontName: FontName, name: string, room: WordmarkRoom): string {
  const outline = outlineText(parts.font(fontName), name, 0, 0, 100)
  const bounds = outlineBounds(outline)
  const scale = Math.min(
    (room.right - room.left) / (bounds.right - bounds.left),
    room.height / (bounds.bottom - bounds.top),
  )
  const slack = room.centred ? (room.right - room.left - (bounds.right - bounds.left) * scale) / 2 : 0
  const path = outlinePath(outline, (x, y) => [
    room.left + slack + (x - bounds.left) * scale,
    room.centreY + (y - (bounds.top + bounds.bottom) / 2) * scale,
  ])
  return `<path d="${path}" transform="translate(0 4)" fill="#000" opacity=".45"/><path d="${path}" fill="url(#letters)"/>`
}

function hexagonTexture(colour: Colour, random: DrawingRandom): string {
  const tiles = repeat(14, () =>
    starPath(random.between(0, 480), random.between(0, 240), random.between(14, 44), 3, 1, 30),
  )
  return `<path d="${tiles}" fill="${colour}" opacity=".07"/>`
}
