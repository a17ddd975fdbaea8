// SPDX-License-Identifier: Apache-2.0
import { otherFigures } from '@tessera/ui/art/slot-figures/other-titles'
import {
  around,
  disc,
  down,
  halo,
  landscape,
  line,
  round,
  shape,
  shine,
  symbol,
  type SlotArt,
} from './paint.ts'
import { platedRanks } from './plated-ranks.ts'

const panda = symbol(otherFigures.pandaMask.defs, otherFigures.pandaMask.body)

const drum = symbol(
  down('red', '#ff9a7a', '#d6281c', '#6b060c') +
    round('skin', '#fffdf0', '#f4e2b8', '#c4a05c') +
    down('gold', '#fff3b8', '#f0b43c', '#8a5208'),
  `${shape('M8 74L24 96H32L24 70ZM92 74L76 96H68L76 70Z', '#5c1a0c', '#240604', 3)}${shape('M10 30C4 44 4 60 10 74C30 86 70 86 90 74C96 60 96 44 90 30C70 18 30 18 10 30Z', 'url(#red)', '#2b0406')}<ellipse cx="50" cy="50" rx="32" ry="32" fill="url(#gold)" stroke="#2b0406" stroke-width="3.6"/>${around(16, disc(50, 21.6, 2.2, '#7a3c04'))}<ellipse cx="50" cy="50" rx="25" ry="25" fill="url(#skin)" stroke="#5c3a0c" stroke-width="2.6"/>
  ${around(3, shape('M50 50C56 40 66 38 70 46C68 56 58 56 50 50Z', '#d6281c', '#5c060c', 2))}${disc(50, 50, 4, '#2b0406')}${line('M18 40C16 48 16 56 18 62', '#ffd0c0', 3, 0.7)}`,
)

const teapot = symbol(
  round('jade', '#e0fff0', '#4ac48a', '#0f7a5c', '#043d33') + down('gold', '#fff3b8', '#f0b43c', '#8a5208'),
  `${line('M28 32C28 6 72 6 72 32', '#3d2203', 9)}${line('M28 32C28 8 72 8 72 32', 'url(#gold)', 5)}${shape('M74 56C86 56 86 40 98 36L96 48C94 62 86 72 74 72Z', 'url(#jade)', '#032b20', 3.6)}${shape('M50 36C74 36 84 50 82 66C80 82 68 92 50 92S20 82 18 66C16 50 26 36 50 36Z', 'url(#jade)', '#032b20')}${shape('M30 40C36 30 64 30 70 40C60 46 40 46 30 40Z', 'url(#gold)', '#3d2203', 3)}${disc(50, 29, 5.4, 'url(#gold)', '#3d2203', 2.8)}
  ${line('M36 80V58M36 66L28 58M36 62L44 54M52 82V60M52 70L60 62M52 66L45 60', '#eafff0', 2.8, 0.85)}${shape('M32 90H68V96H32Z', 'url(#gold)', '#3d2203', 2.8)}${shine(32, 52, 8, 3.4, -50, 0.85)}`,
)

const scroll = symbol(
  down('paper', '#fffbe8', '#f4dfae', '#c4964a') + down('rod', '#ff9a7a', '#b81c1c', '#4a0608'),
  `<g transform="rotate(-8 50 50)">${shape('M16 18H84V82H16Z', 'url(#paper)', '#5c3a0c', 3.4)}${line('M24 70C34 40 46 62 54 44S72 40 78 28', '#1f5c4a', 4.6)}${line('M30 58L22 50M42 50L36 38M58 44L62 56M68 38L76 46', '#2f8a5c', 4)}${disc(70, 68, 7, '#d6281c', '#6b060c', 1.6)}${line('M67 66H73M70 64V72', '#fff3d0', 1.8)}
  ${[14, 86].map((y) => `${shape(`M4 ${y - 6}H96V${y + 6}H4Z`, 'url(#rod)', '#2b0406', 3.2)}${disc(4, y, 6, '#f0b43c', '#3d2203', 2.6)}${disc(96, y, 6, '#f0b43c', '#3d2203', 2.6)}${line(`M12 ${y - 2}H88`, '#ffd0c0', 1.8, 0.7)}`).join('')}</g>`,
)

const bamboo = symbol(
  down('stalk', '#f0ffb8', '#8ad63c', '#2f7a1c', '#124a14') + down('leaf', '#d6ff9a', '#4ab43c', '#126b2c'),
  `${halo('#b8f06b')}${[
    [24, 8],
    [44, -4],
    [64, 10],
  ]
    .map(
      ([x, y]) =>
        `${shape(`M${x} ${y! + 4}H${x! + 14}V${100}H${x}Z`, 'url(#stalk)', '#06300c', 3.4)}${[28, 54, 80].map((joint) => `${shape(`M${x! - 2} ${joint + y! / 2}H${x! + 16}V${joint + 5 + y! / 2}H${x! - 2}Z`, '#c4f06b', '#06300c', 2.4)}`).join('')}${line(`M${x! + 4} ${y! + 10}V94`, '#fff', 2, 0.55)}`,
    )
    .join(
      '',
    )}${shape('M40 34C26 26 12 28 4 40C18 46 32 44 40 34Z', 'url(#leaf)', '#06300c', 3)}${shape('M60 28C72 16 88 16 98 26C86 36 72 36 60 28Z', 'url(#leaf)', '#06300c', 3)}${shape('M58 66C72 58 86 62 94 74C80 80 66 78 58 66Z', 'url(#leaf)', '#06300c', 3)}`,
)

