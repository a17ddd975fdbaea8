// SPDX-License-Identifier: Apache-2.0
import { wildFigures } from '@tessera/ui/art/slot-figures/wild-titles'
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
  symbol,
  type SlotArt,
} from './paint.ts'
import { platedRanks } from './plated-ranks.ts'

const sword = symbol(wildFigures.frozenSword.defs, halo('#7fd8ff') + wildFigures.frozenSword.body)

const wolf = symbol(
  down('fur', '#f4faff', '#9ab4d0', '#46608a', '#1c2c4a') + down('dark', '#5c7498', '#22344f'),
  `${both(shape('M50 22L36 24L18 2L14 30L6 44L16 52L10 64L24 70L34 84L50 96Z', 'url(#fur)', '#0c1628', 3.6) + shape('M20 12L20 30L32 26Z', '#2c3f5c', '#0c1628', 2) + patch('M50 24L38 28L24 46L34 52L42 66L50 70Z', 'url(#dark)', 0.75) + shape('M26 50L42 54L40 60C34 62 28 58 26 50Z', '#8af0ff', '#0c1628', 2.4) + disc(36, 55.6, 2, '#04202e') + patch('M50 72L40 70L30 76L38 86L50 94Z', '#ffffff', 0.7))}
  ${shape('M42 74C46 70 54 70 58 74L50 84Z', '#10182a', '#060a14', 2.4)}${line('M50 84V89M44 90C48 92 52 92 56 90', '#10182a', 2.6)}${line('M50 30V52M44 34L46 46M56 34L54 46', '#e6f4ff', 2.2, 0.7)}`,
)

const axe = symbol(
  down('steel', '#ffffff', '#b8cce6', '#4a6080') + down('gold', '#fff0b8', '#e0a52c', '#7a4706'),
  `<g transform="translate(50 50) rotate(24) scale(.88) translate(-50 -50)">${line('M50 20V98', '#1f0d04', 10)}${line('M50 20V96', '#9a5c30', 6)}${line('M46 70L54 74M46 78L54 82M46 62L54 66', '#e6c49a', 2.4, 0.8)}
  ${both(shape('M47 20C34 14 22 4 12 2C4 22 4 44 14 62C22 54 34 46 47 44Z', 'url(#steel)', '#141f33', 3.6) + line('M13 8C7 24 8 42 15 55', '#ffffff', 3, 0.9) + line('M40 24C34 22 28 18 26 16M40 40C34 42 30 44 27 48M24 24L30 32L24 40', '#4a6080', 2.2, 0.8))}
  ${shape('M42 14H58V50H42Z', 'url(#gold)', '#3d2203', 3)}${line('M46 22L54 30L46 38L54 44', '#7a4706', 2.4)}${shape('M46 4H54V14H46Z', 'url(#gold)', '#3d2203', 2.6)}</g>`,
)

const drinkingHorn = symbol(
  down('horn', '#fff6e0', '#e0b47a', '#8a5424', '#3d1f0a') + down('silver', '#ffffff', '#b8c9dc', '#5c7088'),
  `${shape('M18 26C18 60 40 92 92 82C94 80 94 77 91 75C72 76 62 62 58 28Z', 'url(#horn)', '#241004')}${shape('M12 18H64V32H12Z', 'url(#silver)', '#1c2838', 3.4)}<ellipse cx="38" cy="18" rx="26" ry="7.4" fill="#f2c45c" stroke="#1c2838" stroke-width="3.2"/>
  ${[24, 32, 40, 48].map((x, at) => disc(x, 17 + (at % 2) * 2, 3.4, '#fffbe6')).join('')}${shape('M33 62L52 48L58 56L42 74Z', 'url(#silver)', '#1c2838', 2.8)}${shape('M84 72L96 74L94 84L84 84Z', 'url(#silver)', '#1c2838', 2.8)}
  ${line('M18 25L24 29L30 25L36 29L42 25L48 29L54 25L60 29', '#5c7088', 2)}${line('M24 38C26 54 32 64 38 70', '#fff', 3, 0.6)}${line('M22 32C20 50 14 60 26 72', '#7a3416', 3)}`,
)

const runeStone = symbol(
  down('rock', '#c4d0dc', '#6b7c8f', '#2c3846') + down('snow', '#ffffff', '#d0e6fa'),
  `${shape('M26 92L16 40C20 18 38 6 52 6C70 8 84 24 84 44L78 92Z', 'url(#rock)', '#101820')}${patch('M26 92L16 40C20 26 28 16 38 10L34 50L40 92Z', '#0c141c', 0.25)}
  ${line('M50 24V78M50 28L66 40L50 50M50 50L68 66', '#04141c', 8)}${line('M50 24V78M50 28L66 40L50 50M50 50L68 66', '#4ae8ff', 4.4)}${line('M50 24V78M50 28L66 40L50 50M50 50L68 66', '#eafdff', 1.6)}
  ${shape('M20 30C24 14 40 5 52 6C66 7 76 16 81 28C74 34 70 24 62 28C56 34 50 22 44 26C36 32 30 24 20 30Z', 'url(#snow)', '#4a6480', 2.6)}${shape('M10 92C20 84 34 88 44 86S76 82 92 92Z', 'url(#snow)', '#4a6480', 2.6)}`,
)

