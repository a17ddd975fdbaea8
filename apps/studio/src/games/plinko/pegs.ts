// SPDX-License-Identifier: Apache-2.0
import type { Size } from '../../runtime/stage/scene.ts'
import type { PlinkoRows } from './maths.ts'

export interface Field {
  /** From peg to peg, and from row to row. */
  readonly across: number
  readonly down: number
  readonly peg: number
  readonly ball: number
  readonly slotHeight: number
  /**
   * The ball's position before row `row` (0 for the first) after so many turns to the right; row `rows` is in
   * the slots.
   */
  readonly ballAt: (row: number, rights: number) => { x: number; y: number }
  readonly pegs: readonly { readonly row: number; readonly x: number; readonly y: number }[]
  readonly slots: readonly { readonly x: number; readonly y: number }[]
}

const SIDE = 8
const TOP = 14
const FIRST_ROW_PEGS = 3
const WIDEST_STEP = 58

/** Positions pegs, slots and a ball's path for a picture of this size. */
export function layField({ width, height }: Size, rows: PlinkoRows): Field {
  const across = Math.min(WIDEST_STEP, (width - 2 * SIDE) / (rows + 2))
  const slotHeight = Math.max(20, Math.min(34, across * 0.8))
  const down = Math.min(across * 1.1, (height - TOP - slotHeight - 10) / (rows + 0.6))
  const top = TOP + Math.max(0, (height - TOP - slotHeight - 10 - down * (rows + 0.6)) / 2)
  const middle = width / 2
  const rowY = (row: number) => top + down * (row + 0.5)
  return {
    across,
    down,
    slotHeight,
    peg: Math.max(1.8, Math.min(5, across * 0.1)),
    ball: Math.max(4, Math.min(11, across * 0.25)),
    ballAt: (row, rights) => ({
      x: middle + (rights - row / 2) * across,
      y: row === 0 ? top - down * 0.35 : rowY(row - 1) + (row > rows - 1 ? down * 0.9 : down * 0.62),
    }),
    pegs: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: row + FIRST_ROW_PEGS }, (_, peg) => ({
        row,
        x: middle + (peg - (row + FIRST_ROW_PEGS - 1) / 2) * across,
        y: rowY(row),
      })),
    ).flat(),
    slots: Array.from({ length: rows + 1 }, (_, slot) => ({
      x: middle + (slot - rows / 2) * across,
      y: rowY(rows - 1) + down * 0.6 + slotHeight / 2,
    })),
  }
}
