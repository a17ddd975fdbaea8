// SPDX-License-Identifier: Apache-2.0
import { wildFigures } from '@tessera/ui/art/slot-figures/wild-titles'
import {
  halo,
  around,
  both,
  disc,
  down,
  landscape,
  line,
  round,
  shape,
  shine,
  symbol,
  type SlotArt,
} from './paint.ts'
import { platedRanks } from './plated-ranks.ts'

const scarab = symbol(wildFigures.brassScarab.defs, halo('#ffd27a') + wildFigures.brassScarab.body)

const airship = symbol(
  down('hull', '#ffe9c9', '#e0823c', '#8a3414', '#4a1808') + down('brass', '#fff3c0', '#e0ac44', '#7a4c0c'),
  `${shape('M4 36C10 16 40 8 66 12C84 14 96 26 97 36C96 48 84 58 66 60C40 64 10 56 4 36Z', 'url(#hull)', '#2b0e04')}${line('M28 14C20 28 20 46 28 58M50 11C46 28 46 46 50 61M72 13C78 28 78 46 72 59', '#5c2008', 2.4, 0.7)}${line('M6 36H96', '#ffd79a', 2, 0.6)}
  ${shape('M84 24L98 10L97 34Z', 'url(#brass)', '#2b1804', 3)}${shape('M84 50L98 64L97 40Z', 'url(#brass)', '#2b1804', 3)}${line('M32 60L36 72M66 60L62 72', '#3d2003', 3)}
  ${shape('M28 72H72L66 90H36Z', '#7a3c1c', '#2b0e04', 3.4)}${[40, 50, 60].map((x) => disc(x, 80, 4, '#8af0e0', '#2b0e04', 2)).join('')}${line('M26 72H74', '#f2cc6b', 4)}
  ${line('M22 74L22 90', '#2b1804', 3)}${shape('M22 66L27 80L22 94L17 80Z', 'url(#brass)', '#2b1804', 2.4)}${shine(34, 24, 14, 4, -10, 0.7)}`,
)

const goggles = symbol(
  down('strap', '#a5603c', '#5c2a14', '#2b0f06') +
    round('rim', '#fff3c4', '#e0a83c', '#7a4808') +
    round('glass', '#f0fffb', '#3ce0c4', '#0a5c6b', '#04242e'),
  `${shape('M2 42C12 34 88 34 98 42V60C88 66 12 66 2 60Z', 'url(#strap)', '#140602')}${line('M8 46C20 41 80 41 92 46M8 57C20 61 80 61 92 57', '#d69a6b', 1.8, 0.7).replace('/>', ' stroke-dasharray="4 4"/>')}
  ${both(`${disc(29, 52, 25, 'url(#rim)', '#2b1804', 4)}${around(8, disc(29, 30.6, 2.4, '#5c3606'), 29, 52)}${disc(29, 52, 17, 'url(#glass)', '#2b1804', 3.4)}${line('M18 50C20 42 26 38 33 38', '#fff', 3.4, 0.9)}${line('M38 58C36 62 33 64 30 65', '#aef7ee', 2.4, 0.7)}`)}
  ${shape('M44 48H56V56H44Z', 'url(#rim)', '#2b1804', 3)}`,
)

const gauge = symbol(
  round('rim', '#fff3c4', '#d9983c', '#6b3c08') + round('dial', '#fffef4', '#f2e6c4', '#b8a070'),
  `${shape('M42 82H58V98H42Z', '#c4803c', '#2b1804', 3.2)}${shape('M36 88H64V94H36Z', '#e8b050', '#2b1804', 2.8)}${disc(50, 44, 42, 'url(#rim)', '#2b1804', 4)}${around(8, disc(50, 7, 2.6, '#4a2a06'), 50, 44)}${disc(50, 44, 31, 'url(#dial)', '#3d2408', 3.2)}
  ${line('M27 58A27 27 0 0 1 30 26', '#2f9a6b', 5)}${line('M34 22A27 27 0 0 1 62 20', '#e0a82c', 5)}${line('M66 22A27 27 0 0 1 73 58', '#d6341c', 5)}${[-120, -80, -40, 0, 40, 80, 120].map((turn) => `<g transform="rotate(${turn} 50 44)">${line('M50 18V24', '#2b1804', 2.4)}</g>`).join('')}
  <g transform="rotate(52 50 44)">${shape('M50 20L53 46H47Z', '#d6341c', '#4a0a04', 1.8)}</g>${disc(50, 44, 5, '#6b3c08', '#2b1804', 2)}${shine(36, 26, 10, 4, -40, 0.7)}`,
)

