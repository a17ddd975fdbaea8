// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Texture } from 'pixi.js'
import { ink } from '../../../../runtime/stage/colours.ts'
import type { CreateScene, Scene, SceneTools } from '../../../../runtime/stage/scene.ts'
import { createSparks } from '../../../../runtime/stage/sparks.ts'
import { linear } from '../../../../runtime/stage/tweens.ts'
import type { SlotArt } from '../../art/paint.ts'
import { placeReels, type ReelsPlace } from '../../scene/place-reels.ts'
import { createReelFrame } from '../../scene/reel-frame.ts'
import type { SlotBeat } from '../../story.ts'
import type { CascadeRules } from '../cascade-rules.ts'
import type { Tumble } from '../tumble.ts'
import { createBoard } from './board.ts'
import { slowColumns } from './slow-columns.ts'
import { createWinLabels } from './win-labels.ts'

const HURRY = 14
const SLOW_GLOW_MS = 1_000

/** What happens while a spin is displayed. */
export interface CascadePace {
  readonly quick: boolean
  readonly free: boolean
  readonly onColumn: (column: number, slow: boolean) => void
  readonly onSlow: (column: number) => void
  /** A board wins; its number counts from 0. */
  readonly onWin: (tumble: Tumble, number: number) => void
  /** The multipliers on the last board multiply what was won. */
  readonly onMultipliers: () => void
  readonly amountOf: (multiplier: number) => string
}

export interface CascadeScene extends Scene {
  /** Shows a whole spin: the symbols fall, and what wins vanishes until nothing wins. */
  readonly play: (beat: SlotBeat, pace: CascadePace) => Promise<void>
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
  (tools: SceneTools) => {
    const { columns, rows } = rules
    const multipliers = rules.engine === 'scatterPays' ? rules.multipliers : {}
    const textures = Object.fromEntries(
      Object.entries(pictures).map(([symbol, picture]) => [symbol, Texture.from(picture)]),
    )
    const view = new Container()
    const frame = createReelFrame(art)
    const glow = new Graphics()
    const labelOf = (symbol: string) => (multipliers[symbol] === undefined ? '' : `${multipliers[symbol]}×`)
    const board = createBoard(tools, rules, textures, labelOf, art.colours.glow)
    const behindMask = new Container({ mask: frame.mask })
    behindMask.addChild(board.view)
    const sparks = createSparks(tools)
    const labels = createWinLabels(tools)
    view.addChild(frame.view, glow, behindMask, frame.mask, sparks.view, labels.view)
    let place: ReelsPlace = placeReels({ width: 400, height: 400 }, columns, rows)
    let [free, speed] = [false, 1]

    const burst = (index: number, count: number) => {
      const { x, y } = board.at(index)
      sparks.burst({ x, y, colour: art.colours.glow, count, speed: 0.22, size: place.reel * 0.28 })
    }
    const showSlow = (column: number) => {
      const { x } = place.at(column, 0, rows)
      void tools.tweens.run({
        durationMs: SLOW_GLOW_MS,
        ease: linear,
        on(progress) {
          glow.clear()
          if (progress >= 1) return
          glow
            .roundRect(x - place.reel / 2, place.top, place.reel, place.height, 9)
            .fill(ink(art.colours.free, 0.14 + 0.22 * Math.abs(Math.sin(progress * Math.PI * 3))))
            .stroke({ color: art.colours.free, width: 3, alpha: 0.9 })
        },
      })
    }
    const label = ({ wins }: Tumble, pace: CascadePace) => {
      for (const { places, multiplier } of wins) {
        const points = places.map((index) => board.at(index))
        const middle = (values: readonly number[]) =>
          values.reduce((sum, value) => sum + value, 0) / values.length
        labels.show({
          text: pace.amountOf(multiplier),
          x: middle(points.map(({ x }) => x)),
          y: middle(points.map(({ y }) => y)),
          size: Math.max(17, place.reel * 0.36),
        })
      }
    }
    return {
      view,
      layout(size) {
        place = placeReels(size, columns, rows)
        glow.clear()
        frame.draw(place, columns, free)
        board.layout(place)
        tools.wake()
      },
      step: (ms) => tools.tweens.step(ms * speed),
      rest(current) {
        board.rest(current)
        tools.wake()
      },
      light(next) {
        free = next
        frame.draw(place, columns, free)
        tools.wake()
      },
      hurry() {
        speed = HURRY
        tools.wake()
      },
      async play({ tumbles = [], freeSpins, factor = 1 }, pace) {
        speed = 1
        await board.drop(tumbles[0]!.board, {
          quick: pace.quick,
          slow: slowColumns(rules, tumbles[0]!.board, pace.free),
          onColumn: pace.onColumn,
          onSlow(column) {
            pace.onSlow(column)
            showSlow(column)
          },
        })
        for (const [number, tumble] of tumbles.entries()) {
          if (tumble.wins.length === 0) break
          pace.onWin(tumble, number)
          label(tumble, pace)
          await board.vanish(tumble, pace.quick)
          for (const { places } of tumble.wins) for (const index of places) burst(index, pace.quick ? 2 : 4)
          const next = tumbles[number + 1]
          if (next) await board.refill(tumble, next.board, pace.quick)
        }
        const last = tumbles.at(-1)!
        if (rules.engine === 'scatterPays' && factor > 1) {
          for (const [index, symbol] of [...last.board].entries())
            if (multipliers[symbol] !== undefined) burst(index, 8)
          pace.onMultipliers()
          await board.pulse(Object.keys(multipliers).join(''), pace.quick)
        }
        if (freeSpins > 0) await board.pulse(rules.scatter.symbol, pace.quick)
        speed = 1
      },
      celebrate(bursts) {
        for (let count = 0; count < bursts; count += 1)
          void tools.tweens.run({
            durationMs: 1,
            delayMs: count * 160,
            on: () =>
              sparks.burst({
                x: place.left + tools.random() * place.width,
                y: place.top + tools.random() * place.height,
                colour: count % 2 === 0 ? art.colours.glow : art.colours.free,
                count: 9,
                speed: 0.42,
                size: place.reel * 0.4,
              }),
          })
      },
    }
  }
