// SPDX-License-Identifier: Apache-2.0
import { darker, lighter, mix } from '../colour.ts'
import { onCircle, point, polygon, repeat, rounded, svg } from '../drawing.ts'
import { hazeColour, ridge } from './scene.ts'
import type { Scene } from './scene.ts'

/** A city at night with lit windows. */
export const skyline: Scene = (canvas, palette, random) =>
  repeat(2, (layer) => {
    const base = canvas.height * 0.8
    let x = -10
    let servers = ''
    let windows = ''
    while (x < canvas.width) {
      const wide = random.between(26, 54)
      const tall = canvas.height * random.between(0.14, 0.46 - layer * 0.14)
      servers += `M${point(x, canvas.height)}V${rounded(base - tall)}h${rounded(wide)}V${canvas.height}Z`
      for (let y = base - tall + 10; y < base; y += 15) {
        for (let column = x + 6; column < x + wide - 8; column += 12)
          if (random.happens(0.42)) windows += `M${point(column, y)}h6v8h-6Z`
      }
      x += wide + random.between(0, 6)
    }
    return svg`
      <path d="${servers}" fill="${hazeColour(palette, 0.35 + layer * 0.35)}"/>
      <path d="${windows}" fill="${layer === 0 ? palette.glow : palette.accent}" opacity=".75"/>
    `
  })

/** Columns at both sides and steps below. */
export const temple: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const column = (x: number, wide: number): string => {
    const flutes = repeat(
      3,
      (index) => `M${point(x + wide * (0.25 + index * 0.25), 46)}V${rounded(height * 0.72)}`,
    )
    return svg`
      <rect x="${rounded(x)}" y="30" width="${rounded(wide)}" height="${rounded(height * 0.7)}" fill="url(#stone)"/>
      <path d="${flutes}" stroke="${palette.deep}" stroke-width="3" opacity=".35"/>
      <path d="${polygon([
        [x - 10, 10],
        [x + wide + 10, 10],
        [x + wide + 3, 34],
        [x - 3, 34],
      ])}" fill="${mix(palette.glow, palette.mid, 0.45)}"/>
    `
  }
  const wide = Math.min(width * 0.15, 64)
  const steps = repeat(
    3,
    (index) =>
      `<rect x="0" y="${rounded(height * (0.68 + index * 0.05))}" width="${width}" height="${height}" fill="${hazeColour(palette, 0.35 + index * 0.22)}"/>`,
  )
  return svg`
    <defs>
    <linearGradient id="stone">
    <stop offset="0" stop-color="${mix(palette.mid, palette.deep, 0.3)}"/>
    <stop offset=".45" stop-color="${mix(palette.mid, palette.glow, 0.5)}"/>
    <stop offset="1" stop-color="${mix(palette.mid, palette.deep, 0.6)}"/>
    </linearGradient>
    </defs>
    ${column(-wide * 0.2, wide)}
    ${column(width - wide * 0.8, wide)}
    ${steps}
  `
}

/** Towers with pointed roofs and flags. */
export const castle: Scene = (canvas, palette, random) => {
  const base = canvas.height * 0.74
  const towers = [0.08, 0.24, 0.78, 0.93].map((share, index) => {
    const x = canvas.width * share
    const tall = canvas.height * random.between(0.24, 0.42)
    const half = canvas.width * 0.055
    const top = base - tall
    const roof = polygon([
      [x - half * 1.4, top],
      [x, top - half * 2.8],
      [x + half * 1.4, top],
    ])
    const flag = polygon([
      [x, top - half * 3.6],
      [x + half * 1.3, top - half * 3.2],
      [x, top - half * 2.8],
    ])
    return svg`
      <rect x="${rounded(x - half)}" y="${rounded(top)}" width="${rounded(half * 2)}" height="${rounded(tall + 40)}" fill="${hazeColour(palette, index % 3 === 0 ? 0.55 : 0.35)}"/>
      <path d="${roof}${flag}" fill="${mix(palette.accent, palette.deep, 0.35)}"/>
      <path d="M${point(x - 4, top + half)}h8v14h-8Z" fill="${palette.glow}"/>
    `
  })
  return svg`
    ${towers.join('')}
    <path d="${ridge(canvas, random, { y: base + 16, height: 30, steps: 5 })}" fill="${hazeColour(palette, 0.7)}"/>
  `
}

