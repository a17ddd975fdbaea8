// SPDX-License-Identifier: Apache-2.0
import type { ArtParts } from './art-parts.ts'
import { darker, lighter, mix } from './colour.ts'
import type { Colour } from './colour.ts'
import {
  glintPath,
  onCircle,
  polygon,
  repeat,
  rounded,
  starPath,
  svg,
  svgDocument,
  verticalGradient,
} from './drawing.ts'
import { centredText } from './heroes/gloss.ts'

export const rankBadgeSize = 192
const [centreX, centreY] = [96, 100]

/** Metal of the frame and the stone set into it, from the lowest rank; ranks above the last one keep it. */
const ranks: readonly { metal: Colour; stone: Colour }[] = [
  { metal: '#8b95a8', stone: '#5a6478' },
  { metal: '#c98a55', stone: '#7a4a2c' },
  { metal: '#c8d2e2', stone: '#56708f' },
  { metal: '#f5c04a', stone: '#b0721a' },
  { metal: '#f5c04a', stone: '#0fa878' },
  { metal: '#dfe8f5', stone: '#2f7be8' },
  { metal: '#f5c04a', stone: '#9a4af0' },
  { metal: '#ffe08a', stone: '#f0305a' },
]

/**
 * The badge of a rank (0 is the lowest): a six-sided stone in a frame with its figure. Each rank adds: metal,
 * laurels from 2, wings from 4, a crown from 6, rays at 7. 192 by 192, no background.
 */
export function drawRankBadge(parts: ArtParts, { rank }: { rank: number }): string {
  const step = Math.max(0, Math.min(ranks.length - 1, Math.floor(rank)))
  // The plain stones of the first ranks fill the room that others need for wings.
  const scale = step < 2 ? 1.24 : step < 4 ? 1.06 : 1
  const transform = `translate(${rounded(rankBadgeSize / 2 - centreX * scale)} ${rounded(rankBadgeSize / 2 - (step < 4 ? centreY : rankBadgeSize / 2) * scale)}) scale(${scale})`
  const { metal, stone } = ranks[step] ?? { metal: '#8b95a8', stone: '#5a6478' }
  return svgDocument(
    rankBadgeSize,
    rankBadgeSize,
    svg`
    <defs>
    ${verticalGradient('metal', [
      [0, lighter(metal, 0.7)],
      [0.45, metal],
      [0.55, darker(metal, 0.2)],
      [1, darker(metal, 0.5)],
    ])}
    ${verticalGradient('inner', [
      [0, darker(metal, 0.6)],
      [1, lighter(metal, 0.35)],
    ])}
    ${verticalGradient('figure', [
      [0, '#ffffff'],
      [0.55, lighter(metal, 0.75)],
      [1, lighter(metal, 0.35)],
    ])}
    <filter id="drop" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="5" stdDeviation="4" flood-color="#000" flood-opacity=".5"/></filter>
    </defs>
    ${step >= 7 ? rays(metal, stone) : ''}
    <g transform="${transform}">
    <g filter="url(#drop)">
    ${step >= 4 ? wings(metal, step) : ''}
    ${step >= 2 && step < 4 ? laurels(metal) : ''}
    ${gem(stone, step)}
    ${step >= 6 ? crown(stone) : step === 5 ? `<path d="${starPath(centreX, 34, 17, 5, 0.45)}" fill="url(#metal)"/>` : ''}
    </g>
    <path d="${centredText(parts, 'russo-one', String(step), centreX, centreY + 4, 44)}" fill="${darker(stone, 0.7)}" opacity=".75"/>
    <path d="${centredText(parts, 'russo-one', String(step), centreX, centreY, 44)}" fill="url(#figure)"/>
    <path d="${glintPath(centreX - 30, centreY - 36, 15)}${step >= 3 ? glintPath(centreX + 42, centreY + 30, 10) : ''}" fill="#fff" opacity=".95"/>
    </g>
  `,
  )
}

const hexagon = (radius: number): [number, number][] =>
  Array.from({ length: 6 }, (_, index) => onCircle(centreX, centreY, radius, index * 60 - 90))

