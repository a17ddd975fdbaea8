// SPDX-License-Identifier: Apache-2.0
import { slotFigures } from '@tessera/ui/art/slot-figures'
import { disc, down, landscape, line, round, shape, shine, symbol, type SlotArt } from './paint.ts'
import { ranks } from './ranks.ts'

const crown = symbol(
  down('gold', '#fff4c0', '#f5b02e', '#8a4a06') + round('ruby', '#ffc4b8', '#e8283c', '#6b0418'),
  `${shape('M10 30L28 50L50 14L72 50L90 30L82 78H18Z', 'url(#gold)', '#4a2204')}
  ${shape('M16 76H84V90C62 94 38 94 16 90Z', 'url(#gold)', '#4a2204')}
  ${disc(10, 27, 6, 'url(#ruby)', '#4a2204', 3)}${disc(50, 12, 7, 'url(#ruby)', '#4a2204', 3)}${disc(90, 27, 6, 'url(#ruby)', '#4a2204', 3)}
  ${shape('M50 46L60 60L50 72L40 60Z', 'url(#ruby)', '#4a0410', 3)}${disc(28, 66, 4.5, 'url(#ruby)', '#4a0410', 2)}${disc(72, 66, 4.5, 'url(#ruby)', '#4a0410', 2)}
  ${line('M20 82H80', '#fff6d0', 2.4, 0.8)}${shine(30, 52, 3, 9, 12, 0.6)}`,
)

const hammer = symbol(
  down('steel', '#f4f8ff', '#9aa8c0', '#3c4860') + down('wood', '#e8a860', '#8a4a1c', '#4a2208'),
  `<g transform="translate(7 7) rotate(38 43 46) scale(.86)">${shape('M44 34H56L58 98H42Z', 'url(#wood)', '#2a1204')}${line('M47 42L46 92', '#ffd9a0', 2.4, 0.7)}
  ${line('M43 76H57M43 84H57', '#2a1204', 3, 0.7)}
  ${shape('M16 8H78L90 20V34L78 40H16C10 36 10 12 16 8Z', 'url(#steel)', '#141c2c')}
  ${shape('M12 10H24V38H12C8 32 8 16 12 10Z', '#c8d4e8', '#141c2c', 3)}${line('M28 14H74', '#fff', 3.4, 0.8)}
  ${shape('M40 4H60V44H40Z', '#e08a3c', '#3a1604', 3)}${line('M45 8V40', '#ffd9a0', 2.4, 0.8)}</g>`,
)

const anvil = symbol(
  down('iron', '#b8c4dc', '#5c6884', '#20283c') + down('hot', '#fff6b0', '#ffa02c', '#d23c0c'),
  `${shape('M34 20H66L70 32H30Z', 'url(#hot)', '#5c1404', 3)}${disc(50, 22, 20, '#ffb03c').replace('/>', ' opacity=".22"/>')}
  ${shape('M4 36H96V46C82 50 70 54 66 66V76H80V92H20V76H34V66C30 54 18 52 4 40Z', 'url(#iron)', '#0c1220')}
  ${line('M8 39H92', '#eaf2ff', 3, 0.85)}${line('M24 80H76', '#dbe6fa', 2.4, 0.6)}${line('M40 58V74', '#dbe6fa', 3, 0.5)}
  ${[
    [20, 20],
    [80, 14],
    [74, 26],
    [26, 8],
  ]
    .map(([x, y]) => disc(x!, y!, 2.6, '#ffd26b'))
    .join('')}`,
)

const lantern = symbol(
  down('brass', '#ffe9b0', '#c98a2e', '#5c340a') + round('light', '#fffbe0', '#ffc24a', '#e0641c'),
  `${line('M32 26C32 6 68 6 68 26', '#3a2006', 8)}${line('M32 26C32 6 68 6 68 26', '#c98a2e', 4)}
  ${shape('M28 26H72L78 36H22Z', 'url(#brass)', '#3a2006')}
  ${shape('M26 36H74L70 78H30Z', 'url(#light)', '#3a2006')}
  ${shape('M50 44C60 54 60 66 50 74C40 66 40 54 50 44Z', '#fff', '#ff8a1c', 3)}
  ${line('M40 37L42 78M60 37L58 78', '#5c340a', 3.4)}
  ${shape('M22 78H78L74 92H26Z', 'url(#brass)', '#3a2006')}${line('M30 84H70', '#fff2cc', 2.6, 0.8)}`,
)

const flame = symbol(slotFigures.cinderFlame.defs, slotFigures.cinderFlame.body)

const coin = symbol(slotFigures.cinderCoin.defs, slotFigures.cinderCoin.body)

const arch = (x: number, wide: number): string =>
  `<path d="M${x} 640V330C${x} ${330 - wide * 0.9} ${x + wide} ${330 - wide * 0.9} ${x + wide} 330V640Z" fill="url(#hearth)"/><path d="M${x} 640V330C${x} ${330 - wide * 0.9} ${x + wide} ${330 - wide * 0.9} ${x + wide} 330V640" fill="none" stroke="#4a1c10" stroke-width="26"/>`

export const cinderVaultArt: SlotArt = {
  symbols: {
    1: crown,
    2: hammer,
    3: anvil,
    4: lantern,
    W: flame,
    C: coin,
    ...ranks({
      a: ['#ffe0c8', '#ff7a3c', '#a5300c'],
      k: ['#fff0c0', '#f5b83c', '#8a5206'],
      q: ['#e4ecfa', '#8aa0c8', '#344468'],
      j: ['#ffd0d0', '#e85460', '#7c0c20'],
      t: ['#e8dcd0', '#a88468', '#543820'],
    }),
  },
  backdrop: landscape(
    down('wall', '#1c0f10', '#3a1a14', '#160a0a') +
      down('hearth', '#5c1404', '#ff7a1c', '#ffd26b') +
      down('floor', '#4a1c0c', '#140706'),
    `<rect width="1200" height="800" fill="url(#wall)"/>
    ${Array.from({ length: 48 }, (_, at) => `<rect x="${(at % 8) * 156 - (Math.floor(at / 8) % 2) * 78}" y="${Math.floor(at / 8) * 104}" width="146" height="94" rx="8" fill="#5c2a1c" opacity="${0.22 + ((at * 7) % 5) * 0.06}"/>`).join('')}
    ${arch(90, 240)}${arch(480, 240)}${arch(870, 240)}
    <path d="M0 640H1200V800H0Z" fill="url(#floor)"/><path d="M0 640H1200" stroke="#ff8a3c" stroke-width="5" opacity=".5"/>
    ${Array.from({ length: 36 }, (_, at) => `<circle cx="${(at * 211) % 1200}" cy="${(at * 137) % 720}" r="${2 + (at % 3)}" fill="#ffb04a" opacity="${0.35 + (at % 4) * 0.15}"/>`).join('')}
    ${[200, 600, 1000].map((x) => `<ellipse cx="${x}" cy="700" rx="170" ry="34" fill="#ff8a2c" opacity=".18"/>`).join('')}`,
  ),
  colours: { ground: 0x2a100a, rim: 0xc8642c, glow: 0xff8a3c, free: 0xffc84a },
}
