// SPDX-License-Identifier: Apache-2.0
import { darker } from '../colour.ts'
import { starPath, svg } from '../drawing.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { highlight, metalShade, paintedHero, roundShade, shade } from './gloss.ts'

/** A rock, a sheet of paper and a pair of scissors. */
export const throwingSigns: DrawHero = (palette) =>
  paintedHero(
    { left: 16, top: 16, right: 500, bottom: 500 },
    svg`
      <path d="M288 40H436L488 92V300H288Z" fill="url(#hero-sheet)" transform="rotate(9 388 170)"/>
      <path d="M436 40L488 92H436Z" fill="#b9c6e4" transform="rotate(9 388 170)"/>
      <path d="M316 130H456M316 176H456M316 222H412" stroke="#7fa8e8" stroke-width="16" stroke-linecap="round" transform="rotate(9 388 170)"/>
      <g transform="translate(0 -110)">
      <path d="M32 366L76 236L196 182L300 236L340 350L282 470H88Z" fill="url(#hero-rock)"/>
      <path d="M76 236L196 182L212 292L122 330Z" fill="#fff" opacity=".42"/>
      <path d="M196 182L300 236L282 330L212 292Z" fill="#fff" opacity=".18"/>
      <path d="M300 236L340 350L282 470L250 450L282 330Z" fill="#000" opacity=".24"/>
      </g>
      <g transform="translate(258 246) scale(.82)">
      <path d="M118 24C98 90 130 170 186 226L222 188C180 144 146 82 118 24Z" fill="url(#hero-blade)"/>
      <path d="M262 30C276 96 240 172 182 224L148 184C194 142 232 86 262 30Z" fill="url(#hero-edge)"/>
      <circle cx="124" cy="268" r="46" fill="none" stroke="${palette.accent}" stroke-width="26"/>
      <circle cx="246" cy="268" r="46" fill="none" stroke="${darker(palette.accent, 0.22)}" stroke-width="26"/>
      <circle cx="185" cy="206" r="15" fill="#26304a"/>
      </g>
    `,
    `${shade('rock', '#8d99b3')}${shade('sheet', '#eef3ff', 0.5)}${metalShade('blade', '#dfe7f7', '#8290b0')}${metalShade('edge', '#c3cee6', '#6a7898')}`,
  )

/** A balloon on a pump, near to its limit. */
export const pumpBalloon: DrawHero = (palette) =>
  paintedHero(
    { left: 60, top: 8, right: 452, bottom: 512 },
    svg`
      <path d="M256 12C370 12 442 100 442 196C442 296 352 350 286 392H226C160 350 70 296 70 196C70 100 142 12 256 12Z" fill="url(#hero-skin)"/>
      <path d="M442 196C442 296 352 350 286 392H258C360 330 402 220 384 84C422 112 442 154 442 196Z" fill="#000" opacity=".2"/>
      ${highlight(170, 110, 40, 64, 28)}
      <path d="M226 388H286L306 424H206Z" fill="${darker(palette.accent, 0.3)}"/>
      <rect x="218" y="418" width="76" height="92" rx="12" fill="url(#hero-pump)"/>
      <rect x="132" y="440" width="248" height="26" rx="13" fill="url(#hero-handle)"/>
      <path d="${starPath(256, 196, 74, 5, 0.46)}" fill="#fff" opacity=".9"/>
    `,
    `${roundShade('skin', palette.accent)}${shade('pump', '#3f68b8')}${metalShade('handle', '#dfe7f7', '#8290b0')}`,
  )

/** A case with golden bands. */
export const treasureCase: DrawHero = () =>
  paintedHero(
    { left: 36, top: 100, right: 476, bottom: 500 },
    svg`
      <path d="M44 232C44 150 98 108 170 108H342C414 108 468 150 468 232Z" fill="url(#hero-lid)"/>
      <path d="M44 232H468V262H44Z" fill="#fff3c4"/>
      <path d="M40 262H472V456C472 480 456 496 432 496H80C56 496 40 480 40 456Z" fill="url(#hero-box)"/>
      <path d="M40 420H472V456C472 480 456 496 432 496H80C56 496 40 480 40 456Z" fill="#000" opacity=".2"/>
      <path d="M104 118H150V232H104ZM362 118H408V232H362ZM104 262H150V496H104ZM362 262H408V496H362Z" fill="url(#hero-band)"/>
      <rect x="210" y="240" width="92" height="104" rx="14" fill="url(#hero-band)"/>
      <path d="M256 268a20 20 0 0 1 10 37l8 25h-36l8-25a20 20 0 0 1 10-37z" fill="#4a2a04"/>
    `,
    `${shade('lid', '#9b6bff', 0.9)}${shade('box', '#7440d8', 0.9)}${metalShade('band', '#ffd95a', '#b97408')}`,
  )

/** A scratch card with three equal stars. */
export const scratchCard: DrawHero = (palette) => {
  const field = (column: number, row: number): string => {
    const [x, y] = [112 + column * 102, 176 + row * 102]
    const open = column === row
    return svg`
      <rect x="${x}" y="${y}" width="86" height="86" rx="14" fill="${open ? '#fff6e4' : 'url(#hero-foil)'}"/>
      ${open ? `<path d="${starPath(x + 43, y + 44, 34, 5, 0.46)}" fill="#ffb41d"/>` : ''}
    `
  }
  const fields = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => field(column, row))).join('')
  return paintedHero(
    { left: 40, top: 20, right: 472, bottom: 506 },
    svg`
      <g transform="rotate(-6 256 260)">
        <rect x="72" y="34" width="368" height="464" rx="30" fill="url(#hero-card)"/>
        <rect x="86" y="48" width="340" height="436" rx="22" fill="none" stroke="#ffe2a0" stroke-width="6"/>
        <path d="${starPath(176, 112, 34, 5, 0.46)}${starPath(256, 104, 44, 5, 0.46)}${starPath(336, 112, 34, 5, 0.46)}" fill="#ffe2a0"/>
        ${fields}
      </g>
    `,
    `${shade('card', palette.accent, 0.9)}${metalShade('foil', '#d5dceb', '#8a96b0')}`,
  )
}
