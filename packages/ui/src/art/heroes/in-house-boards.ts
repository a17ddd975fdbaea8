// SPDX-License-Identifier: Apache-2.0
import { onCircle, rounded, starPath, svg } from '../drawing.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { ball, highlight, metalShade, paintedHero, roundShade, shade } from './gloss.ts'

/** A tape of coloured fields under a golden pointer. */
export const slidingTape: DrawHero = (palette) => {
  const tape = ['#5f7fd0', '#22b573', palette.accent, '#9b6bff', '#2fa8e0']
  const fields = tape.map((_, index) => {
    const x = 14 + index * 98
    const middle = index === 2
    return svg`
      <rect x="${middle ? x - 6 : x}" y="${middle ? 150 : 176}" width="${middle ? 104 : 92}" height="${middle ? 212 : 160}" rx="20" fill="url(#hero-field-${index})"/>
      <path d="${starPath(x + 46, 256, middle ? 44 : 28, 5, 0.46)}" fill="#fff" opacity="${middle ? 1 : 0.75}"/>
    `
  })
  const shades = tape.map((colour, index) => shade(`field-${index}`, colour, 0.8))
  return paintedHero(
    { left: 0, top: 50, right: 512, bottom: 462 },
    svg`
      <rect x="0" y="136" width="512" height="240" rx="30" fill="#0e1526"/>
      <rect x="0" y="136" width="512" height="240" rx="30" fill="none" stroke="url(#hero-gold)" stroke-width="12"/>
      ${fields.join('')}
      <path d="M212 60H300L256 140Z" fill="url(#hero-gold)"/>
      <path d="M212 452H300L256 372Z" fill="url(#hero-gold)"/>
    `,
    `${shades.join('')}${metalShade('gold', '#ffd95a', '#b97408')}`,
  )
}

/** A dartboard with a dart in its middle. */
export const dartBoard: DrawHero = (palette) => {
  const sectors = Array.from({ length: 20 }, (_, index) => {
    const [fromX, fromY] = onCircle(240, 270, 186, index * 18 - 9)
    const [toX, toY] = onCircle(240, 270, 186, index * 18 + 9)
    return `<path d="M240 270L${rounded(fromX)} ${rounded(fromY)}A186 186 0 0 1 ${rounded(toX)} ${rounded(toY)}Z" fill="${index % 2 === 0 ? '#f6ecd6' : '#1d2334'}"/>`
  })
  return paintedHero(
    { left: 16, top: 8, right: 504, bottom: 500 },
    svg`
      <circle cx="240" cy="270" r="226" fill="url(#hero-rim)"/>
      ${sectors.join('')}
      <circle cx="240" cy="270" r="176" fill="none" stroke="#d8283f" stroke-width="20" stroke-dasharray="27.6 27.6"/>
      <circle cx="240" cy="270" r="108" fill="none" stroke="#12a05a" stroke-width="20" stroke-dasharray="17 17"/>
      <circle cx="240" cy="270" r="44" fill="#12a05a"/>
      <circle cx="240" cy="270" r="22" fill="#e02640"/>
      ${highlight(150, 150, 70, 40, -40)}
      <path d="M240 270L352 150L370 168Z" fill="url(#hero-steel)"/>
      <path d="M338 146L402 80L440 118L374 182Z" fill="url(#hero-shaft)"/>
      <path d="M398 84L420 20L470 34L448 72L486 54L502 104L436 122Z" fill="${palette.accent}"/>
      <path d="M398 84L470 34L448 72L486 54L436 122Z" fill="#fff" opacity=".3"/>
    `,
    `${roundShade('rim', '#2a3146')}${metalShade('steel', '#dfe7f7', '#8290b0')}${shade('shaft', '#3b4664')}`,
  )
}

/** A bingo card with a full diagonal, and two balls. */
export const bingoCard: DrawHero = (palette) => {
  const fields = Array.from({ length: 25 }, (_, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)]
    const [x, y] = [112 + column * 60, 168 + row * 60]
    const full = column === row
    return svg`
      <rect x="${x}" y="${y}" width="52" height="52" rx="9" fill="${full ? '#c9f5df' : '#fff'}"/>
      ${full ? `<circle cx="${x + 26}" cy="${y + 26}" r="20" fill="url(#hero-mark)"/>` : `<rect x="${x + 15}" y="${y + 22}" width="22" height="8" rx="4" fill="#b9a8dc"/>`}
    `
  })
  return paintedHero(
    { left: 20, top: 24, right: 492, bottom: 500 },
    svg`
      <g transform="rotate(-5 256 280)">
        <rect x="86" y="72" width="340" height="414" rx="30" fill="url(#hero-card)"/>
        <rect x="106" y="92" width="300" height="60" rx="14" fill="${palette.glow}" opacity=".9"/>
        <path d="${starPath(156, 122, 22, 5, 0.46)}${starPath(256, 122, 26, 5, 0.46)}${starPath(356, 122, 22, 5, 0.46)}" fill="#ffd95a"/>
        ${fields.join('')}
      </g>
      ${ball('pink', 80, 432, 62)}
      <circle cx="72" cy="424" r="28" fill="#fff"/>
      ${ball('gold', 432, 96, 66)}
      <circle cx="424" cy="88" r="30" fill="#fff"/>
    `,
    `${shade('card', palette.accent, 0.8)}${roundShade('mark', '#17a366')}${roundShade('pink', '#f0519b')}${roundShade('gold', '#f2a81d')}`,
  )
}
