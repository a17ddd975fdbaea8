// SPDX-License-Identifier: Apache-2.0
import { canvasOf } from '../art/canvas-of.ts'
import { Container, Sprite, type Texture } from 'pixi.js'
import { textureOf } from './texture-of.ts'

const GLYPHS = '0123456789.,+×' as const
const SIZE = 72
const MOST = 24
const LIFE_MS = 1_300

/** Golden digits with a dark edge, each painted once. */
function paintGlyphs(): ReadonlyMap<string, Texture> {
  const made = new Map<string, Texture>()
  for (const glyph of GLYPHS) {
    const [canvas, context] = canvasOf(1, 1)
    const font = `900 ${SIZE}px "Figtree Variable", system-ui, sans-serif`
    context.font = font
    canvas.width = Math.ceil(context.measureText(glyph).width) + 16
    canvas.height = SIZE + 20
    context.font = font
    context.textBaseline = 'alphabetic'
    context.lineJoin = 'round'
    context.lineWidth = 14
    context.strokeStyle = '#3a1800'
    context.strokeText(glyph, 8, SIZE)
    const gold = context.createLinearGradient(0, 18, 0, SIZE)
    for (const [at, colour] of [
      [0, '#fffce0'],
      [0.45, '#ffdf5a'],
      [1, '#ff9d1a'],
    ] as const)
      gold.addColorStop(at, colour)
    context.fillStyle = gold
    context.fillText(glyph, 8, SIZE)
    made.set(glyph, textureOf(canvas))
  }
  return made
}

interface Written {
  readonly view: Container
  readonly sprites: Sprite[]
  ageMs: number
  x: number
  y: number
  size: number
  tint: number
}

/** What was won, written over the fish that paid it. */
export function createWinNumbers() {
  const view = new Container()
  const glyphs = paintGlyphs()
  const free: Written[] = []
  const living: Written[] = []
  const make = (): Written => {
    const one = new Container()
    view.addChild(one)
    return { view: one, sprites: [], ageMs: 0, x: 0, y: 0, size: 1, tint: 0xffffff }
  }
  return {
    view,
    /** `size` in units of the pond; others' wins are paler. */
    write(text: string, x: number, y: number, size: number, own: boolean): void {
      const one = free.pop() ?? (living.length >= MOST ? living.shift()! : make())
      let wide = 0
      let used = 0
      for (const letter of text) {
        const texture = glyphs.get(letter)
        if (!texture) continue
        const sprite = (one.sprites[used] ??= one.view.addChild(new Sprite()))
        used += 1
        sprite.texture = texture
        sprite.visible = true
        sprite.tint = own ? 0xffffff : 0xc8d8ea
        sprite.x = wide
        wide += texture.width - 15
      }
      for (let index = used; index < one.sprites.length; index += 1) one.sprites[index]!.visible = false
      one.view.pivot.set(wide / 2, SIZE / 2)
      one.view.visible = true
      Object.assign(one, { ageMs: 0, x, y, size: size / SIZE })
      living.push(one)
    },
    step(ms: number, still: boolean): void {
      for (let index = living.length - 1; index >= 0; index -= 1) {
        const one = living[index]!
        one.ageMs += ms
        const share = one.ageMs / LIFE_MS
        if (share >= 1) {
          one.view.visible = false
          living.splice(index, 1)
          free.push(one)
          continue
        }
        const pop = still
          ? 1
          : share < 0.12
            ? 0.4 + (share / 0.12) * 0.85
            : 1.25 - Math.min(1, (share - 0.12) / 0.1) * 0.25
        one.view.scale.set(one.size * pop)
        one.view.position.set(one.x, one.y - (still ? 0 : share * 54))
        one.view.alpha = share < 0.7 ? 1 : 1 - (share - 0.7) / 0.3
      }
    },
  }
}
