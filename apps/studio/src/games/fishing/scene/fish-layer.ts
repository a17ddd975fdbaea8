// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import { Container } from 'pixi.js'
import type { SwimmingFish } from '../page/swimming.ts'
import type { FishCode } from '../pond/pond.ts'
import { createFishSprite, type FishSprite } from './fish-sprite.ts'
import { createFishTextures } from './fish-textures.ts'

/** What swims above what: large ones below, so that small ones can be hit and seen. */
const LAYERS = [80, 45, 0] as const

/** All fish of the pond: one sprite for each that swims, taken from those that rest. */
export function createFishLayer(look: HallLook) {
  const view = new Container()
  const shadows = new Container()
  const layers = LAYERS.map(() => new Container())
  view.addChild(shadows, ...layers)
  const textureOf = createFishTextures(look)
  const resting = new Map<FishCode, FishSprite[]>()
  const living = new Map<number, FishSprite>()
  const ending: FishSprite[] = []
  let frame = 0
  const seen = new Map<number, number>()

  const take = ({ fish, radius }: SwimmingFish): FishSprite => {
    let sprite = resting.get(fish.code)?.pop()
    if (!sprite) {
      sprite = createFishSprite(fish.code, textureOf(fish.code))
      layers[LAYERS.findIndex((least) => radius >= least)]!.addChild(sprite.view)
      shadows.addChild(sprite.shadow)
    }
    sprite.begin(fish.id, fish.size)
    living.set(fish.id, sprite)
    return sprite
  }
  const finish = (id: number, how: 'dies' | 'leaves', still: boolean) => {
    const sprite = living.get(id)
    if (!sprite) return
    living.delete(id)
    seen.delete(id)
    sprite.end(how, still)
    ending.push(sprite)
  }
  return {
    view,
    /** Paints what a tide will need before it is needed. */
    prepare: textureOf,
    show(fish: readonly SwimmingFish[], ms: number, frozen: boolean, still: boolean): void {
      frame += 1
      for (const one of fish) {
        const sprite = living.get(one.fish.id) ?? take(one)
        sprite.follow(one, ms, frozen)
        seen.set(one.fish.id, frame)
      }
      for (const [id, last] of seen) if (last !== frame) finish(id, 'leaves', still)
      for (let index = ending.length - 1; index >= 0; index -= 1) {
        const sprite = ending[index]!
        if (!sprite.ending(ms)) continue
        ending[index] = ending.at(-1)!
        ending.pop()
        const rest = resting.get(sprite.code)
        if (rest) rest.push(sprite)
        else resting.set(sprite.code, [sprite])
      }
    },
    hurt: (id: number) => living.get(id)?.hurt(),
    kill: (id: number, still: boolean) => finish(id, 'dies', still),
  }
}
