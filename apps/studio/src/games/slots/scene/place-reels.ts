// SPDX-License-Identifier: Apache-2.0
import type { Size } from '../../../runtime/stage/scene.ts'

export interface ReelsArea {
  /** The width of a reel and the height of its window, whatever its number of rows. */
  readonly reel: number
  readonly height: number
  readonly gap: number
  readonly left: number
  readonly top: number
  readonly width: number
  /** The centre of a cell on a reel with so many rows. */
  readonly at: (reel: number, row: number, rows: number) => { x: number; y: number }
}

/** The name above and the win below the reels need this (slot.css has the same). */
const ABOVE = 46
const BELOW = 50
const SIDE = 14
const WIDEST_REEL = 196
/** A narrow picture has higher cells than wide ones, by this factor at most. */
const TALLEST_CELL = 1.25

/** Positions so many reels in a picture; `rows` is how tall their window is in reel widths. */
export function placeReels({ width, height }: Size, reels: number, rows: number): ReelsArea {
  const gap = Math.max(3, Math.min(8, width * 0.008))
  const free = height - ABOVE - BELOW
  const reel = Math.max(
    12,
    Math.min(WIDEST_REEL, (width - 2 * SIDE - gap * (reels - 1)) / reels, free / rows),
  )
  const tall = Math.min(Math.max(free, reel * rows), reel * rows * TALLEST_CELL)
  const wide = reel * reels + gap * (reels - 1)
  const left = (width - wide) / 2
  const top = ABOVE + Math.max(0, (free - tall) / 2)
  return {
    reel,
    gap,
    left,
    top,
    width: wide,
    height: tall,
    at: (index, row, count) => ({
      x: left + index * (reel + gap) + reel / 2,
      y: top + ((row + 0.5) * tall) / count,
    }),
  }
}
