// SPDX-License-Identifier: Apache-2.0
import { darker, lighter, mix } from '../colour.ts'
import { onCircle, point, polygon, repeat, rounded, svg } from '../drawing.ts'
import { hazeColour, ridge } from './scene.ts'
import type { Scene } from './scene.ts'

/** Planets, one with a ring, over the limb of a nearer one. */
export const planets: Scene = (canvas, palette, random) => {
  const { width, height } = canvas
  const ball = (x: number, y: number, radius: number, id: string, colour: string): string =>
    svg`
      <defs>
      <radialGradient id="${id}" cx=".32" cy=".28" r=".8">
      <stop offset="0" stop-color="${lighter(colour, 0.55)}"/>
      <stop offset=".5" stop-color="${colour}"/>
      <stop offset="1" stop-color="${mix(colour, palette.deep, 0.85)}"/>
      </radialGradient>
      </defs>
      <circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="url(#${id})"/>
    `
  const farX = width * random.between(0.76, 0.88)
  const farY = height * random.between(0.1, 0.16)
  const ring = `<ellipse cx="${rounded(farX)}" cy="${rounded(farY)}" rx="${rounded(height * 0.15)}" ry="${rounded(height * 0.035)}" fill="none" stroke="${palette.light}" stroke-width="6" opacity=".7" transform="rotate(-18 ${point(farX, farY)})"/>`
  return `${ball(farX, farY, height * 0.085, 'far', palette.accent)}${ring}${ball(width * 0.1, height * 0.36, height * 0.05, 'small', palette.glow)}${ball(width * 0.5, height * 1.3, height * 0.64, 'near', palette.mid)}`
}

/** Lollipops on sugar hills. */
export const candyland: Scene = (canvas, palette, random) => {
  const lollipop = (share: number, tall: number, colour: string): string => {
    const x = canvas.width * share
    const y = canvas.height * tall
    const radius = canvas.height * 0.07
    const swirl = repeat(
      6,
      (index) =>
        `<path d="M${point(x, y)}L${onCircle(x, y, radius, index * 60)
          .map(rounded)
          .join(' ')}A${rounded(radius)} ${rounded(radius)} 0 0 1 ${onCircle(x, y, radius, index * 60 + 30)
          .map(rounded)
          .join(' ')}Z" fill="#fff" opacity=".75"/>`,
    )
    return svg`
      <path d="M${point(x - 5, y)}h10V${rounded(canvas.height * 0.8)}h-10Z" fill="#fff"/>
      <circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${colour}"/>
      ${swirl}
    `
  }
  const layers = [
    lighter(palette.glow, 0.25),
    mix(palette.accent, palette.mid, 0.35),
    hazeColour(palette, 0.6),
  ]
  const land = layers.map(
    (fill, layer) =>
      `<path d="${ridge(canvas, random, { y: canvas.height * (0.66 + layer * 0.08), height: 56, steps: 3 + layer })}" fill="${fill}"/>`,
  )
  return `${lollipop(0.1, 0.44, palette.accent)}${lollipop(0.9, 0.36, palette.dark)}${land.join('')}`
}

/** A sun of stripes over a floor of light, as in early computer graphics. */
export const neon: Scene = (canvas, palette) => {
  const { width, height, focusX } = canvas
  const horizon = height * 0.6
  const radius = Math.min(width, height) * 0.36
  const bands = repeat(
    6,
    (index) =>
      `<rect x="0" y="${rounded(horizon - radius * 0.75 + index * radius * 0.14)}" width="${width}" height="${rounded(2 + index * 2)}" fill="${palette.mid}"/>`,
  )
  const towards = repeat(
    17,
    (index) =>
      `M${point(focusX + (index - 8) * width * 0.035, horizon)}L${point(focusX + (index - 8) * width * 0.17, height)}`,
  )
  const across = repeat(
    8,
    (index) => `M0 ${rounded(horizon + (height - horizon) * (index / 7) ** 2)}H${width}`,
  )
  return svg`
    <defs>
    <linearGradient id="retro" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${palette.light}"/>
    <stop offset=".6" stop-color="${palette.accent}"/>
    <stop offset="1" stop-color="${palette.glow}"/>
    </linearGradient>
    <clipPath id="half">
    <rect width="${width}" height="${rounded(horizon)}"/>
    </clipPath>
    </defs>
    <g clip-path="url(#half)">
    <circle cx="${focusX}" cy="${rounded(horizon - radius * 0.3)}" r="${rounded(radius)}" fill="url(#retro)"/>
    ${bands}
    </g>
    <rect y="${rounded(horizon)}" width="${width}" height="${height}" fill="${palette.deep}"/>
    <path d="${towards}${across}" fill="none" stroke="${palette.accent}" stroke-width="2.5" opacity=".8"/>
  `
}

