// SPDX-License-Identifier: Apache-2.0
import type { SceneTools } from '../../../runtime/stage/scene.ts'
import type { Sparks } from '../../../runtime/stage/sparks.ts'
import type { SlotArt } from '../art/paint.ts'
import type { ReelsPlace } from './place-reels.ts'

const EACH_BURST_MS = 160

interface CelebrationOptions {
  readonly tools: SceneTools
  readonly sparks: Sparks
  readonly colours: SlotArt['colours']
  readonly placeNow: () => ReelsPlace
  /** The size of a spark in widths of a reel. */
  readonly sparkSize: number
}

/** Returns what bursts sparks all over the reels for a big win, one burst after the other. */
export function createCelebration({ tools, sparks, colours, placeNow, sparkSize }: CelebrationOptions) {
  const burst = (colour: number) => {
    const place = placeNow()
    sparks.burst({
      x: place.left + tools.random() * place.width,
      y: place.top + tools.random() * place.height,
      colour,
      count: 9,
      speed: 0.42,
      size: place.reel * sparkSize,
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
