// SPDX-License-Identifier: Apache-2.0
import { darker, lighter } from '../colour.ts'
import { svg } from '../drawing.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { paintedHero, roundShade } from './gloss.ts'

/** A butterfly with open wings, in the two hues of its picture. */
export const butterfly: DrawHero = (palette) => {
  const wing = svg`
    <path d="M262 236C300 90 430 40 478 96C516 142 470 262 268 268Z" fill="url(#hero-upper)" stroke="${darker(palette.accent, 0.6)}" stroke-width="14" stroke-linejoin="round"/>
    <path d="M266 268C400 262 452 330 426 398C398 462 300 440 262 300Z" fill="url(#hero-lower)" stroke="${darker(palette.accent, 0.6)}" stroke-width="14" stroke-linejoin="round"/>
    <path d="M300 214C340 130 420 92 448 122C470 154 420 222 300 236Z" fill="${lighter(palette.accent, 0.45)}" opacity=".75"/>
    <path d="M300 292C370 300 404 340 390 376C372 410 318 380 294 312Z" fill="${lighter(palette.dark, 0.55)}" opacity=".7"/>
    <circle cx="430" cy="128" r="17" fill="#fff"/>
    <circle cx="392" cy="166" r="11" fill="#fff" opacity=".85"/>
    <circle cx="384" cy="366" r="14" fill="#fff" opacity=".85"/>
  `
  return paintedHero(
    { left: 12, top: 50, right: 500, bottom: 460 },
    svg`
      ${wing}
      <g transform="translate(512 0) scale(-1 1)">${wing}</g>
      <path d="M248 190C220 130 200 96 170 84M264 190C292 130 312 96 342 84" fill="none" stroke="${darker(palette.deep, 0.2)}" stroke-width="10" stroke-linecap="round"/>
      <path d="M256 176C284 176 286 214 278 250C288 310 272 400 256 420C240 400 224 310 234 250C226 214 228 176 256 176Z" fill="url(#hero-body)" stroke="${darker(palette.deep, 0.3)}" stroke-width="8"/>
      <path d="M248 196Q244 300 252 380" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"/>
    `,
    roundShade('upper', palette.accent) + roundShade('lower', palette.dark) + roundShade('body', palette.mid),
  )
}
