// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Sprite, Text } from 'pixi.js'
import { colours, ink } from '../../runtime/stage/colours.ts'
import { glowTexture } from '../../runtime/stage/glow.ts'
import { createRocket } from '../../runtime/stage/rocket.ts'
import type { CreateScene, Scene, Size } from '../../runtime/stage/scene.ts'
import { createSparks } from '../../runtime/stage/sparks.ts'
import { createStars } from '../../runtime/stage/stars.ts'
import { axesOf, curvePoints, pointOn, ticksOf, type Axes } from './curve.ts'
import type { Flight } from './table-model.ts'

const STARS = 40
const TICKS = 6
/** A step longer than this is a jump (nothing may move), not a movement. */
const JUMP_MS = 2_000

const closed: Flight = { phase: 'closed', roundId: undefined, elapsedMs: 0, hundredths: 100, leftMs: 0 }

export interface CrashScene extends Scene {
  /** Returns the state of the table. */
  readonly follow: (source: () => Flight) => void
  readonly wake: () => void
}

/** The curve of the table with a rocket at its tip. */
export const createCrashScene: CreateScene<CrashScene> = (tools) => {
  const view = new Container()
  const stars = createStars(tools, STARS)
  const curve = new Graphics()
  const tip = new Sprite({ texture: glowTexture(), anchor: 0.5, blendMode: 'add' })
  const rocket = createRocket()
  const sparks = createSparks(tools)
  const labels = Array.from({ length: TICKS }, createTickLabel)
  view.addChild(stars.view, curve, tip, ...labels, rocket.view, sparks.view)
  let size: Size = { width: 1, height: 1 }
  let source: () => Flight = () => closed
  let visible: Flight['phase'] = 'closed'

  const draw = (flight: Flight) => {
    const crashed = flight.phase === 'crashed'
    const running = flight.phase === 'running'
    const colour = crashed ? colours.lose : colours.gold
    const axes = axesOf(flight.elapsedMs, flight.hundredths)
    const points = curvePoints(axes, size, flight.elapsedMs)
    const [x, y] = points.slice(-2) as [number, number]
    curve.clear()
    drawAxes(curve, labels, axes, size)
    drawCurve(curve, points, size.height, colour)
    const [beforeX, beforeY] = points.slice(-6, -4) as [number, number]
    rocket.view.position.set(x, y)
    rocket.view.rotation = running ? Math.atan2(y - beforeY, x - beforeX) + Math.PI / 2 : Math.PI / 4
    rocket.view.scale.set(Math.min(0.75, Math.max(0.5, size.height / 520)))
    rocket.view.visible = !crashed
    rocket.burn(running ? 0.8 + tools.random() * 0.3 : 0.05)
    tip.position.set(x, y)
    tip.tint = colour
    tip.alpha = running ? 0.7 : 0.25
    tip.scale.set(1.1)
  }
  const enter = (flight: Flight) => {
    if (flight.phase === 'crashed' && visible === 'running') {
      const { x, y } = rocket.view
      sparks.burst({ x, y, colour: colours.orange, count: 30, speed: 0.42, size: 44 })
      sparks.burst({ x, y, colour: colours.lose, count: 18, speed: 0.26, size: 60 })
    }
    visible = flight.phase
  }

  return {
    view,
    layout(next) {
      size = next
      stars.layout(next)
      tools.wake()
    },
    wake: tools.wake,
    follow(next) {
      source = next
      tools.wake()
    },
    step(ms) {
      const flight = source()
      enter(flight)
      draw(flight)
      const running = flight.phase === 'running'
      if (running && ms < JUMP_MS) stars.move(-ms * 0.05, ms * 0.035)
      return tools.tweens.step(ms) || running
    },
  }
}

const createTickLabel = (): Text =>
  new Text({
    text: '',
    anchor: { x: 0, y: 0.5 },
    style: { fontFamily: 'Figtree Variable', fontWeight: '600', fontSize: 12, fill: colours.faint },
  })

/** A line at each multiplier of the axis, with its label. */
function drawAxes(curve: Graphics, labels: readonly Text[], axes: Axes, size: Size): void {
  const ticks = ticksOf(axes)
  for (const [index, label] of labels.entries()) {
    const value = ticks[index]
    label.visible = value !== undefined
    if (value === undefined) continue
    const { y } = pointOn(axes, size, 0, value)
    const text = `${value >= 100_000 ? `${Math.round(value / 100_000)}k` : value / 100}×`
    if (label.text !== text) label.text = text
    label.position.set(8, y)
    curve
      .moveTo(46, y)
      .lineTo(size.width - 8, y)
      .stroke({ color: colours.text, width: 1, alpha: 0.06 })
  }
}

/** The curve through the points, which are pairs of x and y, and the area below it. */
function drawCurve(curve: Graphics, points: readonly number[], height: number, colour: number): void {
  const x = points.at(-2)!
  curve.poly([points[0]!, height, ...points, x, height]).fill(ink(colour, 0.12))
  curve.moveTo(points[0]!, points[1]!)
  for (let index = 2; index < points.length; index += 2) curve.lineTo(points[index]!, points[index + 1]!)
  curve.stroke({ color: colour, width: 5, cap: 'round', join: 'round' })
}
