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
  shine,
  symbol,
  type SlotArt,
} from './paint.ts'
import { platedRanks } from './plated-ranks.ts'

const jaguar = symbol(wildFigures.jaguarMask.defs, wildFigures.jaguarMask.body)

const sunMask = symbol(
  round('gold', '#fffbd0', '#ffc83c', '#b86a08', '#5c2c04') + down('ray', '#ffe98a', '#e0780c'),
  `${around(12, shape('M50 2L58 22H42Z', 'url(#ray)', '#4a2003', 2.6))}${disc(50, 50, 32, 'url(#gold)', '#4a2003', 4)}
  ${both(shape('M26 44C32 38 40 40 43 47C36 51 30 50 26 44Z', '#fffbe6', '#4a2003', 2.4) + disc(36, 45, 3.2, '#0a6b5c') + line('M24 38C30 33 38 34 43 39', '#5c2c04', 3) + disc(22, 58, 4, '#22c49a', '#06403a', 1.8))}
  ${shape('M46 48H54L57 60H43Z', '#e8a02c', '#4a2003', 2.4)}${shape('M36 66C44 62 56 62 64 66C60 76 40 76 36 66Z', '#5c1408', '#4a2003', 2.6)}${patch('M40 66H60V69H40Z', '#fffbe6')}${shine(36, 28, 8, 3.4)}`,
)

const birdMask = symbol(
  down('green', '#c9ffd0', '#22b86b', '#06543a') +
    down('beak', '#fff3b0', '#ffab1c', '#a54a08') +
    down('plume', '#ff9a8a', '#d6281c', '#6b0a10'),
  `${[-40, -20, 0, 20, 40].map((turn, at) => `<g transform="rotate(${turn} 50 70)">${shape('M50 44C42 28 44 10 50 0C56 10 58 28 50 44Z', at % 2 === 0 ? 'url(#plume)' : 'url(#green)', '#1c0808', 2.8)}${line('M50 8V36', '#ffe9c4', 1.6, 0.7)}</g>`).join('')}
  ${shape('M50 28C74 28 86 44 82 62C78 80 64 90 50 94C36 90 22 80 18 62C14 44 26 28 50 28Z', 'url(#green)', '#03281c')}
  ${both(disc(33, 52, 11, '#fffbe0', '#03281c', 3) + disc(35, 52, 6, '#e8501c') + disc(36, 52, 3, '#120604') + line('M20 70L32 76M22 78L34 82', '#c9ffd0', 2.4, 0.7))}
  ${shape('M50 46C60 50 62 64 50 88C38 64 40 50 50 46Z', 'url(#beak)', '#4a2003', 3.2)}${line('M50 54V78', '#a54a08', 2)}${shine(45, 56, 2, 6, 8)}`,
)

const skull = symbol(
  round('stone', '#e0fffb', '#3cc4c4', '#0a6474', '#04303d') + down('gold', '#fff0b0', '#e0a02c', '#7a4706'),
  `${shape('M50 8C76 8 90 26 88 48C87 60 80 64 78 74C77 84 70 90 50 92C30 90 23 84 22 74C20 64 13 60 12 48C10 26 24 8 50 8Z', 'url(#stone)', '#031c24')}
  ${line('M30 16L38 30L34 40M66 12L62 26L72 34M20 56L30 62M80 56L70 62', '#063f4a', 2.4, 0.7)}${both(shape('M22 46C26 36 42 38 44 50C42 60 28 62 22 46Z', '#041418', '#031c24', 2.6) + disc(34, 50, 4.6, '#ffb02e') + disc(34, 50, 2, '#fff3c0'))}
  ${shape('M50 56L57 68H43Z', '#041418', '#031c24', 2)}${shape('M28 74H72L68 86H32Z', '#eafffb', '#031c24', 2.8)}${line('M36 75V85M43 75V86M50 75V86M57 75V86M64 75V85', '#0a6474', 2.2)}
  ${shape('M22 26C40 14 60 14 78 26L74 34C58 24 42 24 26 34Z', 'url(#gold)', '#3d2003', 3)}${disc(50, 23, 4.6, '#e0343c', '#4a060c', 1.8)}`,
)

const mirror = symbol(
  round('glass', '#c9b8ff', '#4a2c8a', '#150a33', '#06030f') + down('gold', '#fff3b8', '#e8a52c', '#8a4f06'),
  `${halo('#a57aff')}${around(8, shape('M50 3L57 18H43Z', 'url(#gold)', '#3d2003', 2.4))}${disc(50, 50, 38, 'url(#gold)', '#3d2003', 4)}${around(16, disc(50, 17, 2, '#22c49a'))}${disc(50, 50, 28, 'url(#glass)', '#1f0a3d', 4)}
  ${patch('M30 40C36 28 50 24 60 28C50 32 40 40 36 54C32 52 29 46 30 40Z', '#e6dcff', 0.75)}${line('M60 72C68 68 73 60 74 52', '#b89aff', 3, 0.8)}${patch('M50 36L54 48L66 50L54 53L50 65L46 53L34 50L46 48Z', '#fff', 0.9)}`,
)

