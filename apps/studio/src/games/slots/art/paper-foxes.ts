// SPDX-License-Identifier: Apache-2.0
import { wildFigures } from '@tessera/ui/art/slot-figures/wild-titles'
import { down, landscape, line, patch, symbol, type SlotArt } from './paint.ts'
import { platedRanks } from './plated-ranks.ts'

/** A folded figure: flat faces, each with its own light, above a soft shadow. */
const folded = (...faces: readonly (readonly [path: string, colour: string])[]): string =>
  symbol(
    '',
    `<g transform="translate(2.4 4)" opacity=".32">${faces.map(([path]) => patch(path, '#000')).join('')}</g>${faces.map(([path, colour]) => patch(path, colour)).join('')}${faces.map(([path]) => line(path, '#fff', 0.9, 0.35)).join('')}`,
  )

const fox = symbol(wildFigures.paperFox.defs, wildFigures.paperFox.body)
const crane = folded(
  ['M4 62L34 50L40 64Z', '#e8f0ff'],
  ['M34 50L40 64L58 70L62 52Z', '#ffffff'],
  ['M40 48L20 8L58 50Z', '#f4f8ff'],
  ['M58 50L20 8L62 40Z', '#c4d4ee'],
  ['M46 52L78 14L64 56Z', '#dbe6fa'],
  ['M64 56L78 14L74 50Z', '#a8bcdc'],
  ['M58 70L62 52L86 30L76 56Z', '#eef4ff'],
  ['M86 30L96 36L84 40Z', '#e8384c'],
  ['M40 64L58 70L48 84Z', '#b4c6e4'],
)
const whale = folded(
  ['M4 52L30 30L44 66L22 76Z', '#4ab4f0'],
  ['M30 30L66 30L58 70L44 66Z', '#2f94dc'],
  ['M4 52L22 76L44 66Z', '#e0f4ff'],
  ['M44 66L58 70L34 82Z', '#bfe4fa'],
  ['M66 30L82 50L58 70Z', '#1c74bc'],
  ['M82 50L96 24L90 52Z', '#5cc4fa'],
  ['M82 50L78 20L94 26Z', '#2f94dc'],
  ['M20 50L26 46L28 52L22 55Z', '#0c2a44'],
)
const frog = folded(
  ['M50 14L30 26L26 44L50 40Z', '#8ae06b'],
  ['M50 14L70 26L74 44L50 40Z', '#6bc44c'],
  ['M26 44L50 40L74 44L60 70H40Z', '#4aa83c'],
  ['M26 44L8 66L24 72L40 70Z', '#6bc44c'],
  ['M74 44L92 66L76 72L60 70Z', '#3c9430'],
  ['M8 66L4 88L24 72Z', '#a8f08a'],
  ['M92 66L96 88L76 72Z', '#5cb848'],
  ['M40 70H60L50 84Z', '#c9f7b0'],
  ['M34 24L42 19L44 29L36 32Z', '#14301c'],
  ['M66 24L58 19L56 29L64 32Z', '#14301c'],
)
const boat = folded(
  ['M50 8L50 62L22 62Z', '#fff2c9'],
  ['M50 8L50 62L78 62Z', '#f0cf8a'],
  ['M4 56L34 66L30 86Z', '#ff8a94'],
  ['M96 56L66 66L70 86Z', '#c43c58'],
  ['M34 66L50 60L66 66L70 86H30Z', '#ee5c74'],
  ['M34 66L50 60L50 86H30Z', '#ff7484'],
)

const sheet = {
  defs: '',
  body: `${patch('M14 18L84 12L92 84L20 92Z', '#000', 0.28)}${patch('M10 14L80 8L88 80L16 88Z', '#fff8ec')}${patch('M80 8L88 80L52 83L49 11Z', '#eadfcc')}${patch('M66 9.2L80 8L81.4 22Z', '#cbbca2')}${line('M49 11L52 83M12 50L85 44', '#c4b496', 1.2, 0.7)}`,
}

const ridge = (path: string, light: string, dark: string, fold: string): string =>
  `<path d="${path}" fill="${light}"/><path d="${fold}" fill="${dark}"/>`

export const paperFoxesArt: SlotArt = {
  symbols: {
    1: crane,
    2: whale,
    3: frog,
    4: boat,
    W: fox,
    ...platedRanks(
      sheet,
      {
        a: ['#ffb09a', '#e8503c', '#a5241c'],
        k: ['#a8d0ff', '#3c84e0', '#14489a'],
        q: ['#c9f0a8', '#5cae3c', '#286b18'],
      },
      '#fff8ec',
    ),
  },
  backdrop: landscape(
    down('sky', '#ffd6a8', '#ffb08a', '#e87a7a'),
    `<rect width="1200" height="800" fill="url(#sky)"/><path d="M840 120L930 150L950 240L880 300L790 270L760 180Z" fill="#fff3d0"/><path d="M840 120L870 210L760 180Z" fill="#ffe0a0"/><path d="M870 210L950 240L880 300Z" fill="#ffd08a"/>
    ${ridge('M0 600L210 300L420 600Z', '#c4647a', '#a54a6b', 'M210 300L420 600H260Z')}${ridge('M300 620L560 250L820 620Z', '#b0587a', '#8a3c64', 'M560 250L820 620H610Z')}${ridge('M720 620L980 330L1240 620Z', '#c4647a', '#a0486b', 'M980 330L1240 620H1040Z')}
    <path d="M560 250L500 336L560 350L604 316Z" fill="#fff3e4"/><path d="M0 640L300 560L620 640L900 570L1200 650V800H0Z" fill="#5c8a6b"/><path d="M300 560L620 640L340 700ZM900 570L1200 650L960 700Z" fill="#477558"/>
    ${[90, 250, 960, 1110].map((x, at) => `<g transform="translate(${x} ${660 + (at % 2) * 26}) scale(${1 + (at % 2) * 0.3})"><path d="M0-110L50 0H0Z" fill="#24604a"/><path d="M0-110L-50 0H0Z" fill="#3c8a64"/><path d="M-6 0H6V30H-6Z" fill="#6b3c28"/></g>`).join('')}<path d="M0 740L500 690L1200 750V800H0Z" fill="#33583f"/>
    ${[
      [180, 170],
      [330, 110],
      [640, 150],
    ]
      .map(
        ([x, y]) => `<path d="M${x} ${y}l-34-20 20 26zM${x} ${y}l34-20-20 26z" fill="#fff" opacity=".85"/>`,
      )
      .join('')}`,
  ),
  colours: { ground: 0x2c2440, rim: 0xf0a078, glow: 0xffc49a, free: 0xff8a3c },
}
