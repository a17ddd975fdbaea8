// SPDX-License-Identifier: Apache-2.0
import { Container } from 'pixi.js'
import { colours } from '../../runtime/stage/colours.ts'
import type { CreateScene, Scene, SceneTools, Size } from '../../runtime/stage/scene.ts'
import { createSparks } from '../../runtime/stage/sparks.ts'
import { fall, linear, overshoot } from '../../runtime/stage/tweens.ts'
import { boardTiles } from './board-tiles.ts'
import { MINES_TILES } from './maths.ts'
import { createTile, TILE, type Tile } from './tile.ts'

/** The player opened gem and blast; gem-left and mine are revealed at the end. */
export type TileFace = 'gem' | 'blast' | 'gem-left' | 'mine'

export interface MinesScene extends Scene {
  readonly reset: () => void
  /** A pointer is over a tile that can be opened. */
  readonly lift: (tile: number, lifted: boolean) => void
  readonly wait: (tile: number, waiting: boolean) => void
  readonly reveal: (tile: number, face: TileFace) => Promise<void>
}

/** Five by five tiles that turn over. */
export const createMinesScene: CreateScene<MinesScene> = (tools) => {
  const view = new Container()
  const sparks = createSparks(tools)
  const tiles = Array.from({ length: MINES_TILES }, createTile)
  const waiting = new Set<number>()
  let clockMs = 0
  let scale = 1
  view.addChild(...tiles.map((tile) => tile.view), sparks.view)

  const shake = () =>
    void tools.tweens.run({
      durationMs: 320,
      ease: linear,
      on: (share) => {
        view.x = Math.sin(share * 40) * 5 * (1 - share)
      },
    })
  const turn = (tile: Tile, face: TileFace | 'closed', delayMs: number) =>
    turnTile(tools, tile, face, { delayMs, scale: () => scale })
  return {
    view,
    layout(size: Size) {
      const { side, centres } = boardTiles(size)
      scale = side / TILE
      for (const [index, tile] of tiles.entries()) {
        tile.view.position.set(centres[index]!.x, centres[index]!.y)
        tile.view.scale.set(scale)
      }
      tools.wake()
    },
    step(ms) {
      clockMs += ms
      for (const index of waiting) tiles[index]!.view.rotation = Math.sin(clockMs / 45) * 0.035
      return tools.tweens.step(ms) || waiting.size > 0
    },
    reset() {
      for (const tile of tiles) if (tile.face() !== 'closed') void turn(tile, 'closed', 0)
    },
    lift(index, lifted) {
      tiles[index]!.lift(lifted)
      tools.wake()
    },
    wait(index, isWaiting) {
      if (isWaiting) waiting.add(index)
      else waiting.delete(index)
      tiles[index]!.view.rotation = 0
      tools.wake()
    },
    async reveal(index, face) {
      const tile = tiles[index]!
      const { x, y } = tile.view
      // The rest of the board opens like a wave from the top left.
      await turn(
        tile,
        face,
        face === 'gem' || face === 'blast' ? 0 : 220 + ((index % 5) + Math.floor(index / 5)) * 28,
      )
      if (face === 'gem')
        sparks.burst({ x, y, colour: colours.cyan, count: 12, speed: 0.22, size: 22 * scale })
      if (face === 'blast') {
        sparks.burst({ x, y, colour: colours.orange, count: 24, speed: 0.38, size: 40 * scale })
        sparks.burst({ x, y, colour: colours.lose, count: 12, speed: 0.24, size: 54 * scale })
        shake()
      }
    },
  }
}

/** Turns a tile to its edge and from there to another face. */
async function turnTile(
  { tweens }: Pick<SceneTools, 'tweens'>,
  tile: Tile,
  face: TileFace | 'closed',
  { delayMs, scale }: { readonly delayMs: number; readonly scale: () => number },
): Promise<void> {
  await tweens.run({
    durationMs: 110,
    delayMs,
    ease: fall,
    on: (share) => {
      tile.view.scale.x = scale() * (1 - share)
    },
  })
  tile.show(face)
  await tweens.run({
    durationMs: 190,
    ease: overshoot,
    on: (share) => {
      tile.view.scale.x = scale() * share
    },
  })
}
