// SPDX-License-Identifier: Apache-2.0
import type { CreateScene, Scene, SceneTools } from '../../../runtime/stage/scene.ts'
import type { SlotArt } from '../art/paint.ts'
import type { Coins } from '../hold-and-spin.ts'
import { heightsOf, type SlotRules } from '../slot-rules.ts'
import type { SlotEvent } from '../story.ts'
import { slowReels } from './anticipation.ts'
import { createCelebration } from './celebrate.ts'
import type { CoinBoard } from './coin-board.ts'
import { placeReels, type ReelsArea } from './place-reels.ts'
import { createSceneParts, type SceneParts, type ScenePictures } from './scene-parts.ts'
import { createWildReelShow } from './show-wild-reels.ts'
import { createWinShow, type BurstAt } from './show-wins.ts'
import { spinReels, type Pace } from './spin-reels.ts'

const HURRY = 14
/** How tall the window is in widths of a reel. */
const ROWS_OF_WINDOW = 3

export interface SlotScene extends Scene {
  readonly spin: (event: SlotEvent, pace: Pace) => Promise<void>
  /** Highlights what pays and dims the rest. */
  readonly showWins: (event: SlotEvent) => Promise<void>
  /** Sparks over the reels for a big win. */
  readonly celebrate: (bursts: number) => void
  /** Displays stopped reels, without movement. */
  readonly rest: (window: Pick<SlotEvent, 'stops' | 'heights' | 'coins' | 'wildReels'>) => void
  readonly light: (free: boolean) => void
  /** Ends the current movement soon. */
  readonly hurry: () => void
}

/** The reels of a slot behind their frame. */
export const createSlotScene =
  (rules: SlotRules, art: SlotArt, pictures: ScenePictures): CreateScene<SlotScene> =>
  (tools) =>
    moveParts(tools, rules, art, createSceneParts(tools, rules, art, pictures))

/** The movements of the scene. */
function moveParts(tools: SceneTools, rules: SlotRules, art: SlotArt, parts: SceneParts): SlotScene {
  const { view, frame, lines, sparks, reels, board, curtains, mostRows } = parts
  let area: ReelsArea = placeReels({ width: 400, height: 300 }, reels.length, ROWS_OF_WINDOW)
  let free = false
  let speed = 1
  const areaNow = () => area
  const burstAt: BurstAt = (reel, row, count) => {
    const { x, y } = area.at(reel, row, reels[reel]!.rows())
    sparks.burst({ x, y, colour: art.colours.glow, count, speed: 0.2, size: area.reel * 0.2 })
  }
  const wins = createWinShow(tools, rules, parts, areaNow, burstAt)
  const wilds = createWildReelShow(rules, curtains, burstAt)
  const rows = heightsOf(rules)[0]!
  const spin = async (event: SlotEvent, pace: Pace) => {
    if (board && event.spin > 0 && event.coins) return respin(board, event.coins, rows, pace, burstAt)
    board?.show(undefined)
    const held = await wilds.hold(event, pace)
    const slow = slowReels(rules, event)
    await spinReels({ reels, rules, event, slow, tweens: tools.tweens, pace })
    await wilds.open(event, held, pace)
  }
  return {
    view,
    layout(size) {
      area = placeReels(size, reels.length, ROWS_OF_WINDOW)
      lines.clear()
      frame.draw(area, reels.length, free)
      for (const [reel, one] of reels.entries())
        one.place(area.at(reel, 0, 1).x, area.top, area.reel, area.height)
      board?.layout(area, reels.length, rows)
      curtains?.layout(area)
      tools.wake()
    },
    step: (ms) => tools.tweens.step(ms * speed),
    rest({ stops, heights, coins, wildReels = [] }) {
      wins.forget()
      wilds.rest(wildReels)
      board?.show(coins)
      for (const [reel, one] of reels.entries()) {
        one.divide(heights[reel] ?? mostRows)
        one.show(stops[reel] ?? 0)
      }
      tools.wake()
    },
    light(next) {
      free = next
      frame.draw(area, reels.length, free)
      tools.wake()
    },
    hurry() {
      speed = HURRY
      tools.wake()
    },
    async spin(event, pace) {
      wins.forget()
      speed = 1
      await spin(event, pace)
      speed = 1
    },
    showWins: wins.show,
    celebrate: createCelebration({ tools, sparks, colours: art.colours, areaNow, sparkSize: 0.22 }),
  }
}

/** Drops the new coins of a respin, each with its sparks. */
const respin = (board: CoinBoard, coins: Coins, rows: number, { quick, onStop }: Pace, burstAt: BurstAt) =>
  board.respin(coins, quick, (at) => {
    onStop(at, false)
    burstAt(Math.floor(at / rows), at % rows, 8)
  })
