// SPDX-License-Identifier: Apache-2.0
import { darker, lighter } from '../colour.ts'
import type { Colour } from '../colour.ts'
import { roundedScale, svg } from '../drawing.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { paintedHero } from './gloss.ts'

/** Where the pips of a face sit, in a square from -1 to 1. */
const pipPositions: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.55, -0.55],
    [0, 0],
    [0.55, 0.55],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.55, -0.55],
    [0.55, -0.55],
    [0, 0],
    [-0.55, 0.55],
    [0.55, 0.55],
  ],
  6: [
    [-0.52, -0.6],
    [0.52, -0.6],
    [-0.52, 0],
    [0.52, 0],
    [-0.52, 0.6],
    [0.52, 0.6],
  ],
}

type Edge = readonly [number, number]

interface Die {
  x: number
  y: number
  /** Half the length of an edge. */
  size: number
  turn: number
  colour: Colour
  pip: Colour
  /** Figures of the top, left and right face. */
  figures: readonly [number, number, number]
}

/** A face is a square from -1 to 1 under an affine map; its round joints are strokes of the same colour. */
function face(centre: Edge, across: Edge, down: Edge, figure: number, fill: Colour, pip: Colour): string {
  const matrix = [across[0], across[1], down[0], down[1], centre[0], centre[1]].map(roundedScale).join(' ')
  const dots = (pipPositions[figure] ?? [])
    .map(
      ([x, y]) => svg`
    <circle cx="${x}" cy="${y}" r=".2" fill="${darker(pip, 0.35)}"/>
    <circle cx="${x + 0.015}" cy="${y + 0.025}" r=".175" fill="${pip}"/>
  `,
    )
    .join('')
  return svg`
    <g transform="matrix(${matrix})">
    <rect x="-.86" y="-.86" width="1.72" height="1.72" rx=".2" fill="${fill}" stroke="${fill}" stroke-width=".24" stroke-linejoin="round"/>
    <path d="M-.84 -.7Q-.84 -.86 -.7 -.86H.6" fill="none" stroke="#fff" stroke-width=".07" stroke-linecap="round" opacity=".7"/>
    ${dots}
    </g>
  `
}

/** A cube seen from above a corner: three faces are visible. */
function die({ x, y, size, turn, colour, pip, figures }: Die): string {
  const toRight: Edge = [size * 0.866, size * 0.5]
  const toLeft: Edge = [-size * 0.866, size * 0.5]
  const down: Edge = [0, size]
  const top = face([0, -size], toRight, toLeft, figures[0], lighter(colour, 0.28), pip)
  const left = face(toLeft, toRight, down, figures[1], darker(colour, 0.08), pip)
  const right = face(toRight, [-toLeft[0], -toLeft[1]], down, figures[2], darker(colour, 0.36), pip)
  return svg`
    <g transform="translate(${x} ${y}) rotate(${turn})">
    <circle r="${size}" fill="${darker(colour, 0.3)}"/>
    ${left}
    ${right}
    ${top}
    </g>
  `
}

/** Two dice in flight, one in the second hue, one white. */
export const dice: DrawHero = (palette) =>
  paintedHero(
    { left: 14, top: 10, right: 498, bottom: 494 },
    die({ x: 330, y: 174, size: 80, turn: 16, colour: '#f2f4fb', pip: '#e0122f', figures: [4, 1, 5] }) +
      die({
        x: 176,
        y: 324,
        size: 92,
        turn: -14,
        colour: palette.accent,
        pip: '#ffffff',
        figures: [6, 3, 2],
      }),
  )

/** Three dice of the second hue, thrown together. */
export const threeDice: DrawHero = (palette) =>
  paintedHero(
    { left: 10, top: 10, right: 502, bottom: 500 },
    die({ x: 256, y: 132, size: 70, turn: 8, colour: palette.accent, pip: '#ffffff', figures: [3, 1, 2] }) +
      die({ x: 142, y: 336, size: 78, turn: -12, colour: '#f2f4fb', pip: '#e0122f', figures: [5, 4, 6] }) +
      die({ x: 368, y: 340, size: 78, turn: 20, colour: palette.accent, pip: '#ffffff', figures: [6, 2, 3] }),
  )

/** Two red dice over the puck that marks the point. */
export const crapsDice: DrawHero = () =>
  paintedHero(
    { left: 10, top: 10, right: 502, bottom: 506 },
    svg`
      <ellipse cx="256" cy="418" rx="214" ry="86" fill="#9aa6bd"/>
      <ellipse cx="256" cy="398" rx="214" ry="86" fill="#ffffff"/>
      <ellipse cx="256" cy="398" rx="176" ry="66" fill="none" stroke="#16202e" stroke-width="10"/>
    ` +
      die({ x: 344, y: 170, size: 82, turn: 18, colour: '#d5142b', pip: '#ffffff', figures: [5, 1, 3] }) +
      die({ x: 166, y: 266, size: 92, turn: -14, colour: '#d5142b', pip: '#ffffff', figures: [2, 4, 6] }),
  )