const oilLamp = symbol(
  down('brass', '#fff3c0', '#e0ac44', '#8a560c') + round('glow', '#ffffff', '#fff0a0', '#ff9a2e', '#c43c0c'),
  `${disc(50, 46, 34, '#ffb84a').replace('/>', ' opacity=".2"/>')}${disc(50, 10, 7, 'none', '#2b1804', 6)}${disc(50, 10, 7, 'none', '#e0ac44', 3)}${shape('M38 16H62L68 28H32Z', 'url(#brass)', '#2b1804', 3.2)}
  ${shape('M34 28H66C74 42 74 56 66 68H34C26 56 26 42 34 28Z', 'url(#glow)', '#2b1804', 3.4)}${shape('M50 34C58 44 60 52 56 60C53 64 47 64 44 60C40 52 44 44 50 34Z', '#fff', '#ff8a1c', 2.4)}${line('M36 28C30 42 30 56 36 68M64 28C70 42 70 56 64 68M50 28V34', '#5c3606', 2.6, 0.8)}
  ${shape('M30 68H70L74 78H26Z', 'url(#brass)', '#2b1804', 3.2)}${shape('M20 78H80L86 94H14Z', 'url(#brass)', '#2b1804', 3.4)}${disc(50, 86, 4, '#3ce0c4', '#06302b', 2)}${line('M24 84H40', '#fff', 2.4, 0.7)}`,
)

const cog = {
  defs: round('cog', '#f0c07a', '#a5662c', '#4a2408'),
  body: `${around(10, shape('M44 3H56L58 16H42Z', 'url(#cog)', '#1f0d04', 2.6))}${disc(50, 50, 39, 'url(#cog)', '#1f0d04', 3.2)}${disc(50, 50, 30, '#2c180c', '#e0a860', 2)}`,
}

const gear = (x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${colour}">${Array.from({ length: 12 }, (_, at) => `<rect x="-12" y="-112" width="24" height="40" transform="rotate(${at * 30})"/>`).join('')}<circle r="86"/><circle r="52" fill="#2b1408"/><circle r="22"/>${[0, 60, 120].map((turn) => `<rect x="-7" y="-60" width="14" height="120" transform="rotate(${turn})"/>`).join('')}</g>`

export const clockworkCaravanArt: SlotArt = {
  symbols: {
    1: airship,
    2: goggles,
    3: gauge,
    4: oilLamp,
    W: scarab,
    ...platedRanks(cog, {
      a: ['#ffd6c4', '#f0704a', '#8a240c'],
      k: ['#fff0b0', '#f0bc3c', '#94600a'],
      q: ['#c9fff4', '#3cc9b0', '#0a6459'],
      j: ['#d6e8ff', '#6ba5e8', '#1f4f94'],
      t: ['#f0dcff', '#b484e0', '#5c2f8a'],
    }),
  },
  backdrop: landscape(
    down('sky', '#4a1f1c', '#b8562c', '#f2a84a', '#ffe0a0') + down('sand', '#d68a3c', '#5c2c10'),
    `<rect width="1200" height="800" fill="url(#sky)"/><circle cx="280" cy="330" r="100" fill="#fff0c4" opacity=".85"/>${gear(1030, 210, 1.3, '#8a4a20')}${gear(860, 110, 0.7, '#a55c28')}${gear(120, 90, 0.9, '#7a3c1a')}
    <path d="M0 540Q240 430 520 530T1200 480V800H0Z" fill="#b86a2c"/><path d="M0 620Q380 520 700 610T1200 570V800H0Z" fill="url(#sand)"/>
    ${[330, 470, 610].map((x, at) => `<g transform="translate(${x} ${500 + at * 8})" fill="#3d1a0c"><path d="M-40 0C-40-30-20-40-8-40C-4-54 10-54 14-40C30-40 44-26 44 0Z"/><rect x="-34" width="8" height="46"/><rect x="-12" width="8" height="46"/><rect x="12" width="8" height="46"/><rect x="32" width="8" height="46"/><path d="M40-20Q64-24 62-58L76-54Q74-8 44 0Z"/><circle cx="0" cy="-16" r="12" fill="#e0a84a"/></g>`).join('')}
    <path d="M0 730Q600 660 1200 730V800H0Z" fill="#2b1408"/>`,
  ),
  colours: { ground: 0x26140c, rim: 0xd69a4a, glow: 0xffc46b, free: 0x3ce0c4 },
}
