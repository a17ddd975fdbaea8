// SPDX-License-Identifier: Apache-2.0
import type { ArtParts } from '../art-parts.ts'
import { darker, lighter } from '../colour.ts'
import { onCircle, point, repeat, rounded, starPath, svg } from '../drawing.ts'
import type { DrawHero } from '../hero/hero-drawing.ts'
import { ball, centredText, highlight, metalShade, paintedHero, roundShade, shade } from './gloss.ts'

const gold = metalShade('gold', '#ffd95a', '#b97408')

/** A ring sector between two radii, from one angle to another. */
function sector(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, angle: number): string => point(...onCircle(256, 256, radius, angle))
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
}

export const rouletteWheel: DrawHero = () => {
  const pockets = 37
  const width = 360 / pockets
  const ring = repeat(pockets, (index) => {
    const fill = index === 0 ? '#0fa04a' : index % 2 === 0 ? '#17181f' : '#d5142b'
    return `<path d="${sector(128, 200, index * width, (index + 1) * width)}" fill="${fill}" stroke="#f2c14a" stroke-width="2.5"/>`
  })
  const spokes = repeat(
    4,
    (index) => svg`
    <g transform="rotate(${index * 90 + 20} 256 256)">
    <path d="M247 256L250 168H262L265 256Z" fill="url(#hero-gold)"/>
    <circle cx="256" cy="162" r="15" fill="url(#hero-gold)"/>
    </g>
  `,
  )
  return paintedHero(
    { left: 14, top: 14, right: 498, bottom: 510 },
    svg`
      <circle cx="256" cy="274" r="242" fill="#3a1a06"/>
      <circle cx="256" cy="256" r="242" fill="url(#hero-wood)"/>
      <circle cx="256" cy="256" r="222" fill="none" stroke="url(#hero-gold)" stroke-width="12"/>
      <circle cx="256" cy="256" r="206" fill="#6b3410"/>
      ${ring}
      <circle cx="256" cy="256" r="128" fill="url(#hero-bowl)" stroke="url(#hero-gold)" stroke-width="8"/>
      ${spokes}
      <circle cx="256" cy="256" r="40" fill="url(#hero-gold)"/>
      <circle cx="256" cy="256" r="17" fill="#fff3b8"/>
      ${ball('pearl', 352, 128, 24)}
      <path d="M60 170A210 210 0 0 1 210 52" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".5"/>
    `,
    `${gold}${shade('wood', '#8a4314')}${roundShade('bowl', '#9c4c16')}${roundShade('pearl', '#e9eef6')}`,
  )
}

const pips = {
  hearts: 'M0 46C-60 4 -52 -44 -24 -46C-8 -46 0 -32 0 -24C0 -32 8 -46 24 -46C52 -44 60 4 0 46Z',
  diamonds: 'M0 -50L38 0L0 50L-38 0Z',
  spades:
    'M0 -50C56 -6 52 32 24 32C12 32 5 26 4 18C5 36 12 44 20 48H-20C-12 44 -5 36 -4 18C-5 26 -12 32 -24 32C-52 32 -56 -6 0 -50Z',
  clubs:
    'M0 -50A24 24 0 0 1 20 -12A24 24 0 1 1 5 22C6 36 12 44 20 48H-20C-12 44 -6 36 -5 22A24 24 0 1 1 -20 -12A24 24 0 0 1 0 -50Z',
}

/** One playing card around the origin, 190 by 270. */
function card(parts: ArtParts, suit: keyof typeof pips, rank: string): string {
  const ink = suit === 'hearts' || suit === 'diamonds' ? '#e0122f' : '#151926'
  const corner = svg`
    <path d="${centredText(parts, 'russo-one', rank, -66, -100, 38)}" fill="${ink}"/>
    <path d="${pips[suit]}" transform="translate(-66 -52) scale(.42)" fill="${ink}"/>
  `
  return svg`
    <rect x="-95" y="-135" width="190" height="270" rx="20" fill="url(#hero-paper)" stroke="#2b3145" stroke-width="5"/>
    ${corner}
    <g transform="rotate(180)">
    ${corner}
    </g>
    <path d="${pips[suit]}" transform="scale(1.25)" fill="${ink}"/>
  `
}

