// SPDX-License-Identifier: Apache-2.0
import { travelFigures } from '@tessera/ui/art/slot-figures/travel-titles'
import {
  around,
  both,
  disc,
  down,
  halo,
  landscape,
  line,
  patch,
  round,
  shape,
  shine,
  symbol,
  type SlotArt,
} from './paint.ts'
import { ranks } from './ranks.ts'

const chili = symbol(travelFigures.chiliPepper.defs, travelFigures.chiliPepper.body)

const guitar = symbol(
  down('wood', '#ffe0a0', '#e8912c', '#9a4208') +
    down('neck', '#8a4a24', '#3d1808') +
    round('hole', '#1c0804', '#3d1608', '#7a3a14'),
  `<g transform="rotate(38 50 50) translate(6 8) scale(.88)">${shape('M45 -6H55V46H45Z', 'url(#neck)', '#1c0804', 3)}${shape('M42 -14H58L56 0H44Z', 'url(#neck)', '#1c0804', 3)}${both(disc(40, -10, 2.4, '#fff0c4', '#3d1808', 1.4) + disc(40, -4, 2.4, '#fff0c4', '#3d1808', 1.4))}
  ${shape('M50 34C62 34 70 40 69 50C68 56 66 60 72 68C82 84 70 104 50 104S18 84 28 68C34 60 32 56 31 50C30 40 38 34 50 34Z', 'url(#wood)', '#3d1604')}${shape('M50 40C59 40 64 44 63 51C62 58 61 62 66 71C74 84 64 98 50 98S26 84 34 71C39 62 38 58 37 51C36 44 41 40 50 40Z', 'none', '#d6281c', 2)}
  ${disc(50, 66, 12, '#1f9a8a', '#06403d', 2.4)}${around(12, disc(50, 56.4, 1.3, '#fff0c4'), 50, 66)}${disc(50, 66, 8, 'url(#hole)')}${shape('M38 86H62V91H38Z', 'url(#neck)', '#1c0804', 2)}${line('M47 0V88M50 0V88M53 0V88', '#fff6dc', 1.1, 0.9)}${line('M36 46C40 42 44 41 48 41', '#fff', 2.6, 0.7)}</g>`,
)

const maraca = (turn: number, light: string, middle: string, dark: string, id: string): string =>
  `<g transform="rotate(${turn} 50 58)">${line('M50 56V96', '#2b1204', 10)}${line('M50 56V96', '#d08a44', 5.4)}${disc(50, 96, 5, '#e8b06b', '#2b1204', 2.6)}<ellipse cx="50" cy="32" rx="21" ry="26" fill="url(#${id})" stroke="#2b0604" stroke-width="3.6"/>${line('M31 24C42 31 58 31 69 24M30 40C42 47 58 47 70 40', light, 3, 0.9)}${[36, 45, 55, 64].map((x, at) => disc(x, 34.4 + (at % 3 ? 1.4 : 0), 2.6, at % 2 ? '#fff3c0' : dark)).join('')}${patch('M40 10H60L56 16H44Z', middle)}${shine(42, 18, 6, 3, -40)}</g>`
const maracas = symbol(
  round('red', '#ffc4a8', '#f0482c', '#8a0c10') + round('teal', '#d0fff0', '#22b89a', '#06524a'),
  maraca(-32, '#ffe08a', '#8a0c10', '#5c060c', 'red') + maraca(32, '#ffe08a', '#06524a', '#033a34', 'teal'),
)

