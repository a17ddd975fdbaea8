// SPDX-License-Identifier: Apache-2.0
import { otherFigures } from '@tessera/ui/art/slot-figures/other-titles'
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

const planet = symbol(otherFigures.ringedPlanet.defs, halo('#a57aff') + otherFigures.ringedPlanet.body)

const satellite = symbol(
  down('panel', '#8ad0ff', '#2f6bd6', '#102a7a') +
    down('body', '#fff6d6', '#e0a84a', '#8a5414') +
    round('dish', '#ffffff', '#c4d0e6', '#5c6b8a'),
  `<g transform="rotate(-32 50 50)">${both(shape('M2 38H32V62H2Z', 'url(#panel)', '#060f2b', 3.4) + line('M12 38V62M22 38V62M2 50H32', '#c9ecff', 1.8, 0.8) + line('M32 50H40', '#8a94a8', 5))}${shape('M38 32H62V70H38Z', 'url(#body)', '#2b1804', 3.6)}${line('M38 44H62M38 58H62', '#8a5414', 2.2)}${disc(50, 51, 4.4, '#ff5c5c', '#4a0a0a', 2)}
  ${shape('M34 30C34 16 66 16 66 30C58 36 42 36 34 30Z', 'url(#dish)', '#1c2438', 3.2)}${line('M50 22V8', '#1c2438', 3)}${disc(50, 7, 4, '#ffd24a', '#4a2c04', 2)}${line('M46 70V84M54 70V84', '#8a94a8', 3)}</g>`,
)

const comet = symbol(
  round('head', '#ffffff', '#9af0ff', '#2f8af0', '#0f2a9a') + down('tail', '#ff9af000', '#c46bff', '#5cd0ff'),
  `${shape('M98 2C70 14 44 30 30 46L58 78C68 60 84 34 98 2Z', 'url(#tail)', 'none', 0)}${line('M96 8L60 48M86 8L46 40M98 20L66 62', '#eafbff', 2.6, 0.8)}${disc(36, 66, 28, '#5cd0ff').replace('/>', ' opacity=".25"/>')}${disc(36, 66, 22, 'url(#head)', '#081a5c', 4)}
  ${[
    [28, 60, 5],
    [42, 72, 4],
    [34, 78, 3],
    [46, 58, 3],
  ]
    .map(([x, y, radius]) => disc(x!, y!, radius!, '#1f5cc4', '#c9ecff', 1.4))
    .join('')}${shine(28, 52, 6, 3)}`,
)

const helmet = symbol(
  round('suit', '#ffffff', '#dfe6f4', '#8a94b0') +
    round('visor', '#ffe0b8', '#ff8a4a', '#8a2c7a', '#24104a') +
    down('pack', '#aab4cc', '#4a5470'),
  `${both(shape('M4 56C4 46 14 46 16 52V72C14 78 4 78 4 70Z', 'url(#pack)', '#141a2b', 3.2))}${shape('M18 80C30 88 70 88 82 80L90 97H10Z', 'url(#suit)', '#141a2b', 3.6)}${disc(50, 46, 40, 'url(#suit)', '#141a2b', 4)}${shape('M50 22C72 22 82 34 80 48C78 64 66 70 50 70S22 64 20 48C18 34 28 22 50 22Z', 'url(#visor)', '#141a2b', 4)}
  ${patch('M28 36C34 28 46 26 54 28C44 32 36 40 34 52C28 48 26 42 28 36Z', '#fff', 0.8)}${patch('M60 54L62 60L68 61L63 65L64 71L60 68Z', '#ffe98a', 0.7)}${disc(84, 28, 5, '#ff5c5c', '#141a2b', 2.4)}${line('M84 22V6', '#141a2b', 3)}${line('M40 90H60', '#5cd0ff', 4)}`,
)

const core = symbol(
  round('core', '#ffffff', '#fff0a0', '#ff8a2e', '#e02c5c', '#4a0c5c'),
  `${halo('#ff8a4a')}${around(8, shape('M50 2C56 14 58 24 54 34H46C42 24 44 14 50 2Z', 'url(#core)', '#4a0c2c', 2.2))}${disc(50, 50, 27, 'url(#core)', '#3d0624', 4)}${line('M30 50C36 38 46 58 54 46S66 52 70 46', '#fff6c4', 3.4, 0.85)}${line('M34 62C42 54 50 68 64 58', '#ffd0a0', 2.6, 0.7)}${shine(40, 36, 7, 4)}`,
)

