// SPDX-License-Identifier: Apache-2.0
import { canvasOf } from './canvas-of.ts'
import { decorationRandom } from '../../../runtime/stage/decoration-random.ts'

const CAUSTIC_SIZE = 256
const CAUSTIC_CELLS = 26

/** The net of light below waves; its edges meet, so that it can be laid like tiles. */
export function paintCaustics(): HTMLCanvasElement {
  const [canvas, context] = canvasOf(CAUSTIC_SIZE, CAUSTIC_SIZE)
  const random = decorationRandom(41)
  const xs = Array.from({ length: CAUSTIC_CELLS }, () => random() * CAUSTIC_SIZE)
  const ys = Array.from({ length: CAUSTIC_CELLS }, () => random() * CAUSTIC_SIZE)
  const image = context.createImageData(CAUSTIC_SIZE, CAUSTIC_SIZE)
  const around = (distance: number): number => Math.min(Math.abs(distance), CAUSTIC_SIZE - Math.abs(distance))
  for (let y = 0; y < CAUSTIC_SIZE; y += 1)
    for (let x = 0; x < CAUSTIC_SIZE; x += 1) {
      let [nearest, next] = [Infinity, Infinity]
      for (let cell = 0; cell < CAUSTIC_CELLS; cell += 1) {
        const far = Math.hypot(around(x - xs[cell]!), around(y - ys[cell]!))
        if (far < nearest) [nearest, next] = [far, nearest]
        else if (far < next) next = far
      }
      const line = Math.max(0, 1 - (next - nearest) / 24)
      const at = (y * CAUSTIC_SIZE + x) * 4
      image.data[at] = image.data[at + 1] = image.data[at + 2] = 255
      image.data[at + 3] = Math.round(255 * line ** 3.4)
    }
  context.putImageData(image, 0, 0)
  return canvas
}

/** A beam of light that widens and fades downwards. */
export function paintShaft(): HTMLCanvasElement {
  const [canvas, context] = canvasOf(128, 256)
  for (let y = 0; y < 256; y += 1) {
    const fade = (1 - y / 256) ** 1.4
    const half = 22 + (y / 256) * 40
    const gradient = context.createLinearGradient(64 - half, 0, 64 + half, 0)
    gradient.addColorStop(0, 'rgba(255,255,255,0)')
    gradient.addColorStop(0.5, `rgba(255,255,255,${fade})`)
    gradient.addColorStop(1, 'rgba(255,255,255,0)')
    context.fillStyle = gradient
    context.fillRect(0, y, 128, 1)
  }
  return canvas
}

/** A bubble with a glint. */
export function paintBubble(): HTMLCanvasElement {
  const [canvas, context] = canvasOf(48, 48)
  const gradient = context.createRadialGradient(24, 24, 6, 24, 24, 22)
  gradient.addColorStop(0, 'rgba(255,255,255,0.04)')
  gradient.addColorStop(0.75, 'rgba(220,250,255,0.16)')
  gradient.addColorStop(1, 'rgba(240,255,255,0.75)')
  context.fillStyle = gradient
  context.beginPath()
  context.arc(24, 24, 21, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = 'rgba(255,255,255,0.9)'
  context.beginPath()
  context.ellipse(16, 14, 5, 3.4, -0.7, 0, Math.PI * 2)
  context.fill()
  return canvas
}

/** Frost from the edges of the pond inwards. */
export function paintFrost(): HTMLCanvasElement {
  const [canvas, context] = canvasOf(800, 450)
  const random = decorationRandom(9)
  const haze = context.createRadialGradient(400, 225, 120, 400, 225, 470)
  haze.addColorStop(0, 'rgba(170,225,255,0.10)')
  haze.addColorStop(0.6, 'rgba(190,235,255,0.26)')
  haze.addColorStop(1, 'rgba(240,252,255,0.86)')
  context.fillStyle = haze
  context.fillRect(0, 0, 800, 450)
  context.lineCap = 'round'
  for (let crystal = 0; crystal < 130; crystal += 1) {
    const side = Math.floor(random() * 4)
    const [x, y] = side < 2 ? [random() * 800, side * 450] : [(side - 2) * 800, random() * 450]
    needle(
      context,
      random,
      x,
      y,
      Math.atan2(225 - y, 400 - x) + (random() - 0.5) * 0.9,
      30 + random() * 62,
      2.4,
    )
  }
  return canvas
}

function needle(
  context: CanvasRenderingContext2D,
  random: () => number,
  x: number,
  y: number,
  angle: number,
  long: number,
  wide: number,
): void {
  context.strokeStyle = `rgba(255,255,255,${0.25 + random() * 0.4})`
  context.lineWidth = wide
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + Math.cos(angle) * long, y + Math.sin(angle) * long)
  context.stroke()
  if (wide < 1) return
  for (let step = 1; step < 4; step += 1) {
    const at = (long * step) / 4
    for (const side of [-1, 1])
      needle(
        context,
        random,
        x + Math.cos(angle) * at,
        y + Math.sin(angle) * at,
        angle + side,
        long * 0.3,
        wide * 0.38,
      )
  }
}

/** A coin of gold. */
export function paintCoin(): HTMLCanvasElement {
  const [canvas, context] = canvasOf(64, 64)
  const gradient = context.createLinearGradient(0, 4, 0, 60)
  for (const [at, colour] of [
    [0, '#fffbd0'],
    [0.4, '#ffcf3a'],
    [1, '#b86a00'],
  ] as const)
    gradient.addColorStop(at, colour)
  context.fillStyle = '#8a4a00'
  context.beginPath()
  context.arc(32, 32, 29, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = gradient
  context.beginPath()
  context.arc(32, 31, 26, 0, Math.PI * 2)
  context.fill()
  context.strokeStyle = 'rgba(140,76,0,0.7)'
  context.lineWidth = 3
  context.beginPath()
  for (let corner = 0; corner < 6; corner += 1)
    context.lineTo(32 + Math.sin((corner * Math.PI) / 3) * 15, 31 - Math.cos((corner * Math.PI) / 3) * 15)
  context.closePath()
  context.stroke()
  context.fillStyle = 'rgba(255,255,255,0.75)'
  context.beginPath()
  context.ellipse(22, 18, 8, 4, -0.7, 0, Math.PI * 2)
  context.fill()
  return canvas
}

/** A leaf of weed that stands on its root; it is swayed as a mesh. */
export function paintWeed(colour: string, light: string): HTMLCanvasElement {
  const [canvas, context] = canvasOf(72, 256)
  for (const [lean, high, x] of [
    [-10, 200, 22],
    [8, 250, 36],
    [12, 170, 50],
  ] as const) {
    const gradient = context.createLinearGradient(0, 256, 0, 256 - high)
    gradient.addColorStop(0, colour)
    gradient.addColorStop(1, light)
    context.fillStyle = gradient
    context.beginPath()
    context.moveTo(x - 7, 256)
    context.bezierCurveTo(
      x - 16 + lean,
      256 - high * 0.4,
      x - 2 - lean,
      256 - high * 0.7,
      x + lean,
      256 - high,
    )
    context.bezierCurveTo(x + 8 - lean, 256 - high * 0.6, x + 12 + lean, 256 - high * 0.3, x + 7, 256)
    context.fill()
  }
  return canvas
}
