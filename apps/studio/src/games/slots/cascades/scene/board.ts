// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, type Texture } from 'pixi.js'
import { ink } from '../../../../runtime/stage/colours.ts'
import type { SceneTools } from '../../../../runtime/stage/scene.ts'
import { fall, linear, overshoot, settle, type Ease } from '../../../../runtime/stage/tweens.ts'
import type { ReelsPlace } from '../../scene/place-reels.ts'
import type { SlotSymbol } from '../../slot-rules.ts'
import type { Tumble } from '../tumble.ts'
import { createBoardCell, type BoardCell } from './board-cell.ts'

const FILLS = 0.92
const DIMMED = 0.32
const LEAVES_MS = 260
const FALLS_MS = 430
const COLUMN_MS = 70
const SLOW_MS = 1_100
const WINS_MS = 620
const VANISH_MS = 260
const QUICK_SHARE = 0.45

/** Falls, touches the ground and springs up a little. */
const bounce: Ease = (share) => {
  if (share < 0.72) return (share / 0.72) ** 2
  const after = (share - 0.72) / 0.28
  return 1 - Math.sin(after * Math.PI) * 0.045 * (1 - after)
}

export interface Board {
  readonly view: Container
  readonly layout: (place: ReelsPlace) => void
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
  /** The middle of a place, in pixels. */
  readonly at: (place: number) => { x: number; y: number }
}

export interface DropOptions {
  readonly quick: boolean
  readonly slow: readonly number[]
  readonly onColumn: (column: number, slow: boolean) => void
  readonly onSlow: (column: number) => void
}