const forge = symbol(
  down('steel', '#eef4ff', '#8a9ac0', '#2c3860') +
    round('portal', '#ffffff', '#8afff0', '#1fa5d6', '#2c1f8a'),
  `${halo('#5ce8ff')}${around(12, shape('M46 4H54L56 16H44Z', 'url(#steel)', '#0c1230', 2.4))}${disc(50, 50, 37, 'url(#steel)', '#0c1230', 4)}${disc(50, 50, 28, 'url(#portal)', '#0c1230', 4)}${around(3, line('M50 50C54 38 64 34 72 40', '#fff', 3.4, 0.85))}${around(3, line('M50 50C46 42 48 32 56 28', '#d6fffa', 2.4, 0.6))}${disc(50, 50, 6, '#fff')}${around(6, disc(50, 17, 2.6, '#ffd24a', '#0c1230', 1.4))}`,
)

const hex = {
  defs: down('hull', '#6b7aa8', '#2c3560', '#0f142e'),
  body: `${shape('M50 4L90 27V73L50 96L10 73V27Z', 'url(#hull)', '#050814', 3.4)}${line('M50 13L82 31V69L50 87L18 69V31Z', '#7ad0ff', 2, 0.7)}${[
    [50, 8],
    [86, 29],
    [86, 71],
    [50, 92],
    [14, 71],
    [14, 29],
  ]
    .map(([x, y]) => disc(x!, y!, 2.4, '#c9ecff'))
    .join('')}`,
}

export const nebulaFoundryArt: SlotArt = {
  symbols: {
    1: planet,
    2: satellite,
    3: comet,
    4: helmet,
    W: core,
    S: forge,
    ...platedRanks(hex, {
      a: ['#ffd0e4', '#ff5ca0', '#a50f5c'],
      k: ['#fff0b0', '#ffb83c', '#a5600a'],
      q: ['#e0d0ff', '#a57aff', '#5426c4'],
      j: ['#c9f4ff', '#4ad0ff', '#0f6bb0'],
      t: ['#d0ffe4', '#4ae09a', '#0c7a52'],
    }),
  },
  backdrop: landscape(
    down('space', '#05030f', '#140a33', '#2c0f4f') +
      round('pink', '#ff6bd099', '#a53cff44', '#a53cff00') +
      round('blue', '#3cd0ff88', '#2f6bff33', '#2f6bff00') +
      down('floor', '#3c4a7a', '#0c1028') +
      round('globe', '#ffe0a8', '#f0803c', '#7a1f4a', '#24083d'),
    `<rect width="1200" height="800" fill="url(#space)"/><ellipse cx="330" cy="260" rx="480" ry="300" fill="url(#pink)"/><ellipse cx="920" cy="420" rx="460" ry="330" fill="url(#blue)"/>${Array.from({ length: 90 }, (_, at) => `<circle cx="${(at * 197) % 1200}" cy="${(at * 113) % 700}" r="${0.8 + (at % 4) * 0.7}" fill="#fff" opacity="${0.4 + (at % 5) * 0.12}"/>`).join('')}
    <circle cx="1010" cy="190" r="110" fill="url(#globe)"/><path d="M860 240Q1010 290 1160 130" fill="none" stroke="#c9b0ff" stroke-width="10" opacity=".7"/><circle cx="150" cy="480" r="46" fill="#6b8ad6"/>
    <path d="M0 720L120 660H1080L1200 720V800H0Z" fill="url(#floor)"/>${[90, 260, 880, 1050].map((x, at) => `<g transform="translate(${x} 680)"><path d="M0 0V-${150 + (at % 2) * 50}H60V0Z" fill="#1f2850"/><path d="M10-${140 + (at % 2) * 50}H50" stroke="#5ce8ff" stroke-width="5"/><path d="M10-40H50M10-70H50M10-100H50" stroke="#ff8a4a" stroke-width="6" opacity=".8"/></g>`).join('')}<path d="M120 662H1080" stroke="#5ce8ff" stroke-width="4" opacity=".8"/>`,
  ),
  colours: { ground: 0x0c0a24, rim: 0x8a9af0, glow: 0x8ad0ff, free: 0xff8a4a },
}
