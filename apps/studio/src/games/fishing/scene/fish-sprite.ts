// SPDX-License-Identifier: Apache-2.0
import { Container, MeshPlane, Sprite } from 'pixi.js'
import { glowTexture } from '../../../runtime/stage/glow.ts'
import { fishArt } from '../art/fish-art.ts'
import type { SwimmingFish } from '../page/swimming.ts'
import { fishKinds } from '../pond/kinds.ts'
import type { FishCode } from '../pond/pond.ts'
import { ACROSS, ALONG, bend } from './fish-motion.ts'
import type { FishTexture } from './fish-textures.ts'

const HURT_MS = 130
const LEAVING_MS = 700
const DYING_MS = 620
const FROZEN_TINT = 0xa8dcff
const HURT_TINT = 0xff8f8f

export interface FishSprite {
  readonly code: FishCode
  readonly view: Container
  readonly shadow: Sprite
  /** The fish that it is now; 0 while it rests. */
  id: number
  begin: (id: number, size: number) => void
  follow: (fish: SwimmingFish, ms: number, frozen: boolean) => void
  hurt: () => void
  /** It was taken, or it flees; `still` ends at once. Then `isOver` becomes true. */
  end: (how: 'dies' | 'leaves', still: boolean) => void
  /** Advances its end; true when it is over. */
  ending: (ms: number) => boolean
  readonly isEnding: () => boolean
}

/** How fast a kind beats its tail: large ones are slow. */
const paceOf = (radius: number): number => 0.012 / Math.sqrt(radius / 22)

/** One fish on the screen: a mesh that bends, and its shadow. */
export function createFishSprite(
  code: FishCode,
  { texture, middleX, middleY, scale }: FishTexture,
): FishSprite {
  const { motion, upright = false } = fishArt[code]
  const { radius, ability } = fishKinds[code]
  const view = new Container()
  const mesh = new MeshPlane({ texture, verticesX: ALONG, verticesY: ACROSS })
  mesh.pivot.set(middleX, middleY)
  const rest = mesh.geometry.positions.slice()
  const points = mesh.geometry.positions
  const shines = ability !== 'none' || code === 'chest' || code === 'crab'
  const halo = shines
    ? new Sprite({ texture: glowTexture(), anchor: 0.5, blendMode: 'add', alpha: 0.5, tint: haloOf(code) })
    : undefined
  if (halo) view.addChild(halo)
  view.addChild(mesh)
  const shadow = new Sprite({ texture, tint: 0x02102a, alpha: 0.2 })
  shadow.anchor.set(middleX / texture.width, middleY / texture.height)
  let [size, phase, hurtMs, endMs, longest, turn] = [1, 0, 0, -1, 0, 0]
  let ends: 'dies' | 'leaves' = 'leaves'
  const wide = texture.width
  const high = texture.height
  const pose = (angle: number) => {
    const left = Math.cos(angle) < 0
    // It turns over smoothly, instead of in one frame.
    turn += ((left ? -1 : 1) - turn) * 0.2
    const unit = scale * size
    if (upright) {
      view.rotation = Math.sin(phase * 0.4) * 0.06
      view.scale.set(unit * (Math.abs(turn) < 0.15 ? 0.15 : turn), unit)
    } else {
      view.rotation = angle
      view.scale.set(unit, unit * (Math.abs(turn) < 0.15 ? 0.15 : turn))
    }
    shadow.rotation = view.rotation
    shadow.scale.copyFrom(view.scale)
  }
  const sprite: FishSprite = {
    ...{ code, view, shadow, id: 0 },
    begin(id, nextSize) {
      sprite.id = id
      size = nextSize
      phase = id * 1.7
      turn = 0
      hurtMs = 0
      endMs = -1
      view.alpha = 1
      shadow.alpha = 0.2
      view.visible = true
      shadow.visible = true
      mesh.tint = 0xffffff
    },
    follow(fish, ms, frozen) {
      if (turn === 0) turn = Math.cos(fish.angle) < 0 ? -1 : 1
      if (!frozen) phase += ms * paceOf(radius)
      view.position.set(fish.x, fish.y)
      // The light comes from above: what is large swims higher over the ground.
      shadow.position.set(fish.x + 10, fish.y + 22 + radius * 0.24)
      pose(fish.angle)
      bend(points, rest, { motion, phase, wide, high })
      mesh.geometry.getBuffer('aPosition').update()
      hurtMs = Math.max(0, hurtMs - ms)
      mesh.tint = hurtMs > 0 ? HURT_TINT : frozen ? FROZEN_TINT : 0xffffff
      if (halo) {
        halo.alpha = 0.34 + Math.sin(phase * 0.35) * 0.12
        halo.scale.set((radius * 3.6) / 128 / scale)
      }
    },
    hurt() {
      hurtMs = HURT_MS
    },
    end(how, still) {
      ends = how
      endMs = 0
      longest = still ? 1 : how === 'dies' ? DYING_MS : LEAVING_MS
      mesh.tint = 0xffffff
    },
    ending(ms) {
      endMs += ms
      const share = Math.min(1, endMs / longest)
      if (ends === 'dies') {
        view.rotation += ms * 0.012
        view.scale.set(scale * size * (1 + Math.sin(share * Math.PI) * 0.34) * (1 - share * 0.5))
        view.alpha = share < 0.55 ? 1 : 1 - (share - 0.55) / 0.45
      } else {
        view.x += Math.cos(view.rotation) * ms * 0.5
        view.y += Math.sin(view.rotation) * ms * 0.5
        view.alpha = 1 - share
      }
      shadow.alpha = 0.2 * view.alpha * (1 - share)
      if (share < 1) return false
      sprite.id = 0
      view.visible = false
      shadow.visible = false
      return true
    },
    isEnding: () => endMs >= 0,
  }
  return sprite
}

function haloOf(code: FishCode): number {
  switch (fishKinds[code].ability) {
    case 'freeze':
      return 0x8fe4ff
    case 'lightning':
      return 0x7affe0
    case 'blast':
      return 0xff8a3a
    case 'boss':
      return code === 'kraken' ? 0xb06aff : code === 'serpent' ? 0x5affa0 : 0xff9a3a
    default:
      return 0xffd24a
  }
}