const cactus = symbol(
  down('green', '#d6ff8a', '#4ab83c', '#0f6b2c', '#06401c') +
    down('pot', '#ffb07a', '#d65a24', '#7a2408') +
    round('bloom', '#fff0f6', '#ff6bb0', '#b8146b'),
  `<g transform="translate(3 6) scale(.94)">${shape('M38 78V22C38 6 62 6 62 22V78Z', 'url(#green)', '#04280f')}${shape('M38 58H26C16 58 12 50 12 42V34C12 27 22 27 22 34V42C22 46 24 48 28 48H38Z', 'url(#green)', '#04280f', 3.6)}${shape('M62 50H72C76 50 78 48 78 44V32C78 25 88 25 88 32V44C88 54 84 60 74 60H62Z', 'url(#green)', '#04280f', 3.6)}
  ${line('M46 18V74M54 18V74', '#e6ffb0', 2, 0.6)}${[26, 38, 50, 62].map((y) => line(`M50 ${y}l-3-4M50 ${y}l3-4`, '#fffde0', 1.8, 0.9)).join('')}${shape('M26 76H74L68 98H32Z', 'url(#pot)', '#3d1004', 3.4)}${shape('M22 72H78V81H22Z', 'url(#pot)', '#3d1004', 3)}${line('M34 90L40 85L46 90L52 85L58 90L64 85', '#ffe6a0', 2.4)}
  <g transform="translate(50 9)">${around(5, shape('M0 0C-6 -4 -5 -11 0 -12C5 -11 6 -4 0 0Z', 'url(#bloom)', '#5c0634', 1.8), 0, 0)}${disc(0, 0, 3, '#ffe03c', '#7a4a06', 1.2)}</g></g>`,
)

const flame = symbol(
  round('core', '#fffef0', '#fff07a', '#ffa81c', '#f0380c') +
    down('outer', '#ffd24a', '#ff6b1c', '#d6140f', '#7a0414'),
  `${halo('#ff8a2c', 48, 0.32)}${shape('M52 2C56 18 78 28 82 52C86 78 70 97 50 97S12 80 17 54C20 42 28 38 30 26C38 32 40 40 40 46C48 36 52 20 52 2Z', 'url(#outer)', '#4a030c')}${shape('M52 36C56 50 70 54 69 72C68 86 60 92 50 92S31 84 33 70C34 62 40 60 41 52C46 56 48 60 48 64C52 58 53 48 52 36Z', 'url(#core)', '#c43a04', 2.4)}
  ${line('M26 60C25 70 28 80 34 86', '#fff0b0', 3.6, 0.7)}${disc(26, 22, 3, '#ffd24a')}${disc(74, 18, 2.4, '#ff8a2c')}${disc(82, 34, 2, '#ffd24a')}`,
)

const sun = symbol(
  round('face', '#fffde0', '#ffe04a', '#ff9f1c', '#d65a0c') + down('ray', '#ff9a3c', '#d6281c', '#7a0a1c'),
  `${halo('#ffc43c', 49, 0.3)}${around(12, shape('M44 24L50 2L56 24Z', 'url(#ray)', '#4a0610', 2.4))}${around(
    12,
    shape('M46 24L50 10L54 24Z', '#ffe08a', '#a5500c', 1.4),
  ).replaceAll(
    'rotate(',
    'rotate(15 50 50) rotate(',
  )}${disc(50, 50, 28, 'url(#face)', '#6b2404', 3.6)}${disc(50, 50, 23.5, 'none', '#d6700c', 1.8)}
  ${both(`${shape('M34 46C37 42 43 42 45 47C41 49 37 49 34 46Z', '#fffef4', '#6b2404', 2)}${disc(40, 46.4, 2.2, '#3d1004')}${line('M33 40C36 36 42 36 45 39', '#6b2404', 2.4)}${disc(34, 56, 3.6, '#ff6b3c').replace('/>', ' opacity=".6"/>')}`)}${line('M50 44V54L46.6 56', '#a5500c', 2.4)}${shape('M40 60C46 64 54 64 60 60C58 68 42 68 40 60Z', '#b8201c', '#5c0810', 2)}${line('M30 38C33 31 39 27 46 26', '#fff', 3, 0.8)}`,
)

