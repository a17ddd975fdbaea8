// SPDX-License-Identifier: Apache-2.0
import type { Size } from '../../runtime/stage/scene.ts'
import { SAMPLE_REELS, SAMPLE_ROWS } from './maths.ts'

export interface ReelsPlace {
  readonly cell: number
  /** Between two reels. */
  readonly gap: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The centre of a cell. */
  readonly at: (reel: number, row: number) => { x: number; y: number }
}

/** The plate with the title is above the reels (sample.css has the same). */
const PLATE = 58
const SIDE = 12
const WIDEST_CELL = 150

/** Positions the reels for a picture of this size. */
export function placeReels({ width, height }: Size): ReelsPlace {
  const gap = Math.max(3, Math.min(8, width * 0.008))
  const cell = Math.max(
    12,
    Math.min(
      WIDEST_CELL,
      (width - 2 * SIDE - 8 - gap * (SAMPLE_REELS - 1)) / SAMPLE_REELS,
      (height - PLATE - 20) / SAMPLE_ROWS,
    ),
  )
  const wide = cell * SAMPLE_REELS + gap * (SAMPLE_REELS - 1)
  const high = cell * SAMPLE_ROWS
  const left = (width - wide) / 2
  const top = PLATE + Math.max(0, (height - PLATE - 12 - high) / 2)
  return {
    cell,
    gap,
    left,
    top,
    width: wide,
    height: high,
    at: (reel, row) => ({ x: left + reel * (cell + gap) + cell / 2, y: top + (row + 0.5) * cell }),
  }
}
