// SPDX-License-Identifier: Apache-2.0
import { darker, mix } from './colour.ts'
import { drawBrandMark } from './brand-mark.ts'
import { repeat, roundGradient, roundedScale, starPath, svg, svgDocument } from './drawing.ts'
import { drawingRandom } from './drawing-random.ts'

/** A picture for a home screen or a browser tab, from the main colour of a brand. */
export interface AppIcon {
  /** The brand's colour in the dark theme, `#rrggbb`. */
  colour: string
  /**
   * mark: only the mark, without background, for tabs. app: on a rounded background. maskable: on a full
   * background, with everything important in the middle 80 %.
   */
  shape: 'mark' | 'app' | 'maskable'
}

const side = 512

/** Draws the Tessera mark in the colours of a brand, 512 by 512. */
export function drawAppIcon({ colour, shape }: AppIcon): string {
  const ground = mix('#0b1018', colour, 0.12)
  const mark = innerOf(drawBrandMark({ main: colour, ink: darker(colour, 0.91), hole: darker(ground, 0.3) }))
  if (shape === 'mark') return svgDocument(side, side, `<g transform="scale(8)">${mark}</g>`)
  const reach = shape === 'maskable' ? 4.6 : 5.8
  const offset = (side - 64 * reach) / 2
  return svgDocument(
    side,
    side,
    svg`
    <defs>
    ${roundGradient('ground', side / 2, side * 0.42, side * 0.75, [
      [0, mix('#141d2c', colour, 0.3)],
      [0.6, ground],
      [1, darker(ground, 0.45)],
    ])}
    <clipPath id="edge"><rect width="${side}" height="${side}" rx="${shape === 'maskable' ? 0 : 112}"/></clipPath>
    </defs>
    <g clip-path="url(#edge)">
    <rect width="${side}" height="${side}" fill="url(#ground)"/>
    ${stones(colour)}
    </g>
    <g transform="translate(${offset} ${offset}) scale(${reach})">
    ${mark}
    </g>
  `,
  )
}

function stones(colour: string): string {
  const random = drawingRandom('app-icon')
  return repeat(
    22,
    () =>
      `<path d="${starPath(random.between(0, side), random.between(0, side), random.between(20, 52), 3, 1)}" fill="${colour}" opacity="${roundedScale(random.between(0.03, 0.11))}"/>`,
  )
}

/** The contents of the document of a drawing. */
function innerOf(document: string): string {
  return document.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
}
