// SPDX-License-Identifier: Apache-2.0
import { darker, lighter } from '../colour.ts'
import { polygon, rounded, svg } from '../drawing.ts'
import type { Particle } from './particle.ts'

/** A gold coin, turned in flight. */
export const coins: Particle = (size, _palette, random) => {
  const turn = random.between(0.45, 0.95)
  const [across, up] = [rounded(size * turn), rounded(size)]
  return svg`
    <ellipse cx="${rounded(-size * 0.16)}" cy="${rounded(size * 0.06)}" rx="${across}" ry="${up}" fill="#8a4b06"/>
    <ellipse rx="${across}" ry="${up}" fill="url(#gold)"/>
    <ellipse rx="${rounded(size * turn * 0.72)}" ry="${rounded(size * 0.72)}" fill="none" stroke="#b56a0a" stroke-width="${rounded(size * 0.1)}"/>
    <path d="${polygon([
      [-size * turn * 0.3, 0],
      [0, -size * 0.42],
      [size * turn * 0.3, 0],
      [0, size * 0.42],
    ])}" fill="#fff6c8"/>
  `
}

/** A cut gem in the second hue. */
export const gems: Particle = (size, palette, random) => {
  const colour = random.happens(0.65) ? palette.accent : palette.glow
  const table = size * 0.5
  const facet = (points: readonly (readonly [number, number])[], fill: string): string =>
    `<path d="${polygon(points)}" fill="${fill}"/>`
  return (
    facet(
      [
        [-size, -size * 0.25],
        [-table, -size * 0.8],
        [table, -size * 0.8],
        [size, -size * 0.25],
        [0, size],
      ],
      colour,
    ) +
    facet(
      [
        [-table, -size * 0.8],
        [table, -size * 0.8],
        [size * 0.36, -size * 0.25],
        [-size * 0.36, -size * 0.25],
      ],
      lighter(colour, 0.75),
    ) +
    facet(
      [
        [-size, -size * 0.25],
        [-table, -size * 0.8],
        [-size * 0.36, -size * 0.25],
      ],
      lighter(colour, 0.4),
    ) +
    facet(
      [
        [size * 0.36, -size * 0.25],
        [size, -size * 0.25],
        [0, size],
      ],
      darker(colour, 0.35),
    ) +
    facet(
      [
        [-size * 0.36, -size * 0.25],
        [size * 0.36, -size * 0.25],
        [0, size],
      ],
      lighter(colour, 0.25),
    )
  )
}
