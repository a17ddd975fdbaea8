// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Sprite, Text } from 'pixi.js'
import { formatHundredths } from '../../runtime/hundredths.ts'
import { colours, ink } from '../../runtime/stage/colours.ts'
import { glowTexture } from '../../runtime/stage/glow.ts'
import type { CreateScene, Scene, Size } from '../../runtime/stage/scene.ts'
import { createSparks } from '../../runtime/stage/sparks.ts'
import { overshoot, swing } from '../../runtime/stage/tweens.ts'
import { hexagon } from '../../runtime/stage/hexagon.ts'
import type { DiceBet } from './maths.ts'

/** The bar begins and ends this far from the edges; the slider in dice.css lies on it. */
const SIDE = 34
/** The vertical position of the bar, as a share of the height; dice.css has the same. */
const BAR_AT = 0.68
const BAR_HEIGHT = 18
const HIGHEST = 10_000
const MARKER = 36

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
  const halo = new Sprite({ texture: glowTexture(), anchor: 0.5, blendMode: 'add', alpha: 0 })
  const stone = new Graphics()
  const label = new Text({
    text: '',
    anchor: 0.5,
    style: { fontFamily: 'Figtree Variable', fontWeight: '800', fontSize: 17, fill: colours.text },
  })
  const marker = new Container({ alpha: 0 })
  marker.addChild(stone, label)
  const sparks = createSparks(tools)
  view.addChild(bar, ticks, handle, halo, marker, sparks.view)
  for (let tick = 0; tick <= 4; tick += 1)
    ticks.addChild(
      new Text({
        text: String(tick * 25),
        anchor: { x: 0.5, y: 0 },
        style: { fontFamily: 'Figtree Variable', fontWeight: '600', fontSize: 13, fill: colours.muted },
      }),
    )

  let size: Size = { width: 1, height: 1 }
  let bet: DiceBet = { direction: 'over', targetHundredths: 5050 }
  let at = HIGHEST / 2
  const barY = () => Math.round(size.height * BAR_AT)
  const x = (hundredths: number) => SIDE + ((size.width - 2 * SIDE) * hundredths) / HIGHEST
  const place = () => {
    marker.position.set(x(at), barY() - MARKER - 22)
    halo.position.copyFrom(marker.position)
  }
  const draw = () => {
    const top = barY() - BAR_HEIGHT / 2
    const split = x(bet.targetHundredths)
    const [left, right] = bet.direction === 'over' ? [colours.lose, colours.win] : [colours.win, colours.lose]
    bar
      .clear()
      .roundRect(SIDE - 18, top - 14, size.width - 2 * SIDE + 36, BAR_HEIGHT + 28, 23)
      .fill(colours.tile)
      .stroke({ color: colours.line, width: 1 })
      .roundRect(SIDE - 7, top, split - SIDE + 7, BAR_HEIGHT, BAR_HEIGHT / 2)
      .fill(left)
      .roundRect(split, top, size.width - SIDE + 7 - split, BAR_HEIGHT, BAR_HEIGHT / 2)
      .fill(right)
      .roundRect(SIDE - 4, top + 3, size.width - 2 * SIDE + 8, 4, 2)
      .fill(ink(colours.text, 0.2))
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
      const colour = won ? colours.win : colours.lose
      drawStone(stone, colours.line, colours.tileDark)
      label.text = ''
      await tools.tweens.run({
        durationMs: 420,
        ease: swing,
        on: (share) => {
          marker.alpha = Math.max(marker.alpha, Math.min(1, share * 4))
          at = from + (rollHundredths - from) * share
          place()
        },
      })
      drawStone(stone, colour, won ? colours.winDark : colours.loseDark)
      label.text = formatHundredths(rollHundredths)
      halo.tint = colour
      if (won) sparks.burst({ x: marker.x, y: marker.y, colour, count: 26, speed: 0.32, size: 26 })
      void tools.tweens.run({
        durationMs: 260,
        ease: overshoot,
        on: (share) => marker.scale.set(0.7 + 0.3 * share),
      })
      void tools.tweens.run({
        durationMs: 900,
        on: (share) => {
          halo.alpha = (won ? 0.75 : 0.4) * (1 - share * 0.7)
          halo.scale.set(1 + share)
        },
      })
    },
  }
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

/** A hexagonal stone with a point below, on the bar. */
function drawStone(stone: Graphics, edge: number, fill: number): void {
  stone
    .clear()
    .poly([-9, MARKER - 8, 9, MARKER - 8, 0, MARKER + 6])
    .fill(edge)
    .poly(hexagon(MARKER))
    .fill(edge)
    .poly(hexagon(MARKER - 4))
    .fill(fill)
    .poly([0, 0, ...hexagon(MARKER - 4).slice(8, 12), ...hexagon(MARKER - 4).slice(0, 2)])
    .fill(ink(colours.text, 0.08))
}
