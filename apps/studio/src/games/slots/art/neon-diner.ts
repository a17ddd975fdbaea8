// SPDX-License-Identifier: Apache-2.0
import { otherFigures, tube } from '@tessera/ui/art/slot-figures/other-titles'
import { halo, disc, down, landscape, round, symbol, type SlotArt } from './paint.ts'

/** A sign of light on its dark board. */
const sign = (colour: string, body: string): string =>
  symbol(
    '',
    `<circle cx="50" cy="50" r="46" fill="${colour}" opacity=".13"/><circle cx="50" cy="50" r="45" fill="none" stroke="${colour}" stroke-width="1.4" opacity=".35"/>${body}`,
  )

const star = symbol(otherFigures.neonStar.defs, halo('#ff3cac', 48, 0.16) + otherFigures.neonStar.body)
const burger = sign(
  '#ffb52e',
  tube('M18 42C20 22 80 22 82 42Z', '#ffb52e') +
    tube('M16 51C24 46 30 56 38 51S52 46 60 51S76 56 84 51', '#5cff6b') +
    tube('M18 60H82', '#ff4a5c') +
    tube('M18 69H82C82 78 76 82 70 82H30C24 82 18 78 18 69Z', '#ffb52e') +
    [34, 48, 62].map((x) => disc(x, 33, 1.8, '#fff')).join(''),
)
const milkshake = sign(
  '#ff7ae0',
  tube('M30 38H70L64 88H36Z', '#ff7ae0') +
    tube('M26 38C26 26 38 26 40 30C42 18 60 18 60 30C66 26 76 28 74 38', '#fff0fa') +
    tube('M56 24L66 6', '#3ce8ff') +
    tube('M36 58H64', '#3ce8ff'),
)
const cherry = sign(
  '#ff3c5c',
  tube('M34 56C40 36 52 20 68 14C62 30 66 46 70 56', '#5cff8a') +
    tube('M34 56A15 15 0 1 0 34.1 56', '#ff3c5c') +
    tube('M70 56A14 14 0 1 0 70.1 56', '#ff3c5c') +
    tube('M68 14C76 8 88 10 92 18C84 24 74 22 68 14', '#5cff8a'),
)
const donut = sign(
  '#b06bff',
  tube('M50 14A36 36 0 1 0 50.1 14', '#b06bff') +
    tube('M50 38A12 12 0 1 0 50.1 38', '#b06bff') +
    tube('M30 34L34 39M66 30L70 25M74 56L80 56M36 72L33 78M60 76L63 81M24 54L19 52', '#fff06b'),
)
const coffee = sign(
  '#3ce8ff',
  tube('M20 44H68V66C68 78 60 84 52 84H36C28 84 20 78 20 66Z', '#3ce8ff') +
    tube('M68 50C84 48 86 68 68 68', '#3ce8ff') +
    tube('M34 34C30 28 38 24 34 14M52 34C48 28 56 24 52 14', '#fff'),
)
const arrow = symbol(
  round('bulb', '#ffffff', '#fff6a8', '#ffc42e'),
  `<circle cx="50" cy="50" r="48" fill="#ffe03c" opacity=".16"/>${tube('M58 4L24 54H46L38 96L78 42H54Z', '#ffe03c')}${tube('M12 20L20 28M88 80L80 72M10 60H20M90 38H80', '#ff3cac')}${[
    [54, 20],
    [42, 44],
    [56, 48],
    [46, 74],
  ]
    .map(([x, y]) => disc(x!, y!, 2.6, 'url(#bulb)'))
    .join('')}`,
)

export const neonDinerArt: SlotArt = {
  symbols: { 1: star, 2: burger, 3: milkshake, 4: cherry, 5: donut, 6: coffee, W: arrow },
  backdrop: landscape(
    down('night', '#05020f', '#160a33', '#3c0f4f') + down('road', '#1c0f33', '#05020c'),
    `<rect width="1200" height="800" fill="url(#night)"/>${Array.from({ length: 60 }, (_, at) => `<circle cx="${(at * 197) % 1200}" cy="${(at * 71) % 330}" r="${1 + (at % 3) * 0.6}" fill="#e0d0ff" opacity=".7"/>`).join('')}
    ${[60, 190, 330, 800, 930, 1070].map((x, at) => `<rect x="${x}" y="${240 + ((at * 67) % 130)}" width="110" height="420" fill="#120828"/>${Array.from({ length: 10 }, (_, cell) => `<rect x="${x + 14 + (cell % 3) * 32}" y="${400 + Math.floor(cell / 3) * 46}" width="16" height="22" fill="${['#ff3cac', '#3ce8ff', '#ffe03c'][(cell + at) % 3]}" opacity="${(cell * 7 + at) % 4 === 0 ? 0.55 : 0.12}"/>`).join('')}`).join('')}
    <path d="M150 660V500Q150 440 220 440H980Q1050 440 1050 500V660Z" fill="#1f0f3d"/><path d="M150 500Q150 440 220 440H980Q1050 440 1050 500" fill="none" stroke="#ff3cac" stroke-width="20" opacity=".25"/><path d="M150 500Q150 440 220 440H980Q1050 440 1050 500" fill="none" stroke="#ff6bc4" stroke-width="7"/><path d="M170 650V520H1030V650" fill="none" stroke="#3ce8ff" stroke-width="5" opacity=".8"/>
    <rect y="660" width="1200" height="140" fill="url(#road)"/><path d="M0 730H1200" stroke="#ffe03c" stroke-width="6" stroke-dasharray="70 60" opacity=".6"/><path d="M150 664H1050V790Q600 740 150 790Z" fill="#ff3cac" opacity=".1"/>`,
  ),
  colours: { ground: 0x0c0520, rim: 0xff3cac, glow: 0x3ce8ff, free: 0xffe03c },
}