const flags = (y: number, sag: number): string =>
  `<path d="M0 ${y}Q600 ${y + sag} 1200 ${y}" fill="none" stroke="#fff3d0" stroke-width="3" opacity=".8"/>${Array.from(
    { length: 16 },
    (_, at) => {
      const x = 38 + at * 75
      const hangs = y + (4 * sag * x * (1200 - x)) / (2 * 1200 * 1200)
      const colour = ['#ff5c8a', '#ffd24a', '#3cd0b8', '#ff8a3c', '#8a6bff'][at % 5]
      return `<path d="M${x - 26} ${hangs}H${x + 26}V${hangs + 46}L${x + 13} ${hangs + 34}L${x} ${hangs + 48}L${x - 13} ${hangs + 34}L${x - 26} ${hangs + 46}Z" fill="${colour}"/><circle cx="${x}" cy="${hangs + 18}" r="7" fill="#2b0a24" opacity=".5"/>`
    },
  ).join('')}`

export const emberFiestaArt: SlotArt = {
  symbols: {
    1: chili,
    2: guitar,
    3: maracas,
    4: cactus,
    W: flame,
    S: sun,
    ...ranks({
      a: ['#ffd0c4', '#ff5c3c', '#a50f1c'],
      k: ['#fff0b8', '#ffb82c', '#b85c04'],
      q: ['#d0fff0', '#2cc4a0', '#06604f'],
      j: ['#ffd6ec', '#ff6bb0', '#9a145c'],
      t: ['#e6f7b0', '#9ac43c', '#4a6b0c'],
    }),
  },
  backdrop: landscape(
    down('dusk', '#3d0f52', '#b8285c', '#ff6b3c', '#ffd06b') +
      down('peak', '#5c1c4a', '#2b0a2c') +
      down('wall', '#ffb06b', '#c4562c', '#6b2018') +
      down('floor', '#8a2f24', '#2b0a14') +
      down('lava', '#fff0a0', '#ff7a1c', '#d0140f'),
    `<rect width="1200" height="800" fill="url(#dusk)"/><circle cx="600" cy="500" r="210" fill="#ffe89a" opacity=".45"/>
    <path d="M230 600L470 250Q500 228 530 240L560 262L592 236Q624 226 650 252L960 600Z" fill="url(#peak)"/><path d="M480 246Q560 282 640 246L618 300L596 276L574 352L552 288L528 330L510 280Z" fill="url(#lava)"/><path d="M520 226C470 170 560 150 520 90C600 110 560 160 610 180C660 200 630 226 600 230Z" fill="#ff9a5c" opacity=".28"/>
    <path d="M0 560L150 470L300 560L330 800H0ZM1200 540L1040 450L900 560L870 800H1200Z" fill="#4a1440"/>
    ${[
      [20, 190],
      [230, 120],
      [850, 130],
      [1000, 190],
    ]
      .map(
        ([x, height]) =>
          `<g transform="translate(${x} ${700 - height!})"><rect width="180" height="${height! + 40}" fill="url(#wall)"/><path d="M-8 0H188V16H-8Z" fill="#6b2018"/><path d="M40 ${height! + 40}V${height! - 46}Q66 ${height! - 80} 92 ${height! - 46}V${height! + 40}Z" fill="#3d0f14"/><rect x="116" y="${height! - 70}" width="40" height="46" rx="20" fill="#ffe08a"/></g>`,
      )
      .join('')}
    <path d="M0 690Q600 640 1200 690V800H0Z" fill="url(#floor)"/>${[70, 1120].map((x) => `<g transform="translate(${x} 690)" fill="#0f5c34"><rect x="-14" y="-170" width="28" height="190" rx="14"/><path d="M-14-70h-26q-16 0-16-20v-36q0-12 11-12t11 12v28q0 6 6 6h14zM14-50h24q18 0 18-20v-40q0-12-11-12t-11 12v32q0 6-6 6H14z"/></g>`).join('')}${flags(-16, 24)}`,
  ),
  colours: { ground: 0x2b0a1c, rim: 0xffa53c, glow: 0xffd06b, free: 0x2cd6b4 },
}
