// SPDX-License-Identifier: Apache-2.0
import { POND } from '../pond/pond.ts'
import { standsAt } from './corals.ts'
import { clear, darker, lighter } from './tints.ts'

type Random = () => number
type Context = CanvasRenderingContext2D

/** The deep: bones of a giant, glowing mushrooms and crystals, vents that burn. */
export function vents(context: Context, random: Random): void {
  bones(context)
  for (let count = 0; count < 6; count += 1) vent(context, random, standsAt(random), POND.height - 60)
  for (let count = 0; count < 22; count += 1)
    crystal(context, random, standsAt(random), POND.height - 50 + random() * 36)
  for (let count = 0; count < 30; count += 1)
    mushroom(context, random, standsAt(random), POND.height - 46 + random() * 40)
  for (let count = 0; count < 150; count += 1) {
    context.fillStyle = clear(random() > 0.5 ? '#7af0ff' : '#c88aff', 0.15 + random() * 0.5)
    context.beginPath()
    context.arc(random() * POND.width, random() * POND.height, 0.8 + random() * 2, 0, Math.PI * 2)
    context.fill()
  }
}

function shine(context: Context, x: number, y: number, size: number, colour: string, alpha: number): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, size)
  gradient.addColorStop(0, clear(colour, alpha))
  gradient.addColorStop(1, clear(colour, 0))
  context.fillStyle = gradient
  context.fillRect(x - size, y - size, size * 2, size * 2)
}

function bones(context: Context): void {
  context.lineCap = 'round'
  for (let rib = 0; rib < 9; rib += 1) {
    const x = 520 + rib * 66
    const high = 210 - Math.abs(rib - 4) * 24
    context.strokeStyle = clear('#3a4a9a', 0.5)
    context.lineWidth = 17 - Math.abs(rib - 4) * 1.4
    context.beginPath()
    context.moveTo(x, POND.height - 80)
    context.bezierCurveTo(
      x - 90,
      POND.height - 80 - high * 0.7,
      x - 30,
      POND.height - 90 - high,
      x + 46,
      POND.height - 84 - high,
    )
    context.stroke()
    context.strokeStyle = clear('#8a9cff', 0.2)
    context.lineWidth = 4
    context.stroke()
  }
}

function vent(context: Context, random: Random, x: number, y: number): void {
  const high = 80 + random() * 90
  shine(context, x, y - high, 120, '#ff7a3a', 0.5)
  const gradient = context.createLinearGradient(x - 40, 0, x + 40, 0)
  gradient.addColorStop(0, '#0a0c22')
  gradient.addColorStop(0.4, '#353a72')
  gradient.addColorStop(1, '#070818')
  context.fillStyle = gradient
  context.beginPath()
  context.moveTo(x - 48, y)
  context.quadraticCurveTo(x - 22, y - high * 0.5, x - 18, y - high)
  context.lineTo(x + 18, y - high)
  context.quadraticCurveTo(x + 24, y - high * 0.4, x + 50, y)
  context.fill()
  context.fillStyle = '#ffb05a'
  context.beginPath()
  context.ellipse(x, y - high, 17, 6, 0, 0, Math.PI * 2)
  context.fill()
}

function crystal(context: Context, random: Random, x: number, y: number): void {
  const colour = random() > 0.5 ? '#5ae8ff' : '#b06aff'
  shine(context, x, y - 30, 90, colour, 0.34)
  for (let spike = 0; spike < 5; spike += 1) {
    const [lean, high, wide] = [(spike - 2) * 0.24, 40 + random() * 60, 7 + random() * 7]
    const [tipX, tipY] = [x + Math.sin(lean) * high, y - Math.cos(lean) * high]
    const gradient = context.createLinearGradient(x, y, tipX, tipY)
    gradient.addColorStop(0, darker(colour, 0.6))
    gradient.addColorStop(1, lighter(colour, 0.5))
    context.fillStyle = gradient
    context.beginPath()
    context.moveTo(x - wide + (spike - 2) * 8, y)
    context.lineTo(tipX, tipY)
    context.lineTo(x + wide + (spike - 2) * 8, y)
    context.fill()
  }
}

function mushroom(context: Context, random: Random, x: number, y: number): void {
  const colour = ['#3affd0', '#ff5ad0', '#6a8aff', '#ffd45a'][Math.floor(random() * 4)]!
  const [high, wide] = [24 + random() * 56, 12 + random() * 16]
  context.strokeStyle = clear(lighter(colour, 0.3), 0.7)
  context.lineWidth = 4
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(x + 8, y - high * 0.5, x, y - high)
  context.stroke()
  shine(context, x, y - high, wide * 3, colour, 0.55)
  const gradient = context.createLinearGradient(0, y - high - wide * 0.8, 0, y - high)
  gradient.addColorStop(0, lighter(colour, 0.6))
  gradient.addColorStop(1, colour)
  context.fillStyle = gradient
  context.beginPath()
  context.ellipse(x, y - high, wide, wide * 0.8, 0, Math.PI, Math.PI * 2)
  context.fill()
}
