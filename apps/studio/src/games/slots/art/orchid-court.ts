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
  patch,
  round,
  shape,
  shine,
  symbol,
  type SlotArt,
} from './paint.ts'
import { platedRanks } from './plated-ranks.ts'

const orchid = symbol(wildFigures.orchidFlower.defs, halo('#ff8ae0') + wildFigures.orchidFlower.body)

const butterfly = symbol(
  round('wing', '#d6fff8', '#2fd0c4', '#0a5c8a', '#082a52') + round('low', '#fff0b0', '#ffa53c', '#c4381c'),
  `${both(
    shape('M48 46C40 16 14 6 6 18C2 36 18 54 46 54Z', 'url(#wing)', '#04203d', 3.4) +
      shape('M47 54C26 54 14 66 20 82C30 92 44 78 48 60Z', 'url(#low)', '#4a1408', 3.4) +
      line('M44 46C34 32 24 22 12 20M42 50C30 44 22 40 12 36', '#eafffb', 2, 0.7) +
      disc(16, 28, 3.4, '#fff6c4') +
      disc(28, 76, 4, '#fff3b0', '#8a2c0c', 1.6) +
      line('M48 36C44 26 38 20 32 18', '#2b1408', 2.6),
  )}${shape('M50 32C55 36 55 70 50 84C45 70 45 36 50 32Z', '#4a2a14', '#1c0c04', 3)}${line('M49 40V66', '#e0b07a', 1.8, 0.8)}`,
)

const dragonfly = symbol(
  down('wing', '#ffffff', '#c9e0ff', '#8aa8f0') + down('body', '#c9ffd0', '#3cc46b', '#0a5c3a'),
  `${both(shape('M46 36C26 20 8 18 4 26C4 36 24 44 46 42Z', 'url(#wing)', '#24386b', 2.8) + shape('M46 46C26 44 10 50 8 58C14 66 32 60 46 50Z', 'url(#wing)', '#24386b', 2.8) + line('M44 38C30 30 20 27 9 27M44 47C32 50 22 54 13 58', '#5c7ac4', 1.6, 0.8))}
  ${shape('M46 34H54L55 58L52 96H48L45 58Z', 'url(#body)', '#06301c', 3)}${line('M46 64H54M46.6 72H53.4M47 80H53M47.4 88H52.6', '#06301c', 2, 0.7)}
  ${disc(50, 28, 10, 'url(#body)', '#06301c', 3)}${both(disc(43, 24, 6, '#ff6b8a', '#5c0a24', 2.4) + disc(41.6, 22, 1.8, '#fff'))}`,
)

const fan = symbol(
  down('silk', '#ffe0ea', '#ff6b94', '#a5123c') + down('gold', '#fff3c0', '#e8b040', '#8a5208'),
  `${shape('M50 88L4 46C12 24 30 10 50 10S88 24 96 46Z', 'url(#silk)', '#4a0618')}${[-38, -25, -12, 0, 12, 25, 38].map((turn) => `<g transform="rotate(${turn} 50 88)">${line('M50 84V17', '#7a0a2c', 2, 0.7)}</g>`).join('')}
  ${line('M6 45C14 26 31 13 50 13S86 26 94 45', 'url(#gold)', 5)}${around(5, patch('M50 30C54 34 54 40 50 43C46 40 46 34 50 30Z', '#fff4f8', 0.9), 50, 44)}${disc(50, 44, 3.4, '#ffd24a')}
  ${shape('M40 78L50 92L60 78C56 72 44 72 40 78Z', 'url(#gold)', '#4a2803', 3)}${disc(50, 84, 3, '#a5123c')}${line('M50 92V98', '#d0203c', 4)}`,
)

