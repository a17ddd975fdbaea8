// SPDX-License-Identifier: Apache-2.0
import { lighter } from '../colour.ts'
import { repeat, rounded, svg } from '../drawing.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { highlight, metalShade, paintedHero, roundShade } from './gloss.ts'

/** A red paper lantern with golden caps and a tassel. */
export const lantern: DrawHero = (palette) => {
  const ribs = [0.28, 0.6, 0.88]
    .map((share) => {
      const reach = 190 * share
      return `<path d="M${rounded(256 - reach * 0.5)} 118C${rounded(256 - reach)} 170 ${rounded(256 - reach)} 300 ${rounded(256 - reach * 0.5)} 352M${rounded(256 + reach * 0.5)} 118C${rounded(256 + reach)} 170 ${rounded(256 + reach)} 300 ${rounded(256 + reach * 0.5)} 352"/>`
    })
    .join('')
  const threads = repeat(
    7,
    (index) =>
      `M${220 + index * 12} 420q${(index - 3) * 3} 40 ${(index - 3) * 5} ${76 - Math.abs(index - 3) * 6}`,
  )
  return paintedHero(
    { left: 56, top: 14, right: 456, bottom: 500 },
    svg`
      <path d="M256 20v50" stroke="url(#hero-gold)" stroke-width="12" stroke-linecap="round"/>
      <circle cx="256" cy="30" r="16" fill="none" stroke="url(#hero-gold)" stroke-width="9"/>
      <path d="M150 116C40 150 40 320 150 356H362C472 320 472 150 362 116Z" fill="url(#hero-paper)"/>
      <ellipse cx="256" cy="240" rx="110" ry="104" fill="${lighter(palette.glow, 0.5)}" opacity=".4"/>
      <g fill="none" stroke="#ffd95a" stroke-width="5" opacity=".8">
      ${ribs}
      </g>
      <path d="M256 170L300 195V246L256 271L212 246V195Z" fill="none" stroke="#ffe08a" stroke-width="10" stroke-linejoin="round"/>
      <path d="M256 200l22 13v26l-22 13l-22-13v-26Z" fill="#ffe08a"/>
      <rect x="158" y="70" width="196" height="52" rx="16" fill="url(#hero-gold)"/>
      <rect x="158" y="350" width="196" height="46" rx="16" fill="url(#hero-gold)"/>
      <path d="${threads}" fill="none" stroke="#e0122f" stroke-width="9" stroke-linecap="round"/>
      <rect x="214" y="394" width="84" height="34" rx="12" fill="url(#hero-gold)"/>
      ${highlight(130, 180, 20, 46, 18)}
    `,
    metalShade('gold', '#ffd95a', '#c07a08') + roundShade('paper', '#e8142f'),
  )
}
