// SPDX-License-Identifier: Apache-2.0
import { canvasOf } from './canvas-of.ts'
import { decorationRandom } from '../../../runtime/stage/decoration-random.ts'

/** The wave that clears the pond: foam at its front, clear water behind. */
export function paintWave(): HTMLCanvasElement {
  const [canvas, context] = canvasOf(700, 700)
  const random = decorationRandom(77)
  const front = (y: number, shift: number): number =>
    90 + shift + Math.sin(y / 70) * 34 + Math.sin(y / 27 + 1) * 12
  for (const [shift, alpha] of [
    [0, 0.34],
    [40, 0.3],
    [90, 0.24],
  ] as const) {
    const gradient = context.createLinearGradient(60 + shift, 0, 680, 0)
    gradient.addColorStop(0, `rgba(240,253,255,${alpha + 0.3})`)
    gradient.addColorStop(0.25, `rgba(150,225,255,${alpha})`)
    gradient.addColorStop(1, 'rgba(120,210,255,0)')
    context.fillStyle = gradient
    context.beginPath()
    context.moveTo(700, 0)
    for (let y = 0; y <= 700; y += 10) context.lineTo(front(y, shift), y)
    context.lineTo(700, 700)
    context.fill()
  }
  for (let fleck = 0; fleck < 420; fleck += 1) {
    const y = random() * 700
    context.fillStyle = `rgba(255,255,255,${0.25 + random() * 0.6})`
    context.beginPath()
    context.arc(front(y, random() ** 2 * 150) - 4, y, 1.5 + random() * 7 * random(), 0, Math.PI * 2)
    context.fill()
  }
  return canvas
}
