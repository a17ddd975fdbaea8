// SPDX-License-Identifier: Apache-2.0
import type { Size } from '../../runtime/stage/scene.ts'

const ACROSS = 5
/** Both as shares of the board's side; `mines.css` positions the buttons with the same figures. */
const GAP = 0.02
const MARGIN = { x: 24, y: 8 } as const

/** The centres of the 25 tiles on a picture, by rows from the top left, and the width of a tile. */
export function boardTiles({ width, height }: Size): { side: number; centres: { x: number; y: number }[] } {
  const board = Math.min(width - MARGIN.x, height - MARGIN.y)
  const gap = board * GAP
  const side = (board - gap * (ACROSS - 1)) / ACROSS
  const left = (width - board) / 2
  const top = (height - board) / 2
  const centres = Array.from({ length: ACROSS * ACROSS }, (_, index) => ({
    x: left + (index % ACROSS) * (side + gap) + side / 2,
    y: top + Math.floor(index / ACROSS) * (side + gap) + side / 2,
  }))
  return { side, centres }
}
