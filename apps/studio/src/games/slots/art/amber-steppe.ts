// SPDX-License-Identifier: Apache-2.0
import { slotFigures } from '@tessera/ui/art/slot-figures'
import { disc, down, landscape, line, round, shape, shine, symbol, type SlotArt } from './paint.ts'
import { ranks } from './ranks.ts'

const helm = symbol(
  down('gold', '#fff0b8', '#f0ae2e', '#8a4f06', '#e0982a') +
    down('fur', '#8a5a36', '#3a1d0c') +
    round('ruby', '#ffc4c4', '#e0203c', '#6b0414'),
  `${shape('M50 4L56 26H44Z', 'url(#gold)', '#4a2803')}
  ${shape('M18 66C16 40 30 24 50 24S84 40 82 66Z', 'url(#gold)', '#4a2803')}
  ${line('M50 26V62M34 31C28 42 26 54 27 64M66 31C72 42 74 54 73 64', '#7a4806', 2.6, 0.8)}
  ${shape('M10 66C22 58 78 58 90 66C94 74 92 84 86 88C76 78 24 78 14 88C8 84 6 74 10 66Z', 'url(#fur)', '#1f0e04')}
  ${line('M20 70L18 80M32 67L31 77M44 66V75M56 66V75M68 67L69 77M80 70L82 80', '#c08a5c', 2.4, 0.8)}
  ${disc(50, 48, 7.5, 'url(#ruby)', '#3d020c', 2.6)}${shine(34, 40, 4, 11, 18, 0.6)}`,
)

const bow = symbol(
  down('wood', '#f2c48a', '#a5602a', '#5c2c0c') + down('tip', '#f3f8ff', '#8fa3c4'),
  `${line('M30 12C78 20 88 62 74 88', '#2c1204', 13)}${line('M30 12C78 20 88 62 74 88', 'url(#wood)', 8)}
  ${line('M30 12L34 54L74 88', '#f2ead6', 2.6)}
  ${line('M20 76L78 26', '#3d1d08', 6)}${line('M20 76L78 26', '#e0b070', 2.8)}
  ${shape('M90 14L84 36L70 22Z', 'url(#tip)', '#1f2a40', 3)}
  ${shape('M26 72L12 70L8 82L22 82Z M32 66L20 64L14 74L26 74Z', '#d6402c', '#4f0c08', 2.6)}`,
)

const yurt = symbol(
  down('felt', '#fffaf0', '#e0cfae', '#a08658') + down('roof', '#f7e6c4', '#c49a58', '#7a5424'),
  `${shape('M8 48C22 28 38 20 50 18C62 20 78 28 92 48Z', 'url(#roof)', '#3d2408')}
  ${shape('M12 48H88V80C88 84 86 86 82 86H18C14 86 12 84 12 80Z', 'url(#felt)', '#3d2408')}
  ${line('M12 58H88', '#c4402c', 5)}${line('M14 58L20 54L26 62L32 54L38 62M62 62L68 54L74 62L80 54L86 62', '#ffe9a0', 2.2)}
  ${shape('M40 86V60H60V86Z', '#a52a1c', '#3d0c06', 3)}${line('M50 62V84M44 70H46M54 70H56', '#ffd76b', 2.4)}
  ${shape('M44 20C46 12 54 12 56 20Z', '#7a5424', '#3d2408', 3)}${line('M50 12C46 6 56 4 52 0', '#e6e6e6', 3, 0.5)}
  ${line('M30 36L22 46M50 24V46M70 36L78 46', '#7a5424', 2.2, 0.7)}`,
)

const feather = symbol(
  down('vane', '#eaf7ff', '#5cb4d6', '#1c4f8a'),
  `${shape('M82 8C54 10 24 34 22 70C30 74 44 72 52 64L46 62L60 56L54 53L70 44L64 41C78 32 84 20 82 8Z', 'url(#vane)', '#0c2242')}
  ${line('M78 14C58 28 38 52 14 92', '#f7fcff', 4)}${line('M60 28L46 30M50 40L34 44M40 54L26 58M62 30L62 42M52 42L54 52', '#12356b', 2, 0.75)}`,
)

const amber = symbol(slotFigures.amberStone.defs, slotFigures.amberStone.body)

const sun = symbol(
  round('disc', '#fffbe0', '#ffd23c', '#f07a12') + down('ray', '#ffe98a', '#ff8a1c'),
  `${Array.from({ length: 12 }, (_, at) => `<g transform="rotate(${at * 30} 50 50)">${shape(at % 2 === 0 ? 'M50 2L57 24H43Z' : 'M50 9L55 24H45Z', 'url(#ray)', '#6b2c04', 2.6)}</g>`).join('')}
  ${disc(50, 50, 28, 'url(#disc)', '#6b2c04', 4)}${disc(50, 50, 20, 'none', '#c45c0a', 2.4)}
  ${line('M41 46Q43 43 46 46M54 46Q57 43 59 46M42 56Q50 62 58 56', '#8a3f06', 2.8)}${shine(40, 36, 8, 4)}`,
)

const range = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`

export const amberSteppeArt: SlotArt = {
  symbols: {
    1: helm,
    2: bow,
    3: yurt,
    4: feather,
    W: amber,
    S: sun,
    ...ranks({
      a: ['#ffe0a8', '#f0932e', '#8a3f06'],
      k: ['#ffc9b8', '#e0503c', '#7a140c'],
      q: ['#d6f0c4', '#7ab83c', '#2f6b12'],
      j: ['#c9ecff', '#4aa5d6', '#124f8a'],
      t: ['#ecd9ff', '#a57ad6', '#4f2a8a'],
    }),
  },
  backdrop: landscape(
    down('dawn', '#3a1e4a', '#c2562e', '#ffc45c', '#ffe9a8') +
      round('sunrise', '#fffbe0', '#ffe07a', '#ffb03c'),
    `<rect width="1200" height="800" fill="url(#dawn)"/><circle cx="600" cy="520" r="170" fill="url(#sunrise)" opacity=".9"/>
    ${range('M0 500L180 360L300 450L470 330L640 480L820 350L980 470L1200 380V800H0Z', '#a5502e')}
    ${range('M0 580Q300 500 620 570T1200 540V800H0Z', '#8a5a1c')}${range('M0 660Q420 580 820 650T1200 630V800H0Z', '#5c3a10')}
    ${[60, 140, 980, 1080, 1150].map((x, at) => `<path d="M${x} ${700 + (at % 2) * 20}q-10-60-30-80M${x} ${700 + (at % 2) * 20}q2-60 14-90M${x} ${700 + (at % 2) * 20}q12-50 36-64" stroke="#d6a53c" stroke-width="5" fill="none" opacity=".7"/>`).join('')}
    ${range('M0 740Q600 680 1200 736V800H0Z', '#2c1a08')}`,
  ),
  colours: { ground: 0x26140c, rim: 0xd6902e, glow: 0xffc45c, free: 0xff7a3c },
}