const lily = symbol(
  round('petal', '#ffffff', '#ffeafa', '#f29ad0') + down('pad', '#b8f08a', '#3c9a3c', '#0f4a24'),
  `<ellipse cx="50" cy="76" rx="46" ry="17" fill="url(#pad)" stroke="#08301a" stroke-width="4"/>${line('M50 76L10 70M50 76L90 70M50 76L28 90M50 76L72 90', '#0f4a24', 2, 0.6)}
  ${both(shape('M50 72C28 72 8 60 8 46C24 42 44 52 50 72Z', 'url(#petal)', '#7a1f5c', 3) + shape('M50 72C32 62 24 40 30 26C44 32 52 52 50 72Z', 'url(#petal)', '#7a1f5c', 3))}
  ${shape('M50 74C38 58 38 32 50 16C62 32 62 58 50 74Z', 'url(#petal)', '#7a1f5c', 3)}${around(6, line('M50 66L50 58', '#ffb52e', 2.6), 50, 68)}${disc(50, 68, 4, '#ffd24a', '#8a4f06', 1.6)}${line('M44 38C44 48 46 56 48 62', '#ffb8e4', 2, 0.8)}`,
)

const plate = {
  defs: down('leafa', '#8ae0a0', '#1f8a5c', '#06403a'),
  body: `${shape('M50 6C76 10 94 28 94 50S76 90 50 94C24 90 6 72 6 50S24 10 50 6Z', 'url(#leafa)', '#042820', 3)}${line('M50 10V90M50 30L28 20M50 30L72 20M50 72L28 82M50 72L72 82', '#c9ffd8', 1.8, 0.35)}${shine(32, 22, 12, 4, -30, 0.4)}`,
}

const arch = (x: number, size: number): string =>
  `<g transform="translate(${x} 620) scale(${size})"><path d="M-90 120V-60A90 90 0 0 1 90-60V120H62V-56A62 62 0 0 0-62-56V120Z" fill="#f7dcf2" opacity=".9"/><path d="M-62 120V-56A62 62 0 0 1 62-56V120Z" fill="#5c1f7a" opacity=".5"/></g>`
const bloom = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${around(5, '<ellipse cy="-18" rx="11" ry="18" fill="#ff8ad0"/>', 0, 0)}<circle r="8" fill="#ffe07a"/></g>`

export const orchidCourtArt: SlotArt = {
  symbols: {
    1: butterfly,
    2: dragonfly,
    3: fan,
    4: lily,
    W: orchid,
    ...platedRanks(plate, {
      a: ['#ffe4f2', '#ff7ac0', '#b01f6b'],
      k: ['#fff0c0', '#ffb83c', '#b8600a'],
      q: ['#eadcff', '#b48aff', '#6b2fd0'],
      j: ['#d0f4ff', '#4ac0ff', '#0f62b8'],
      t: ['#f4ffd0', '#b8e03c', '#5c8a0a'],
    }),
  },
  backdrop: landscape(
    down('dusk', '#3c1466', '#a53c9a', '#ff9ab8', '#ffdcc4') +
      down('pond', '#6b3c9a', '#1f1048') +
      down('grass', '#3c8a5c', '#0f3a2c'),
    `<rect width="1200" height="800" fill="url(#dusk)"/><circle cx="600" cy="330" r="130" fill="#fff0d6" opacity=".85"/>
    <path d="M0 520Q200 420 420 500T820 480T1200 500V800H0Z" fill="#7a3c94" opacity=".6"/>${arch(150, 1.3)}${arch(1050, 1.3)}${arch(400, 0.8)}${arch(800, 0.8)}
    <rect y="660" width="1200" height="140" fill="url(#pond)"/><path d="M0 640Q300 600 600 640T1200 630V690Q900 670 600 690T0 690Z" fill="url(#grass)"/>
    ${[
      [70, 620, 1.5],
      [230, 660, 1],
      [330, 640, 0.8],
      [870, 640, 0.9],
      [980, 660, 1.1],
      [1130, 620, 1.6],
      [40, 500, 1],
      [1170, 480, 1.1],
    ]
      .map(([x, y, size]) => bloom(x!, y!, size!))
      .join(
        '',
      )}${[120, 420, 760, 1010].map((x, at) => `<ellipse cx="${x}" cy="${740 + (at % 2) * 24}" rx="60" ry="12" fill="#3c8a5c" opacity=".7"/>`).join('')}`,
  ),
  colours: { ground: 0x220c38, rim: 0xe07ac8, glow: 0xff9ade, free: 0xffd27a },
}
