// SPDX-License-Identifier: Apache-2.0
import { darker, lighter, mix } from '../colour.ts'
import { onCircle, point, repeat, rounded, starPath, svg } from '../drawing.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { ball, centredText, highlight, metalShade, paintedHero, roundShade, shade } from './gloss.ts'
import { rocket, rocketDefs } from './rocket.ts'

/** Crash: the curve climbs over its axes and the rocket leaves at its end. */
export const crashRocket: DrawHero = (palette) => {
  const curve = 'M20 446C170 442 270 390 326 270'
  const ticks = repeat(5, (index) => `M20 ${446 - index * 84}h-14M${20 + index * 100} 446v14`)
  return paintedHero(
    { left: -10, top: 10, right: 530, bottom: 480 },
    svg`
      <path d="M20 70V446H500" fill="none" stroke="${lighter(palette.glow, 0.5)}" stroke-width="9" stroke-linecap="round"/>
      <path d="${ticks}" stroke="${lighter(palette.glow, 0.5)}" stroke-width="7" stroke-linecap="round"/>
      <path d="${curve}L326 446H20Z" fill="url(#hero-under)"/>
      <path d="${curve}" fill="none" stroke="${palette.accent}" stroke-width="46" stroke-linecap="round" opacity=".35"/>
      <path d="${curve}" fill="none" stroke="${palette.accent}" stroke-width="26" stroke-linecap="round"/>
      <path d="${curve}" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>
      ${rocket(384, 160, 0.98, 32)}
    `,
    svg`
      ${rocketDefs('#37c8ff')}
      <linearGradient id="hero-under" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${palette.accent}" stop-opacity=".75"/>
      <stop offset="1" stop-color="${palette.accent}" stop-opacity=".12"/>
      </linearGradient>
    `,
  )
}

/** Limbo: a gauge that runs from green to red, its needle past the target. */
export const limboGauge: DrawHero = (palette, parts) => {
  const colours = ['#16d66b', '#7be03a', '#f6e03a', '#ff9f1e', '#ff3b3b']
  const arc = (inner: number, outer: number, from: number, to: number): string => {
    const at = (radius: number, angle: number): string => point(...onCircle(256, 300, radius, angle))
    return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
  }
  const zones = colours
    .map(
      (fill, index) => svg`
    <path d="${arc(150, 216, -200 + index * 44, -200 + index * 44 + 41)}" fill="${fill}"/>
    <path d="${arc(196, 214, -199 + index * 44, -200 + index * 44 + 39)}" fill="#fff" opacity=".45"/>
  `,
    )
    .join('')
  const ticks = repeat(23, (index) => {
    const angle = -200 + index * 10
    return `M${point(...onCircle(256, 300, 140, angle))}L${point(...onCircle(256, 300, index % 5 === 0 ? 112 : 126, angle))}`
  })
  const tip = onCircle(256, 300, 196, -42)
  const needle = `M${point(...onCircle(256, 300, 24, -132))}L${point(...tip)}L${point(...onCircle(256, 300, 24, 48))}Z`
  return paintedHero(
    { left: 8, top: 40, right: 504, bottom: 490 },
    svg`
      <circle cx="256" cy="312" r="248" fill="#0a0d18"/>
      <circle cx="256" cy="300" r="248" fill="url(#hero-bezel)"/>
      <circle cx="256" cy="300" r="228" fill="url(#hero-dial)"/>
      ${zones}
      <path d="${ticks}" stroke="#fff" stroke-width="6" stroke-linecap="round"/>
      <path d="${needle}" transform="translate(6 10)" fill="#000" opacity=".5"/>
      <path d="${needle}" fill="url(#hero-needle)"/>
      ${ball('hub', 256, 300, 42)}
      <rect x="146" y="372" width="220" height="84" rx="20" fill="#05070f" stroke="${palette.accent}" stroke-width="6"/>
      <path d="${centredText(parts, 'orbitron', '99x', 256, 414, 44)}" fill="${lighter(palette.accent, 0.35)}"/>
    `,
    `${metalShade('bezel', '#e8ecf7', '#59617c')}${roundShade('dial', '#1d2442')}${shade('needle', '#ff2f4e')}${roundShade('hub', '#c9d0e2')}`,
  )
}