/** The frame and the stone in it, cut in six facets that catch the light from above. */
function gem(stone: Colour, step: number): string {
  const [outer, inner] = [hexagon(52), hexagon(30)]
  const shades = [0.42, 0.1, -0.3, -0.5, -0.2, 0.26]
  const facets = shades
    .map((shade, index) => {
      const next = (index + 1) % 6
      const corners = [outer[index], outer[next], inner[next], inner[index]].filter(
        (corner) => corner !== undefined,
      )
      return `<path d="${polygon(corners)}" fill="${shade >= 0 ? lighter(stone, shade) : darker(stone, -shade)}"/>`
    })
    .join('')
  return svg`
    <path d="${polygon(hexagon(68))}" fill="url(#metal)"/>
    <path d="${polygon(hexagon(58))}" fill="url(#inner)"/>
    <path d="${polygon(hexagon(54))}" fill="${darker(stone, 0.55)}"/>
    ${facets}
    <path d="${polygon(inner)}" fill="${mix(stone, '#05080f', step === 0 ? 0.3 : 0.38)}"/>
    <path d="${polygon(inner)}" fill="none" stroke="${lighter(stone, 0.5)}" stroke-width="1.5" opacity=".6"/>
  `
}

/** Three feathers on each side, one more from rank 6. */
function wings(metal: Colour, step: number): string {
  const count = step >= 6 ? 4 : 3
  const side = repeat(count, (index) => {
    const turn = -38 + index * 25
    const length = 74 - index * 9
    return svg`
      <g transform="translate(${centreX + 38} ${centreY + 4 + index * 7}) rotate(${turn})">
      <path d="M0 -9C${rounded(length * 0.5)} -17 ${rounded(length * 0.85)} -11 ${length} 2C${rounded(length * 0.7)} 10 ${rounded(length * 0.3)} 11 0 9Z" fill="url(#metal)" stroke="${darker(metal, 0.6)}" stroke-width="1.5"/>
      <path d="M6 -3C${rounded(length * 0.5)} -8 ${rounded(length * 0.8)} -5 ${rounded(length * 0.92)} 1" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>
      </g>
    `
  })
  return `${side}<g transform="translate(${centreX * 2} 0) scale(-1 1)">${side}</g>`
}

function laurels(metal: Colour): string {
  const side = repeat(6, (index) => {
    const [x, y] = onCircle(centreX, centreY, 76, 84 - index * 24)
    return `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="15" ry="6.500" fill="url(#metal)" stroke="${darker(metal, 0.55)}" stroke-width="1.2" transform="rotate(${-30 - index * 24} ${rounded(x)} ${rounded(y)})"/>`
  })
  return `${side}<g transform="translate(${centreX * 2} 0) scale(-1 1)">${side}</g>`
}

function crown(stone: Colour): string {
  return svg`
    <path d="M62 44L56 12L78 28L96 4L114 28L136 12L130 44Q96 54 62 44Z" fill="url(#metal)" stroke="#5a3a08" stroke-width="1.5" stroke-linejoin="round"/>
    <circle cx="96" cy="34" r="6" fill="${lighter(stone, 0.2)}"/>
    <circle cx="76" cy="35" r="4" fill="${lighter(stone, 0.4)}"/>
    <circle cx="116" cy="35" r="4" fill="${lighter(stone, 0.4)}"/>
    <path d="M68 40Q96 48 124 40" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>
  `
}

function rays(metal: Colour, stone: Colour): string {
  const beams = repeat(16, (index) =>
    polygon([
      [centreX, centreY],
      onCircle(centreX, centreY, 94, index * 22.5 - 4),
      onCircle(centreX, centreY, 94, index * 22.5 + 4),
    ]),
  )
  return svg`
    <defs>
    <radialGradient id="rays" gradientUnits="userSpaceOnUse" cx="${centreX}" cy="${centreY}" r="94">
    <stop offset=".5" stop-color="${lighter(stone, 0.3)}" stop-opacity=".9"/>
    <stop offset="1" stop-color="${metal}" stop-opacity="0"/>
    </radialGradient>
    </defs>
    <path d="${beams}" fill="url(#rays)"/>
  `
}
