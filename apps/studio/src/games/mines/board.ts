// SPDX-License-Identifier: Apache-2.0
import type { GameHost } from '../../runtime/game-host.ts'
import { h, on, setAttribute } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'
import { randomOf } from '../../runtime/random-of.ts'
import { MINES_TILES } from './maths.ts'
import type { MinesScene, TileFace } from './scene.ts'

const COLUMNS = 5
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
}

export interface Board {
  readonly element: HTMLElement
  /** Called when the player opens a tile. */
  onPress: (tile: number) => void
  /** Closes all tiles for a new round. */
  readonly reset: () => void
  readonly enable: (enabled: boolean) => void
  /** With true a press chooses a tile for later, or no longer; with false the chosen ones are only marked. */
  readonly choose: (choosing: boolean) => void
  /** The tiles that automatic bets open, in the order in which they were chosen. */
  readonly chosen: () => readonly number[]
  /** Presses one of the closed tiles, whichever chance picks. */
  readonly pressAny: () => void
  /** A tile was pressed and awaits its answer. */
  readonly wait: (tile: number, waiting: boolean) => void
  readonly reveal: (tile: number, face: TileFace) => Promise<void>
}

/** The 25 tiles: real buttons, navigated with the arrow keys, over the picture that draws them. */
export function createBoard(host: GameHost<'mines'>): Board {
  const faces = new Map<number, TileFace>()
  const waiting = new Set<number>()
  let scene: MinesScene | undefined
  const chosen = new Set<number>()
  let enabled = false
  let choosing = false
  const tiles = Array.from({ length: MINES_TILES }, (_, tile) =>
    on(h('button', { type: 'button', class: 'mines-tile', tabindex: tile === 0 ? 0 : -1 }), {
      click: () => press(tile),
      keydown: (event) => move(event, tile),
      pointerenter: () => scene?.lift(tile, enabled && !faces.has(tile)),
      pointerleave: () => scene?.lift(tile, false),
    }),
  )
  function press(tile: number): void {
    if (choosing) {
      if (!chosen.delete(tile)) chosen.add(tile)
      name(tile)
    } else if (enabled && !faces.has(tile)) board.onPress(tile)
  }
  const name = (tile: number) => {
    const values = { row: Math.floor(tile / COLUMNS) + 1, column: (tile % COLUMNS) + 1 }
    const face = faces.get(tile)
    const button = tiles[tile]!
    button.dataset['face'] = face ?? 'closed'
    setAttribute(
      button,
      'aria-label',
      t(
        face === undefined
          ? 'studio.mines.tile.closed'
          : face.startsWith('gem')
            ? 'studio.mines.tile.gem'
            : 'studio.mines.tile.mine',
        values,
      ),
    )
    setAttribute(button, 'aria-disabled', String(!choosing && (!enabled || face !== undefined)))
    setAttribute(button, 'aria-pressed', choosing || chosen.has(tile) ? String(chosen.has(tile)) : undefined)
  }
  function move(event: KeyboardEvent, from: number): void {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = from + step
    const sameRow = Math.floor(to / COLUMNS) === Math.floor(from / COLUMNS)
    if (to < 0 || to >= MINES_TILES || (Math.abs(step) === 1 && !sameRow)) return
    for (const [index, tile] of tiles.entries()) tile.tabIndex = index === to ? 0 : -1
    tiles[to]!.focus()
  }
  const board: Board = {
    element: h(
      'div',
      { class: 'mines-board', role: 'group', 'aria-label': t('studio.mines.board') },
      ...tiles,
    ),
    onPress: () => {},
    reset() {
      faces.clear()
      for (const tile of tiles.keys()) name(tile)
      scene?.reset()
    },
    enable(next) {
      enabled = next
      for (const tile of tiles.keys()) name(tile)
    },
    choose(next) {
      choosing = next
      for (const tile of tiles.keys()) name(tile)
    },
    chosen: () => [...chosen],
    pressAny() {
      const closed = [...tiles.keys()].filter((tile) =>
        choosing ? !chosen.has(tile) : !faces.has(tile) && !waiting.has(tile),
      )
      const tile = randomOf(closed)
      if ((enabled || choosing) && tile !== undefined) press(tile)
    },
    wait(tile, waits) {
      if (waits) waiting.add(tile)
      else waiting.delete(tile)
      scene?.wait(tile, waits)
    },
    async reveal(tile, face) {
      if (faces.get(tile) === face) return
      faces.set(tile, face)
      name(tile)
      await scene?.reveal(tile, face)
    },
  }
  board.enable(false)
  void host
    .openScene(async () => (await import('./scene.ts')).createMinesScene)
    .then((made) => {
      scene = made
      for (const [tile, face] of faces) void scene?.reveal(tile, face)
    })
  return board
}