/** Mines: a board of tiles, two open on gems, one on a mine. */
export const minesBoard: DrawHero = (palette) => {
  const cell = 164
  const closed = (x: number, y: number): string => svg`
    <rect x="${x}" y="${y + 12}" width="148" height="148" rx="26" fill="${darker(palette.glow, 0.6)}"/>
    <rect x="${x}" y="${y}" width="148" height="148" rx="26" fill="url(#hero-tile)"/>
    <path d="M${x + 16} ${y + 34}Q${x + 18} ${y + 14} ${x + 36} ${y + 14}H${x + 112}" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"/>
  `
  const open = (x: number, y: number): string => svg`
    <rect x="${x}" y="${y + 6}" width="148" height="148" rx="26" fill="${darker(palette.deep, 0.35)}"/>
    <rect x="${x + 6}" y="${y + 14}" width="136" height="136" rx="20" fill="${mix(palette.deep, palette.mid, 0.35)}"/>
  `
  let tiles = ''
  for (let index = 0; index < 9; index++) {
    const [x, y] = [14 + (index % 3) * cell, 14 + Math.floor(index / 3) * cell]
    tiles += index === 2 || index === 4 || index === 6 ? open(x, y) : closed(x, y)
  }
  return paintedHero(
    { left: 4, top: 4, right: 508, bottom: 516 },
    `${tiles}${gem(416, 92, 1, palette.accent)}${gem(88, 424, 1, '#ff4fc3')}${mine(256, 262, 1.5)}`,
    svg`
      ${shade('tile', palette.glow, 0.8)}
      ${roundShade('mine', '#3a4058')}
      ${roundShade('fuse', '#ff3b3b')}
      <radialGradient id="hero-danger">
      <stop offset=".4" stop-color="#ff3b1e" stop-opacity=".9"/>
      <stop offset="1" stop-color="#ff3b1e" stop-opacity="0"/>
      </radialGradient>
    `,
  )
}

function gem(x: number, y: number, scale: number, colour: string): string {
  const facet = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`
  return svg`
    <g transform="translate(${x} ${y}) scale(${scale})">
    ${facet('M-60 -14L-34 -52H34L60 -14L0 62Z', colour)}
    ${facet('M-34 -52H34L22 -14H-22Z', lighter(colour, 0.75))}
    ${facet('M-60 -14L-34 -52L-22 -14Z', lighter(colour, 0.4))}
    ${facet('M22 -14H60L0 62Z', darker(colour, 0.35))}
    ${facet('M-22 -14H22L0 62Z', lighter(colour, 0.35))}
    </g>
  `
}

function mine(x: number, y: number, scale: number): string {
  const spikes = repeat(
    8,
    (index) => svg`
    <path d="M-15 -52L0 -94L15 -52Z" fill="url(#hero-mine)" transform="rotate(${index * 45})"/>
    <circle cy="-92" r="8" fill="#aab2c8" transform="rotate(${index * 45})"/>
  `,
  )
  return svg`
    <g transform="translate(${x} ${y}) scale(${scale})">
    <circle r="112" fill="url(#hero-danger)"/>
    ${spikes}
    <circle r="64" fill="url(#hero-mine)"/>
    ${highlight(-22, -30, 20, 12, -35)}
    <circle r="22" fill="#12151f"/>
    <circle r="16" fill="url(#hero-fuse)"/>
    </g>
  `
}

/** Plinko: pegs in a pyramid, balls on their way, slots with their factors. */
export const plinkoBoard: DrawHero = (palette, parts) => {
  let pegs = ''
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column <= row + 2; column++) {
      const x = 256 + (column - (row + 2) / 2) * 72
      const y = 62 + row * 68
      pegs += svg`
        <circle cx="${rounded(x)}" cy="${y + 5}" r="17" fill="${darker(palette.deep, 0.3)}"/>
        <circle cx="${rounded(x)}" cy="${y}" r="17" fill="url(#hero-peg)"/>
      `
    }
  }
  const slots = [
    ['9', '#ff2f4e'],
    ['3', '#ff7a1e'],
    ['1', '#ffc21e'],
    ['0', '#ffe04a'],
    ['1', '#ffc21e'],
    ['3', '#ff7a1e'],
    ['9', '#ff2f4e'],
  ] as const
  const row = slots
    .map(([figure, fill], index) => {
      const x = 6 + index * 72
      return svg`
      <rect x="${x}" y="${412}" width="66" height="72" rx="14" fill="${darker(fill, 0.5)}"/>
      <rect x="${x}" y="400" width="66" height="72" rx="14" fill="${fill}"/>
      <rect x="${x + 6}" y="405" width="54" height="18" rx="9" fill="#fff" opacity=".4"/>
      <path d="${centredText(parts, 'russo-one', figure, x + 33, 438, 32)}" fill="#3a0d05"/>
    `
    })
    .join('')
  const trail = 'M256 -8C250 50 304 70 294 130S214 190 254 250S346 280 328 334'
  return paintedHero(
    { left: -4, top: -30, right: 516, bottom: 490 },
    svg`
      ${pegs}
      <path d="${trail}" fill="none" stroke="${palette.accent}" stroke-width="20" stroke-linecap="round" opacity=".55"/>
      <path d="${trail}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>
      ${row}
      ${ball('ball', 328, 340, 44)}
      ${ball('other', 184, 216, 32)}
      <path d="${starPath(256, -4, 34, 5, 0.45)}" fill="#fff"/>
    `,
    `${roundShade('peg', '#eef2ff')}${roundShade('ball', palette.accent)}${roundShade('other', '#ff4fc3')}`,
  )
}
