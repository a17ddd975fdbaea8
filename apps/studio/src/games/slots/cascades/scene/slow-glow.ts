// SPDX-License-Identifier: Apache-2.0
import { Graphics } from 'pixi.js'
import { ink } from '../../../../runtime/stage/colours.ts'
import type { SceneTools } from '../../../../runtime/stage/scene.ts'
import { linear } from '../../../../runtime/stage/tweens.ts'
import type { ReelsArea } from '../../scene/place-reels.ts'

const SLOW_GLOW_MS = 1_000

export interface SlowGlow {
  readonly view: Graphics
  readonly clear: () => void
  readonly show: (column: number) => void
}

/** The glow of a column whose symbols are about to come after a while. */
export function createSlowGlow(
  tools: SceneTools,
  rows: number,
  colour: number,
  areaNow: () => ReelsArea,
): SlowGlow {
  const view = new Graphics()
  return {
    view,
    clear: () => void view.clear(),
    show(column) {
      const { x } = areaNow().at(column, 0, rows)
      void tools.tweens.run({
        durationMs: SLOW_GLOW_MS,
        ease: linear,
        on(progress) {
          view.clear()
          if (progress >= 1) return
          const { reel, top, height } = areaNow()
          view
            .roundRect(x - reel / 2, top, reel, height, 9)
            .fill(ink(colour, 0.14 + 0.22 * Math.abs(Math.sin(progress * Math.PI * 3))))
            .stroke({ color: colour, width: 3, alpha: 0.9 })
        },
      })
    },
  }
}
