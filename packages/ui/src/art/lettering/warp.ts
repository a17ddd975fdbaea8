// SPDX-License-Identifier: Apache-2.0
import type { OutlineStep } from './outline-text.ts'

/** The box that a block of letters fills before it is bent. */
export interface TextBox {
  left: number
  right: number
  top: number
  bottom: number
}

/** Moves a point; `across` runs from -1 to 1 over the width of the block, `up` from 0 (bottom) to 1 (top). */
type Bend = (x: number, y: number, across: number, up: number, box: TextBox) => [number, number]

/** The envelopes of a title, by name; how far they bend is a share of the block's height. */
export const bends = {
  straight: (x, y) => [x, y],
  arch: (x, y, across, up, box) => [x, y - (box.bottom - box.top) * 0.24 * (1 - across * across) * up],
  bulge: (x, y, across, up, box) => [
    x,
    y - (box.bottom - box.top) * 0.2 * (1 - across * across) * (up * 2 - 1),
  ],
  bow: (x, y, across, _up, box) => [x, y + (box.bottom - box.top) * 0.13 * (across * across)],
  rise: (x, y, across, up, box) => [
    x,
    y - (box.bottom - box.top) * (0.09 * across + 0.12 * across * (up - 0.5)),
  ],
  fall: (x, y, across, up, box) => [
    x,
    y + (box.bottom - box.top) * (0.09 * across + 0.12 * across * (up - 0.5)),
  ],
  swell: (x, y, across, up, box) => [
    x + Math.sin((up - 0.5) * 2) * 3 * across,
    y - (box.bottom - box.top) * 0.16 * (across * across) * up,
  ],
} satisfies Record<string, Bend>

export type BendName = keyof typeof bends

/** Bends outlines inside their box; straight edges are cut into pieces first, so that they can curve. */
export function warpOutline(steps: readonly OutlineStep[], box: TextBox, name: BendName): OutlineStep[] {
  const bend: Bend = bends[name]
  const moved = ([x, y]: Point): Point => {
    const across = ((x - box.left) / (box.right - box.left)) * 2 - 1
    const up = (box.bottom - y) / (box.bottom - box.top)
    return bend(x, y, across, up, box)
  }
  let from: Point = [0, 0]
  const warped: OutlineStep[] = []
  for (const { letter, points } of steps) {
    const end = points.at(-1)
    if (letter === 'L' && end !== undefined)
      for (const point of cutLine(from, end)) warped.push({ letter, points: [moved(point)] })
    else warped.push({ letter, points: points.map(moved) })
    from = end ?? from
  }
  return warped
}

type Point = [number, number]
const longestPiece = 14

function cutLine(from: Point, to: Point): Point[] {
  const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / longestPiece))
  return Array.from({ length: pieces }, (_, index) => {
    const share = (index + 1) / pieces
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  })
}
