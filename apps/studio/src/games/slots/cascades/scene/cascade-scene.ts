// SPDX-License-Identifier: Apache-2.0
import { Container, Texture } from 'pixi.js'
import type { CreateScene, Scene } from '../../../../runtime/stage/scene.ts'
import { createSparks } from '../../../../runtime/stage/sparks.ts'
import type { SlotArt } from '../../art/paint.ts'
import { createCelebration } from '../../scene/celebrate.ts'
import { placeReels, type ReelsArea } from '../../scene/place-reels.ts'
import { createReelFrame } from '../../scene/reel-frame.ts'
import type { SlotEvent } from '../../story.ts'
import type { CascadeRules } from '../cascade-rules.ts'
import { createBoard } from './board.ts'
import { createTumbles, multipliersOf, type CascadePace } from './play-tumbles.ts'
import { createSlowGlow } from './slow-glow.ts'
import { createWinLabels } from './win-labels.ts'

const HURRY = 14

export interface CascadeScene extends Scene {
  /** Shows a whole spin: the symbols fall, and what wins vanishes until nothing wins. */
  readonly play: (event: SlotEvent, pace: CascadePace) => Promise<void>
  readonly celebrate: (bursts: number) => void
  /** Displays a board without movement. */
  readonly rest: (board: string) => void
  readonly light: (free: boolean) => void
  /** Ends the current movement soon. */
  readonly hurry: () => void
}

/** The board of a slot with cascades in its frame. */
export const createCascadeScene =
  (
    rules: CascadeRules,
    art: SlotArt,
    pictures: Readonly<Record<string, HTMLCanvasElement>>,
  ): CreateScene<CascadeScene> =>
  (tools) => {
    const { columns, rows } = rules
    const { colours } = art
    const look = lookOf(rules, art, pictures)
    let area: ReelsArea = placeReels({ width: 400, height: 400 }, columns, rows)
    const areaNow = () => area
    const view = new Container()
    const frame = createReelFrame(art)
    const slowGlow = createSlowGlow(tools, rows, colours.free, areaNow)
    const board = createBoard(tools, rules, look)
    const behindMask = new Container({ mask: frame.mask })
    behindMask.addChild(board.view)
    const sparks = createSparks(tools)
    const labels = createWinLabels(tools)
    view.addChild(frame.view, slowGlow.view, behindMask, frame.mask, sparks.view, labels.view)
    const sparkColour = colours.glow
    const play = createTumbles({ rules, board, slowGlow, labels, sparks, sparkColour, areaNow })
    let [free, speed] = [false, 1]
    return {
      view,
      layout(size) {
        area = placeReels(size, columns, rows)
        slowGlow.clear()
        frame.draw(area, columns, free)
        board.layout(area)
        tools.wake()
      },
      step: (ms) => tools.tweens.step(ms * speed),
      rest(current) {
        board.rest(current)
        tools.wake()
      },
      light(next) {
        free = next
        frame.draw(area, columns, free)
        tools.wake()
      },
      hurry() {
        speed = HURRY
        tools.wake()
      },
      async play(event, pace) {
        speed = 1
        await play(event, pace)
        speed = 1
      },
      celebrate: createCelebration({ tools, sparks, colours, areaNow, sparkSize: 0.4 }),
    }
  }

/** How the symbols look, and what is written on those that multiply. */
function lookOf(
  rules: CascadeRules,
  { colours }: SlotArt,
  pictures: Readonly<Record<string, HTMLCanvasElement>>,
) {
  const multipliers = multipliersOf(rules)
  const textures = Object.fromEntries(
    Object.entries(pictures).map(([symbol, picture]) => [symbol, Texture.from(picture)]),
  )
  const labelOf = (symbol: string) => (multipliers[symbol] === undefined ? '' : `${multipliers[symbol]}×`)
  return { textures, labelOf, colour: colours.glow }
}
