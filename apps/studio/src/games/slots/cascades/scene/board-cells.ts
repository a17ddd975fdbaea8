// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, type Texture } from 'pixi.js'
import { ink } from '../../../../runtime/stage/colours.ts'
import type { SceneTools } from '../../../../runtime/stage/scene.ts'
import type { Ease } from '../../../../runtime/stage/tweens.ts'
import type { ReelsArea } from '../../scene/place-reels.ts'
import type { SlotSymbol } from '../../slot-rules.ts'
import { createBoardCell, type BoardCell } from './board-cell.ts'

const FILLS = 0.92
const QUICK_SHARE = 0.45

/** Falls, touches the ground and springs up a little. */
export const bounce: Ease = (share) => {
  if (share < 0.72) return (share / 0.72) ** 2
  const after = (share - 0.72) / 0.28
  return 1 - Math.sin(after * Math.PI) * 0.045 * (1 - after)
}

/** The part of its time that a movement takes. */
export const shareOf = (quick: boolean): number => (quick ? QUICK_SHARE : 1)

interface Movement {
  readonly durationMs: number
  readonly delayMs: number
  readonly ease: Ease
}

export interface BoardSize {
  readonly columns: number
  readonly rows: number
}
export interface CellLook {
  readonly textures: Readonly<Record<SlotSymbol, Texture>>
  readonly labelOf: (symbol: SlotSymbol) => string
  /** The glow behind what wins. */
  readonly colour: number
}

/** The cells of a board: which symbol is where, in which pixels; cells that left are used again. */
export interface BoardCells extends BoardSize {
  readonly view: Container
  /** The glow behind what wins. */
  readonly lit: Graphics
  /** By cell, column by column from the top. */
  readonly all: () => readonly BoardCell[]
  readonly replaceAll: (cells: readonly BoardCell[]) => void
  readonly layout: (area: ReelsArea) => void
  readonly height: () => number
  /** The middle of a cell, in pixels. */
  readonly at: (cell: number) => { x: number; y: number }
  readonly put: (index: number, symbol: SlotSymbol) => BoardCell
  /** A new cell above its position, as high as it will fall. */
  readonly putAbove: (index: number, symbol: SlotSymbol, by: number) => BoardCell
  readonly release: (cell: BoardCell) => void
  readonly moveTo: (cell: BoardCell, y: number, movement: Movement) => Promise<void>
  /** A glow behind the cells that win; those that touch become one. */
  readonly light: (winning: ReadonlySet<number>) => void
}

/** Creates the cells of an empty board. */
export function createBoardCells(
  tools: SceneTools,
  { columns, rows }: BoardSize,
  { textures, labelOf, colour }: CellLook,
): BoardCells {
  const view = new Container()
  const lit = new Graphics({ blendMode: 'add' })
  view.addChild(lit)
  const spare: BoardCell[] = []
  let cells: readonly BoardCell[] = []
  let area: ReelsArea | undefined
  const side = () => Math.min(area!.reel, area!.height / rows) * FILLS
  const at = (index: number) => area!.at(Math.floor(index / rows), index % rows, rows)
  const put = (index: number, symbol: SlotSymbol): BoardCell => {
    const cell = spare.pop() ?? createBoardCell(textures, labelOf)
    view.addChild(cell.view)
    cell.resize(side())
    cell.show(symbol)
    const { x, y } = at(index)
    cell.view.position.set(x, y)
    return cell
  }
  return {
    ...{ columns, rows, view, lit, at, put },
    all: () => cells,
    replaceAll(next) {
      cells = next
    },
    height: () => area!.height,
    layout(next) {
      area = next
      for (const [index, cell] of cells.entries()) {
        const { x, y } = at(index)
        cell.resize(side())
        cell.view.position.set(x, y)
      }
    },
    putAbove(index, symbol, by) {
      const cell = put(index, symbol)
      cell.view.y -= by
      return cell
    },
    release(cell) {
      view.removeChild(cell.view)
      spare.push(cell)
    },
    moveTo(cell, to, movement) {
      const from = cell.view.y
      return tools.tweens.run({
        ...movement,
        on: (progress) => (cell.view.y = from + (to - from) * progress),
      })
    },
    light: (winning) => drawGlow(lit, area!, { rows, colour }, [...winning].map(at)),
  }
}

function drawGlow(
  lit: Graphics,
  { reel, gap, height }: ReelsArea,
  { rows, colour }: { readonly rows: number; readonly colour: number },
  middles: readonly { x: number; y: number }[],
): void {
  lit.clear()
  const [wide, tall] = [reel + gap, height / rows]
  for (const { x, y } of middles)
    lit.roundRect(x - wide / 2, y - tall / 2, wide, tall, tall * 0.22).fill(ink(colour, 0.4))
}