/** The six that halves the banker's win, before a card that counts nothing. */
export const superSix: DrawHero = (_palette, parts) =>
  paintedHero(
    { left: 40, top: 30, right: 476, bottom: 486 },
    svg`
      <g transform="translate(186 262) rotate(-13) scale(1.42)">${card(parts, 'spades', 'K')}</g>
      <g transform="translate(318 258) rotate(9) scale(1.5)">${card(parts, 'hearts', '6')}</g>
    `,
    shade('paper', '#f6f8fd', 0.5),
  )

export const cardFan: DrawHero = (_palette, parts) => {
  const fan = (['clubs', 'diamonds', 'spades', 'hearts'] as const).map(
    (suit, index) => svg`
    <g transform="translate(256 470) rotate(${index * 24 - 36}) translate(0 -270)">
    ${card(parts, suit, ['K', 'Q', 'A', 'A'][index] ?? 'A')}
    </g>
  `,
  )
  return paintedHero(
    { left: -64, top: 52, right: 576, bottom: 420 },
    fan.join(''),
    shade('paper', '#f3f5fb', 0.35),
  )
}

export const blackjack: DrawHero = (palette, parts) =>
  paintedHero(
    { left: 16, top: 24, right: 500, bottom: 480 },
    svg`
    <g transform="translate(176 210) rotate(-14) scale(1.16)">
    ${card(parts, 'spades', 'A')}
    </g>
    <g transform="translate(326 228) rotate(12) scale(1.16)">
    ${card(parts, 'hearts', 'K')}
    </g>
    ${chipStack(118, 452, 3, '#e0122f')}
    ${chipStack(398, 462, 4, darker(palette.accent, 0.1))}
  `,
    shade('paper', '#f3f5fb', 0.35),
  )

/** A pair of jacks before three more cards. */
export const jackPair: DrawHero = (palette, parts) =>
  paintedHero(
    { left: -10, top: 14, right: 522, bottom: 498 },
    svg`
    <g transform="translate(84 262) rotate(-26)">${card(parts, 'diamonds', '7')}</g>
    <g transform="translate(428 262) rotate(26)">${card(parts, 'clubs', '9')}</g>
    <g transform="translate(176 224) rotate(-10) scale(1.12)">${card(parts, 'hearts', 'J')}</g>
    <g transform="translate(330 224) rotate(10) scale(1.12)">${card(parts, 'spades', 'J')}</g>
    ${chipStack(256, 470, 3, palette.accent)}
  `,
    shade('paper', '#f3f5fb', 0.35),
  )

/** The four twos, which stand for any card. */
export const fourDeuces: DrawHero = (_palette, parts) => {
  const fan = (['clubs', 'diamonds', 'spades', 'hearts'] as const).map(
    (suit, index) => svg`
    <g transform="translate(256 500) rotate(${index * 22 - 33}) translate(0 -300) scale(1.08)">
    ${card(parts, suit, '2')}
    </g>
  `,
  )
  return paintedHero(
    { left: -64, top: 24, right: 576, bottom: 420 },
    fan.join(''),
    shade('paper', '#f3f5fb', 0.35),
  )
}

/** Two hands against each other: a natural nine and a hand of six, with a chip of each side. */
export const baccarat: DrawHero = (_palette, parts) =>
  paintedHero(
    { left: 0, top: 10, right: 512, bottom: 492 },
    svg`
    <g transform="translate(96 250) rotate(-20)">${card(parts, 'diamonds', 'K')}</g>
    <g transform="translate(172 214) rotate(-6) scale(1.08)">${card(parts, 'spades', '9')}</g>
    <g transform="translate(416 250) rotate(20)">${card(parts, 'clubs', '2')}</g>
    <g transform="translate(340 214) rotate(6) scale(1.08)">${card(parts, 'hearts', '4')}</g>
    ${chipStack(150, 470, 3, '#1f6bff')}
    ${chipStack(362, 470, 3, '#e0122f')}
  `,
    shade('paper', '#f3f5fb', 0.35),
  )