const flake = symbol(
  round('core', '#ffffff', '#9af0ff', '#2f8ae0') + down('arm', '#ffffff', '#8ae0ff', '#3c8af0'),
  `${halo('#5cc4ff')}${around(6, line('M50 46V8M50 26L40 16M50 26L60 16M50 36L42 28M50 36L58 28', '#0c2a5c', 8.4))}${around(6, line('M50 46V8M50 26L40 16M50 26L60 16M50 36L42 28M50 36L58 28', 'url(#arm)', 4.6))}${around(6, disc(50, 7, 4, '#fff', '#0c2a5c', 2))}
  ${around(6, shape('M50 50L44 40L50 32L56 40Z', 'url(#core)', '#0c2a5c', 2.2))}${disc(50, 50, 8, 'url(#core)', '#0c2a5c', 2.6)}${disc(48, 48, 2.6, '#fff')}`,
)

const shieldPlate = {
  defs: down('iron', '#8aa0bc', '#3c4f6e', '#141f33'),
  body: `${disc(50, 50, 45, 'url(#iron)', '#080d18', 3.6)}${disc(50, 50, 36, 'none', '#a8c0dc', 1.8)}${around(8, disc(50, 9.4, 3, '#d6e6f6', '#10182a', 1.4))}${line('M22 28C30 20 40 16 50 16', '#fff', 3, 0.5)}`,
}

const pine = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-120L40-50H22L54 10H30L66 70H-66L-30 10H-54L-22-50H-40Z" fill="#0f2c4a"/><path d="M0-120L20-85C8-78-8-78-20-85ZM-30-42C-10-32 10-32 30-42L22-50H-22ZM-40 22C-14 34 14 34 40 22L30 10H-30Z" fill="#e6f4ff"/></g>`

export const frostboundOathArt: SlotArt = {
  symbols: {
    1: wolf,
    2: axe,
    3: drinkingHorn,
    4: runeStone,
    W: sword,
    S: flake,
    ...platedRanks(
      shieldPlate,
      {
        a: ['#ffe0d6', '#f07a5c', '#94280f'],
        k: ['#fff3c4', '#e8b84a', '#8a5a0c'],
        q: ['#e4e0ff', '#9a8af0', '#4a38b0'],
        j: ['#d6faff', '#5cd0f0', '#12709a'],
        t: ['#dcffe8', '#6be0a0', '#1c7a4f'],
      },
      '#060a14',
    ),
  },
  backdrop: landscape(
    down('night', '#04081c', '#0c2448', '#2c5c8a', '#a8d6f0') +
      down('aurora', '#5cffc400', '#5cffc4', '#4a8aff00') +
      down('violet', '#b86bff00', '#b86bff', '#3cc4ff00') +
      down('snow', '#ffffff', '#9ac4e8'),
    `<rect width="1200" height="800" fill="url(#night)"/>${Array.from({ length: 50 }, (_, at) => `<circle cx="${(at * 211) % 1200}" cy="${(at * 83) % 360}" r="${1 + (at % 3) * 0.6}" fill="#fff" opacity=".8"/>`).join('')}
    <path d="M0 120Q200 40 420 140T820 90T1200 160V420Q900 300 620 400T0 340Z" fill="url(#aurora)" opacity=".5"/><path d="M0 60Q300 160 600 60T1200 80V300Q800 200 500 300T0 240Z" fill="url(#violet)" opacity=".35"/>
    <path d="M0 560L150 360L250 470L400 280L560 520L720 330L860 480L1010 300L1200 520V800H0Z" fill="#1c3c6b"/><path d="M400 280L340 368L390 350L420 390L450 350ZM150 360L112 410L150 396L186 402ZM1010 300L956 370L1000 360L1040 390L1062 362ZM720 330L676 394L720 380L756 400Z" fill="#eaf6ff"/>
    ${pine(80, 620, 1.3)}${pine(190, 640, 0.9)}${pine(1120, 620, 1.4)}${pine(1010, 650, 0.9)}<path d="M0 690Q300 620 620 680T1200 660V800H0Z" fill="url(#snow)"/>`,
  ),
  colours: { ground: 0x0a1830, rim: 0x8ab8e0, glow: 0x7fd8ff, free: 0x5cffc4 },
}