const pyramid = symbol(
  down('step', '#fff0c4', '#d69a4a', '#6b3c14') +
    down('side', '#c4803c', '#5c2c0c', '#301404') +
    round('sun', '#fffbd6', '#ff9a2e', '#e0341c'),
  `${disc(50, 26, 22, 'url(#sun)').replace('/>', ' opacity=".95"/>')}${around(12, line('M50 1V-4', '#ffb84a', 3), 50, 26)}
  ${[0, 1, 2, 3].map((step) => shape(`M${10 + step * 9} ${92 - step * 16}L${14 + step * 9} ${76 - step * 16}H${86 - step * 9}L${90 - step * 9} ${92 - step * 16}Z`, step % 2 === 0 ? 'url(#step)' : 'url(#side)', '#2b1204', 3)).join('')}
  ${shape('M42 92L46 28H54L58 92Z', '#f7d69a', '#2b1204', 2.6)}${line('M44 84H56M44.6 76H55.4M45 68H55M45.4 60H54.6M45.8 52H54.2M46 44H54', '#8a5a24', 2.2)}${shape('M40 28V16H60V28Z', '#a5642a', '#2b1204', 3)}${patch('M47 28V20H53V28Z', '#1c0a04')}`,
)

const slab = {
  defs: down('stone', '#7a8a84', '#3c4a4a', '#161f24'),
  body: `${shape('M18 10L82 8L92 22L94 78L80 92L20 94L8 80L6 22Z', 'url(#stone)', '#080c0f', 3.4)}${line('M18 20H34M18 20V36M82 80H66M82 80V64', '#c9a35c', 3.4, 0.9)}${line('M20 12L80 10M10 24L9 76', '#c4d6d0', 2, 0.5)}${line('M66 18L74 28L70 34M26 74L32 82', '#0c1214', 2, 0.7)}`,
}

export const obsidianMasksArt: SlotArt = {
  symbols: {
    1: jaguar,
    2: sunMask,
    3: birdMask,
    4: skull,
    W: mirror,
    S: pyramid,
    ...platedRanks(slab, {
      a: ['#ffd0b8', '#f0623c', '#8a1c0c'],
      k: ['#fff0b8', '#f0b02e', '#8a5606'],
      q: ['#c9ffe4', '#2fc48a', '#06603f'],
      j: ['#c4f4ff', '#3cb4d6', '#0a5478'],
      t: ['#ecd6ff', '#a56be0', '#4f1f94'],
    }),
  },
  backdrop: landscape(
    down('sky', '#0a1420', '#1c3c3c', '#8a5c2c', '#f0a03c') +
      down('jungle', '#12402c', '#04140f') +
      down('temple', '#6b5a44', '#1f1a18'),
    `<rect width="1200" height="800" fill="url(#sky)"/><circle cx="600" cy="420" r="170" fill="#ffcf6b" opacity=".85"/>
    ${[0, 1, 2, 3, 4].map((step) => `<path d="M${300 + step * 55} ${660 - step * 62}V${598 - step * 62}H${900 - step * 55}V${660 - step * 62}Z" fill="url(#temple)"/><path d="M${300 + step * 55} ${598 - step * 62}H${900 - step * 55}" stroke="#e0b878" stroke-width="4" opacity=".5"/>`).join('')}<path d="M550 660L570 350H630L650 660Z" fill="#94785c"/><rect x="560" y="290" width="80" height="62" fill="#3c3028"/><rect x="585" y="310" width="30" height="42" fill="#ffb84a"/>
    <path d="M0 560Q120 500 260 590T520 650T820 640T1200 540V800H0Z" fill="url(#jungle)"/>
    ${[30, 110, 200, 1010, 1100, 1180].map((x, at) => `<g transform="translate(${x} ${600 + (at % 2) * 30}) scale(${1.2 + (at % 3) * 0.3})">${[-60, -30, 0, 30, 60].map((turn) => `<path transform="rotate(${turn})" d="M0 0C-16-50-8-110 0-140C8-110 16-50 0 0Z" fill="${turn % 60 === 0 ? '#1c6b44' : '#0f4a33'}"/>`).join('')}</g>`).join('')}
    <path d="M0 720Q600 670 1200 720V800H0Z" fill="#030a08"/>`,
  ),
  colours: { ground: 0x101a1c, rim: 0xd69a3c, glow: 0xffb84a, free: 0x22c49a },
}
