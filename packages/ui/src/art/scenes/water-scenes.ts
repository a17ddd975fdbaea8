// SPDX-License-Identifier: Apache-2.0
import { mix } from '../colour.ts'
import { point, repeat, rounded, svg } from '../drawing.ts'
import { hazeColour, ridge } from './scene.ts'
import type { Scene } from './scene.ts'

/** A swell with light crests. */
export const waves: Scene = (canvas, palette, random) =>
  repeat(4, (layer) => {
    const y = canvas.height * (0.6 + layer * 0.08)
    const length = canvas.width / random.between(2.2, 3)
    const height = random.between(16, 26)
    let crest = `M${point(-length * random.between(0.2, 1), y)}`
    for (let x = -length; x < canvas.width + length; x += length)
      crest += `q${point(length * 0.3, -height)} ${point(length * 0.55, 0)}t${point(length * 0.45, 0)}`
    const fill =
      layer % 2 === 0
        ? mix(palette.mid, palette.glow, 0.5 - layer * 0.12)
        : mix(palette.mid, palette.deep, layer * 0.22)
    return svg`
      <path d="${crest}V${canvas.height + 10}H-400Z" fill="${fill}"/>
      <path d="${crest}" fill="none" stroke="${palette.light}" stroke-width="3" opacity="${rounded(0.7 - layer * 0.15)}"/>
    `
  })

/** The sea floor: corals, weed and shafts of light. */
export const reef: Scene = (canvas, palette, random) => {
  const { width, height } = canvas
  const weed = (x: number): string => {
    const tall = height * random.between(0.16, 0.34)
    const sway = random.between(-30, 30)
    return `M${point(x, height * 0.78)}q${point(sway, -tall * 0.35)} ${point(0, -tall * 0.6)}t${point(sway * 0.5, -tall * 0.4)}`
  }
  const coral = (x: number, colour: string): string => {
    const branch = (angle: number, length: number): string => {
      const radians = (angle * Math.PI) / 180
      return `l${point(Math.cos(radians) * length, Math.sin(radians) * length)}`
    }
    const stems = repeat(
      5,
      (index) =>
        `M${point(x, height * 0.76)}${branch(-150 + index * 30, 34)}${branch(-130 + index * 20, random.between(18, 42))}`,
    )
    return `<path d="${stems}" fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`
  }
  const weeds = repeat(8, (index) => weed(width * (index < 4 ? index * 0.07 : 0.72 + (index - 4) * 0.09)))
  const shafts = repeat(
    4,
    (index) =>
      `M${point(width * (0.1 + index * 0.24), -10)}l${point(50, 0)}l${point(random.between(-80, 60), height * 0.8)}l${point(-110, 0)}Z`,
  )
  return svg`
    <path d="${shafts}" fill="${palette.light}" opacity=".12"/>
    <path d="${weeds}" fill="none" stroke="${mix(palette.mid, palette.deep, 0.35)}" stroke-width="11" stroke-linecap="round"/>
    ${coral(width * 0.1, palette.accent)}
    ${coral(width * 0.92, mix(palette.accent, palette.deep, 0.35))}
    <path d="${ridge(canvas, random, { y: height * 0.78, height: 40, steps: 4 })}" fill="${hazeColour(palette, 0.7)}"/>
  `
}

/** Ice floes under a cold sky with northern lights. */
export const ice: Scene = (canvas, palette, random) => {
  const { width, height } = canvas
  const lights = repeat(3, (index) => {
    const y = height * (0.08 + index * 0.09)
    return `<path d="M-20 ${rounded(y + 40)}C${point(width * 0.3, y - 50)} ${point(width * 0.6, y + 70)} ${point(width + 20, y - 20)}V${rounded(y + 40)}C${point(width * 0.6, y + 150)} ${point(width * 0.3, y + 40)} -20 ${rounded(y + 130)}Z" fill="${index === 1 ? palette.glow : palette.accent}" opacity=".28" filter="url(#soft)"/>`
  })
  const floes = repeat(
    3,
    (layer) =>
      `<path d="${ridge(canvas, random, { y: height * (0.66 + layer * 0.08), height: 70 - layer * 16, steps: 7, jagged: true })}" fill="${mix(palette.light, palette.mid, 0.25 + layer * 0.3)}"/>`,
  )
  return lights + floes
}

/** Towers of cloud, light at the top. */
export const clouds: Scene = (canvas, palette, random) =>
  repeat(3, (layer) => {
    const base = canvas.height * (0.62 + layer * 0.11)
    const puffs = repeat(
      9,
      (index) =>
        `<circle cx="${rounded((index / 8) * canvas.width + random.between(-20, 20))}" cy="${rounded(base + random.between(-8, 22))}" r="${rounded(canvas.height * random.between(0.06, 0.12))}"/>`,
    )
    const fill =
      layer === 0
        ? mix(palette.glow, '#ffffff', 0.4)
        : mix(mix(palette.glow, palette.mid, 0.5), palette.mid, layer * 0.4)
    return svg`
      <g fill="${fill}" opacity="${rounded(0.6 + layer * 0.2)}">
      ${puffs}
      <rect y="${rounded(base + 10)}" width="${canvas.width}" height="${canvas.height}"/>
      </g>
    `
  })
