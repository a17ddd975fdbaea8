// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { blend, ink } from '../../../runtime/stage/colours.ts'
import type { SceneTools } from '../../../runtime/stage/scene.ts'
import { overshoot, swing } from '../../../runtime/stage/tweens.ts'
import type { SlotArt } from '../art/paint.ts'
import type { ReelsArea } from './place-reels.ts'

const OPENS_MS = 560
const WALKS_MS = 620
const QUICK = 0.45
const FILLS = 1.04

export interface WildCurtains {
  readonly view: Container
  readonly layout: (area: ReelsArea) => void
  /** Displays these reels as wild, without movement. */
  readonly show: (reels: readonly number[]) => void
  /** Opens a curtain over a reel, from the middle of a row. */
  readonly open: (reel: number, row: number, rows: number, quick: boolean) => Promise<void>
  /** Moves every curtain one reel to the left; the one beside the first reel leaves. */
  readonly walk: (quick: boolean) => Promise<void>
  /** Enlarges the figures a little, as winning symbols are. */
  readonly pulse: (factor: number) => void
}

/** Wild reels: a lit curtain over the whole reel with the wild on it, in a frame where it stays. */
export function createWildCurtains(
  tools: SceneTools,
  wild: Texture,
  colours: SlotArt['colours'],
  stays: boolean,
): WildCurtains {
  const view = new Container()
  const curtains = new Map<number, Curtain>()
  let area: ReelsArea | undefined

  const make = (reel: number): Curtain => {
    const curtain = createCurtain(wild, colours, stays)
    curtains.set(reel, curtain)
    view.addChild(curtain.view)
    if (area) curtain.layout(area, reel)
    return curtain
  }
  const remove = (reel: number) => {
    curtains.get(reel)?.view.destroy({ children: true })
    curtains.delete(reel)
  }
  return {
    view,
    layout(next) {
      area = next
      for (const [reel, curtain] of curtains) curtain.layout(next, reel)
    },
    show(reels) {
      for (const reel of [...curtains.keys()]) if (!reels.includes(reel)) remove(reel)
      for (const reel of reels) (curtains.get(reel) ?? make(reel)).open(0.5, 1)
    },
    async open(reel, row, rows, quick) {
      const curtain = curtains.get(reel) ?? make(reel)
      const from = (row + 0.5) / rows
      await tools.tweens.run({
        durationMs: OPENS_MS * (quick ? QUICK : 1),
        ease: overshoot,
        on: (progress) => curtain.open(from, progress),
      })
    },
    async walk(quick) {
      const moving = [...curtains].toSorted(([left], [right]) => left - right)
      const step = area ? area.reel + area.gap : 0
      await tools.tweens.run({
        durationMs: WALKS_MS * (quick ? QUICK : 1),
        ease: swing,
        on(progress) {
          for (const [reel, curtain] of moving) curtain.step(-step * progress, progress, reel === 1)
        },
      })
      for (const [reel, curtain] of moving) {
        curtains.delete(reel)
        if (reel === 1) curtain.view.destroy({ children: true })
        else {
          curtains.set(reel - 1, curtain)
          if (area) curtain.layout(area, reel - 1)
        }
      }
    },
    pulse(factor) {
      for (const curtain of curtains.values()) curtain.pulse(factor)
    },
  }
}

interface Curtain {
  readonly view: Container
  readonly layout: (area: ReelsArea, reel: number) => void
  /** Opened by a share, from a point between the upper end (0) and the lower one (1). */
  readonly open: (from: number, share: number) => void
  /** On its way to the left; one that leaves fades. */
  readonly step: (by: number, progress: number, leaves: boolean) => void
  readonly pulse: (factor: number) => void
}

function createCurtain(wild: Texture, colours: SlotArt['colours'], stays: boolean): Curtain {
  const view = new Container()
  const ground = new Graphics()
  const figures = [0, 1, 2].map(() => new Sprite({ texture: wild, anchor: 0.5 }))
  view.addChild(ground, ...figures)
  let [width, height, side, left] = [1, 1, 1, 0]
  let opened = { from: 0.5, share: 1 }
  const draw = () => {
    const { from, share } = opened
    const tall = Math.min(height, Math.max(side * 0.2, height * share))
    const top = Math.max(0, Math.min(height - tall, from * height - tall / 2))
    ground.clear()
    ground.roundRect(0, top, width, tall, 9).fill(blend(colours.ground, colours.glow, 0.34))
    for (let ray = 0; ray < 5; ray += 1)
      ground.rect(width * (0.06 + ray * 0.2), top, width * 0.08, tall).fill(ink(colours.glow, 0.12))
    ground
      .roundRect(2, top + 2, width - 4, tall - 4, 8)
      .stroke({ color: blend(stays ? colours.free : colours.glow, 0xffffff, 0.25), width: stays ? 5 : 3 })
    if (stays) drawRivets(top, tall)
    for (const [at, figure] of figures.entries()) {
      const isMiddle = at === 1
      figure.setSize(side * (isMiddle ? 1 : 0.52))
      figure.alpha = isMiddle ? 1 : 0.5 * Math.min(1, share)
      figure.position.set(width / 2, top + tall * (isMiddle ? 0.5 : at === 0 ? 0.14 : 0.86))
    }
  }
  const drawRivets = (top: number, tall: number) => {
    for (const x of [9, width - 9])
      for (const y of [top + 9, top + tall - 9])
        ground
          .circle(x, y, 4.5)
          .fill(blend(colours.free, 0xffffff, 0.5))
          .stroke({ color: 0x000000, width: 1.5 })
  }
  return {
    view,
    layout(area, reel) {
      ;[width, height] = [area.reel, area.height]
      side = Math.min(width, height / 2.2) * FILLS
      left = area.at(reel, 0, 1).x - width / 2
      view.position.set(left, area.top)
      view.alpha = 1
      draw()
    },
    open(from, share) {
      opened = { from, share }
      draw()
    },
    step(by, progress, leaves) {
      view.x = left + by
      for (const figure of figures) figure.rotation = Math.sin(progress * Math.PI * 3) * 0.12
      view.alpha = leaves ? 1 - progress : 1
    },
    pulse(factor) {
      figures[1]!.setSize(side * factor)
    },
  }
}