/** Paper lanterns on strings over roofs. */
export const lanterns: Scene = (canvas, palette, random) => {
  const { width, height } = canvas
  const lantern = (share: number, drop: number, size: number): string => {
    const [x, y] = [width * share, height * drop]
    const ribs = repeat(
      3,
      (index) =>
        `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(size * (0.85 - index * 0.3))}" ry="${rounded(size * 0.8)}" fill="none" stroke="${darker(palette.accent, 0.3)}" stroke-width="2"/>`,
    )
    return svg`
      <path d="M${point(x, -5)}V${rounded(y + size * 1.7)}" stroke="${palette.light}" stroke-width="3"/>
      <circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(size * 1.9)}" fill="url(#disc)" opacity=".45"/>
      <ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(size)}" ry="${rounded(size * 0.82)}" fill="${palette.accent}"/>
      ${ribs}
      <path d="M${point(x - size * 0.4, y - size * 0.95)}h${rounded(size * 0.8)}v8h${rounded(-size * 0.8)}ZM${point(x - size * 0.4, y + size * 0.75)}h${rounded(size * 0.8)}v8h${rounded(-size * 0.8)}Z" fill="${palette.light}"/>
    `
  }
  const roof = (share: number, y: number, size: number): string => {
    const x = width * share
    return `M${point(x - size, height * y)}Q${point(x - size * 0.5, height * y - 6)} ${point(x - size * 0.42, height * y - size * 0.34)}H${rounded(x + size * 0.42)}Q${point(x + size * 0.5, height * y - 6)} ${point(x + size, height * y)}ZM${point(x - size * 0.6, height * y)}h${rounded(size * 1.2)}V${height}h${rounded(-size * 1.2)}Z`
  }
  const positions = [
    [0.1, 0.12, 26],
    [0.88, 0.18, 30],
    [0.2, 0.32, 18],
    [0.95, 0.42, 20],
  ] as const
  return `<path d="${roof(0.12, 0.6, 92)}${roof(0.12, 0.68, 120)}${roof(0.9, 0.64, 104)}${roof(0.9, 0.72, 130)}" fill="${hazeColour(palette, 0.7)}"/>${positions.map(([x, y, size]) => lantern(x + random.between(-0.02, 0.02), y, size)).join('')}`
}

/** A plain light with a dark rim: for heroes that need no scene. */
export const spotlight: Scene = (canvas, palette) => {
  const { width, height, focusX } = canvas
  const cone = (from: number, to: number): string =>
    polygon([
      [width * from - 12, -10],
      [width * from + 12, -10],
      [width * (to + 0.26), height * 0.8],
      [width * (to - 0.26), height * 0.8],
    ])
  return svg`
    <path d="${cone(0.05, 0.62)}" fill="${palette.glow}" opacity=".22"/>
    <path d="${cone(0.95, 0.38)}" fill="${palette.accent}" opacity=".2"/>
    <ellipse cx="${focusX}" cy="${rounded(height * 0.72)}" rx="${rounded(width * 0.46)}" ry="${rounded(height * 0.07)}" fill="${palette.glow}" opacity=".5" filter="url(#soft)"/>
  `
}

/** An old graveyard with a crooked moon. */
export const graveyard: Scene = (canvas, palette, random) => {
  const { width, height } = canvas
  const stone = (share: number, size: number): string => {
    const x = width * share
    const y = height * 0.72
    return `<path d="M${point(x - size * 0.4, y)}v${rounded(-size * 0.7)}a${rounded(size * 0.4)} ${rounded(size * 0.4)} 0 0 1 ${rounded(size * 0.8)} 0v${rounded(size * 0.7)}Z" transform="rotate(${rounded(random.between(-9, 9))} ${point(x, y)})"/>`
  }
  const branch = (x: number, inward: number): string =>
    `M${point(x, height * 0.74)}C${point(x + inward * 10, height * 0.5)} ${point(x + inward * 6, height * 0.3)} ${point(x + inward * 44, height * 0.12)}M${point(x + inward * 8, height * 0.42)}q${point(inward * 26, -12)} ${point(inward * 62, -44)}M${point(x + inward * 12, height * 0.3)}q${point(inward * -10, -30)} ${point(inward * -30, -46)}`
  return svg`
    <path d="${branch(12, 1)}${branch(width - 12, -1)}" fill="none" stroke="${hazeColour(palette, 0.85)}" stroke-width="11" stroke-linecap="round"/>
    <g fill="${hazeColour(palette, 0.6)}">
    ${stone(0.18, 66)}
    ${stone(0.8, 78)}
    ${stone(0.94, 50)}
    </g>
    <path d="${ridge(canvas, random, { y: height * 0.74, height: 36, steps: 5 })}" fill="${hazeColour(palette, 0.8)}"/>
  `
}
