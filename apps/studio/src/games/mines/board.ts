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
  let [enabled, choosing] = [false, false]
  const tiles = Array.from({ length: MINES_TILES }, (_, tile) =>
    on(h('button', { type: 'button', class: 'mines-tile', tabindex: tile === 0 ? 0 : -1 }), {
      click: () => press(tile),
      keydown: (event) => moveFocus(event, tiles, tile),
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
  const name = (tile: number) =>
    nameTile(tiles[tile]!, tile, { face: faces.get(tile), chosen: chosen.has(tile), choosing, enabled })
  const nameAll = () => {
    for (const tile of tiles.keys()) name(tile)
  }
  const canBePressed = (tile: number) =>
    choosing ? !chosen.has(tile) : !faces.has(tile) && !waiting.has(tile)
  const board: Board = {
    element: groupOf(tiles),
    onPress: () => {},
    reset() {
      faces.clear()
      nameAll()
      scene?.reset()
    },
    enable(next) {
      enabled = next
      nameAll()
    },
    choose(next) {
      choosing = next
      nameAll()
    },
    chosen: () => [...chosen],
    pressAny() {
      const tile = randomOf([...tiles.keys()].filter(canBePressed))
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

const groupOf = (tiles: readonly HTMLElement[]): HTMLElement =>
  h('div', { class: 'mines-board', role: 'group', 'aria-label': t('studio.mines.board') }, ...tiles)

interface TileState {
  readonly face: TileFace | undefined
  readonly chosen: boolean
  readonly choosing: boolean
  readonly enabled: boolean
}

/** Names a tile for who does not see the picture: where it is, what it shows, and whether it can be pressed. */
function nameTile(
  button: HTMLButtonElement,
  tile: number,
  { face, chosen, choosing, enabled }: TileState,
): void {
  const values = { row: Math.floor(tile / COLUMNS) + 1, column: (tile % COLUMNS) + 1 }
  button.dataset['face'] = face ?? 'closed'
  setAttribute(button, 'aria-label', t(faceText(face), values))
  setAttribute(button, 'aria-disabled', String(!choosing && (!enabled || face !== undefined)))
  setAttribute(button, 'aria-pressed', choosing || chosen ? String(chosen) : undefined)
}

function faceText(face: TileFace | undefined) {
  if (face === undefined) return 'studio.mines.tile.closed'
  return face.startsWith('gem') ? 'studio.mines.tile.gem' : 'studio.mines.tile.mine'
}

/** Moves the focus from a tile by an arrow key. */
function moveFocus(event: KeyboardEvent, tiles: readonly HTMLButtonElement[], from: number): void {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const to = from + step
  const sameRow = Math.floor(to / COLUMNS) === Math.floor(from / COLUMNS)
  if (to < 0 || to >= MINES_TILES || (Math.abs(step) === 1 && !sameRow)) return
  for (const [index, tile] of tiles.entries()) tile.tabIndex = index === to ? 0 : -1
  tiles[to]!.focus()
}
