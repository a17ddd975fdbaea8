// SPDX-License-Identifier: Apache-2.0
import { darker, lighter } from '../colour.ts'
import { repeat, rounded, svg } from '../drawing.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { ball, highlight, paintedHero, roundShade, shade } from './gloss.ts'

const leafGreen = '#3fae2a'

/** A leaf from (x, y), `length` long, turned by `turn` degrees. */
function leaf(x: number, y: number, length: number, turn: number): string {
  return svg`
    <g transform="translate(${x} ${y}) rotate(${turn})">
    <path d="M0 0C${rounded(length * 0.2)} ${rounded(-length * 0.42)} ${rounded(length * 0.7)} ${rounded(-length * 0.42)} ${length} 0C${rounded(length * 0.7)} ${rounded(length * 0.34)} ${rounded(length * 0.25)} ${rounded(length * 0.3)} 0 0Z" fill="url(#hero-leaf)"/>
    <path d="M4 0Q${rounded(length * 0.5)} ${rounded(-length * 0.08)} ${rounded(length * 0.92)} 0" fill="none" stroke="${lighter(leafGreen, 0.6)}" stroke-width="5" stroke-linecap="round"/>
    </g>
  `
}

const leafShade = shade('leaf', leafGreen)

export const cherry: DrawHero = () =>
  paintedHero(
    { left: 40, top: 20, right: 480, bottom: 490 },
    svg`
    <path d="M300 60C250 130 190 190 150 290M300 60C330 150 350 210 356 300" fill="none" stroke="#3d6b13" stroke-width="20" stroke-linecap="round"/>
    <path d="M297 62C250 130 190 190 148 286M304 66C332 150 352 210 358 296" fill="none" stroke="#9ccf3a" stroke-width="7" stroke-linecap="round"/>
    ${leaf(300, 64, 180, 12)}
    ${leaf(304, 58, 120, 190)}
    <path d="M270 40q34-26 66 0v30q-34 20-66 0Z" fill="#6b3f12"/>
    ${ball('red', 152, 372, 112)}
    ${ball('red', 362, 384, 104)}
  `,
    roundShade('red', '#f0142f') + leafShade,
  )

export const lemon: DrawHero = () =>
  paintedHero(
    { left: 30, top: 60, right: 482, bottom: 470 },
    svg`
    ${leaf(330, 110, 150, -18)}
    <path d="M60 366C20 340 36 300 62 300C66 190 160 110 270 106C330 104 372 122 404 138C440 124 470 150 456 184C476 240 456 330 390 392C310 462 180 466 116 402C96 402 76 388 60 366Z" fill="url(#hero-rind)"/>
    ${highlight(200, 186, 92, 34, -30)}
    ${repeat(16, (index) => `<circle cx="${170 + (index % 4) * 62 + (Math.floor(index / 4) % 2) * 28}" cy="${230 + Math.floor(index / 4) * 46}" r="5" fill="#c98a00" opacity=".4"/>`)}
  `,
    roundShade('rind', '#ffd21a') + leafShade,
  )

export const orange: DrawHero = () => {
  const segments = repeat(
    8,
    (index) =>
      `<path d="M0 0L-34 -104Q0 -132 34 -104Z" fill="#ffa21f" stroke="#ffe3a8" stroke-width="9" stroke-linejoin="round" transform="rotate(${index * 45})"/>`,
  )
  return paintedHero(
    { left: 26, top: 40, right: 490, bottom: 486 },
    svg`
      ${leaf(214, 96, 170, -26)}
      ${leaf(206, 94, 110, 206)}
      ${ball('peel', 206, 284, 178)}
      <g transform="translate(352 350)">
      <circle r="134" fill="url(#hero-peel)"/>
      <circle r="118" fill="#fff1c9"/>
      ${segments}
      </g>
    `,
    roundShade('peel', '#ff8a12') + leafShade,
  )
}

