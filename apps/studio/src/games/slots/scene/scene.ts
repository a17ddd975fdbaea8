// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Texture } from 'pixi.js'
import { blend } from '../../../runtime/stage/colours.ts'
import type { CreateScene, Scene } from '../../../runtime/stage/scene.ts'
import { createSparks } from '../../../runtime/stage/sparks.ts'
import { linear } from '../../../runtime/stage/tweens.ts'
import type { SlotArt } from '../art/paint.ts'
import { heightsOf, holdOf, symbolAt, type SlotRules } from '../slot-rules.ts'
import type { SlotBeat } from '../story.ts'
import { heldAfter, wildReelsOf } from '../wild-reels.ts'
import { slowReels } from './anticipation.ts'
import { createCoinBoard } from './coin-board.ts'
import { placeReels, type ReelsPlace } from './place-reels.ts'
import { createReel } from './reel.ts'
import { createReelFrame } from './reel-frame.ts'
import { spinReels, type Pace } from './spin-reels.ts'
import { createWildCurtains } from './wild-curtains.ts'

const SHOW_WINS_MS = 1_100
const HURRY = 14
/** How tall the window is in widths of a reel. */
const ROWS_OF_WINDOW = 3

export interface SlotScene extends Scene {
  readonly spin: (beat: SlotBeat, pace: Pace) => Promise<void>
  /** Highlights what pays and dims the rest. */
  readonly showWins: (beat: SlotBeat) => Promise<void>
  /** Sparks over the reels for a big win. */
  readonly celebrate: (bursts: number) => void
  /** Displays stopped reels, without movement. */
  readonly rest: (window: Pick<SlotBeat, 'stops' | 'heights' | 'coins' | 'wildReels'>) => void
  readonly light: (free: boolean) => void
  /** Ends the current movement soon. */
  readonly hurry: () => void
}