/** A stack of chips seen from above, standing on (x, y). */
function chipStack(x: number, y: number, count: number, colour: string): string {
  return repeat(count, (index) => {
    const top = y - index * 26
    const stripes = [-62, -12, 38]
      .map(
        (offset) => `<path d="M${x + offset} ${top - 16 + Math.abs(offset) / 9}v24l24 2v-24Z" fill="#fff"/>`,
      )
      .join('')
    const face = svg`
      <ellipse cx="${x}" cy="${top - 24}" rx="84" ry="34" fill="${lighter(colour, 0.18)}" stroke="#fff" stroke-width="5" stroke-dasharray="26 22"/>
      <ellipse cx="${x}" cy="${top - 24}" rx="52" ry="20" fill="${darker(colour, 0.2)}"/>
    `
    return `<path d="M${x - 84} ${top - 24}v22a84 34 0 0 0 168 0v-22Z" fill="${darker(colour, 0.32)}"/>${stripes}${face}`
  })
}

export const chips: DrawHero = (palette) => {
  const standing = (x: number, y: number, radius: number, colour: string): string => {
    const edge = repeat(
      8,
      (index) => `<path d="${sector(170, 226, index * 45, index * 45 + 22)}" fill="#fff"/>`,
    )
    return svg`
      <g transform="translate(${x} ${y}) scale(${rounded(radius / 23) / 10}) translate(-256 -256)">
      <circle cx="256" cy="280" r="228" fill="${darker(colour, 0.5)}"/>
      <circle cx="256" cy="256" r="228" fill="${colour}"/>
      ${edge}
      <circle cx="256" cy="256" r="166" fill="${darker(colour, 0.25)}" stroke="url(#hero-gold)" stroke-width="12"/>
      <path d="${starPath(256, 256, 110, 6, 0.866)}" fill="url(#hero-gold)"/>
      ${highlight(170, 130, 80, 30, -40)}
      </g>
    `
  }
  return paintedHero(
    { left: 16, top: 40, right: 496, bottom: 496 },
    `${standing(168, 196, 150, '#1b1f2e')}${standing(366, 190, 126, darker(palette.accent, 0.12))}${standing(270, 338, 156, '#d5142b')}`,
    gold,
  )
}

export const slotReels: DrawHero = (palette, parts) => {
  const window = (x: number): string => svg`
    <rect x="${x}" y="150" width="118" height="190" rx="12" fill="url(#hero-drum)"/>
    <path d="${centredText(parts, 'russo-one', '7', x + 59, 246, 118)}" fill="#e0122f" stroke="#7a0410" stroke-width="5"/>
  `
  const lamps = repeat(
    9,
    (index) =>
      `<circle cx="${68 + index * 46}" cy="104" r="12" fill="${index % 2 === 0 ? '#fff7c9' : lighter(palette.accent, 0.3)}"/>`,
  )
  return paintedHero(
    { left: 20, top: 40, right: 520, bottom: 470 },
    svg`
      <path d="M452 200h34v110h-34Z" fill="#8b93a8"/>
      <path d="M480 210L500 116" stroke="#c3cad9" stroke-width="18" stroke-linecap="round"/>
      ${ball('knob', 500, 96, 32)}
      <rect x="24" y="56" width="440" height="400" rx="46" fill="#5c0713"/>
      <rect x="24" y="44" width="440" height="396" rx="46" fill="url(#hero-body)"/>
      <rect x="44" y="126" width="400" height="238" rx="26" fill="url(#hero-gold)"/>
      <rect x="58" y="140" width="372" height="210" rx="18" fill="#14060a"/>
      ${window(66)}
      ${window(186)}
      ${window(306)}
      <path d="M58 226H430v34H58Z" fill="${palette.accent}" opacity=".28"/>
      ${lamps}
      <rect x="96" y="382" width="296" height="34" rx="17" fill="#3a0610"/>
      ${highlight(150, 66, 90, 10, 0)}
    `,
    svg`
      ${gold}
      ${shade('body', '#e31837')}
      ${roundShade('knob', '#ff2b45')}
      <linearGradient id="hero-drum" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#8a90a6"/>
      <stop offset=".3" stop-color="#ffffff"/>
      <stop offset=".7" stop-color="#ffffff"/>
      <stop offset="1" stop-color="#8a90a6"/>
      </linearGradient>
    `,
  )
}