/** Heavy curtains at both sides and a lit stage. */
export const curtains: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const cloth = mix(palette.accent, palette.deep, 0.35)
  const side = (mirror: boolean): string => {
    const folds = repeat(4, (index) => {
      const from = index * 0.075
      const edge = width * (from + 0.075)
      return `<path d="M${point(width * from, 0)}H${rounded(edge)}C${point(edge, height * 0.4)} ${point(edge * 0.62, height * 0.6)} ${point(edge * 0.5, height)}H${rounded(width * from * 0.5)}C${point(width * from * 0.62, height * 0.6)} ${point(width * from, height * 0.4)} ${point(width * from, 0)}Z" fill="${index % 2 === 0 ? cloth : darker(cloth, 0.38)}"/>`
    })
    return mirror ? `<g transform="translate(${width} 0) scale(-1 1)">${folds}</g>` : folds
  }
  const swags = repeat(
    5,
    (index) =>
      `<path d="M${point((width / 5) * index - 4, 0)}q${point(width / 10 + 4, height * 0.16)} ${point(width / 5 + 8, 0)}Z" fill="${index % 2 === 0 ? lighter(cloth, 0.08) : cloth}" stroke="${palette.glow}" stroke-width="3"/>`,
  )
  return `<ellipse cx="${width / 2}" cy="${rounded(height * 0.76)}" rx="${rounded(width * 0.6)}" ry="${rounded(height * 0.12)}" fill="${palette.glow}" opacity=".35"/>${side(false)}${side(true)}${swags}`
}

/** A stadium at night: floodlights and a striped field. */
export const stadium: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const horizon = height * 0.62
  const lawn = repeat(8, (index) => {
    const [left, right] = [width * (index / 8 - 0.5), width * ((index + 1) / 8 - 0.5)]
    return `<path d="${polygon([
      [width / 2 + left * 1.1, horizon],
      [width / 2 + right * 1.1, horizon],
      [width / 2 + right * 2.2, height],
      [width / 2 + left * 2.2, height],
    ])}" fill="${index % 2 === 0 ? hazeColour(palette, 0.5) : hazeColour(palette, 0.3)}"/>`
  })
  const lamps = [0.09, 0.91].map((share) => {
    const x = width * share
    const bulbs = repeat(
      9,
      (index) =>
        `<circle cx="${rounded(x - 22 + (index % 3) * 22)}" cy="${rounded(height * 0.07 + Math.floor(index / 3) * 19)}" r="8" fill="#fff"/>`,
    )
    return svg`
      <path d="M${point(x - 4, height * 0.1)}h8V${rounded(horizon)}h-8Z" fill="${palette.deep}"/>
      <circle cx="${rounded(x)}" cy="${rounded(height * 0.11)}" r="${rounded(height * 0.19)}" fill="url(#disc)" opacity=".75"/>
      ${bulbs}
    `
  })
  return `<path d="M0 ${rounded(horizon - 60)}Q${point(width / 2, horizon - 24)} ${point(width, horizon - 60)}V${rounded(horizon + 4)}H0Z" fill="${hazeColour(palette, 0.8)}"/>${lawn}${lamps.join('')}`
}

/** A gaming table seen by a player: felt, rail and a printed arc. */
export const felt: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const top = height * 0.6
  const arc = (drop: number): string =>
    `M${point(-width * 0.2, top + drop + height * 0.12)}Q${point(width / 2, top + drop - height * 0.12)} ${point(width * 1.2, top + drop + height * 0.12)}`
  return svg`
    <path d="${arc(0)}V${height + 10}H-90Z" fill="${mix(palette.mid, palette.deep, 0.15)}"/>
    <path d="${arc(0)}" fill="none" stroke="${darker(palette.accent, 0.35)}" stroke-width="20"/>
    <path d="${arc(-5)}" fill="none" stroke="${palette.accent}" stroke-width="5"/>
    <path d="${arc(46)}" fill="none" stroke="${palette.glow}" stroke-width="3" opacity=".6"/>
  `
}

/** Cogs at the edges. */
export const clockwork: Scene = (canvas, palette, random) => {
  const cog = (x: number, y: number, radius: number, fill: string): string => {
    const teeth = 12
    const edge = Array.from({ length: teeth * 4 }, (_, index) =>
      onCircle(x, y, index % 4 < 2 ? radius : radius * 0.84, (index * 360) / (teeth * 4)),
    )
    return `<path fill-rule="evenodd" d="${polygon(edge)}M${point(x - radius * 0.4, y)}a${rounded(radius * 0.4)} ${rounded(radius * 0.4)} 0 1 0 ${rounded(radius * 0.8)} 0a${rounded(radius * 0.4)} ${rounded(radius * 0.4)} 0 1 0 ${rounded(-radius * 0.8)} 0Z" fill="${fill}"/>`
  }
  const positions = [
    [0.02, 0.16, 0.2],
    [0.98, 0.34, 0.24],
    [0.1, 0.6, 0.17],
    [0.9, 0.7, 0.2],
  ] as const
  return positions
    .map(([x, y, size], index) =>
      cog(
        canvas.width * x,
        canvas.height * (y + random.between(-0.03, 0.03)),
        canvas.height * size,
        index % 2 === 0 ? mix(palette.dark, palette.deep, 0.35) : mix(palette.accent, palette.deep, 0.5),
      ),
    )
    .join('')
}
