// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Sprite } from 'pixi.js'
import { blend, colours, ink } from '../../runtime/stage/colours.ts'
import { glowTexture } from '../../runtime/stage/glow.ts'
import type { CreateScene, Scene } from '../../runtime/stage/scene.ts'
import { createSparks } from '../../runtime/stage/sparks.ts'
import { linear } from '../../runtime/stage/tweens.ts'
import { SAMPLE_LINES, SAMPLE_REELS, SAMPLE_ROWS, SAMPLE_STOPS, symbolAt, type LineWin } from './maths.ts'
import type { SamplePalette } from './palette.ts'
import { createReel, type Reel } from './reel.ts'
import { placeReels, type ReelsPlace } from './reels-place.ts'
import { drawSymbols } from './symbols.ts'

const FIRST_REEL_MS = 620
const EACH_REEL_MS = 150
const SHOW_WINS_MS = 900

export interface SampleScene extends Scene {
  /** Spins to these stops; `onStop` is called when a reel stops. */
  readonly spin: (stops: readonly number[], onStop: (reel: number) => void) => Promise<void>
  /** Highlights what pays and dims the rest. */
  readonly showWins: (stops: readonly number[], wins: readonly LineWin[], scatters: boolean) => Promise<void>
  /** Displays stopped reels, without movement. */
  readonly rest: (stops: readonly number[]) => void
  /** Free spins have a warmer light. */
  readonly light: (free: boolean) => void
}

/** Five reels behind a frame, in the colours of the replaced game. */
export const createSampleScene =
  (palette: SamplePalette): CreateScene<SampleScene> =>
  (tools) => {
    const view = new Container()
    const aura = new Sprite({
      texture: glowTexture(),
      anchor: 0.5,
      blendMode: 'add',
      tint: palette.glow,
      alpha: 0.35,
    })
    const frame = new Graphics()
    const window = new Graphics()
    const lines = new Graphics()
    const sparks = createSparks(tools)
    const contexts = drawSymbols(palette)
    const strips = new Container({ mask: window })
    const reels: Reel[] = Array.from({ length: SAMPLE_REELS }, (_, reel) => createReel(reel, contexts))
    strips.addChild(...reels.map((reel) => reel.view))
    view.addChild(aura, frame, strips, window, lines, sparks.view)
    let place: ReelsPlace = placeReels({ width: 400, height: 300 })
    let free = false

    const forgetWins = () => {
      lines.clear()
      for (const reel of reels) reel.dim(undefined)
    }
    const drawFrame = () => {
      const { left, top, width, height, cell, gap } = place
      const edge = Math.max(5, cell * 0.07)
      const rim = free ? colours.gold : palette.glow
      frame
        .clear()
        .roundRect(left - edge - 3, top - edge - 3, width + 2 * edge + 6, height + 2 * edge + 6, 20)
        .fill(blend(rim, 0x000000, 0.35))
        .roundRect(left - edge, top - edge, width + 2 * edge, height + 2 * edge, 17)
        .fill(blend(palette.ground, 0x000000, 0.2))
      for (let reel = 0; reel < SAMPLE_REELS; reel += 1) {
        const x = left + reel * (cell + gap)
        frame
          .roundRect(x, top, cell, height, 12)
          .fill(blend(palette.ground, palette.glow, 0.16))
          .roundRect(x, top, cell, height, 12)
          .stroke({ color: palette.glow, width: 1, alpha: 0.28 })
        for (let row = 1; row < SAMPLE_ROWS; row += 1)
          frame.rect(x + cell * 0.12, top + row * cell - 0.5, cell * 0.76, 1).fill(ink(palette.glow, 0.16))
      }
      window.clear()
      for (let reel = 0; reel < SAMPLE_REELS; reel += 1)
        window.roundRect(left + reel * (cell + gap), top, cell, height, 12).fill(0xffffff)
      aura.position.set(left + width / 2, top + height / 2)
      aura.scale.set((width * 1.7) / 128, (height * 2) / 128)
      aura.tint = rim
    }

    return {
      view,
      layout(size) {
        place = placeReels(size)
        lines.clear()
        drawFrame()
        for (const [reel, one] of reels.entries()) one.place(place.at(reel, 0).x, place.top, place.cell)
        tools.wake()
      },
      step: (ms) => tools.tweens.step(ms),
      rest(stops) {
        forgetWins()
        for (const [reel, one] of reels.entries()) one.show(stops[reel] ?? 0)
        tools.wake()
      },
      light(next) {
        free = next
        drawFrame()
        tools.wake()
      },
      async spin(stops, onStop) {
        forgetWins()
        await Promise.all(
          reels.map(async (one, reel) => {
            const from = one.at()
            // Down, some whole turns and then on to the stop.
            const rest = (((from - (stops[reel] ?? 0)) % SAMPLE_STOPS) + SAMPLE_STOPS) % SAMPLE_STOPS
            const way = rest + SAMPLE_STOPS * (1 + Math.floor(reel / 2))
            await tools.tweens.run({
              durationMs: FIRST_REEL_MS + reel * EACH_REEL_MS,
              ease: slowDown,
              on: (share) => one.show(from - way * share),
            })
            one.show(stops[reel] ?? 0)
            onStop(reel)
          }),
        )
      },
      async showWins(stops, wins, scatters) {
        const lit = new Set<string>()
        for (const { line, count } of wins)
          for (let reel = 0; reel < count; reel += 1) lit.add(`${reel}/${SAMPLE_LINES[line]![reel]}`)
        if (scatters)
          for (let reel = 0; reel < SAMPLE_REELS; reel += 1)
            for (let row = 0; row < SAMPLE_ROWS; row += 1)
              if (symbolAt(stops, reel, row) === 'S') lit.add(`${reel}/${row}`)
        if (lit.size === 0) return
        for (const [reel, one] of reels.entries()) one.dim((row) => !lit.has(`${reel}/${row}`))
        for (const { line, count } of wins) drawLine(line, count)
        for (const key of lit) {
          const [reel = 0, row = 0] = key.split('/').map(Number)
          const { x, y } = place.at(reel, row)
          sparks.burst({ x, y, colour: palette.accent, count: 5, speed: 0.2, size: place.cell * 0.26 })
        }
        await tools.tweens.run({
          durationMs: SHOW_WINS_MS,
          ease: linear,
          on: (share) => {
            for (const [reel, one] of reels.entries())
              one.pulse((row) => lit.has(`${reel}/${row}`), 1 + Math.abs(Math.sin(share * Math.PI * 2)) * 0.1)
            lines.alpha = 0.55 + Math.abs(Math.sin(share * Math.PI * 3)) * 0.45
          },
        })
      },
    }

    function drawLine(line: number, count: number): void {
      const points = SAMPLE_LINES[line]!.slice(0, count).map((row, reel) => place.at(reel, row))
      for (const [width, alpha, colour] of [
        [place.cell * 0.11, 0.35, 0x000000],
        [place.cell * 0.055, 0.95, blend(palette.accent, 0xffffff, 0.3)],
      ] as const) {
        lines.moveTo(points[0]!.x, points[0]!.y)
        for (const { x, y } of points.slice(1)) lines.lineTo(x, y)
        lines.stroke({ color: colour, width, alpha, join: 'round', cap: 'round' })
      }
    }
  }

const slowDown = (share: number): number => 1 - (1 - share) ** 2
