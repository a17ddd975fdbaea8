// SPDX-License-Identifier: Apache-2.0
import type { SceneTools } from '../../../../runtime/stage/scene.ts'
import { fall } from '../../../../runtime/stage/tweens.ts'
import { bounce, shareOf, type BoardCells } from './board-cells.ts'

const LEAVES_MS = 260
const FALLS_MS = 430
const COLUMN_MS = 70
const SLOW_MS = 1_100

export interface DropOptions {
  readonly quick: boolean
  readonly slow: readonly number[]
  readonly onColumn: (column: number, slow: boolean) => void
  readonly onSlow: (column: number) => void
}

/** The old symbols fall out and the new ones come from above, columns of `slow` after a while. */
export async function dropBoard(
  tools: SceneTools,
  cells: BoardCells,
  board: string,
  options: DropOptions,
): Promise<void> {
  const height = cells.height() * 1.1
  const old = cells.all()
  const leaves = dropOut(cells, height, options.quick)
  cells.replaceAll([...board].map((symbol, index) => cells.putAbove(index, symbol, height)))
  const beginsMs = old.length > 0 ? LEAVES_MS * 0.7 : 0
  await Promise.all([
    ...leaves,
    ...Array.from({ length: cells.columns }, (_, column) =>
      dropColumn(tools, cells, column, beginsMs, options),
    ),
  ])
}

function dropOut(cells: BoardCells, height: number, quick: boolean): Promise<void>[] {
  const { rows } = cells
  const share = shareOf(quick)
  return cells.all().map((cell, index) =>
    cells
      .moveTo(cell, cell.view.y + height, {
        durationMs: LEAVES_MS * share,
        delayMs: (Math.floor(index / rows) * 26 + (rows - 1 - (index % rows)) * 14) * share,
        ease: fall,
      })
      .then(() => cells.release(cell)),
  )
}

async function dropColumn(
  tools: SceneTools,
  cells: BoardCells,
  column: number,
  beginsMs: number,
  { quick, slow, onColumn, onSlow }: DropOptions,
): Promise<void> {
  const { rows } = cells
  const share = shareOf(quick)
  const waitsMs = slow.filter((one) => one <= column).length * SLOW_MS
  const delayMs = (beginsMs + column * COLUMN_MS + waitsMs) * share
  if (slow.includes(column))
    void tools.tweens.run({
      durationMs: 1,
      delayMs: Math.max(0, delayMs - SLOW_MS * share),
      on: () => onSlow(column),
    })
  await Promise.all(
    Array.from({ length: rows }, (_row, row) => {
      const index = column * rows + row
      return cells.moveTo(cells.all()[index]!, cells.at(index).y, {
        durationMs: FALLS_MS * share,
        delayMs: delayMs + (rows - 1 - row) * 22 * share,
        ease: bounce,
      })
    }),
  )
  onColumn(column, slow.includes(column))
}
