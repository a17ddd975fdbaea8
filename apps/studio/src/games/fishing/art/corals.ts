// SPDX-License-Identifier: Apache-2.0
import { POND } from '../pond/pond.ts'
import { darker, lighter } from './tints.ts'

type Random = () => number
type Context = CanvasRenderingContext2D

/** Where something stands: at both sides, rarely in the middle. */
export function standsAt(random: Random): number {
  const side = random() ** 1.7 * POND.width * 0.42
  return random() > 0.5 ? side : POND.width - side
}

const pinks = ['#ff5a8a', '#ff8a4a', '#c84ae0', '#ffc24a', '#4ad8c8', '#ff4a5a'] as const

/** A garden of corals: branches, fans, brains and tubes. */
export function corals(context: Context, random: Random): void {
  for (let count = 0; count < 34; count += 1) {
    const [x, y] = [standsAt(random), POND.height - 76 + random() * 50]
    const colour = pinks[Math.floor(random() * pinks.length)]!
    const size = 34 + random() * 62
    const kind = random()
    if (kind < 0.36) branch(context, random, x, y, -Math.PI / 2, size * 0.62, size * 0.17, colour, 5)
    else if (kind < 0.6) brain(context, random, x, y, size * 0.6, colour)
    else if (kind < 0.8) seaFan(context, random, x, y, size * 1.5, colour)
    else anemone(context, random, x, y, size * 0.8, colour)
  }
  tubes(context, random, pinks, 18)
}

function branch(
  context: Context,
  random: Random,
  x: number,
  y: number,
  angle: number,
  long: number,
  wide: number,
  colour: string,
  depth: number,
): void {
  const [toX, toY] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long]
  context.lineCap = 'round'
  for (const [extra, tone, shift] of [
    [3, darker(colour, 0.5), 0],
    [0, colour, 0],
    [-wide * 0.55, lighter(colour, 0.45), -wide * 0.14],
  ] as const) {
    context.strokeStyle = tone
    context.lineWidth = Math.max(1, wide + extra)
    context.beginPath()
    context.moveTo(x + shift, y)
    context.lineTo(toX + shift, toY)
    context.stroke()
  }
  if (depth === 0) return
  const forks = random() > 0.6 ? 3 : 2
  for (let fork = 0; fork < forks; fork += 1)
    branch(
      context,
      random,
      toX,
      toY,
      angle + (fork - (forks - 1) / 2) * (0.6 + random() * 0.3) + (random() - 0.5) * 0.2,
      long * (0.66 + random() * 0.16),
      wide * 0.74,
      colour,
      depth - 1,
    )
}

function brain(context: Context, random: Random, x: number, y: number, size: number, colour: string): void {
  const gradient = context.createRadialGradient(x - size * 0.3, y - size * 0.6, size * 0.1, x, y, size * 1.2)
  gradient.addColorStop(0, lighter(colour, 0.5))
  gradient.addColorStop(0.5, colour)
  gradient.addColorStop(1, darker(colour, 0.6))
  context.fillStyle = gradient
  context.beginPath()
  context.ellipse(x, y, size * 1.2, size, 0, Math.PI, Math.PI * 2)
  context.fill()
  context.save()
  context.clip()
  context.strokeStyle = darker(colour, 0.3)
  context.globalAlpha = 0.5
  context.lineWidth = 2.6
  for (let line = 0; line < 9; line += 1) {
    context.beginPath()
    let [atX, atY] = [x - size + (line / 8) * size * 2, y]
    context.moveTo(atX, atY)
    for (let step = 0; step < 6; step += 1) {
      atX += (random() - 0.5) * size * 0.5
      atY -= size / 6
      context.quadraticCurveTo(atX + (random() - 0.5) * 20, atY + 6, atX, atY)
    }
    context.stroke()
  }
  context.restore()
}

function seaFan(context: Context, random: Random, x: number, y: number, size: number, colour: string): void {
  context.save()
  context.globalAlpha = 0.86
  context.lineCap = 'round'
  for (let rib = -8; rib <= 8; rib += 1) {
    const angle = -Math.PI / 2 + rib * 0.095
    const long = size * (0.82 + random() * 0.2) * (1 - Math.abs(rib) * 0.022)
    context.strokeStyle = rib % 2 === 0 ? colour : lighter(colour, 0.28)
    context.lineWidth = 4.4 - Math.abs(rib) * 0.2
    context.beginPath()
    context.moveTo(x, y)
    context.quadraticCurveTo(
      x + Math.cos(angle) * long * 0.5,
      y + Math.sin(angle) * long * 0.66,
      x + Math.cos(angle) * long * 1.12,
      y + Math.sin(angle) * long,
    )
    context.stroke()
  }
  context.lineWidth = 1.6
  context.strokeStyle = darker(colour, 0.15)
  for (let arc = 2; arc < 9; arc += 1) {
    context.beginPath()
    context.ellipse(x, y, (size * arc) / 9, (size * arc) / 9.4, 0, -Math.PI / 2 - 0.74, -Math.PI / 2 + 0.74)
    context.stroke()
  }
  context.restore()
}

function anemone(context: Context, random: Random, x: number, y: number, size: number, colour: string): void {
  context.lineCap = 'round'
  for (let arm = 0; arm < 22; arm += 1) {
    const lean = (arm / 21 - 0.5) * 2
    const [tipX, tipY] = [
      x + lean * size * 0.9 + (random() - 0.5) * 12,
      y - size * (1 - lean * lean * 0.5) - random() * 8,
    ]
    context.strokeStyle = arm % 2 === 0 ? colour : darker(colour, 0.22)
    context.lineWidth = 8
    context.beginPath()
    context.moveTo(x + lean * size * 0.3, y)
    context.quadraticCurveTo(x + lean * size * 0.4, y - size * 0.7, tipX, tipY)
    context.stroke()
    context.fillStyle = lighter(colour, 0.6)
    context.beginPath()
    context.arc(tipX, tipY, 5, 0, Math.PI * 2)
    context.fill()
  }
}

/** Groups of tubes of different heights. */
export function tubes(context: Context, random: Random, colours: readonly string[], count: number): void {
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [standsAt(random), POND.height - 58 + random() * 46]
    const colour = colours[Math.floor(random() * colours.length)]!
    for (let tube = 0; tube < 4; tube += 1) {
      const [wide, high, left] = [9 + random() * 9, 30 + random() * 54, x + (tube - 1.5) * 17]
      const gradient = context.createLinearGradient(left, 0, left + wide, 0)
      gradient.addColorStop(0, darker(colour, 0.4))
      gradient.addColorStop(0.35, lighter(colour, 0.3))
      gradient.addColorStop(1, darker(colour, 0.5))
      context.fillStyle = gradient
      context.fillRect(left, y - high, wide, high)
      context.fillStyle = lighter(colour, 0.4)
      context.beginPath()
      context.ellipse(left + wide / 2, y - high, wide / 2, wide / 4, 0, 0, Math.PI * 2)
      context.fill()
      context.fillStyle = darker(colour, 0.7)
      context.beginPath()
      context.ellipse(left + wide / 2, y - high, wide / 3.2, wide / 7, 0, 0, Math.PI * 2)
      context.fill()
    }
  }
}
