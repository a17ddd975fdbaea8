// SPDX-License-Identifier: Apache-2.0
import { Container, Sprite } from 'pixi.js'
import { glowTexture } from './glow.ts'
import type { SceneTools } from './scene.ts'

const LIFE_MS = 700
const GRAVITY_PER_MS = 0.0009

export interface Burst {
  readonly x: number
  readonly y: number
  readonly colour: number
  readonly count: number
  /** Pixels per millisecond. */
  readonly speed: number
  readonly size: number
}

export interface Sparks {
  readonly view: Container
  readonly burst: (burst: Burst) => void
}

/** Sparks that fly apart, fall and fade. Their sprites are created once and reused. */
export function createSparks({ tweens, random }: Pick<SceneTools, 'tweens' | 'random'>): Sparks {
  const view = new Container()
  const resting: Sprite[] = []
  const take = (): Sprite => {
    const spark = resting.pop() ?? new Sprite({ texture: glowTexture(), anchor: 0.5, blendMode: 'add' })
    view.addChild(spark)
    return spark
  }
  const fly = (burst: Burst) => {
    const spark = take()
    const angle = random() * Math.PI * 2
    const speed = burst.speed * (0.35 + random() * 0.65)
    const lifeMs = LIFE_MS * (0.6 + random() * 0.4)
    spark.tint = burst.colour
    spark.scale.set((burst.size * (0.5 + random() * 0.5)) / 128)
    void tweens
      .run({
        durationMs: lifeMs,
        ease: (share) => share,
        on(progress) {
          const ms = progress * lifeMs
          spark.position.set(
            burst.x + Math.cos(angle) * speed * ms * (1 - progress / 2),
            burst.y + Math.sin(angle) * speed * ms * (1 - progress / 2) + GRAVITY_PER_MS * speed * ms * ms,
          )
          spark.alpha = (1 - progress) ** 1.5
        },
      })
      .then(() => {
        view.removeChild(spark)
        resting.push(spark)
      })
  }
  return {
    view,
    burst(burst) {
      for (let count = 0; count < burst.count; count += 1) fly(burst)
    },
  }
}
