// SPDX-License-Identifier: Apache-2.0
import { darker, lighter, mix } from '../colour.ts'
import { polygon, rounded, stops, svg } from '../drawing.ts'
import type { Palette } from '../palette.ts'

/** The position of a podium: the middle of its upper face, and half its width. */
export interface PodiumPosition {
  x: number
  y: number
  half: number
}

/** A six-sided stone seen a little from above, in two steps, with a lit rim: the stage of our banners. */
export function podium({ x, y, half }: PodiumPosition, palette: Palette): string {
  const side = mix(palette.mid, palette.deep, 0.55)
  const upper = step(x, y, half, half * 0.15, 'podium-top', side, palette)
  const lower = step(x, y + half * 0.12, half * 1.28, half * 0.3, 'podium-low', darker(side, 0.25), palette)
  return svg`
    <defs>
    <linearGradient id="podium-top" x1="0" y1="0" x2="1" y2="1">
    ${stops([
      [0, lighter(palette.glow, 0.35)],
      [0.5, mix(palette.glow, palette.mid, 0.5)],
      [1, mix(palette.mid, palette.deep, 0.2)],
    ])}
    </linearGradient>
    <linearGradient id="podium-low" x1="0" y1="0" x2="1" y2="1">
    ${stops([
      [0, mix(palette.glow, palette.mid, 0.45)],
      [1, mix(palette.mid, palette.deep, 0.6)],
    ])}
    </linearGradient>
    <radialGradient id="podium-glow" cx=".5" cy=".5" r=".5">
    ${stops([
      [0, lighter(palette.accent, 0.4), 0.85],
      [0.5, palette.accent, 0.35],
      [1, palette.accent, 0],
    ])}
    </radialGradient>
    </defs>
    <ellipse cx="${rounded(x)}" cy="${rounded(y + half * 0.34)}" rx="${rounded(half * 1.9)}" ry="${rounded(half * 0.5)}" fill="url(#podium-glow)"/>
    ${lower}
    ${upper}
    <ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(half * 0.72)}" ry="${rounded(half * 0.17)}" fill="#fff" opacity=".38" filter="url(#soft)"/>
  `
}

function step(
  x: number,
  y: number,
  half: number,
  drop: number,
  face: string,
  side: string,
  palette: Palette,
): string {
  const depth = half * 0.26
  const top = [
    [x - half, y],
    [x - half * 0.5, y - depth],
    [x + half * 0.5, y - depth],
    [x + half, y],
    [x + half * 0.5, y + depth],
    [x - half * 0.5, y + depth],
  ] as const
  const wall = (from: number, to: number, fill: string): string => {
    const [[fromX, fromY] = [x, y], [toX, toY] = [x, y]] = [top[from], top[to]]
    return `<path d="${polygon([
      [fromX, fromY],
      [toX, toY],
      [toX, toY + drop],
      [fromX, fromY + drop],
    ])}" fill="${fill}"/>`
  }
  return svg`
    ${wall(5, 0, lighter(side, 0.1))}
    ${wall(4, 5, side)}
    ${wall(3, 4, darker(side, 0.35))}
    <path d="${polygon(top)}" fill="url(#${face})" stroke="${lighter(palette.accent, 0.35)}" stroke-width="2.5" stroke-linejoin="round"/>
  `
}
