// SPDX-License-Identifier: Apache-2.0
import { onCircle, point, polygon, repeat, rounded, starPath, svg } from '../drawing.ts'
import type { Pattern } from './pattern.ts'

/** Beams from behind the hero, alternately in the ground's light and in the second hue. */
export const rays: Pattern = (canvas, palette, random) => {
  const count = 2 * (7 + random.whole(5))
  const start = random.between(0, 360)
  const reach = canvas.width + canvas.height
  const beams = ['', '']
  for (let beam = 0; beam < count; beam++) {
    const angle = start + (beam * 360) / count
    const wedge = [
      [canvas.focusX, canvas.focusY],
      onCircle(canvas.focusX, canvas.focusY, reach, angle),
      onCircle(canvas.focusX, canvas.focusY, reach, angle + 180 / count),
    ] as const
    beams[beam % 2] += polygon(wedge)
  }
  return `<path d="${beams[0]}" fill="url(#beam)" opacity=".6"/><path d="${beams[1]}" fill="${palette.accent}" opacity=".13"/>`
}

/** Broken circles around the hero. */
export const rings: Pattern = (canvas, palette, random) => {
  const step = Math.min(canvas.width, canvas.height) * 0.13
  const circles = repeat(7, (index) => {
    const radius = (index + 1) * step + random.between(0, step * 0.3)
    const colour = index % 3 === 1 ? palette.accent : palette.glow
    return `<circle cx="${canvas.focusX}" cy="${canvas.focusY}" r="${rounded(radius)}" stroke="${colour}" stroke-width="${rounded(random.between(2, 12))}" stroke-dasharray="${rounded(random.between(30, 220))} ${rounded(random.between(10, 70))}" opacity="${rounded(0.6 - index * 0.06)}"/>`
  })
  return `<g fill="none" opacity=".6">${circles}</g>`
}

/** A rising disc behind the hero, with a thin ring. */
export const sun: Pattern = (canvas, palette, random) => {
  const radius = Math.min(canvas.width, canvas.height) * random.between(0.38, 0.42)
  const { focusX, focusY } = canvas
  return svg`
    <circle cx="${focusX}" cy="${focusY}" r="${rounded(radius * 1.18)}" fill="none" stroke="${palette.accent}" stroke-width="3" opacity=".7"/>
    <circle cx="${focusX}" cy="${focusY}" r="${rounded(radius)}" fill="url(#disc)"/>
  `
}

/** Points of light, and a few larger stars. */
export const stars: Pattern = (canvas, palette, random) => {
  const count = Math.round((canvas.width * canvas.height) / 2400)
  const dots = repeat(count, () => {
    const size = random.between(0.6, 1) + random.between(0, 1) ** 3 * 2.4
    return `<circle cx="${rounded(random.between(0, canvas.width))}" cy="${rounded(random.between(0, canvas.height))}" r="${rounded(size)}" opacity="${rounded(random.between(0.3, 1))}"/>`
  })
  const bright = repeat(5, () =>
    starPath(
      random.between(0, canvas.width),
      random.between(0, canvas.height * 0.7),
      random.between(5, 12),
      4,
      0.22,
    ),
  )
  return `<g fill="#fff">${dots}</g><path d="${bright}" fill="${palette.accent}" opacity=".9"/>`
}

/** Lightning from above. */
export const bolts: Pattern = (canvas, palette, random) => {
  const path = repeat(4, () => {
    let x = random.between(0.08, 0.92) * canvas.width
    let y = -10
    let line = `M${point(x, y)}`
    while (y < canvas.height * 0.72) {
      x += random.between(-0.1, 0.1) * canvas.width
      y += random.between(26, 66)
      line += `L${point(x, y)}`
    }
    return line
  })
  return svg`
    <path d="${path}" fill="none" stroke="${palette.accent}" stroke-width="9" opacity=".35" filter="url(#soft)"/>
    <path d="${path}" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round" opacity=".85"/>
  `
}
