// SPDX-License-Identifier: Apache-2.0
import { otherFigures } from '@tessera/ui/art/slot-figures/other-titles'
import {
  both,
  disc,
  down,
  halo,
  landscape,
  line,
  patch,
  round,
  shape,
  symbol,
  type SlotArt,
} from './paint.ts'
import { platedRanks } from './plated-ranks.ts'

const wheel = symbol(otherFigures.shipWheel.defs, otherFigures.shipWheel.body)

const cutlasses = symbol(
  down('steel', '#ffffff', '#c4d6e8', '#5c7490') + down('gold', '#fff3b8', '#f0b43c', '#8a5208'),
  `${both(`${shape('M22 70C44 58 66 36 78 8C86 34 70 62 34 80Z', 'url(#steel)', '#141f2e', 3.4)}${line('M36 70C54 58 70 38 78 18', '#8aa0b8', 2)}${shape('M14 66C22 62 30 66 34 74C36 84 28 92 20 90C26 84 26 76 14 66Z', 'url(#gold)', '#3d2203', 3)}${line('M24 76L8 92', '#3d2203', 9)}${line('M24 76L9 91', '#7a2c1c', 5)}${disc(8, 92, 5, 'url(#gold)', '#3d2203', 2.4)}`)}`,
)

const hat = symbol(
  down('felt', '#7a5c9a', '#33204f', '#140a24') +
    down('gold', '#fff3b8', '#f0b43c', '#8a5208') +
    down('plume', '#ffffff', '#ff8a7a', '#c4281c'),
  `${shape('M62 46C66 20 80 8 96 10C92 22 94 32 84 38C86 48 76 54 68 56Z', 'url(#plume)', '#4a0a08', 3)}${line('M66 50C72 34 80 22 90 15', '#fff', 2, 0.8)}
  ${shape('M4 66C18 60 26 46 30 30C36 18 64 18 70 32C74 48 82 60 96 66C92 84 70 82 50 80S8 84 4 66Z', 'url(#felt)', '#08040f')}${line('M6 67C20 70 34 60 50 60S80 70 94 67', 'url(#gold)', 4.6)}
  ${disc(50, 44, 11, '#fffbe6', '#1c0f2b', 2.8)}${both(disc(46, 43, 2.8, '#1c0f2b'))}${shape('M45 51H55V57H45Z', '#fffbe6', '#1c0f2b', 2.2)}${line('M50 52V56', '#1c0f2b', 1.6)}${line('M36 30C40 25 46 23 52 23', '#c9b0e8', 3, 0.7)}`,
)

const spyglass = symbol(
  down('brass', '#fff6c8', '#eab444', '#8a5208', '#d9983c') +
    down('leather', '#c46b44', '#6b2814', '#300c06') +
    round('lens', '#ffffff', '#7ad6ff', '#0f5c94'),
  `<g transform="rotate(-36 50 50)">${shape('M2 42H26V58H2Z', 'url(#brass)', '#2b1804', 3.2)}${shape('M26 38H56V62H26Z', 'url(#leather)', '#1c0804', 3.4)}${shape('M52 34H86V66H52Z', 'url(#brass)', '#2b1804', 3.4)}${shape('M82 28H96V72H82Z', 'url(#brass)', '#2b1804', 3.4)}<ellipse cx="96" cy="50" rx="6" ry="20" fill="url(#lens)" stroke="#2b1804" stroke-width="3"/>
  ${line('M30 44H52M58 40H80M6 47H22', '#fff', 2.6, 0.7)}${line('M34 38V62M46 38V62', '#e0a05c', 2, 0.6)}</g>`,
)

const flag = symbol(
  down('cloth', '#3c3c4f', '#14141f', '#050508') + down('bone', '#ffffff', '#e8e0cc', '#b8ac90'),
  `${halo('#ffd27a')}${line('M16 6V96', '#2b1404', 8)}${line('M16 6V96', '#b8743a', 4.4)}${disc(16, 6, 5, '#ffd76b', '#3d2203', 2.4)}${shape('M18 14C34 4 52 24 70 14C80 9 88 10 94 14C90 30 90 46 94 62C80 56 70 70 54 64C40 58 30 60 18 66Z', 'url(#cloth)', '#000', 3.4)}
  ${line('M36 52L76 26M36 26L76 52', 'url(#bone)', 6)}${[
    [34, 52],
    [78, 25],
    [34, 25],
    [78, 53],
  ]
    .map(([x, y]) => disc(x!, y!, 4.4, '#f4eeda'))
    .join(
      '',
    )}${shape('M56 20C70 20 74 32 70 40L66 42V50H46V42L42 40C38 32 42 20 56 20Z', 'url(#bone)', '#1c1810', 2.6)}${disc(50, 35, 4, '#1c1810')}${disc(62, 35, 4, '#1c1810')}${patch('M56 38L59 43H53Z', '#1c1810')}${line('M52 46V50M56 46V50M60 46V50', '#1c1810', 1.8)}`,
)

