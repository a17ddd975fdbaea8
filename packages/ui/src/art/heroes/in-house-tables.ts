// SPDX-License-Identifier: Apache-2.0
import { onCircle, point, repeat, svg } from '../drawing.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { centredText, highlight, metalShade, paintedHero, roundShade, shade } from './gloss.ts'

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

/** A crab that shows its claws. */
export const boldCrab: DrawHero = () =>
  paintedHero(
    { left: 8, top: 24, right: 504, bottom: 470 },
    svg`
      <g transform="scale(8)">
      <path d="M10 42L2 46L4 50L14 46ZM14 48L8 56L12 58L20 50ZM54 42L62 46L60 50L50 46ZM50 48L56 56L52 58L44 50Z" fill="#a81f22"/>
      <path d="M12 26C2 26 0 12 8 4C8 10 10 12 14 14C14 10 13 7 15 4C22 10 20 20 16 26ZM52 26C62 26 64 12 56 4C56 10 54 12 50 14C50 10 51 7 49 4C42 10 44 20 48 26Z" fill="url(#hero-claw)"/>
      <path d="M12 24L20 32L16 36L9 27ZM52 24L44 32L48 36L55 27Z" fill="#a81f22"/>
      <path d="M10 38C10 26 20 20 32 20S54 26 54 38C54 48 44 54 32 54S10 48 10 38Z" fill="url(#hero-shell)"/>
      <path d="M15 34C18 26 25 24 32 24S46 26 49 34C43 30 21 30 15 34Z" fill="#fff" opacity=".3"/>
      <path d="M23 22L24 14H27L28 22ZM36 22L37 14H40L41 22Z" fill="#c9261f"/>
      <circle cx="25.5" cy="13" r="5" fill="#fff"/><circle cx="38.5" cy="13" r="5" fill="#fff"/>
      <circle cx="26" cy="13.5" r="2.6" fill="#16202e"/><circle cx="38" cy="13.5" r="2.6" fill="#16202e"/>
      <path d="M24 41C28 47 36 47 40 41C38 50 26 50 24 41Z" fill="#7a1218"/>
      </g>
    `,
    `${roundShade('shell', '#ee3b2c')}${shade('claw', '#ee3b2c')}`,
  )

/** The signs of the drawn wheel, from the flapper on, with their colours. */
const moneySigns: readonly (readonly [sign: string, fill: string, ink: string])[] = [
  ['20', '#c3202b', '#fff'],
  ['1', '#f6e6bd', '#3a1c08'],
  ['2', '#2a6fd6', '#fff'],
  ['1', '#f6e6bd', '#3a1c08'],
  ['5', '#12964f', '#fff'],
  ['2', '#2a6fd6', '#fff'],
  ['1', '#f6e6bd', '#3a1c08'],
  ['10', '#f0b429', '#3a1c08'],
  ['1', '#f6e6bd', '#3a1c08'],
  ['5', '#12964f', '#fff'],
  ['1', '#f6e6bd', '#3a1c08'],
  ['2', '#2a6fd6', '#fff'],
]

/** The big wheel with its pegs, and the flapper that stops it. */
export const moneyWheel: DrawHero = (_palette, parts) => {
  const width = 360 / moneySigns.length
  const at = (radius: number, angle: number): string => point(...onCircle(256, 272, radius, angle - 90))
  const segments = moneySigns.map(([sign, fill, ink], index) => {
    const [from, to] = [(index - 0.5) * width, (index + 0.5) * width]
    return svg`
      <path d="M256 272L${at(206, from)}A206 206 0 0 1 ${at(206, to)}Z" fill="${fill}" stroke="#3a1c08" stroke-width="5"/>
      <g transform="rotate(${index * width} 256 272)"><path d="${centredText(parts, 'russo-one', sign, 256, 112, 58)}" fill="${ink}"/></g>
      <circle cx="256" cy="51" r="9" fill="#fff3c4" transform="rotate(${to} 256 272)"/>
    `
  })
  return paintedHero(
    { left: 10, top: 4, right: 502, bottom: 518 },
    svg`
      <circle cx="256" cy="288" r="238" fill="#2a1004"/>
      <circle cx="256" cy="272" r="238" fill="url(#hero-rim)"/>
      ${segments.join('')}
      <circle cx="256" cy="272" r="92" fill="#5a0f26" stroke="url(#hero-rim)" stroke-width="12"/>
      <circle cx="256" cy="272" r="40" fill="url(#hero-rim)"/>
      <path d="M226 8H286L262 92A6 6 0 0 1 250 92Z" fill="url(#hero-flapper)" stroke="#2a1004" stroke-width="6" stroke-linejoin="round"/>
    `,
    `${metalShade('rim', '#ffd95a', '#b97408')}${shade('flapper', '#f4f6ff', 0.6)}`,
  )
}
