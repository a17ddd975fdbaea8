// SPDX-License-Identifier: Apache-2.0
import { Container, Sprite, type BLEND_MODES, type Texture } from 'pixi.js'

/** So many fly at once, at most: more are not seen. */
const MOST = 360

interface Particle {
  readonly sprite: Sprite
  fromX: number
  fromY: number
  speedX: number
  speedY: number
  /** Where it flies in the end; undefined: it only fades. */
  toX: number
  toY: number
  aims: boolean
  falls: number
  ageMs: number
  lifeMs: number
  size: number
  grows: number
}

export interface ParticleStart {
  readonly texture: Texture
  readonly x: number
  readonly y: number
  readonly speedX?: number
  readonly speedY?: number
  readonly to?: { readonly x: number; readonly y: number }
  /** Units a square millisecond, down. */
  readonly falls?: number
  readonly delayMs?: number
  readonly lifeMs: number
  readonly size: number
  /** Its size at its end, as a multiple. */
  readonly grows?: number
  readonly tint?: number
  readonly blend?: BLEND_MODES
}

/** Sparks, coins, bubbles and rings: sprites that are reused. */
export function createParticles() {
  const view = new Container()
  const flying: Particle[] = []
  const resting: Particle[] = []
  const make = (): Particle => {
    const sprite = new Sprite({ anchor: 0.5 })
    view.addChild(sprite)
    return {
      ...{ sprite, fromX: 0, fromY: 0, speedX: 0, speedY: 0, toX: 0, toY: 0, aims: false },
      ...{ falls: 0, ageMs: 0, lifeMs: 1, size: 1, grows: 1 },
    }
  }
  return {
    view,
    start(from: ParticleStart): void {
      if (flying.length >= MOST) return
      const one = resting.pop() ?? make()
      one.sprite.texture = from.texture
      one.sprite.tint = from.tint ?? 0xffffff
      one.sprite.blendMode = from.blend ?? 'normal'
      one.sprite.rotation = 0
      one.fromX = from.x
      one.fromY = from.y
      one.speedX = from.speedX ?? 0
      one.speedY = from.speedY ?? 0
      one.aims = from.to !== undefined
      one.toX = from.to?.x ?? 0
      one.toY = from.to?.y ?? 0
      one.falls = from.falls ?? 0
      one.ageMs = -(from.delayMs ?? 0)
      one.lifeMs = from.lifeMs
      one.size = from.size / from.texture.width
      one.grows = from.grows ?? 1
      one.sprite.visible = false
      flying.push(one)
    },
    step(ms: number): void {
      for (let index = flying.length - 1; index >= 0; index -= 1) {
        const one = flying[index]!
        one.ageMs += ms
        if (one.ageMs < 0) continue
        const { sprite, ageMs: age } = one
        const share = age / one.lifeMs
        if (share >= 1) {
          sprite.visible = false
          flying[index] = flying.at(-1)!
          flying.pop()
          resting.push(one)
          continue
        }
        sprite.visible = true
        const pull = one.aims ? share * share * share : 0
        const x = one.fromX + one.speedX * age * (1 - share / 2)
        const y = one.fromY + one.speedY * age * (1 - share / 2) + one.falls * age * age
        sprite.position.set(x + (one.toX - x) * pull, y + (one.toY - y) * pull)
        sprite.scale.set(one.size * (1 + (one.grows - 1) * share))
        sprite.alpha = one.aims ? Math.min(1, (1 - share) * 8) : (1 - share) ** 1.4
      }
    },
  }
}