/** The symbols of a game of cascades and how they move. */
export function createBoard(
  tools: SceneTools,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  textures: Readonly<Record<SlotSymbol, Texture>>,
  labelOf: (symbol: SlotSymbol) => string,
  colour: number,
): Board {
  const view = new Container()
  const lit = new Graphics({ blendMode: 'add' })
  view.addChild(lit)
  const spare: BoardCell[] = []
  let cells: BoardCell[] = []
  let place: ReelsPlace | undefined
  const side = () => Math.min(place!.reel, place!.height / rows) * FILLS
  const at = (index: number) => place!.at(Math.floor(index / rows), index % rows, rows)
  const take = (symbol: SlotSymbol): BoardCell => {
    const cell = spare.pop() ?? createBoardCell(textures, labelOf)
    view.addChild(cell.view)
    cell.resize(side())
    cell.show(symbol)
    return cell
  }
  const release = (cell: BoardCell) => {
    view.removeChild(cell.view)
    spare.push(cell)
  }
  const put = (index: number, symbol: SlotSymbol): BoardCell => {
    const cell = take(symbol)
    const { x, y } = at(index)
    cell.view.position.set(x, y)
    return cell
  }
  const move = (
    cell: BoardCell,
    to: number,
    movement: { durationMs: number; delayMs: number; ease: Ease },
  ) => {
    const from = cell.view.y
    return tools.tweens.run({ ...movement, on: (progress) => (cell.view.y = from + (to - from) * progress) })
  }
  /** A new cell above the board, as high as it will fall. */
  const above = (index: number, symbol: SlotSymbol, by: number): BoardCell => {
    const cell = put(index, symbol)
    cell.view.y -= by
    return cell
  }
  /** A glow behind the places that win; those that touch become one. */
  const light = (winning: ReadonlySet<number>) => {
    lit.clear()
    const [wide, tall] = [place!.reel + place!.gap, place!.height / rows]
    for (const index of winning) {
      const { x, y } = at(index)
      lit.roundRect(x - wide / 2, y - tall / 2, wide, tall, tall * 0.22).fill(ink(colour, 0.4))
    }
  }
  const share = (quick: boolean) => (quick ? QUICK_SHARE : 1)

  return {
    view,
    at,
    layout(next) {
      place = next
      for (const [index, cell] of cells.entries()) {
        const { x, y } = at(index)
        cell.resize(side())
        cell.view.position.set(x, y)
      }
    },
    rest(board) {
      for (const cell of cells) release(cell)
      cells = [...board].map((symbol, index) => put(index, symbol))
    },
    async drop(board, { quick, slow, onColumn, onSlow }) {
      const height = place!.height * 1.1
      const old = cells
      const leaves = old.map((cell, index) =>
        move(cell, cell.view.y + height, {
          durationMs: LEAVES_MS * share(quick),
          delayMs: (Math.floor(index / rows) * 26 + (rows - 1 - (index % rows)) * 14) * share(quick),
          ease: fall,
        }).then(() => release(cell)),
      )
      cells = [...board].map((symbol, index) => above(index, symbol, height))
      const begins = old.length > 0 ? LEAVES_MS * 0.7 : 0
      await Promise.all([
        ...leaves,
        ...Array.from({ length: columns }, async (_, column) => {
          const waits = slow.filter((one) => one <= column).length * SLOW_MS
          const delayMs = (begins + column * COLUMN_MS + waits) * share(quick)
          if (slow.includes(column))
            void tools.tweens.run({
              durationMs: 1,
              delayMs: Math.max(0, delayMs - SLOW_MS * share(quick)),
              on: () => onSlow(column),
            })
          await Promise.all(
            Array.from({ length: rows }, (_row, row) => {
              const index = column * rows + row
              return move(cells[index]!, at(index).y, {
                durationMs: FALLS_MS * share(quick),
                delayMs: delayMs + (rows - 1 - row) * 22 * share(quick),
                ease: bounce,
              })
            }),
          )
          onColumn(column, slow.includes(column))
        }),
      ])
    },
    async vanish({ wins }, quick) {
      const winning = new Set(wins.flatMap(({ places }) => places))
      for (const [index, cell] of cells.entries()) cell.view.alpha = winning.has(index) ? 1 : DIMMED
      const won = [...winning].map((index) => cells[index]!)
      for (const cell of won) view.addChild(cell.view)
      light(winning)
      await tools.tweens.run({
        durationMs: WINS_MS * share(quick),
        ease: linear,
        on(progress) {
          lit.alpha = 0.35 + Math.abs(Math.sin(progress * Math.PI * 2)) * 0.5
          for (const cell of won) cell.view.scale.set(1 + Math.abs(Math.sin(progress * Math.PI * 2)) * 0.16)
        },
      })
      await tools.tweens.run({
        durationMs: VANISH_MS * share(quick),
        ease: settle,
        on(progress) {
          lit.alpha = 0.35 * (1 - progress)
          for (const cell of won) {
            cell.view.scale.set(Math.max(0.001, 1 + 0.25 * progress - 1.25 * progress ** 2))
            cell.view.rotation = progress * 0.5
            cell.view.alpha = 1 - progress
          }
        },
      })
      lit.clear()
      for (const cell of cells) if (!won.includes(cell)) cell.view.alpha = 1
    },
    async refill({ wins }, next, quick) {
      const gone = new Set(wins.flatMap(({ places }) => places))
      const moved: Promise<void>[] = []
      const filled: BoardCell[] = []
      const cell = place!.height / rows
      for (let column = 0; column < columns; column += 1) {
        const all = Array.from({ length: rows }, (_, row) => column * rows + row)
        const left = all.filter((index) => !gone.has(index)).map((index) => cells[index]!)
        const missing = rows - left.length
        for (const index of all.slice(0, missing))
          filled[index] = above(index, next[index]!, cell * (missing + 0.6))
        for (const [row, one] of left.entries()) filled[column * rows + missing + row] = one
        for (const index of all)
          moved.push(
            move(filled[index]!, at(index).y, {
              durationMs: FALLS_MS * 0.9 * share(quick),
              delayMs: column * 24 * share(quick),
              ease: bounce,
            }),
          )
      }
      for (const index of gone) release(cells[index]!)
      cells = filled
      await Promise.all(moved)
    },
    async pulse(symbols, quick) {
      const chosen = cells.filter((cell) => symbols.includes(cell.symbol()))
      if (chosen.length === 0) return
      for (const cell of chosen) view.addChild(cell.view)
      await tools.tweens.run({
        durationMs: WINS_MS * share(quick),
        ease: (progress) => Math.sin(overshoot(progress) * Math.PI),
        on: (high) => {
          for (const cell of chosen) cell.view.scale.set(1 + Math.max(0, high) * 0.28)
        },
      })
      for (const cell of chosen) cell.view.scale.set(1)
    },
  }
}