const jadeCoin = symbol(
  round('rim', '#fff8d0', '#ffca4a', '#b8740c', '#6b3c04') + round('jade', '#e6fff2', '#3cc48a', '#0a6b52'),
  `${halo('#ffd24a', 48, 0.26)}${disc(50, 50, 44, 'url(#rim)', '#4a2803', 4)}${around(24, line('M50 8.4V12', '#8a5208', 2.4))}${disc(50, 50, 34, 'url(#jade)', '#5c3604', 3.4)}${disc(50, 50, 28, 'none', '#d6ffe8', 1.6).replace('/>', ' opacity=".7"/>')}${line('M22 36C28 24 38 18 50 17', '#fff', 3.6, 0.75)}${line('M28 64C33 73 41 79 50 80', '#9af0c4', 2.6, 0.6)}`,
)

// Its face has the light of the rank on it.
const tile = {
  defs: down('back', '#4ac48a', '#0a5c44'),
  body: `${shape('M16 12H88C92 12 94 14 94 18V92C94 95 92 97 88 97H20Z', 'url(#back)', '#03261c', 3)}${shape('M12 5H80C84 5 86 7 86 11V86C86 90 84 92 80 92H12C8 92 6 90 6 86V11C6 7 8 5 12 5Z', 'url(#face)', '#3d3014', 3)}${line('M14 14H78V83H14Z', '#c49a4a', 1.6, 0.6)}`,
}
const onTile = (drawings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(drawings).map(([rank, svg]) => [
      rank,
      svg.replace('translate(20 20) scale(.6)', 'translate(16 18) scale(.6)'),
    ]),
  )

export const bambooTreasuryArt: SlotArt = {
  symbols: {
    1: panda,
    2: drum,
    3: teapot,
    4: scroll,
    W: bamboo,
    C: jadeCoin,
    ...onTile(
      platedRanks(
        tile,
        {
          a: ['#ff9a8a', '#d6281c', '#7a060c'],
          k: ['#ffd88a', '#d98a1c', '#7a4404'],
          q: ['#8ae0b0', '#1f8a5c', '#06492f'],
          j: ['#9ac4ff', '#2f6bd0', '#0c2f7a'],
          t: ['#d6a8f0', '#8a3cb8', '#42106b'],
        },
        '#fffbea',
      ),
    ),
  },
  backdrop: landscape(
    down('mist', '#f0ffe0', '#a8e0b0', '#3c8a6b', '#0f4a3c') +
      down('stalk', '#c4f07a', '#4a9a3c', '#1c5c2c') +
      down('roof', '#e0482c', '#6b0f14') +
      down('ground', '#2f6b4a', '#0a2c24'),
    `<rect width="1200" height="800" fill="url(#mist)"/><circle cx="600" cy="240" r="140" fill="#fffbe0" opacity=".8"/><path d="M0 520L200 380L380 500L600 360L820 500L1010 370L1200 500V800H0Z" fill="#5ca582" opacity=".6"/>
    <g transform="translate(600 600)">${[0, 1, 2].map((floor) => `<path d="M${-190 + floor * 46} ${-floor * 100}Q${-130 + floor * 40} ${-40 - floor * 100} ${-110 + floor * 34} ${-56 - floor * 100}H${110 - floor * 34}Q${130 - floor * 40} ${-40 - floor * 100} ${190 - floor * 46} ${-floor * 100}Z" fill="url(#roof)"/><rect x="${-100 + floor * 32}" y="${-floor * 100}" width="${200 - floor * 64}" height="50" fill="#fff0c9"/><path d="M${-60 + floor * 20} ${-floor * 100}V${50 - floor * 100}M${60 - floor * 20} ${-floor * 100}V${50 - floor * 100}" stroke="#a5281c" stroke-width="10"/>`).join('')}<path d="M0-256V-310" stroke="#f0b43c" stroke-width="9"/></g>
    <path d="M0 640Q400 580 800 640T1200 620V800H0Z" fill="url(#ground)"/>${[20, 90, 170, 260, 940, 1020, 1100, 1170].map((x, at) => `<g transform="translate(${x} 0)"><rect width="${24 + (at % 3) * 5}" height="800" fill="url(#stalk)"/>${[120, 290, 450, 610].map((y) => `<rect x="-3" y="${y + (at % 4) * 24}" width="${30 + (at % 3) * 5}" height="9" fill="#e0f7a8"/>`).join('')}<path d="M12 ${180 + (at % 3) * 90}q70-50 130-6q-64 34-130 6z" fill="#3c9a4a" opacity=".9"/></g>`).join('')}`,
  ),
  colours: { ground: 0x0c2a20, rim: 0xf0b43c, glow: 0xffd87a, free: 0xff6b4a },
}
