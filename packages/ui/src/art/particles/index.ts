// SPDX-License-Identifier: Apache-2.0
import type { DrawingRandom } from '../drawing-random.ts'
import { repeat, rounded, svg } from '../drawing.ts'
import type { Canvas } from '../drawing.ts'
import type { Palette } from '../palette.ts'
import { bubbles, confetti, embers, feathers, leaves, petals, snow, sparks } from './air-particles.ts'
import { coins, gems } from './treasure-particles.ts'

/** Small things in the air, by name. */
export const particles = { bubbles, coins, confetti, embers, feathers, gems, leaves, petals, snow, sparks }

export type ParticleName = keyof typeof particles

/**
 * The position of a scatter: all around behind the hero, or in front of it, large and out of focus, at the
 * edges.
 */
export type Depth = 'behind' | 'before'

/** Scatters one kind of particle; the hero's middle stays free. */
export function scatterParticles(
  name: ParticleName,
  depth: Depth,
  canvas: Canvas,
  palette: Palette,
  random: DrawingRandom,
): string {
  const unit = Math.min(canvas.width, canvas.height)
  const count = depth === 'behind' ? 15 : 4
  const things = repeat(count, () => {
    const size = unit * (depth === 'behind' ? random.between(0.012, 0.042) : random.between(0.05, 0.085))
    const [x, y] = placeAround(canvas, depth, random)
    return svg`
      <g transform="translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(random.between(-70, 70))})">
      ${particles[name](size, palette, random)}
      </g>
    `
  })
  return depth === 'before' ? `<g filter="url(#far)">${things}</g>` : things
}

function placeAround(canvas: Canvas, depth: Depth, random: DrawingRandom): [number, number] {
  const unit = Math.min(canvas.width, canvas.height)
  const angle = random.between(0, Math.PI * 2)
  const distance = depth === 'behind' ? random.between(0.36, 0.62) : random.between(0.52, 0.6)
  const x = canvas.focusX + Math.cos(angle) * unit * distance * (depth === 'behind' ? 1 : 0.98)
  const y = canvas.focusY + Math.sin(angle) * unit * distance * (depth === 'behind' ? 1.05 : 0.8)
  return [x, y]
}
