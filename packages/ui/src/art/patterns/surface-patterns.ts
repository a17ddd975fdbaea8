// SPDX-License-Identifier: Apache-2.0
import { point, polygon, repeat, rounded } from '../drawing.ts'
import type { Pattern } from './pattern.ts'

/** Dots that shrink away from the light. */
export const dots: Pattern = (canvas, palette) => {
  const spacing = 38
  let circles = ''
  for (let row = 0; row * 34 <= canvas.height; row++) {
    for (let column = 0; column * spacing <= canvas.width + spacing; column++) {
      const x = column * spacing + (row % 2) * (spacing / 2)
      const distance = Math.hypot(x - canvas.focusX, row * 34 - canvas.focusY)
      circles += `<circle cx="${x}" cy="${row * 34}" r="${rounded(Math.max(1.5, 12 - distance / 34))}"/>`
    }
  }
  return `<g fill="${palette.glow}" opacity=".4">${circles}</g>`
}

/** Overlapping scales, as on a fish or a dragon. */
export const scales: Pattern = (canvas, palette, random) => {
  const size = random.between(40, 52)
  let arcs = ''
  for (let row = 0; row * size * 0.8 <= canvas.height; row++) {
    for (let column = -1; column * size <= canvas.width; column++) {
      const x = column * size + (row % 2) * (size / 2)
      arcs += `M${point(x, row * size * 0.8)}a${rounded(size / 2)} ${rounded(size / 2)} 0 0 0 ${rounded(size)} 0`
    }
  }
  return `<path d="${arcs}" fill="none" stroke="${palette.glow}" stroke-width="2.5" opacity=".3"/>`
}

/** Hexagonal tiles, some of them lit: our own pattern. */
export const tesserae: Pattern = (canvas, palette, random) => {
  const size = 34
  const colours = [palette.glow, palette.accent, palette.light]
  let tiles = ''
  for (let row = 0; row * size * 1.5 <= canvas.height + size; row++) {
    for (let column = 0; column * size * 1.732 <= canvas.width + size; column++) {
      const x = (column + (row % 2) / 2) * size * 1.732
      const y = row * size * 1.5
      const near = 1 - Math.min(1, Math.hypot(x - canvas.focusX, y - canvas.focusY) / (canvas.height * 0.7))
      const opacity = rounded(near * random.between(0, 0.55))
      if (opacity > 0)
        tiles += `<path d="${hexagon(x, y, size * 0.92)}" fill="${random.pick(colours)}" opacity="${opacity}"/>`
    }
  }
  return tiles
}

function hexagon(x: number, y: number, radius: number): string {
  const across = radius * 0.866
  return polygon([
    [x, y - radius],
    [x + across, y - radius / 2],
    [x + across, y + radius / 2],
    [x, y + radius],
    [x - across, y + radius / 2],
    [x - across, y - radius / 2],
  ])
}

/** Slanted stripes. */
export const stripes: Pattern = (canvas, palette, random) => {
  const width = random.between(26, 44)
  const lean = canvas.height * random.pick([-0.35, 0.35])
  const bands = repeat(Math.ceil((canvas.width + canvas.height) / width / 2), (index) => {
    const x = index * width * 2 - canvas.height * 0.35
    return polygon([
      [x, 0],
      [x + width, 0],
      [x + width + lean, canvas.height],
      [x + lean, canvas.height],
    ])
  })
  return `<path d="${bands}" fill="${palette.glow}" opacity=".16"/>`
}

/** A floor of lines in perspective. */
export const grid: Pattern = (canvas, palette) => {
  const { width, height, focusX } = canvas
  const horizon = height * 0.55
  const towards = repeat(19, (index) => {
    const x = ((index - 4) / 10) * width
    return `M${point(x, height)}L${point(focusX + (x - focusX) * 0.22, horizon)}`
  })
  const across = repeat(
    9,
    (index) => `M0 ${rounded(horizon + (height - horizon) * (index / 8) ** 1.9)}H${width}`,
  )
  return `<path d="${towards}${across}" fill="none" stroke="${palette.accent}" stroke-width="2" opacity=".55"/>`
}

/** Lozenges flying outwards, like splintered glass. */
export const shards: Pattern = (canvas, palette, random) => {
  const colours = [palette.light, palette.glow, palette.accent]
  return repeat(18, () => {
    const angle = random.between(0, 360)
    const distance = random.between(0.22, 0.75) * canvas.width
    const length = random.between(14, 58)
    const shape = polygon([
      [distance - length, 0],
      [distance, length * 0.32],
      [distance + length, 0],
      [distance, -length * 0.32],
    ])
    return `<path d="${shape}" fill="${random.pick(colours)}" opacity="${rounded(random.between(0.2, 0.6))}" transform="translate(${canvas.focusX} ${canvas.focusY}) rotate(${rounded(angle)})"/>`
  })
}

/** Drifting bubbles with a light edge. */
export const caustics: Pattern = (canvas, palette, random) => {
  const circles = repeat(30, () => {
    const radius = 4 + random.between(0, 1) ** 2 * 34
    return `<circle cx="${rounded(random.between(0, canvas.width))}" cy="${rounded(random.between(0, canvas.height))}" r="${rounded(radius)}" opacity="${rounded(random.between(0.15, 0.5))}"/>`
  })
  return `<g fill="${palette.glow}" fill-opacity=".18" stroke="#fff" stroke-width="2">${circles}</g>`
}
