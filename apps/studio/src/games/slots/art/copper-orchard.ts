// SPDX-License-Identifier: Apache-2.0
import { slotFigures } from '@tessera/ui/art/slot-figures'
import { disc, down, landscape, line, round, shape, shine, symbol, type SlotArt } from './paint.ts'

const leaf = (x: number, y: number, turn: number, long: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${long / 30})">${shape('M0 0C6-13 22-13 30 0C22 10 8 10 0 0Z', 'url(#leaf)', '#123d12', 3)}${line('M4 0H24', '#bff08a', 1.6, 0.8)}</g>`
const leafLight = down('leaf', '#a5e85c', '#3f9e2b', '#1d6420')

const bell = symbol(slotFigures.copperBell.defs, slotFigures.copperBell.body)

const clover = symbol(
  round('green', '#c8ff9c', '#45c244', '#0f6b2a'),
  `${line('M50 54Q52 76 66 88', '#0b4a1d', 9)}${line('M50 54Q52 76 66 88', '#3fae3f', 4.5)}
  ${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 50 48)">${shape('M50 48C38 40 28 30 32 19C35 11 46 11 50 20C54 11 65 11 68 19C72 30 62 40 50 48Z', 'url(#green)', '#0b4a1d')}${line('M50 42V28', '#e4ffc4', 2, 0.8)}</g>`).join('')}
  ${shine(40, 20, 6, 3.4)}`,
)

const horseshoe = symbol(
  down('steel', '#f3f7ff', '#9fb2cf', '#4a5c80', '#b9c8e0'),
  `${line('M28 84C16 60 18 22 50 20S84 60 72 84', '#1d2740', 25)}
  ${line('M28 84C16 60 18 22 50 20S84 60 72 84', 'url(#steel)', 19)}
  ${line('M25 62C22 40 30 26 44 22', '#fff', 3, 0.8)}
  ${[
    [24, 72],
    [23, 54],
    [31, 34],
    [69, 34],
    [77, 54],
    [76, 72],
  ]
    .map(([x, y]) => disc(x!, y!, 3.6, '#1d2740'))
    .join('')}`,
)

const berries: readonly (readonly [number, number])[] = [
  [28, 40],
  [46, 36],
  [64, 38],
  [80, 44],
  [37, 55],
  [55, 53],
  [71, 57],
  [46, 71],
  [63, 72],
  [54, 86],
]
const grapes = symbol(
  round('berry', '#f0c8ff', '#a04be0', '#4a1186') + leafLight,
  `${line('M52 34C50 22 54 14 62 8', '#5c3a14', 6)}${leaf(52, 24, 200, 34)}${leaf(54, 22, -8, 36)}
  ${berries.map(([x, y]) => disc(x, y, 11.5, 'url(#berry)', '#2c0a52', 3) + shine(x - 4, y - 5, 3.4, 2)).join('')}`,
)

const plum = symbol(
  round('skin', '#c9b6ff', '#5a54d6', '#201c74') + leafLight,
  `${line('M50 24C50 16 54 10 60 7', '#5c3a14', 6)}${leaf(54, 18, 8, 34)}
  ${shape('M50 24C74 14 92 34 90 56C88 78 70 92 50 92S12 78 10 56C8 34 26 14 50 24Z', 'url(#skin)', '#120f4a')}
  ${line('M50 26C40 44 42 70 52 90', '#17136a', 3, 0.6)}${shine(30, 40, 10, 5, -48)}`,
)

const lemon = symbol(
  round('rind', '#fff9c4', '#ffd42e', '#c98000') + leafLight,
  `${leaf(62, 22, -24, 34)}
  ${shape('M10 72C4 66 8 58 14 56C14 34 32 18 54 18C66 18 74 21 80 25C88 22 94 28 91 36C95 50 90 66 78 78C62 92 36 92 22 80C18 80 13 77 10 72Z', 'url(#rind)', '#7a4b00')}
  ${shine(40, 34, 15, 5.5)}${[
    [40, 54],
    [54, 48],
    [66, 56],
    [48, 68],
    [62, 70],
    [76, 44],
  ]
    .map(([x, y]) => disc(x!, y!, 1.6, '#b87800'))
    .join('')}`,
)

const cherries = symbol(
  round('red', '#ffc9c0', '#f0243f', '#7c0418') + leafLight,
  `${line('M60 12C46 26 36 42 32 60M60 12C66 30 70 46 70 62', '#2f5c12', 6)}${line('M60 12C46 26 36 42 32 60M60 12C66 30 70 46 70 62', '#8fce3f', 2.6)}
  ${leaf(60, 13, 10, 34)}
  ${disc(30, 70, 20, 'url(#red)', '#4f020e', 4)}${shine(23, 62, 6, 3.6)}
  ${disc(71, 74, 18, 'url(#red)', '#4f020e', 4)}${shine(65, 67, 5.4, 3.2)}`,
)

const hill = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`
const tree = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><rect x="-6" y="-10" width="12" height="60" fill="#3c1d10"/><circle cy="-40" r="52" fill="#7c2f12"/><circle cx="-34" cy="-20" r="34" fill="#8e3a16"/><circle cx="34" cy="-18" r="36" fill="#6b260e"/><g fill="#ffb26b">${[
    [-30, -30],
    [8, -62],
    [30, -20],
    [-6, -24],
    [-44, -8],
    [40, -40],
  ]
    .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="7"/>`)
    .join('')}</g></g>`

export const copperOrchardArt: SlotArt = {
  symbols: { 1: bell, 2: clover, 3: horseshoe, 4: grapes, 5: plum, 6: lemon, 7: cherries },
  backdrop: landscape(
    down('sky', '#3b1530', '#a5402c', '#ffb05c') + round('sun', '#fff2c4', '#ffcf7a', '#ff9a4a'),
    `<rect width="1200" height="800" fill="url(#sky)"/><circle cx="860" cy="420" r="120" fill="url(#sun)"/>
    ${hill('M0 560Q260 430 560 530T1200 470V800H0Z', '#8a3420')}${hill('M0 640Q380 520 760 620T1200 580V800H0Z', '#5c1f16')}
    ${tree(120, 600, 1.5)}${tree(1090, 570, 1.7)}${tree(330, 580, 0.9)}${tree(920, 590, 0.9)}
    ${hill('M0 730Q500 640 1200 720V800H0Z', '#2e0f10')}`,
  ),
  colours: { ground: 0x2a1016, rim: 0xe08a4c, glow: 0xffb26b, free: 0xffd98a },
}