const chest = symbol(
  down('wood', '#d98a4a', '#8a4418', '#431a06') +
    down('iron', '#fff0b0', '#e8ac38', '#8a5408') +
    round('gold', '#fffde0', '#ffd23c', '#d9860c'),
  `${halo('#ffd23c')}${shape('M12 42C12 20 26 10 50 10S88 20 88 42Z', 'url(#wood)', '#1f0a02')}${shape('M8 42H92V54H8Z', '#2b1004', '#1f0a02', 3)}${[20, 32, 44, 56, 68, 80].map((x, at) => disc(x, 46 - (at % 2) * 3, 7, 'url(#gold)', '#7a4a04', 2)).join('')}
  ${shape('M8 52H92V88C92 92 90 94 86 94H14C10 94 8 92 8 88Z', 'url(#wood)', '#1f0a02')}${line('M10 66H90M10 80H90', '#431a06', 2.2, 0.7)}${both(shape('M18 52H28V94H18Z', 'url(#iron)', '#3d2203', 2.6) + shape('M20 40C20 28 22 22 28 16L34 13C30 22 29 30 29 40Z', 'url(#iron)', '#3d2203', 2.6))}
  ${shape('M40 48H60V66C60 74 54 76 50 76S40 74 40 66Z', 'url(#iron)', '#3d2203', 3)}${disc(50, 60, 3.6, '#2b1004')}${patch('M48.4 60H51.6L53 69H47Z', '#2b1004')}${line('M18 26C24 18 32 15 40 14', '#ffdcae', 3, 0.6)}`,
)

const plank = {
  defs: down('plank', '#d69a5c', '#8a5428', '#4a2810'),
  body: `${shape('M10 14L90 8L94 86L6 92Z', 'url(#plank)', '#1f0d04', 3.4)}${line('M9 40L92 35M8 66L93 61', '#3d1d08', 2.4, 0.8)}${[
    [16, 22],
    [84, 17],
    [14, 84],
    [86, 79],
  ]
    .map(([x, y]) => disc(x!, y!, 3, '#c9d0d6', '#1c2024', 1.6))
    .join('')}${line('M20 30C34 27 44 31 56 28M30 76C44 73 58 78 72 74', '#f0c890', 1.8, 0.5)}`,
}

export const saltwindCacheArt: SlotArt = {
  symbols: {
    1: wheel,
    2: cutlasses,
    3: hat,
    4: spyglass,
    W: flag,
    B: chest,
    ...platedRanks(plank, {
      a: ['#ffd0c4', '#f05c44', '#941c10'],
      k: ['#fff0b0', '#f5b82c', '#94600a'],
      q: ['#c4fff0', '#2fc9a5', '#06604f'],
      j: ['#c9ecff', '#3ca5e8', '#0c4a8a'],
      t: ['#ecdcff', '#a57ae0', '#4f2a94'],
    }),
  },
  backdrop: landscape(
    down('sky', '#1f8ac4', '#7ad6f0', '#ffe9b8') +
      down('sea', '#1fa5b8', '#06445c') +
      down('sand', '#ffe0a0', '#c98a44'),
    `<rect width="1200" height="800" fill="url(#sky)"/><circle cx="900" cy="180" r="80" fill="#fff6c9"/>${[
      [220, 130],
      [560, 90],
      [760, 210],
    ]
      .map(
        ([x, y]) =>
          `<g transform="translate(${x} ${y})" fill="#fff" opacity=".85"><ellipse rx="100" ry="22"/><circle cx="-30" cy="-14" r="30"/><circle cx="26" cy="-20" r="38"/></g>`,
      )
      .join('')}
    <rect y="470" width="1200" height="330" fill="url(#sea)"/><g transform="translate(320 470)"><path d="M-130-20H130Q120 40 80 50H-80Q-120 40-130-20Z" fill="#5c2c14"/><path d="M-60-20V-230M40-20V-260" stroke="#3d1d0c" stroke-width="9"/><path d="M-110-60Q-60-90-10-60V-200Q-60-226-110-200ZM-10-60Q40-96 96-60V-230Q40-260-10-230Z" fill="#fff6e0"/><path d="M40-260L90-246L40-232Z" fill="#14141f"/></g>
    ${[510, 560, 620, 700].map((y, at) => `<path d="M${at * 40} ${y}q60-16 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0" fill="none" stroke="#d6fbff" stroke-width="4" opacity="${0.4 - at * 0.07}"/>`).join('')}
    <path d="M700 800Q760 620 960 600T1200 560V800Z" fill="url(#sand)"/><g transform="translate(1080 590)"><path d="M-12 30Q10-120-20-220L0-226Q30-110 14 30Z" fill="#8a5428"/>${[-150, -110, -60, -20, 30].map((turn) => `<path transform="translate(-10 -222) rotate(${turn + 60})" d="M0 0Q60-50 140-10Q70-26 0 12Z" fill="#2f9a4f"/>`).join('')}</g><path d="M0 760Q300 720 700 780V800H0Z" fill="#06344a"/>`,
  ),
  colours: { ground: 0x0c2638, rim: 0xe0a84a, glow: 0xffd87a, free: 0x3cd6c4 },
}
