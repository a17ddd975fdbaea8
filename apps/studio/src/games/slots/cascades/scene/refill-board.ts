// SPDX-License-Identifier: Apache-2.0
import type { Tumble } from '../tumble.ts'
import type { BoardCell } from './board-cell.ts'
import { bounce, shareOf, type BoardCells } from './board-cells.ts'

const FALLS_MS = 430 * 0.9

/** What is left falls, and the symbols of the next board come. */
export async function refillBoard(
  cells: BoardCells,
  { wins }: Tumble,
  next: string,
  quick: boolean,
): Promise<void> {
  const { columns, rows } = cells
  const old = cells.all()
  const gone = new Set(wins.flatMap(({ cells }) => cells))
  const moved: Promise<void>[] = []
  const filled: BoardCell[] = []
  const cellHeight = cells.height() / rows
  for (let column = 0; column < columns; column += 1) {
    const all = Array.from({ length: rows }, (_, row) => column * rows + row)
    const left = all.filter((index) => !gone.has(index)).map((index) => old[index]!)
    const missing = rows - left.length
    for (const index of all.slice(0, missing))
      filled[index] = cells.putAbove(index, next[index]!, cellHeight * (missing + 0.6))
    for (const [row, one] of left.entries()) filled[column * rows + missing + row] = one
    for (const index of all)
      moved.push(
        cells.moveTo(filled[index]!, cells.at(index).y, {
          durationMs: FALLS_MS * shareOf(quick),
          delayMs: column * 24 * shareOf(quick),
          ease: bounce,
        }),
      )
  }
  for (const index of gone) cells.release(old[index]!)
  cells.replaceAll(filled)
  await Promise.all(moved)
}
