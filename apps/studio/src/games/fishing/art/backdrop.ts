// SPDX-License-Identifier: Apache-2.0
import { canvasOf } from './canvas-of.ts'
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import { decorationRandom } from '../../../runtime/stage/decoration-random.ts'
import { POND } from '../pond/pond.ts'
import { corals, tubes } from './corals.ts'
import { ruins } from './ruins.ts'
import { clear, darker, lighter, mix } from './tints.ts'
import { vents } from './vents.ts'

/** The water of a look, from the surface to the ground, and what stands in it. */
export interface WaterColours {
  readonly water: readonly string[]
  /** Hills from the furthest to the nearest. */
  readonly hills: readonly string[]
  readonly sand: readonly [light: string, dark: string]
  readonly shaft: number
  readonly caustics: number
  readonly weed: readonly string[]
}
export const waterColours: Readonly<Record<HallLook, WaterColours>> = {
  reef: {
    water: ['#5fe0f2', '#22b2e6', '#1280cc', '#0a559c', '#083d78'],
    hills: ['#1a86c4', '#13689f', '#0d4a7c'],
    sand: ['#e8d9a6', '#5d8f9c'],
    ...{ shaft: 0xdffcff, caustics: 0xc8f6ff, weed: ['#1fa86a', '#4ac24a', '#c23a7a'] },
  },
  temple: {
    water: ['#b8e6a0', '#4cc2a0', '#1c8c86', '#0f5c66', '#0a3c4a'],
    hills: ['#2a8a84', '#1a6a6a', '#0f4a50'],
    sand: ['#dcb868', '#3d6a5c'],
    ...{ shaft: 0xffeeb0, caustics: 0xffe9a8, weed: ['#5a8a2a', '#2f7a4a', '#8a9a3a'] },
  },
  abyss: {
    water: ['#1c2f8a', '#141f66', '#0d1448', '#080c30', '#04061c'],
    hills: ['#182468', '#10184c', '#0a0f34'],
    sand: ['#3a3f8a', '#0c1030'],
    ...{ shaft: 0x7a9cff, caustics: 0x5a7cff, weed: ['#2a4ad8', '#7a2ad8', '#18b8c8'] },
  },
}

type Random = () => number
type Context = CanvasRenderingContext2D

/** Paints what stands still behind the fish. */
export function paintBackdrop(look: HallLook): HTMLCanvasElement {
  const [canvas, context] = canvasOf(POND.width, POND.height)
  const random = decorationRandom(look.length * 977 + 5)
  const colours = waterColours[look]
  paintWater(context, colours)
  for (const [index, colour] of colours.hills.entries()) paintHills(context, random, colour, index)
  if (look === 'temple') ruins(context, random)
  paintSand(context, random, colours)
  if (look === 'reef') corals(context, random)
  if (look === 'abyss') vents(context, random)
  if (look === 'temple') tubes(context, random, ['#c8a03a', '#5a9a5a', '#d86a3a'], 14)
  paintDepth(context, colours)
  return canvas
}

function paintWater(context: Context, { water }: WaterColours): void {
  const gradient = context.createLinearGradient(0, 0, 0, POND.height)
  for (const [index, stop] of water.entries()) gradient.addColorStop(index / (water.length - 1), stop)
  context.fillStyle = gradient
  context.fillRect(0, 0, POND.width, POND.height)
  const sun = context.createRadialGradient(POND.width * 0.42, -80, 0, POND.width * 0.42, -80, 860)
  sun.addColorStop(0, clear(lighter(water[0]!, 0.7), 0.85))
  sun.addColorStop(0.4, clear(lighter(water[0]!, 0.3), 0.32))
  sun.addColorStop(1, clear(water[1]!, 0))
  context.fillStyle = sun
  context.fillRect(0, 0, POND.width, POND.height)
}

/** A range of rocks, softer and bluer the further it is. */
function paintHills(context: Context, random: Random, colour: string, index: number): void {
  const base = POND.height * (0.62 + index * 0.1)
  const phase = random() * 10
  context.save()
  context.filter = `blur(${6 - index * 2.4}px)`
  context.beginPath()
  context.moveTo(-20, POND.height)
  for (let x = -20; x <= POND.width + 20; x += 16) {
    const high =
      Math.sin(x / 190 + phase) * 70 + Math.sin(x / 67 + phase * 2) * 26 + Math.sin(x / 23 + phase * 3) * 9
    // The middle stays open: there the fish are seen best.
    const open = 1 - Math.exp(-(((x - POND.width / 2) / 420) ** 2))
    context.lineTo(x, base - Math.max(-20, high + 90) * (0.35 + open) + 20)
  }
  context.lineTo(POND.width + 20, POND.height)
  context.closePath()
  const gradient = context.createLinearGradient(0, base - 220, 0, POND.height)
  gradient.addColorStop(0, clear(lighter(colour, 0.16), 0.9))
  gradient.addColorStop(0.5, colour)
  gradient.addColorStop(1, darker(colour, 0.3))
  context.fillStyle = gradient
  context.fill()
  context.restore()
}

function paintSand(context: Context, random: Random, { sand: [light, dark] }: WaterColours): void {
  const top = POND.height - 96
  const gradient = context.createLinearGradient(0, top, 0, POND.height)
  gradient.addColorStop(0, mix(light, dark, 0.45))
  gradient.addColorStop(0.25, mix(light, dark, 0.2))
  gradient.addColorStop(1, dark)
  context.beginPath()
  context.moveTo(-10, POND.height)
  for (let x = -10; x <= POND.width + 10; x += 20)
    context.lineTo(x, top + Math.sin(x / 170) * 16 + Math.sin(x / 61 + 2) * 6)
  context.lineTo(POND.width + 10, POND.height)
  context.fillStyle = gradient
  context.fill()
  context.save()
  context.clip()
  context.lineCap = 'round'
  for (let line = 0; line < 46; line += 1) {
    const [x, y] = [random() * POND.width, top + 16 + random() * 84]
    context.strokeStyle = clear(random() > 0.5 ? lighter(light, 0.3) : darker(dark, 0.2), 0.2)
    context.lineWidth = 2 + random() * 3
    context.beginPath()
    context.moveTo(x, y)
    context.quadraticCurveTo(x + 50, y - 8 - random() * 6, x + 90 + random() * 80, y + 3)
    context.stroke()
  }
  for (let stone = 0; stone < 60; stone += 1) {
    const [x, y, size] = [random() * POND.width, top + 20 + random() * 80, 2 + random() * 7]
    context.fillStyle = clear(mix(light, dark, random()), 0.7)
    context.beginPath()
    context.ellipse(x, y, size * 1.5, size, 0, 0, Math.PI * 2)
    context.fill()
  }
  context.restore()
}

/** Darker to the edges and the ground, so that fish and numbers stand out. */
function paintDepth(context: Context, { water }: WaterColours): void {
  const deep = water.at(-1)!
  const shade = context.createRadialGradient(
    POND.width / 2,
    POND.height * 0.42,
    380,
    POND.width / 2,
    POND.height * 0.5,
    1_060,
  )
  shade.addColorStop(0, clear(deep, 0))
  shade.addColorStop(1, clear(darker(deep, 0.4), 0.78))
  context.fillStyle = shade
  context.fillRect(0, 0, POND.width, POND.height)
}
