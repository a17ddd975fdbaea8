// SPDX-License-Identifier: Apache-2.0
import { repeat, svg } from '../drawing.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { highlight, metalShade, paintedHero, roundShade, shade } from './gloss.ts'

/** Five columns of three beads; the last two are the rest. */
function beadAt(bead: number): string {
  const [x, y] = [76 + Math.floor(bead / 3) * 90, 316 + (bead % 3) * 74]
  return svg`
    <circle cx="${x}" cy="${y}" r="33" fill="url(#hero-${bead > 12 ? 'gold' : 'bead'})"/>
    <circle cx="${x - 10}" cy="${y - 12}" r="9" fill="#fff" opacity=".8"/>
  `
}

/** Beads below the cup that covered them. */
export const fantanBeads: DrawHero = (palette) =>
  paintedHero(
    { left: 16, top: 20, right: 500, bottom: 496 },
    svg`
      <path d="M92 214C92 108 162 32 256 32S420 108 420 214Z" fill="url(#hero-cup)"/>
      <path d="M72 206H440V240C440 250 432 256 422 256H90C80 256 72 250 72 240Z" fill="url(#hero-rim)"/>
      ${highlight(180, 108, 34, 62, 24)}
      ${repeat(15, beadAt)}
    `,
    `${roundShade('cup', palette.accent)}${metalShade('rim', '#ffe09a', '#a8701a')}${roundShade('bead', '#b9a2ff')}${roundShade('gold', '#ffc94d')}`,
  )

/** A plate with two red and two white discs, and the bowl lifted from it. */
export const xocdiaBowl: DrawHero = () =>
  paintedHero(
    { left: 10, top: 14, right: 502, bottom: 500 },
    svg`
      <ellipse cx="256" cy="392" rx="244" ry="104" fill="#8a6a3a"/>
      <ellipse cx="256" cy="374" rx="244" ry="104" fill="url(#hero-plate)"/>
      <ellipse cx="256" cy="374" rx="186" ry="74" fill="#fffaf0" stroke="#c9a86a" stroke-width="6"/>
      <ellipse cx="170" cy="372" rx="52" ry="27" fill="#7d0f18"/><ellipse cx="170" cy="362" rx="52" ry="27" fill="url(#hero-red)"/>
      <ellipse cx="344" cy="370" rx="52" ry="27" fill="#7d0f18"/><ellipse cx="344" cy="360" rx="52" ry="27" fill="url(#hero-red)"/>
      <ellipse cx="258" cy="346" rx="52" ry="27" fill="#8b94a8"/><ellipse cx="258" cy="336" rx="52" ry="27" fill="url(#hero-white)"/>
      <ellipse cx="256" cy="412" rx="52" ry="27" fill="#8b94a8"/><ellipse cx="256" cy="402" rx="52" ry="27" fill="url(#hero-white)"/>
      <g transform="rotate(-16 256 150)">
      <path d="M78 226C78 118 156 34 256 34S434 118 434 226C434 268 354 286 256 286S78 268 78 226Z" fill="url(#hero-bowl)"/>
      <path d="M78 226C78 268 158 286 256 286S434 268 434 226" fill="none" stroke="#dbe7ff" stroke-width="12"/>
      <path d="M204 34H308V16C308 10 304 6 298 6H214C208 6 204 10 204 16Z" fill="#dbe7ff"/>
      ${highlight(176, 120, 30, 64, 26)}
      </g>
    `,
    `${shade('plate', '#f0dfba')}${roundShade('red', '#d5242f')}${roundShade('white', '#eef1f7')}${roundShade('bowl', '#3568b8')}`,
  )
