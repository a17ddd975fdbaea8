// SPDX-License-Identifier: Apache-2.0
import { cascadeFigures } from '@tessera/ui/art/cascade-figures'
import { disc, down, landscape, round, shape, symbol, type SlotArt } from '../../art/paint.ts'
import { corners, gem } from './gem.ts'

const diamond = symbol(cascadeFigures.prismDiamond.defs, cascadeFigures.prismDiamond.body)

const geode = symbol(
  round('rock', '#b9a58c', '#6d5844', '#2c2018') + round('core', '#ffffff', '#7df3ff', '#5a2fd0'),
  `${disc(50, 50, 47, '#8df0ff').replace('/>', ' opacity=".25"/>')}
  ${shape('M50 4C70 4 92 20 95 46C98 72 76 95 52 96C26 97 5 78 5 52C5 28 26 4 50 4Z', 'url(#rock)', '#1a120c')}
  ${shape('M50 18C66 18 80 30 82 48C84 66 68 82 52 83C34 84 18 70 18 52C18 34 32 18 50 18Z', 'url(#core)', '#efe3d2', 5)}
  ${[0, 45, 90, 135, 180, 225, 270, 315].map((turn, at) => `<path d="M50 50L${at % 2 === 0 ? '44 22L50 14L56 22' : '45 28L50 21L55 28'}Z" fill="${at % 2 === 0 ? '#eafdff' : '#b59bff'}" stroke="#2b1670" stroke-width="1.6" transform="rotate(${turn} 50 50)" opacity=".95"/>`).join('')}
  ${disc(50, 50, 8, '#ffffff')}<path d="M50 34l3 13 13 3-13 3-3 13-3-13-13-3 13-3z" fill="#fff"/>`,
)

const crystalsBehind = (x: number, y: number, size: number, colour: string, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0L-16 -60L0 -92L16 -60Z" fill="${colour}"/><path d="M0 0L-16 -60L0 -92Z" fill="#fff" opacity=".28"/><path d="M0 0L4 -58L16 -60Z" fill="#000" opacity=".25"/></g>`

export const prismQuarryArt: SlotArt = {
  symbols: {
    1: diamond,
    2: gem(corners(6, 44, 0), ['#ffd3d0', '#f0243c', '#6e0318']),
    3: gem(corners(5, 46, 0, 0.96), ['#f3d9ff', '#a63cf0', '#3a0878']),
    4: gem(corners(8, 43, 22.5), ['#cfe4ff', '#2a6cf2', '#081f78']),
    5: gem(
      [
        [30, 8],
        [70, 8],
        [86, 24],
        [86, 76],
        [70, 92],
        [30, 92],
        [14, 76],
        [14, 24],
      ],
      ['#cdffd9', '#17b45a', '#014a22'],
      0.6,
    ),
    6: gem(
      corners(3, 50, 0, 0.98).map(([x, y]) => [x, y + 8] as const),
      ['#fff0c0', '#f8a41a', '#8a3d00'],
      0.42,
    ),
    7: gem(corners(4, 47, 0), ['#d8fffb', '#22c7c9', '#04565e']),
    S: geode,
  },
  backdrop: landscape(
    down('cave', '#120a2c', '#2b1a5e', '#3a2b7c', '#160d33') +
      round('light', '#bff7ff', '#6a7dff', '#2b1a5e') +
      down('ground', '#33246b', '#0d0720'),
    `<rect width="1200" height="800" fill="url(#cave)"/><ellipse cx="600" cy="330" rx="420" ry="300" fill="url(#light)" opacity=".55"/>
    <path d="M0 0H1200V130L1120 60L1040 190L950 80L860 150L760 50L640 120L520 40L410 150L320 70L210 200L120 80L0 180Z" fill="#150c33"/>
    <path d="M0 0H1200V70L1090 40L1000 110L880 40L720 70L560 20L430 90L300 30L170 110L60 50L0 90Z" fill="#0d0722"/>
    ${crystalsBehind(140, 700, 2.6, '#5b2fd0', -14)}${crystalsBehind(230, 720, 1.9, '#2a6cf2', 10)}${crystalsBehind(70, 730, 1.6, '#22c7c9', -26)}
    ${crystalsBehind(1060, 700, 2.8, '#c22f9a', 12)}${crystalsBehind(960, 720, 2, '#7a3cf0', -8)}${crystalsBehind(1150, 740, 1.8, '#2a8cf2', 24)}
    ${crystalsBehind(430, 690, 1.2, '#3a59d0', -6)}${crystalsBehind(770, 690, 1.3, '#6a3cd0', 8)}
    <path d="M0 690Q300 640 600 690T1200 680V800H0Z" fill="url(#ground)"/>
    ${Array.from({ length: 40 }, (_, at) => `<circle cx="${(at * 197) % 1200}" cy="${120 + ((at * 131) % 560)}" r="${1.2 + (at % 3)}" fill="#cfe9ff" opacity="${0.25 + (at % 4) * 0.15}"/>`).join('')}`,
  ),
  colours: { ground: 0x150c33, rim: 0x8a6cff, glow: 0x7df3ff, free: 0xff8af0 },
}
