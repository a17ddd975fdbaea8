// SPDX-License-Identifier: Apache-2.0
import type { Container } from 'pixi.js'
import type { SceneTools } from '../../../../runtime/stage/scene.ts'
import { overshoot } from '../../../../runtime/stage/tweens.ts'
import type { ReelsArea } from '../../scene/place-reels.ts'
import type { Tumble } from '../tumble.ts'
import { createBoardCells, shareOf, type BoardSize, type CellLook } from './board-cells.ts'
import { dropBoard, type DropOptions } from './drop-board.ts'
import { refillBoard } from './refill-board.ts'
import { vanishWins } from './vanish-wins.ts'

const PULSE_MS = 620

export interface Board {
  readonly view: Container
  readonly layout: (area: ReelsArea) => void
  /** Displays a board without movement. */
  readonly rest: (board: string) => void
  /** The old symbols fall out and the new ones come from above, columns of `slow` after a while. */
  readonly drop: (board: string, options: DropOptions) => Promise<void>
  /** Winning symbols shine and vanish. */
  readonly vanish: (tumble: Tumble, quick: boolean) => Promise<void>
  /** What is left falls, and the symbols of the next board come. */
  readonly refill: (tumble: Tumble, next: string, quick: boolean) => Promise<void>
  /** Makes some symbols jump once. */
  readonly pulse: (symbols: string, quick: boolean) => Promise<void>
  /** The middle of a cell, in pixels. */
  readonly at: (cell: number) => { x: number; y: number }
}

/** The symbols of a game of cascades and how they move. */
export function createBoard(tools: SceneTools, size: BoardSize, look: CellLook): Board {
  const cells = createBoardCells(tools, size, look)
  const { view } = cells
  return {
    view,
    at: cells.at,
    layout: cells.layout,
    rest(board) {
      for (const cell of cells.all()) cells.release(cell)
      cells.replaceAll([...board].map((symbol, index) => cells.put(index, symbol)))
    },
    drop: (board, options) => dropBoard(tools, cells, board, options),
    vanish: (tumble, quick) => vanishWins(tools, cells, tumble, quick),
    refill: (tumble, next, quick) => refillBoard(cells, tumble, next, quick),
    async pulse(symbols, quick) {
      const chosen = cells.all().filter((cell) => symbols.includes(cell.symbol()))
      if (chosen.length === 0) return
      for (const cell of chosen) view.addChild(cell.view)
      await tools.tweens.run({
        durationMs: PULSE_MS * shareOf(quick),
        ease: (progress) => Math.sin(overshoot(progress) * Math.PI),
        on: (high) => {
          for (const cell of chosen) cell.view.scale.set(1 + Math.max(0, high) * 0.28)
        },
      })
      for (const cell of chosen) cell.view.scale.set(1)
    },
  }
}
