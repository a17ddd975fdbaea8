// SPDX-License-Identifier: Apache-2.0
import { POND } from '../pond/pond.ts'
import { clear, darker, lighter, mix } from './tints.ts'

type Random = () => number
type Context = CanvasRenderingContext2D
const STONE = '#5f9a86'

/** A temple that sank: a stair and a gate in the middle, columns, a face of stone, gold. */
export function ruins(context: Context, random: Random): void {
  gate(context)
  for (const [x, high, wide, far] of [
    [130, 470, 66, 0.1],
    [290, 380, 52, 0.4],
    [430, 300, 42, 0.6],
    [1_170, 300, 42, 0.6],
    [1_310, 390, 52, 0.4],
    [1_470, 480, 66, 0.1],
  ] as const)
    column(context, random, x, POND.height - 60, wide, high, mix(STONE, '#1a6a6a', far))
}

function stoneOf(context: Context, x: number, wide: number, colour: string): CanvasGradient {
  const gradient = context.createLinearGradient(x, 0, x + wide, 0)
  gradient.addColorStop(0, darker(colour, 0.45))
  gradient.addColorStop(0.3, lighter(colour, 0.28))
  gradient.addColorStop(0.6, colour)
  gradient.addColorStop(1, darker(colour, 0.55))
  return gradient
}

function column(
  context: Context,
  random: Random,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour: string,
): void {
  context.fillStyle = stoneOf(context, x - wide / 2, wide, colour)
  const top = y - high
  // A broken end is not straight.
  context.beginPath()
  context.moveTo(x - wide / 2, y)
  context.lineTo(x - wide / 2, top + random() * 14)
  for (let step = 1; step < 5; step += 1)
    context.lineTo(x - wide / 2 + (wide * step) / 5, top + random() * 24 - 8)
  context.lineTo(x + wide / 2, top + random() * 14)
  context.lineTo(x + wide / 2, y)
  context.fill()
  context.strokeStyle = clear(darker(colour, 0.6), 0.5)
  context.lineWidth = 3
  for (let flute = 1; flute < 5; flute += 1) {
    context.beginPath()
    context.moveTo(x - wide / 2 + (wide * flute) / 5, y)
    context.lineTo(x - wide / 2 + (wide * flute) / 5, top + 30)
    context.stroke()
  }
  for (const at of [0, high * 0.5, high - 46]) {
    context.fillStyle = stoneOf(context, x - wide * 0.66, wide * 1.32, lighter(colour, 0.06))
    context.fillRect(x - wide * 0.66, y - at - 26, wide * 1.32, 24)
    context.fillStyle = clear('#ffd76a', 0.55)
    context.fillRect(x - wide * 0.66, y - at - 17, wide * 1.32, 5)
  }
  // Moss.
  context.fillStyle = clear('#3f8a3a', 0.55)
  for (let tuft = 0; tuft < 12; tuft += 1) {
    context.beginPath()
    context.ellipse(
      x + (random() - 0.5) * wide,
      y - random() * high,
      7 + random() * 12,
      5 + random() * 6,
      0,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

function gate(context: Context): void {
  const [middle, ground] = [POND.width / 2, POND.height - 70]
  for (let step = 0; step < 7; step += 1) {
    const wide = 660 - step * 52
    const top = ground - 28 - step * 26
    context.fillStyle = mix('#2f7f78', '#1a6a6a', step / 9)
    context.fillRect(middle - wide / 2, top, wide, 27)
    context.fillStyle = clear('#bfe6c0', 0.22)
    context.fillRect(middle - wide / 2, top, wide, 4)
  }
  const base = ground - 28 - 6 * 26
  const colour = '#27797a'
  for (const side of [-1, 1]) {
    context.fillStyle = stoneOf(context, middle + side * 130 - 34, 68, colour)
    context.fillRect(middle + side * 130 - 34, base - 200, 68, 200)
  }
  context.fillStyle = stoneOf(context, middle - 200, 400, lighter(colour, 0.04))
  context.fillRect(middle - 196, base - 244, 392, 48)
  context.beginPath()
  context.moveTo(middle - 214, base - 244)
  context.lineTo(middle, base - 340)
  context.lineTo(middle + 214, base - 244)
  context.fill()
  const glow = context.createRadialGradient(middle, base - 90, 0, middle, base - 90, 230)
  glow.addColorStop(0, clear('#fff0b0', 0.85))
  glow.addColorStop(0.35, clear('#ffcf5a', 0.42))
  glow.addColorStop(1, clear('#ffb020', 0))
  context.fillStyle = clear('#082a34', 0.85)
  context.fillRect(middle - 96, base - 196, 192, 196)
  context.fillStyle = glow
  context.fillRect(middle - 240, base - 330, 480, 360)
  // The sun of the temple in its gable.
  context.fillStyle = '#ffd76a'
  context.beginPath()
  context.arc(middle, base - 280, 22, 0, Math.PI * 2)
  context.fill()
  context.strokeStyle = clear('#ffe9a8', 0.8)
  context.lineWidth = 4
  for (let beam = 0; beam < 12; beam += 1) {
    const angle = (beam * Math.PI) / 6
    context.beginPath()
    context.moveTo(middle + Math.cos(angle) * 28, base - 280 + Math.sin(angle) * 28)
    context.lineTo(middle + Math.cos(angle) * 40, base - 280 + Math.sin(angle) * 40)
    context.stroke()
  }
}
