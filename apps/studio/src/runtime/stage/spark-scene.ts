// SPDX-License-Identifier: Apache-2.0
import { Container } from 'pixi.js'
import type { CreateScene, Scene, Size } from './scene.ts'
import { createSparks } from './sparks.ts'

export interface SparkScene extends Scene {
  /** Lets sparks fly from the middle of a page element. */
  readonly burst: (from: Element, colour: number, count: number) => void
}

/** Sparks over games whose pieces are page elements. */
export const createSparkScene: CreateScene<SparkScene> = (tools) => {
  const view = new Container()
  const sparks = createSparks(tools)
  view.addChild(sparks.view)
  let size: Size = { width: 1, height: 1 }
  return {
    view,
    layout(next) {
      size = next
    },
    step: (ms) => tools.tweens.step(ms),
    burst(from, colour, count) {
      const around = from.closest('.picture')?.getBoundingClientRect()
      const { left, top, width, height } = from.getBoundingClientRect()
      if (!around || width === 0) return
      sparks.burst({
        x: Math.min(size.width, left - around.left + width / 2),
        y: top - around.top + height / 2,
        colour,
        count,
        speed: 0.32,
        size: Math.max(16, Math.min(44, width * 0.5)),
      })
      tools.wake()
    },
  }
}