/** The reels of a slot behind their frame. */
export const createSlotScene =
  (
    rules: SlotRules,
    art: SlotArt,
    pictures: Readonly<Record<string, HTMLCanvasElement>>,
    coinLabel: (pays: number) => string,
  ): CreateScene<SlotScene> =>
  (tools) => {
    const view = new Container()
    const frame = createReelFrame(art)
    const lines = new Graphics()
    const sparks = createSparks(tools)
    const textures = Object.fromEntries(
      Object.entries(pictures).map(([symbol, picture]) => [symbol, Texture.from(picture)]),
    )
    const most = Math.max(...heightsOf(rules))
    const reels = rules.strips.map((strip) => createReel(strip, textures, most, heightsOf(rules)[0]!))
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
      lines,
      sparks.view,
    )
    let place: ReelsPlace = placeReels({ width: 400, height: 300 }, reels.length, ROWS_OF_WINDOW)
    const rowsOfCoins = heightsOf(rules)[0]!
    let wildBefore: readonly number[] = []
    let free = false
    let speed = 1

    const forgetWins = () => {
      lines.clear()
      for (const reel of reels) reel.dim(undefined)
    }
    const burstAt = (reel: number, row: number, count: number) => {
      const { x, y } = place.at(reel, row, reels[reel]!.rows())
      sparks.burst({ x, y, colour: art.colours.glow, count, speed: 0.2, size: place.reel * 0.2 })
    }
    return {
      view,
      layout(size) {
        place = placeReels(size, reels.length, ROWS_OF_WINDOW)
        lines.clear()
        frame.draw(place, reels.length, free)
        for (const [reel, one] of reels.entries())
          one.place(place.at(reel, 0, 1).x, place.top, place.reel, place.height)
        board?.layout(place, reels.length, heightsOf(rules)[0]!)
        curtains?.layout(place)
        tools.wake()
      },
      step: (ms) => tools.tweens.step(ms * speed),
      rest({ stops, heights, coins, wildReels = [] }) {
        forgetWins()
        wildBefore = wildReels
        curtains?.show(wildReels)
        board?.show(coins)
        for (const [reel, one] of reels.entries()) {
          one.divide(heights[reel] ?? most)
          one.show(stops[reel] ?? 0)
        }
        tools.wake()
      },
      light(next) {
        free = next
        frame.draw(place, reels.length, free)
        tools.wake()
      },
      hurry() {
        speed = HURRY
        tools.wake()
      },
      async spin(beat, pace) {
        forgetWins()
        speed = 1
        if (board && beat.spin > 0 && beat.coins) {
          await board.respin(beat.coins, pace.quick, (at) => {
            pace.onStop(at, false)
            burstAt(Math.floor(at / rowsOfCoins), at % rowsOfCoins, 8)
          })
          speed = 1
          return
        }
        board?.show(undefined)
        const held = await holdWilds(beat, pace)
        const slow = slowReels(rules, beat)
        await spinReels({ reels, rules, beat, slow, tweens: tools.tweens, pace })
        await openWilds(beat, held, pace)
        speed = 1
      },
      async showWins(beat) {
        const lit = litCells(rules, beat)
        if (lit.size === 0) return
        for (const [reel, one] of reels.entries()) one.dim((row) => !lit.has(`${reel}/${row}`))
        for (const { line, count } of beat.wins) if (line !== null) drawLine(line, count)
        for (const key of lit) {
          const [reel = 0, row = 0] = key.split('/').map(Number)
          burstAt(reel, row, 3)
        }
        await tools.tweens.run({
          durationMs: SHOW_WINS_MS,
          ease: linear,
          on: (share) => {
            for (const [reel, one] of reels.entries())
              one.pulse((row) => lit.has(`${reel}/${row}`), 1 + Math.abs(Math.sin(share * Math.PI * 2)) * 0.1)
            curtains?.pulse(1 + Math.abs(Math.sin(share * Math.PI * 2)) * 0.08)
            lines.alpha = 0.55 + Math.abs(Math.sin(share * Math.PI * 3)) * 0.45
          },
        })
        if (beat.coins && beat.spin === 0) {
          forgetWins()
          board?.show(beat.coins)
        }
      },
      celebrate(bursts) {
        for (let burst = 0; burst < bursts; burst += 1)
          void tools.tweens.run({
            durationMs: 1,
            delayMs: burst * 160,
            on: () =>
              sparks.burst({
                x: place.left + tools.random() * place.width,
                y: place.top + tools.random() * place.height,
                colour: burst % 2 === 0 ? art.colours.glow : art.colours.free,
                count: 9,
                speed: 0.42,
                size: place.reel * 0.22,
              }),
          })
      },
    }

    /** Brings the reels that are still wild to where they are in this spin. */
    async function holdWilds(beat: SlotBeat, { quick }: Pace): Promise<readonly number[]> {
      const held = beat.spin === 0 ? [] : heldAfter(rules, { ...beat, wildReels: wildBefore })
      wildBefore = beat.wildReels ?? []
      if (curtains && beat.spin > 0 && wildReelsOf(rules) === 'walking') await curtains.walk(quick)
      curtains?.show(held)
      return held
    }

    /** Fills the reels on which a wild has landed. */
    async function openWilds(
      beat: SlotBeat,
      held: readonly number[],
      { quick, onWild }: Pace,
    ): Promise<void> {
      const landed = (beat.wildReels ?? []).filter((reel) => !held.includes(reel))
      if (!curtains || landed.length === 0) return
      onWild()
      await Promise.all(
        landed.map((reel) => {
          const rows = beat.heights[reel]!
          const drawn = Array.from({ length: rows }, (_, row) =>
            symbolAt(rules, { ...beat, wildReels: [] }, reel, row),
          )
          const row = Math.max(0, drawn.indexOf(rules.wild!))
          burstAt(reel, row, 10)
          return curtains.open(reel, row, rows, quick)
        }),
      )
    }

    function drawLine(line: number, count: number): void {
      if (rules.engine !== 'lines') return
      const points = rules.lines[line]!.slice(0, count).map((row, reel) => place.at(reel, row, rules.rows))
      for (const [width, alpha, colour] of [
        [place.reel * 0.1, 0.35, 0x000000],
        [place.reel * 0.05, 0.95, blend(art.colours.glow, 0xffffff, 0.35)],
      ] as const) {
        lines.moveTo(points[0]!.x, points[0]!.y)
        for (const { x, y } of points.slice(1)) lines.lineTo(x, y)
        lines.stroke({ color: colour, width, alpha, join: 'round', cap: 'round' })
      }
    }
  }

/** The cells that pay, as reel/row. */
function litCells(rules: SlotRules, beat: SlotBeat): Set<string> {
  const lit = new Set<string>()
  if (beat.coins && beat.spin > 0) return lit
  const light = (reel: number, wanted: string) => {
    for (let row = 0; row < beat.heights[reel]!; row += 1)
      if (wanted.includes(symbolAt(rules, beat, reel, row))) lit.add(`${reel}/${row}`)
  }
  for (const { line, count, symbol } of beat.wins)
    for (let reel = 0; reel < count; reel += 1)
      if (line !== null && rules.engine === 'lines') lit.add(`${reel}/${rules.lines[line]![reel]}`)
      else light(reel, `${symbol}${rules.wild ?? ''}`)
  const scattersPay = beat.freeSpins > 0 || (rules.scatter?.pays[beat.scatters - 1] ?? 0) > 0
  if (rules.scatter && scattersPay)
    for (let reel = 0; reel < rules.strips.length; reel += 1) light(reel, rules.scatter.symbol)
  return lit
}
