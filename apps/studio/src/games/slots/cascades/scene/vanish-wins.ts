// SPDX-License-Identifier: Apache-2.0
import type { SceneTools } from '../../../../runtime/stage/scene.ts'
import { linear, settle } from '../../../../runtime/stage/tweens.ts'
import type { Tumble } from '../tumble.ts'
import type { BoardCell } from './board-cell.ts'
import { shareOf, type BoardCells } from './board-cells.ts'

const DIMMED = 0.32
const WINS_MS = 620
const VANISH_MS = 260

/** Winning symbols shine and vanish. */
export async function vanishWins(
  tools: SceneTools,
  cells: BoardCells,
  { wins }: Tumble,
  quick: boolean,
): Promise<void> {
  const { view, lit } = cells
  const winning = new Set(wins.flatMap(({ cells }) => cells))
  const all = cells.all()
  for (const [index, cell] of all.entries()) cell.view.alpha = winning.has(index) ? 1 : DIMMED
  const won = [...winning].map((index) => all[index]!)
  for (const cell of won) view.addChild(cell.view)
  cells.light(winning)
  await tools.tweens.run({
    durationMs: WINS_MS * shareOf(quick),
    ease: linear,
    on(progress) {
      lit.alpha = 0.35 + Math.abs(Math.sin(progress * Math.PI * 2)) * 0.5
      for (const cell of won) cell.view.scale.set(1 + Math.abs(Math.sin(progress * Math.PI * 2)) * 0.16)
    },
  })
  await tools.tweens.run({
    durationMs: VANISH_MS * shareOf(quick),
    ease: settle,
    on(progress) {
      lit.alpha = 0.35 * (1 - progress)
      for (const cell of won) vanish(cell, progress)
    },
  })
  lit.clear()
  for (const cell of cells.all()) if (!won.includes(cell)) cell.view.alpha = 1
}

function vanish({ view }: BoardCell, progress: number): void {
  view.scale.set(Math.max(0.001, 1 + 0.25 * progress - 1.25 * progress ** 2))
  view.rotation = progress * 0.5
  view.alpha = 1 - progress
}
