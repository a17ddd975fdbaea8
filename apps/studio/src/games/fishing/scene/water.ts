// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import { Container, MeshPlane, Sprite, Texture, TilingSprite } from 'pixi.js'
import { paintBackdrop, waterColours } from '../art/backdrop.ts'
import { paintBubble, paintCaustics, paintShaft, paintWeed } from '../art/light-textures.ts'
import { lighter } from '../art/tints.ts'
import { POND } from '../pond/pond.ts'
import { textureOf } from './texture-of.ts'

const SHAFTS = 6
const BUBBLES = 30
const WEEDS = 12

/** The water: what stands still, the light that moves through it, weeds and bubbles. */
export function createWater(look: HallLook, random: () => number) {
  const colours = waterColours[look]
  const view = new Container()
  const back = new Sprite(Texture.from(paintBackdrop(look)))
  const shaftTexture = textureOf(paintShaft())
  const shafts = Array.from({ length: SHAFTS }, (_, index) => {
    const shaft = new Sprite({ texture: shaftTexture, blendMode: 'add', tint: colours.shaft })
    shaft.anchor.set(0.5, 0)
    shaft.position.set(((index + 0.3 + random() * 0.4) / SHAFTS) * POND.width * 1.1 - 60, -40)
    shaft.rotation = 0.22 - (index / SHAFTS) * 0.5
    shaft.scale.set(1.2 + random() * 1.8, 3.2 + random() * 0.6)
    return shaft
  })
  const causticTexture = Texture.from(paintCaustics())
  causticTexture.source.addressMode = 'repeat'
  const caustics = [3.1].map(
    (size, index) =>
      new TilingSprite({
        ...{ texture: causticTexture, width: POND.width, height: POND.height, blendMode: 'add' },
        ...{ tint: colours.caustics, alpha: (look === 'abyss' ? 0.035 : 0.055) - index * 0.012 },
        tileScale: { x: size, y: size * 0.62 },
      }),
  )
  const weeds = Array.from({ length: WEEDS }, (_, index) => {
    const colour = colours.weed[index % colours.weed.length]!
    const weed = new MeshPlane({
      texture: textureOf(paintWeed(colour, lighter(colour, 0.3))),
      verticesX: 2,
      verticesY: 9,
    })
    const side = random() ** 1.4 * POND.width * 0.36
    weed.pivot.set(36, 256)
    weed.position.set(index % 2 === 0 ? side : POND.width - side, POND.height - 12 - random() * 40)
    weed.scale.set(0.55 + random() * 0.5, 0.5 + random() * 0.55)
    return { weed, rest: weed.geometry.positions.slice(), phase: random() * 6 }
  })
  const bubbleTexture = textureOf(paintBubble())
  const bubbles = Array.from({ length: BUBBLES }, () => {
    const bubble = new Sprite({ texture: bubbleTexture, anchor: 0.5, alpha: 0.6 })
    bubble.scale.set(0.14 + random() ** 2 * 0.5)
    bubble.position.set(random() * POND.width, random() * POND.height)
    return { bubble, sway: random() * 6, speed: 0.02 + random() * 0.05 }
  })
  view.addChild(back, ...caustics, ...shafts, ...weeds.map(({ weed }) => weed))
  const front = new Container()
  front.addChild(...bubbles.map(({ bubble }) => bubble))
  let timeMs = 0
  let isPlain = false
  const moveLight = () => {
    for (const [index, shaft] of shafts.entries())
      shaft.alpha = (look === 'abyss' ? 0.07 : 0.12) + Math.sin(timeMs / 2_300 + index * 1.9) * 0.06
    for (const [index, caustic] of caustics.entries()) {
      const way = index === 0 ? 1 : -0.8
      caustic.tilePosition.set(
        (timeMs / 48) * way,
        Math.sin(timeMs / 3_000 + index) * 24 + (timeMs / 90) * way,
      )
    }
  }
  return {
    view,
    /** In front of the fish. */
    front,
    bubbleTexture,
    /** The picture covers the whole frame, even where the pond does not reach. */
    cover(left: number, top: number, width: number, height: number): void {
      const scale = Math.max(width / POND.width, height / POND.height)
      back.scale.set(scale)
      back.position.set(left + (width - POND.width * scale) / 2, top + height - POND.height * scale)
      for (const caustic of caustics) {
        caustic.position.set(left, top)
        caustic.width = width
        caustic.height = height
      }
    },
    /** Without moving light, for a device that draws too slowly. */
    simplify(): void {
      isPlain = true
      for (const layer of [...caustics, ...shafts]) layer.visible = false
    },
    step(ms: number, still: boolean): void {
      if (still) return
      timeMs += ms
      if (!isPlain) moveLight()
      for (const { weed, rest, phase } of weeds) {
        const points = weed.geometry.positions
        for (let index = 0; index < rest.length; index += 2) {
          const up = 1 - rest[index + 1]! / 256
          points[index] = rest[index]! + Math.sin(timeMs / 1_100 + phase + up * 2.4) * up * up * 44
        }
        weed.geometry.getBuffer('aPosition').update()
      }
      for (const { bubble, sway, speed } of bubbles) {
        bubble.y -= ms * speed
        bubble.x += Math.sin(timeMs / 700 + sway) * 0.3
        if (bubble.y < -20) bubble.position.set(random() * POND.width, POND.height + 20)
      }
    },
  }
}
