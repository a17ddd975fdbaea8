// SPDX-License-Identifier: Apache-2.0
import { Container, Graphics, Sprite } from 'pixi.js'
import { blend, ink } from '../../../runtime/stage/colours.ts'
import { glowTexture } from '../../../runtime/stage/glow.ts'
import type { SlotArt } from '../art/paint.ts'
import type { ReelsArea } from './place-reels.ts'

export interface ReelFrame {
  readonly view: Container
  /** Cuts off what is outside of the reels. */
  readonly mask: Graphics
  readonly draw: (area: ReelsArea, reels: number, free: boolean) => void
}

/** The frame around the reels: a rim of metal, a dark ground, and a warmer light during free spins. */
export function createReelFrame({ colours }: SlotArt): ReelFrame {
  const view = new Container()
  const aura = new Sprite({ texture: glowTexture(), anchor: 0.5, blendMode: 'add' })
  const frame = new Graphics()
  const mask = new Graphics()
  view.addChild(aura, frame)
  return {
    view,
    mask,
    draw(area, reels, free) {
      const { left, top, width, height, reel, gap } = area
      const rim = free ? colours.free : colours.rim
      const edge = Math.max(6, reel * 0.07)
      const box = (by: number, round: number) =>
        frame.roundRect(left - by, top - by, width + 2 * by, height + 2 * by, round)
      frame.clear()
      box(edge + 4, 20).fill(blend(rim, 0x000000, 0.72))
      box(edge + 2, 18).fill(blend(rim, 0xffffff, 0.12))
      box(edge - 1, 16).fill(blend(rim, 0x000000, 0.45))
      box(3, 12).fill(blend(colours.ground, 0x000000, 0.45))
      mask.clear()
      for (let index = 0; index < reels; index += 1) {
        const x = left + index * (reel + gap)
        frame
          .roundRect(x, top, reel, height, 9)
          .fill(blend(colours.ground, free ? colours.free : colours.glow, index % 2 === 0 ? 0.1 : 0.06))
        shadeEnds(frame, { x, top, reel, height })
        mask.roundRect(x, top, reel, height, 9).fill(0xffffff)
      }
      aura.position.set(left + width / 2, top + height / 2)
      aura.scale.set((width * 1.6) / 128, (height * 1.9) / 128)
      aura.tint = free ? colours.free : colours.glow
      aura.alpha = free ? 0.5 : 0.28
    },
  }
}

const SHADES = 6
const SHADED_PART = 0.14

/** The drum of a reel turns away at its ends: they darken in fine steps. */
function shadeEnds(
  frame: Graphics,
  { x, top, reel, height }: { x: number; top: number; reel: number; height: number },
): void {
  for (let step = 1; step <= SHADES; step += 1) {
    const high = (height * SHADED_PART * step) / SHADES
    frame
      .rect(x, top, reel, high)
      .fill(ink(0x000000, 0.055))
      .rect(x, top + height - high, reel, high)
      .fill(ink(0x000000, 0.055))
  }
}
