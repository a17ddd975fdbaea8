// SPDX-License-Identifier: Apache-2.0
import { darker, lighter, mix } from './colour.ts'
import { drawingRandom } from './drawing-random.ts'
import type { DrawingRandom } from './drawing-random.ts'
import { glintPath, repeat, roundGradient, rounded, stops, svg } from './drawing.ts'
import type { Canvas } from './drawing.ts'
import type { Palette } from './palette.ts'
import { patterns } from './patterns/index.ts'
import type { PatternName } from './patterns/index.ts'
import { scenes } from './scenes/index.ts'
import type { SceneName } from './scenes/index.ts'

/** Gradients and filters that patterns, scenes and particles share, under fixed names. */
export function sharedDefs(canvas: Canvas, palette: Palette): string {
  const { focusX, focusY, width, height } = canvas
  const reach = Math.max(width, height) * 0.72
  return [
    roundGradient('ground', focusX, focusY, reach, [
      [0, palette.glow],
      [0.36, mix(palette.glow, palette.mid, 0.82)],
      [0.62, palette.mid],
      [1, palette.deep],
    ]),
    roundGradient('beam', focusX, focusY, reach * 0.85, [
      [0, '#ffffff', 0.75],
      [0.5, palette.glow, 0.4],
      [1, palette.glow, 0],
    ]),
    roundGradient('halo', focusX, focusY, Math.min(width, height) * 0.55, [
      [0, '#ffffff', 0.9],
      [0.4, lighter(palette.glow, 0.2), 0.55],
      [1, palette.glow, 0],
    ]),
    svg`
      <radialGradient id="disc" cx=".5" cy=".5" r=".5">
      ${stops([
        [0, '#ffffff', 0.95],
        [0.55, palette.glow, 0.75],
        [1, palette.glow, 0.1],
      ])}
      </radialGradient>
    `,
    svg`
      <linearGradient id="gold" x1="0" y1="0" x2="1" y2="1">
      ${stops([
        [0, '#fffbd6'],
        [0.35, '#ffd84a'],
        [0.7, '#f0a012'],
        [1, '#a85e06'],
      ])}
      </linearGradient>
    `,
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>',
    '<filter id="far" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="2"/></filter>',
  ].join('')
}

/** The layers behind the hero: background, second light, pattern, scene, halo. */
export function backdrop(
  id: string,
  canvas: Canvas,
  palette: Palette,
  choice: { pattern: PatternName; scene: SceneName },
): string {
  const { width, height } = canvas
  const random = drawingRandom(`${id}/backdrop`)
  const fromLeft = random.happens(0.5)
  const [lightX, lightY] = [fromLeft ? 0 : width, height * random.between(0.05, 0.7)]
  const secondLight = roundGradient('second-light', lightX, lightY, Math.max(width, height) * 0.6, [
    [0, palette.accent, 0.75],
    [1, palette.accent, 0],
  ])
  return (
    svg`
    <defs>
    ${secondLight}
    </defs>
    <rect width="${width}" height="${height}" fill="url(#ground)"/>
    <rect width="${width}" height="${height}" fill="url(#second-light)"/>
  ` +
    patterns[choice.pattern](canvas, palette, drawingRandom(`${id}/pattern`)) +
    scenes[choice.scene](canvas, palette, drawingRandom(`${id}/scene`)) +
    `<circle cx="${canvas.focusX}" cy="${canvas.focusY}" r="${rounded(Math.min(width, height) * 0.55)}" fill="url(#halo)"/>`
  )
}

/** Blurred small icons of the theme around the hero. */
export function ornaments(
  paths: readonly string[],
  canvas: Canvas,
  palette: Palette,
  random: DrawingRandom,
): string {
  const unit = Math.min(canvas.width, canvas.height)
  const colours = [palette.accent, palette.light, mix(palette.accent, palette.glow, 0.5)]
  const things = repeat(5, (index) => {
    const scale = (unit * random.between(0.13, 0.24)) / 512
    const x = canvas.focusX + (index % 2 === 0 ? -1 : 1) * unit * random.between(0.36, 0.52)
    const y = canvas.focusY + unit * random.between(-0.5, 0.36)
    return svg`
      <g transform="translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(random.between(-45, 45))}) scale(${Math.round(scale * 1000) / 1000}) translate(-256 -256)" opacity="${rounded(random.between(0.5, 0.9))}">
      <path d="${random.pick(paths)}" fill="${random.pick(colours)}"/>
      </g>
    `
  })
  return `<g filter="url(#far)">${things}</g>`
}

/** Glints on and around the hero. */
export function glints(canvas: Canvas, palette: Palette, random: DrawingRandom): string {
  const unit = Math.min(canvas.width, canvas.height)
  const centres = Array.from(
    { length: 6 },
    () =>
      [
        canvas.focusX + unit * random.between(-0.42, 0.42),
        canvas.focusY + unit * random.between(-0.46, 0.34),
        random.between(5, 17),
      ] as const,
  )
  const shine = centres.map(([x, y, reach]) => glintPath(x, y, reach * 1.55)).join('')
  return svg`
    <path d="${shine}" fill="${lighter(palette.accent, 0.5)}" opacity=".4"/>
    <path d="${centres.map(([x, y, reach]) => glintPath(x, y, reach)).join('')}" fill="#fff"/>
  `
}

/** Darkens the lower edge for a title (by `strength`, 0 to 1) and the corners. */
export function footer(canvas: Canvas, palette: Palette, strength: number): string {
  const { width, height } = canvas
  const ground = darker(palette.deep, 0.15)
  return svg`
    <defs>
    <linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">
    ${stops([
      [0.5, ground, 0],
      [0.78, ground, 0.82 * strength],
      [1, ground, strength],
    ])}
    </linearGradient>
    ${roundGradient('corners', width / 2, height * 0.45, Math.max(width, height) * 0.66, [
      [0.62, palette.deep, 0],
      [1, palette.deep, 0.75],
    ])}
    </defs>
    <rect width="${width}" height="${height}" fill="url(#corners)"/>
    <rect width="${width}" height="${height}" fill="url(#foot)"/>
  `
}
