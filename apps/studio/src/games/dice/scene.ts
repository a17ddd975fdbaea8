// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Text } from 'pixi.js'
import { formatHundredths } from '../../runtime/hundredths.ts'
import { colours, ink } from '../../runtime/stage/colours.ts'
import type { CreateScene, Scene, Size } from '../../runtime/stage/scene.ts'
import { createSparks } from '../../runtime/stage/sparks.ts'
import { swing } from '../../runtime/stage/tweens.ts'
import { createMarker } from './marker.ts'
import type { DiceBet } from './maths.ts'

/** The bar begins and ends this far from the edges; the slider in dice.css lies on it. */
const SIDE = 34
/** The vertical position of the bar, as a share of the height; dice.css has the same. */
const BAR_AT = 0.68
const BAR_HEIGHT = 18
const HIGHEST = 10_000

export interface DiceScene extends Scene {
  readonly aim: (bet: DiceBet) => void
  readonly roll: (rollHundredths: number, won: boolean) => Promise<void>
}

/** A bar from 0 to 100 with a target to drag, and a stone at the position of the roll. */
export const createDiceScene: CreateScene<DiceScene> = (tools) => {
  const view = new Container()
  const bar = new Graphics()
  const ticks = new Container()
  const handle = drawHandle()
  const marker = createMarker(tools)
  const sparks = createSparks(tools)
  view.addChild(bar, ticks, handle, marker.halo, marker.view, sparks.view)
  for (let tick = 0; tick <= 4; tick += 1) ticks.addChild(createTickLabel(tick * 25))

  let size: Size = { width: 1, height: 1 }
  let bet: DiceBet = { direction: 'over', targetHundredths: 5050 }
  let at = HIGHEST / 2
  const barY = () => Math.round(size.height * BAR_AT)
  const x = (hundredths: number) => SIDE + ((size.width - 2 * SIDE) * hundredths) / HIGHEST
  const place = () => marker.place(x(at), barY())
  const draw = () => {
    const split = x(bet.targetHundredths)
    drawBar(bar, { width: size.width, y: barY(), split }, bet)
    handle.position.set(split, barY())
    for (const [index, tick] of ticks.children.entries())
      tick.position.set(x(index * 2500), barY() + BAR_HEIGHT + 14)
    place()
    tools.wake()
  }

  return {
    view,
    layout(next) {
      size = next
      draw()
    },
    step: (ms) => tools.tweens.step(ms),
    aim(next) {
      bet = next
      draw()
    },
    async roll(rollHundredths, won) {
      const from = at
      marker.begin()
      await tools.tweens.run({
        durationMs: 420,
        ease: swing,
        on: (share) => {
          marker.appear(share)
          at = from + (rollHundredths - from) * share
          place()
        },
      })
      const colour = won ? colours.win : colours.lose
      marker.name(formatHundredths(rollHundredths), won)
      if (won) sparks.burst({ x: marker.view.x, y: marker.view.y, colour, count: 26, speed: 0.32, size: 26 })
      marker.shine(won)
    },
  }
}

function createTickLabel(value: number): Text {
  return new Text({
    text: String(value),
    anchor: { x: 0.5, y: 0 },
    style: { fontFamily: 'Figtree Variable', fontWeight: '600', fontSize: 13, fill: colours.muted },
  })
}

/** The bar, whose two sides show what wins and what loses. */
function drawBar(
  bar: Graphics,
  { width, y, split }: { readonly width: number; readonly y: number; readonly split: number },
  { direction }: DiceBet,
): void {
  const top = y - BAR_HEIGHT / 2
  const [left, right] = direction === 'over' ? [colours.lose, colours.win] : [colours.win, colours.lose]
  bar
    .clear()
    .roundRect(SIDE - 18, top - 14, width - 2 * SIDE + 36, BAR_HEIGHT + 28, 23)
    .fill(colours.tile)
    .stroke({ color: colours.line, width: 1 })
    .roundRect(SIDE - 7, top, split - SIDE + 7, BAR_HEIGHT, BAR_HEIGHT / 2)
    .fill(left)
    .roundRect(split, top, width - SIDE + 7 - split, BAR_HEIGHT, BAR_HEIGHT / 2)
    .fill(right)
    .roundRect(SIDE - 4, top + 3, width - 2 * SIDE + 8, 4, 2)
    .fill(ink(colours.text, 0.2))
}

function drawHandle(): Graphics {
  return new Graphics()
    .roundRect(-15, -22, 30, 44, 9)
    .fill(colours.text)
    .roundRect(-15, -22, 30, 44, 9)
    .stroke({ color: colours.ground, width: 3, alpha: 0.55 })
    .roundRect(-7, -9, 3, 18, 1.5)
    .roundRect(-1.5, -9, 3, 18, 1.5)
    .roundRect(4, -9, 3, 18, 1.5)
    .fill(colours.faint)
}
