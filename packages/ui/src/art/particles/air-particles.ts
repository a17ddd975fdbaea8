// SPDX-License-Identifier: Apache-2.0
import { darker, lighter } from '../colour.ts'
import { glintPath, onCircle, point, rounded, starPath, svg } from '../drawing.ts'
import type { Particle } from './particle.ts'

/** A glowing cinder. */
export const embers: Particle = (size, palette, random) =>
  svg`
    <circle r="${rounded(size * 0.9)}" fill="${palette.accent}" opacity=".35"/>
    <path d="${starPath(0, 0, size * 0.55, 3, 0.6, random.between(0, 360))}" fill="${lighter(palette.accent, 0.6)}"/>
  `

/** A soap-like bubble. */
export const bubbles: Particle = (size, palette) =>
  svg`
    <circle r="${rounded(size)}" fill="${palette.glow}" fill-opacity=".22" stroke="#fff" stroke-opacity=".8" stroke-width="${rounded(Math.max(1.2, size * 0.09))}"/>
    <ellipse cx="${rounded(-size * 0.36)}" cy="${rounded(-size * 0.42)}" rx="${rounded(size * 0.26)}" ry="${rounded(size * 0.17)}" fill="#fff" opacity=".9" transform="rotate(-35)"/>
  `

/** A petal, two-toned. */
export const petals: Particle = (size, palette) =>
  svg`
    <path d="M0 ${rounded(-size)}C${point(size, -size * 0.5)} ${point(size * 0.6, size * 0.7)} 0 ${rounded(size)}C${point(-size * 0.6, size * 0.7)} ${point(-size, -size * 0.5)} 0 ${rounded(-size)}Z" fill="${palette.accent}"/>
    <path d="M0 ${rounded(-size)}C${point(size * 0.3, -size * 0.3)} ${point(size * 0.2, size * 0.5)} 0 ${rounded(size)}C${point(-size * 0.6, size * 0.7)} ${point(-size, -size * 0.5)} 0 ${rounded(-size)}Z" fill="${lighter(palette.accent, 0.45)}"/>
  `

/** A leaf with its vein. */
export const leaves: Particle = (size, palette, random) => {
  const colour = random.happens(0.6) ? palette.accent : palette.glow
  return svg`
    <path d="M${point(-size, 0)}Q${point(0, -size * 0.9)} ${point(size, 0)}Q${point(0, size * 0.9)} ${point(-size, 0)}Z" fill="${colour}"/>
    <path d="M${point(-size, 0)}Q${point(0, size * 0.9)} ${point(size, 0)}Z" fill="${darker(colour, 0.28)}"/>
  `
}

/** A flake of snow. */
export const snow: Particle = (size) => {
  const arms = [0, 60, 120]
    .map(
      (angle) =>
        `M${onCircle(0, 0, size, angle).map(rounded).join(' ')}L${onCircle(0, 0, size, angle + 180)
          .map(rounded)
          .join(' ')}`,
    )
    .join('')
  return svg`
    <circle r="${rounded(size)}" fill="#fff" opacity=".16"/>
    <path d="${arms}" stroke="#fff" stroke-width="${rounded(Math.max(1.5, size * 0.2))}" stroke-linecap="round"/>
  `
}

/** A paper strip. */
export const confetti: Particle = (size, palette, random) => {
  const colour = random.pick([palette.accent, palette.glow, palette.light, palette.dark])
  return `<path d="M${point(-size, -size * 0.35)}Q${point(0, -size * 0.9)} ${point(size, -size * 0.3)}L${point(size, size * 0.3)}Q${point(0, -size * 0.3)} ${point(-size, size * 0.3)}Z" fill="${colour}"/>`
}

/** A glint of light. */
export const sparks: Particle = (size, palette, random) =>
  `<path d="${glintPath(0, 0, size * 1.2)}" fill="${random.happens(0.5) ? '#ffffff' : lighter(palette.accent, 0.4)}"/>`

/** A feather's soft half-moon. */
export const feathers: Particle = (size, palette) =>
  svg`
    <path d="M${point(-size, size * 0.6)}C${point(-size * 0.4, -size * 0.9)} ${point(size * 0.7, -size)} ${point(size, -size * 0.5)}C${point(size * 0.8, size * 0.3)} ${point(-size * 0.1, size * 0.7)} ${point(-size, size * 0.6)}Z" fill="${lighter(palette.accent, 0.35)}"/>
    <path d="M${point(-size * 1.1, size * 0.75)}Q${point(-size * 0.1, 0)} ${point(size * 0.8, -size * 0.45)}" fill="none" stroke="${darker(palette.accent, 0.3)}" stroke-width="${rounded(Math.max(1, size * 0.08))}"/>
  `
