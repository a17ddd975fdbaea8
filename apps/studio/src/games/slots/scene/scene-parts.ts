// SPDX-License-Identifier: Apache-2.0
import { Container, Texture } from 'pixi.js'
import type { SceneTools } from '../../../runtime/stage/scene.ts'
import { createSparks } from '../../../runtime/stage/sparks.ts'
import type { SlotArt } from '../art/paint.ts'
import { heightsOf, holdOf, type SlotRules } from '../slot-rules.ts'
import { wildReelsOf } from '../wild-reels.ts'
import { createCoinBoard } from './coin-board.ts'
import { createReel } from './reel.ts'
import { createReelFrame } from './reel-frame.ts'
import { createWildCurtains } from './wild-curtains.ts'
import { createWinLines } from './win-lines.ts'

export interface ScenePictures {
  readonly symbols: Readonly<Record<string, HTMLCanvasElement>>
  /** What is written on a coin that pays so many stakes. */
  readonly coinLabel: (pays: number) => string
}
export type SceneParts = ReturnType<typeof createSceneParts>

/** What is drawn in the scene of a slot, from the back to the front. */
export function createSceneParts(
  tools: SceneTools,
  rules: SlotRules,
  art: SlotArt,
  { symbols, coinLabel }: ScenePictures,
) {
  const view = new Container()
  const frame = createReelFrame(art)
  const lines = createWinLines(rules, art.colours)
  const sparks = createSparks(tools)
  const textures = Object.fromEntries(
    Object.entries(symbols).map(([symbol, picture]) => [symbol, Texture.from(picture)]),
  )
  const [first] = heightsOf(rules)
  const mostRows = Math.max(...heightsOf(rules))
  const reels = rules.strips.map((strip) => createReel(strip, textures, mostRows, first!))
  const strips = new Container({ mask: frame.mask })
  strips.addChild(...reels.map((reel) => reel.view))
  const coin = holdOf(rules) && rules.scatter ? textures[rules.scatter.symbol] : undefined
  const board = coin && createCoinBoard(tools, coin, art.colours, coinLabel)
  const wild = wildReelsOf(rules) && rules.wild !== undefined ? textures[rules.wild] : undefined
  const curtains = wild && createWildCurtains(tools, wild, art.colours, wildReelsOf(rules) === 'sticky')
  view.addChild(
    frame.view,
    strips,
    frame.mask,
    ...(board ? [board.view] : []),
    ...(curtains ? [curtains.view] : []),
    lines.view,
    sparks.view,
  )
  return { view, frame, lines, sparks, reels, board, curtains, mostRows }
}
