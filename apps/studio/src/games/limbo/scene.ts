// SPDX-License-Identifier: Apache-2.0
import { Container } from 'pixi.js'
import { colours } from '../../runtime/stage/colours.ts'
import { createRocket, type Rocket } from '../../runtime/stage/rocket.ts'
import type { CreateScene, Scene, SceneTools, Size } from '../../runtime/stage/scene.ts'
import { createSparks, type Sparks } from '../../runtime/stage/sparks.ts'
import { createStars, type Stars } from '../../runtime/stage/stars.ts'
import { linear, overshoot, settle } from '../../runtime/stage/tweens.ts'

const RISE_MS = 700
const STARS = 46

export interface LimboScene extends Scene {
  readonly rise: (won: boolean) => Promise<void>
}

/**
 * A rocket under the multiplier: it burns while the figure rises, flies off with a win and bursts otherwise.
 */
export const createLimboScene: CreateScene<LimboScene> = (tools) => {
  const view = new Container()
  const stars = createStars(tools, STARS)
  const rocket = createRocket()
  const sparks = createSparks(tools)
  view.addChild(stars.view, sparks.view, rocket.view)
  let size: Size = { width: 1, height: 1 }
  const home = () => ({ x: size.width / 2, y: size.height * 0.7 })
  const stand = () => {
    const { x, y } = home()
    rocket.view.position.set(x, y)
    rocket.view.scale.set(Math.min(1.5, Math.max(0.85, size.height / 330)))
    rocket.view.rotation = 0
    rocket.view.alpha = 1
  }
  const comeBack = async () => {
    stand()
    rocket.burn(0)
    const { y } = home()
    await tools.tweens.run({
      durationMs: 260,
      ease: overshoot,
      on: (share) => {
        rocket.view.y = y + 40 * (1 - share)
        rocket.view.alpha = Math.min(1, share * 2)
      },
    })
  }

  return {
    view,
    layout(next) {
      size = next
      stars.layout(next)
      stand()
      tools.wake()
    },
    step: (ms) => tools.tweens.step(ms),
    async rise(won) {
      stand()
      let before = 0
      await tools.tweens.run({
        durationMs: RISE_MS,
        ease: linear,
        on(share) {
          const strength = Math.sin(Math.PI * Math.min(1, share * 1.2) * 0.5)
          rocket.burn(strength * (0.85 + tools.random() * 0.3))
          rocket.view.x = home().x + (tools.random() - 0.5) * 3 * strength
          rocket.view.y = home().y - 14 * settle(share)
          stars.stretch(strength * 9)
          stars.move(0, (share - before) * 900)
          before = share
        },
      })
      const parts = { rocket, stars, sparks }
      void (won ? flyOff(tools, parts, () => size.height) : explode(tools, parts)).then(comeBack)
    },
  }
}

interface LimboParts {
  readonly rocket: Rocket
  readonly stars: Stars
  readonly sparks: Sparks
}

/** The rocket leaves at the top. */
function flyOff(
  { tweens }: SceneTools,
  { rocket, stars, sparks }: LimboParts,
  height: () => number,
): Promise<void> {
  const { x, y } = rocket.view
  sparks.burst({ x, y: y + 40, colour: colours.win, count: 30, speed: 0.4, size: 28 })
  return tweens.run({
    durationMs: 420,
    on: (share) => {
      rocket.view.y = y - share * (height() * 0.9)
      stars.stretch(9 * (1 - share))
    },
  })
}

/** The rocket bursts and is gone. */
function explode({ tweens }: SceneTools, { rocket, stars, sparks }: LimboParts): Promise<void> {
  const { x, y } = rocket.view
  sparks.burst({ x, y, colour: colours.orange, count: 22, speed: 0.36, size: 34 })
  sparks.burst({ x, y, colour: colours.lose, count: 14, speed: 0.24, size: 46 })
  rocket.view.alpha = 0
  return tweens.run({ durationMs: 520, on: (share) => stars.stretch(9 * (1 - share)) })
}
