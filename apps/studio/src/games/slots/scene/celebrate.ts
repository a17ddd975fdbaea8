// SPDX-License-Identifier: Apache-2.0
import type { SceneTools } from '../../../runtime/stage/scene.ts'
import type { Sparks } from '../../../runtime/stage/sparks.ts'
import type { SlotArt } from '../art/paint.ts'
import type { ReelsArea } from './place-reels.ts'

const EACH_BURST_MS = 160

interface CelebrationOptions {
  readonly tools: SceneTools
  readonly sparks: Sparks
  readonly colours: SlotArt['colours']
  readonly areaNow: () => ReelsArea
  /** The size of a spark in widths of a reel. */
  readonly sparkSize: number
}

/** Returns what bursts sparks all over the reels for a big win, one burst after the other. */
export function createCelebration({ tools, sparks, colours, areaNow, sparkSize }: CelebrationOptions) {
  const burst = (colour: number) => {
    const area = areaNow()
    sparks.burst({
      x: area.left + tools.random() * area.width,
      y: area.top + tools.random() * area.height,
      colour,
      count: 9,
      speed: 0.42,
      size: area.reel * sparkSize,
    })
  }
  return (bursts: number): void => {
    for (let index = 0; index < bursts; index += 1)
      void tools.tweens.run({
        durationMs: 1,
        delayMs: index * EACH_BURST_MS,
        on: () => burst(index % 2 === 0 ? colours.glow : colours.free),
      })
  }
}
