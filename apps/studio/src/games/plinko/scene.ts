// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Sprite, Text } from 'pixi.js'
import { formatMultiplier, MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { blend, colours, ink } from '../../runtime/stage/colours.ts'
import { glowTexture } from '../../runtime/stage/glow.ts'
import type { CreateScene, Scene, SceneTools, Size } from '../../runtime/stage/scene.ts'
import { createSparks, type Burst } from '../../runtime/stage/sparks.ts'
import { linear, settle } from '../../runtime/stage/tweens.ts'
import { plinkoTable, type PlinkoBet } from './maths.ts'
import { layField, type Field } from './pegs.ts'

const ROW_MS = 105
const LETTERS_OF_SMALL_SLOT = 26

interface Point {
  readonly x: number
  readonly y: number
}

export interface PlinkoScene extends Scene {
  readonly set: (bet: PlinkoBet) => void
  /** Lets a ball fall: right or left at each row, into a slot. `onPeg` is called at each peg. */
  readonly drop: (path: readonly boolean[], slot: number, onPeg: () => void) => Promise<void>
}

/** A triangle of pegs above a row of slots; several balls may fall at once. */
export const createPlinkoScene: CreateScene<PlinkoScene> = (tools) => {
  const view = new Container()
  const pegs = new Graphics()
  const flashes = new Container()
  const balls = new Container()
  const sparks = createSparks(tools)
  let slots: Container[] = []
  const slotRow = new Container()
  view.addChild(pegs, flashes, slotRow, balls, sparks.view)
  let size: Size = { width: 1, height: 1 }
  let bet: PlinkoBet = { rows: 12, risk: 'medium' }
  let field: Field = layField(size, bet.rows)

  const build = () => {
    field = layField(size, bet.rows)
    pegs.clear()
    for (const { x, y } of field.pegs) pegs.circle(x, y, field.peg).fill(colours.muted)
    for (const slot of slotRow.removeChildren()) slot.destroy({ children: true })
    slots = plinkoTable(bet).map((multiplier, slot) =>
      drawSlot(field, slot, multiplier, slotColour(slot, bet.rows)),
    )
    slotRow.addChild(...slots)
    tools.wake()
  }
  return {
    view,
    layout(next) {
      size = next
      build()
    },
    step: (ms) => tools.tweens.step(ms),
    set(next) {
      bet = next
      build()
    },
    async drop(path, slot, onPeg) {
      const ball = createBall(field.ball)
      balls.addChild(ball)
      let rights = 0
      for (const [row, right] of [...path, undefined].entries()) {
        const from = field.ballAt(row, rights)
        if (row > 0) {
          onPeg()
          flash(tools, flashes, field, from.x, field.pegs.find((peg) => peg.row === row - 1)?.y ?? from.y)
        }
        if (right === undefined) break
        rights += right ? 1 : 0
        await hop(tools, ball, from, field.ballAt(row + 1, rights), row === 0 ? ROW_MS * 1.3 : ROW_MS)
      }
      ball.destroy({ children: true })
      land(slot)
    },
  }

  function land(slot: number): void {
    const target = slots[slot]
    const centre = field.slots[slot]
    if (!target || !centre) return
    const multiplier = plinkoTable(bet)[slot] ?? 0
    if (multiplier > MULTIPLIER_ONE)
      sparks.burst(burstOf(centre, slotColour(slot, bet.rows), multiplier, field.across * 0.7))
    swingSlot(tools, target, centre.y)
  }
}

/** The more a slot pays, the more sparks fly from it. */
const burstOf = ({ x, y }: Point, colour: number, multiplier: Multiplier, size: number): Burst => ({
  x,
  y,
  colour,
  count: Math.min(40, 8 + Math.round(multiplier / MULTIPLIER_ONE) * 3),
  speed: 0.3,
  size,
})

/** A small hop off a peg, then down onto the next. */
function hop(
  { tweens }: SceneTools,
  ball: Container,
  from: Point,
  to: Point,
  durationMs: number,
): Promise<void> {
  return tweens.run({
    durationMs,
    ease: linear,
    on: (share) =>
      ball.position.set(
        from.x + (to.x - from.x) * settle(share),
        from.y + (to.y - from.y) * (1.45 * share * share - 0.45 * share),
      ),
  })
}

/** The slot gives way under the ball and comes back. */
function swingSlot({ tweens }: SceneTools, slot: Container, y: number): void {
  void tweens.run({
    durationMs: 320,
    ease: linear,
    on: (share) => {
      if (!slot.destroyed) slot.y = y + Math.sin(share * Math.PI) * 7
    },
  })
}

function slotColour(slot: number, rows: number): number {
  const share = Math.abs(slot - rows / 2) / (rows / 2)
  return share < 0.5
    ? blend(colours.gold, colours.orange, share * 2)
    : blend(colours.orange, colours.pink, share * 2 - 1)
}

function drawSlot(field: Field, slot: number, multiplier: number, colour: number): Container {
  const { x, y } = field.slots[slot]!
  const width = field.across - Math.max(1.5, field.across * 0.08)
  const height = field.slotHeight
  const view = new Container({ x, y })
  const round = Math.min(7, width * 0.25)
  view.addChild(
    new Graphics()
      .roundRect(-width / 2, -height / 2 + 3, width, height, round)
      .fill(blend(colour, 0, 0.5))
      .roundRect(-width / 2, -height / 2, width, height - 1, round)
      .fill(colour)
      .roundRect(-width / 2 + 1, -height / 2 + 1, width - 2, height / 2.6, round)
      .fill(ink(colours.text, 0.18)),
  )
  const figure = formatMultiplier(multiplier).replace(/\.?0+$/, '')
  const label = new Text({
    text: width > LETTERS_OF_SMALL_SLOT ? `${figure}×` : figure,
    anchor: 0.5,
    resolution: 3,
    style: { fontFamily: 'Figtree Variable', fontWeight: '800', fontSize: 14, fill: 0x2a1206 },
  })
  label.scale.set(Math.min(1, (width - 5) / label.width, (height - 4) / label.height))
  view.addChild(label)
  return view
}

function createBall(radius: number): Container {
  const view = new Container()
  const halo = new Sprite({
    texture: glowTexture(),
    anchor: 0.5,
    blendMode: 'add',
    tint: colours.pink,
    alpha: 0.7,
  })
  halo.scale.set((radius * 6) / 128)
  view.addChild(
    halo,
    new Graphics()
      .circle(0, 0, radius)
      .fill(colours.pink)
      .circle(-radius * 0.3, -radius * 0.35, radius * 0.35)
      .fill(ink(colours.text, 0.75)),
  )
  return view
}

function flash({ tweens }: SceneTools, layer: Container, field: Field, x: number, y: number): void {
  const light = new Sprite({
    texture: glowTexture(),
    anchor: 0.5,
    blendMode: 'add',
    tint: colours.gold,
    x,
    y,
  })
  layer.addChild(light)
  void tweens
    .run({
      durationMs: 260,
      ease: linear,
      on: (share) => {
        light.alpha = 0.8 * (1 - share)
        light.scale.set((field.peg * (5 + share * 6)) / 128)
      },
    })
    .then(() => light.destroy())
}