export const grapes: DrawHero = () => {
  const berries: [number, number][] = [
    [116, 196],
    [206, 176],
    [300, 178],
    [390, 200],
    [160, 274],
    [254, 262],
    [348, 276],
    [206, 352],
    [302, 352],
    [254, 428],
  ]
  return paintedHero(
    { left: 40, top: 16, right: 470, bottom: 496 },
    `<path d="M254 150C250 100 262 60 300 30" fill="none" stroke="#5c7f1c" stroke-width="20" stroke-linecap="round"/>${leaf(262, 106, 190, -8)}${leaf(250, 112, 180, 186)}${berries.map(([x, y]) => ball('berry', x, y, 66)).join('')}`,
    roundShade('berry', '#8a22d8') + leafShade,
  )
}

export const watermelon: DrawHero = () => {
  const seeds = [
    [150, 236],
    [214, 262],
    [284, 264],
    [352, 236],
    [186, 318],
    [254, 332],
    [322, 316],
    [256, 398],
  ]
  return paintedHero(
    { left: 20, top: 130, right: 492, bottom: 470 },
    svg`
      <path d="M20 150H492C492 330 392 470 256 470S20 330 20 150Z" fill="url(#hero-rind)"/>
      <path d="M52 150H460C458 306 372 430 256 430S54 306 52 150Z" fill="#f2ffd0"/>
      <path d="M72 150H440C438 292 358 408 256 408S74 292 72 150Z" fill="url(#hero-flesh)"/>
      ${seeds.map(([x, y]) => `<path d="M${x} ${y}q15 16 0 34q-15-18 0-34Z" fill="#2a0a12"/>`).join('')}
      <path d="M92 166H330Q300 196 110 206Q96 190 92 166Z" fill="#fff" opacity=".35"/>
    `,
    shade('rind', '#1fa53a') + shade('flesh', '#ff2f50', 0.8),
  )
}

export const strawberry: DrawHero = () => {
  const seeds = repeat(17, (index) => {
    const row = Math.floor(index / 4)
    return `<path d="M${140 + (index % 4) * 76 + (row % 2) * 30 - row * 2} ${216 + row * 62}q12 12 0 26q-12-14 0-26Z" fill="#ffe27a"/>`
  })
  return paintedHero(
    { left: 56, top: 20, right: 456, bottom: 496 },
    svg`
      <path d="M256 126C330 84 452 116 452 226C452 340 340 450 256 492C172 450 60 340 60 226C60 116 182 84 256 126Z" fill="url(#hero-flesh)"/>
      <g clip-path="url(#hero-inside)">
      ${seeds}
      </g>
      ${highlight(140, 196, 40, 24, -50)}
      ${[-160, -125, -90, -55, -20].map((turn) => leaf(256, 138, 128, turn)).join('')}
      <path d="M250 90q-6-44 26-66" fill="none" stroke="${darker(leafGreen, 0.3)}" stroke-width="18" stroke-linecap="round"/>
    `,
    svg`
      ${roundShade('flesh', '#f3173f')}
      ${leafShade}
      <clipPath id="hero-inside">
      <path d="M256 150C330 110 430 136 430 226C430 330 330 430 256 470C182 430 82 330 82 226C82 136 182 110 256 150Z"/>
      </clipPath>
    `,
  )
}

export const plum: DrawHero = () =>
  paintedHero(
    { left: 50, top: 24, right: 470, bottom: 490 },
    svg`
    <path d="M256 130C254 90 266 56 292 34" fill="none" stroke="#6b3f12" stroke-width="20" stroke-linecap="round"/>
    ${leaf(266, 96, 186, -10)}
    ${ball('skin', 256, 306, 184)}
    <path d="M262 126C196 190 196 400 270 486" fill="none" stroke="#2c0640" stroke-width="9" opacity=".45"/>
  `,
    roundShade('skin', '#9a1fc4') + leafShade,
  )
