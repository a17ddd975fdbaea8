// SPDX-License-Identifier: Apache-2.0
import { Container, Sprite } from 'pixi.js'
import { glowTexture } from './glow.ts'
import type { SceneTools, Size } from './scene.ts'

export interface Stars {
  readonly view: Container
  readonly layout: (size: Size) => void
  /** Moves the sky by some pixels; near stars move further than distant ones and stretch with the speed. */
  readonly move: (x: number, y: number) => void
  readonly stretch: (length: number) => void
}

/** A sky of soft stars at three distances. */
export function createStars({ random }: Pick<SceneTools, 'random'>, count: number): Stars {
  const view = new Container()
  const stars = Array.from({ length: count }, () => {
    const depth = 0.25 + random() * 0.75
    const sprite = new Sprite({
      texture: glowTexture(),
      anchor: 0.5,
      blendMode: 'add',
      alpha: 0.25 + depth * 0.5,
    })
    sprite.scale.set((3 + depth * 6) / 128)
    view.addChild(sprite)
    return { sprite, depth, x: random(), y: random() }
  })
  let size: Size = { width: 1, height: 1 }
  const place = () => {
    for (const { sprite, x, y } of stars) sprite.position.set(x * size.width, y * size.height)
  }
  return {
    view,
    layout(next) {
      size = next
      place()
    },
    move(x, y) {
      for (const star of stars) {
        star.x = (star.x + (x * star.depth) / size.width + 1) % 1
        star.y = (star.y + (y * star.depth) / size.height + 1) % 1
      }
      place()
    },
    stretch(length) {
      for (const { sprite, depth } of stars) sprite.scale.y = sprite.scale.x * (1 + length * depth)
    },
  }
}
