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
  shine,
  symbol,
  type SlotArt,
} from './paint.ts'
import { platedRanks } from './plated-ranks.ts'

const toucan = symbol(otherFigures.toucan.defs, otherFigures.toucan.body)

const frog = symbol(
  round('skin', '#e0ffb0', '#6bd62f', '#1f7a1c', '#0a3d12') + round('eye', '#ffb8a0', '#f03c1c', '#7a0c04'),
  `${both(shape('M34 70C16 66 4 78 6 94L16 88L20 96L26 86L36 92C44 86 44 76 34 70Z', '#ff9a2e', '#4a1f04', 3.2))}${shape('M50 30C76 30 90 46 88 64C86 82 70 92 50 92S14 82 12 64C10 46 24 30 50 30Z', 'url(#skin)', '#062b0c')}
  ${both(disc(27, 30, 17, 'url(#skin)', '#062b0c', 4) + disc(27, 29, 11, 'url(#eye)', '#3d0602', 3) + shape('M27 20C30 26 30 32 27 38C24 32 24 26 27 20Z', '#120402', '#120402', 1) + disc(23, 25, 2.6, '#fff'))}
  ${line('M18 62C32 76 68 76 82 62', '#0a3d12', 4)}${patch('M26 72C40 82 60 82 74 72C70 86 62 90 50 90S30 86 26 72Z', '#f7ffd6', 0.85)}${both(line('M14 54C20 52 24 56 22 62', '#3cc4ff', 3.4, 0.9))}${disc(44, 52, 1.8, '#0a3d12')}${disc(56, 52, 1.8, '#0a3d12')}`,
)

const pineapple = symbol(
  round('fruit', '#fff3a0', '#ffb52e', '#d9640c', '#7a2c04') + down('leaf', '#c9f78a', '#3ca53c', '#0f5424'),
  `${[-46, -24, 0, 24, 46].map((turn) => `<g transform="rotate(${turn} 50 44)">${shape('M50 44C42 30 42 12 50 0C58 12 58 30 50 44Z', 'url(#leaf)', '#06301a', 3)}</g>`).join('')}${shape('M50 32C70 32 80 48 78 66C76 84 66 96 50 96S24 84 22 66C20 48 30 32 50 32Z', 'url(#fruit)', '#4a1c02')}
  ${line('M30 42L72 84M24 54L62 92M44 34L78 68M70 42L28 84M76 54L38 92M56 34L22 68', '#a5500c', 2.2, 0.7)}${[
    [38, 50],
    [50, 62],
    [62, 50],
    [38, 74],
    [62, 74],
    [50, 86],
  ]
    .map(([x, y]) => disc(x!, y!, 2.2, '#fff0a8'))
    .join('')}${shine(36, 46, 7, 3.4, -50, 0.7)}`,
)

const leaf = symbol(
  round('leaf', '#c4ffb0', '#2fbd6b', '#0a6b4f', '#053d38'),
  `${shape('M52 96C50 84 50 76 50 70C30 78 12 66 8 46C16 50 22 50 26 48C16 42 12 30 16 18C24 26 30 30 36 30C32 20 38 10 50 4C62 10 68 20 64 30C70 30 76 26 84 18C88 30 84 42 74 48C78 50 84 50 92 46C88 66 70 78 54 70C54 78 54 86 58 95Z', 'url(#leaf)', '#042b24')}
  ${line('M51 84V12M51 60L20 54M51 60L80 54M51 44L26 30M51 44L74 30M51 28L44 16M51 28L57 16', '#d6ffd0', 2.4, 0.65)}${[
    [36, 58],
    [66, 58],
    [40, 40],
    [61, 40],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="5" fill="#042b24" opacity=".45"/>`)
    .join('')}${disc(72, 62, 4.4, '#d6f7ff', '#3ca5c4', 1.6)}${shine(70.6, 60.4, 1.4, 0.9)}`,
)

const morpho = symbol(
  round('wing', '#e0fbff', '#3cb4ff', '#0f4fd0', '#06206b') + round('low', '#b8f0ff', '#1f7ae8', '#062a7a'),
  `${halo('#4ab4ff')}${both(shape('M48 48C44 22 26 6 6 10C2 34 18 54 46 56Z', 'url(#wing)', '#030f33', 3.6) + shape('M47 56C28 56 16 66 22 84C34 94 46 80 49 64Z', 'url(#low)', '#030f33', 3.6) + line('M44 48C34 34 24 24 14 18M42 52C32 44 24 40 14 36M44 62C36 66 32 74 32 80', '#d6f4ff', 2, 0.75) + patch('M6 10C12 9 16 10 20 12C14 18 12 26 14 36C8 28 4 18 6 10Z', '#030f33', 0.8) + disc(12, 17, 2, '#fff') + disc(11, 24, 1.6, '#fff') + line('M49 38C46 28 40 22 34 20', '#0a0f24', 2.6))}${shape('M50 36C54 42 54 70 50 82C46 70 46 42 50 36Z', '#1c2440', '#03060f', 2.8)}`,
)

const drum = symbol(
  down('shell', '#ffb07a', '#d9502c', '#7a1c0c') +
    round('skin', '#fffbe8', '#f0d8a8', '#b88a4a') +
    down('band', '#d0fff0', '#2fbd94', '#06594a'),
  `${halo('#ffb84a')}${line('M70 8L94 -2M30 8L6 -2', '#4a2408', 5)}<g>${line('M64 22L92 4', '#4a2408', 6)}${line('M36 22L8 4', '#4a2408', 6)}${disc(92, 5, 5.4, '#ffe0a8', '#4a2408', 2.6)}${disc(8, 5, 5.4, '#ffe0a8', '#4a2408', 2.6)}</g>
  ${shape('M16 32L28 92C36 97 64 97 72 92L84 32Z', 'url(#shell)', '#2b0804')}${line('M18 42L34 62L22 66M82 42L66 62L78 66M34 62L50 44L66 62L50 82L34 62', '#ffe6b0', 3, 0.85)}${shape('M25 78L28 92C36 97 64 97 72 92L75 78C64 84 36 84 25 78Z', 'url(#band)', '#042b24', 3)}
  <ellipse cx="50" cy="32" rx="35" ry="12" fill="url(#band)" stroke="#042b24" stroke-width="4"/><ellipse cx="50" cy="30" rx="28" ry="8.4" fill="url(#skin)" stroke="#5c3a14" stroke-width="2.4"/>${disc(50, 62, 6, '#2fbd94', '#042b24', 2.4)}${shine(38, 28, 9, 2.4, -6, 0.8)}`,
)

const bark = {
  defs: down('bark', '#a57a4a', '#5c3c1c', '#2c1a0a'),
  body: `${shape('M50 5C74 4 95 24 95 50S76 95 50 95S5 74 5 50S26 6 50 5Z', 'url(#bark)', '#140a04', 3.4)}${line('M50 14C70 14 86 30 86 50S70 86 50 86S14 70 14 50S30 14 50 14', '#d6ac78', 2, 0.55)}${line('M22 26C30 18 40 15 48 15', '#fff0d0', 2.6, 0.5)}${shape('M78 80C84 70 94 70 98 74C96 84 88 88 78 80Z', '#5cc43c', '#0f3d12', 2.6)}`,
}

const trunk = (x: number, wide: number, colour: string): string =>
  `<path d="M${x - wide} 800Q${x - wide * 0.5} 400 ${x - wide * 0.7} 0H${x + wide * 0.7}Q${x + wide * 0.5} 400 ${x + wide} 800Z" fill="${colour}"/>`

export const canopyDrumsArt: SlotArt = {
  symbols: {
    1: toucan,
    2: frog,
    3: pineapple,
    4: leaf,
    W: morpho,
    S: drum,
    ...platedRanks(bark, {
      a: ['#ffd6c4', '#ff7a4a', '#a52c0c'],
      k: ['#fff3b0', '#ffc42e', '#94660a'],
      q: ['#ffd0ee', '#f05cb8', '#8a1464'],
      j: ['#c9f4ff', '#3cc0f0', '#0c5f94'],
      t: ['#e8ffc4', '#9ad63c', '#467a0f'],
    }),
  },
  backdrop: landscape(
    down('light', '#d6f7a8', '#6bc47a', '#12604a', '#042b28') + down('fern', '#2fa55c', '#064a33'),
    `<rect width="1200" height="800" fill="url(#light)"/>${[220, 480, 760, 980].map((x) => `<path d="M${x} 0L${x - 160} 800H${x - 30}L${x + 70} 0Z" fill="#fbffd6" opacity=".14"/>`).join('')}
    ${trunk(330, 34, '#1f6b4f')}${trunk(860, 40, '#1a6048')}${trunk(110, 80, '#0c3d30')}${trunk(1090, 90, '#0a362b')}<path d="M110 160Q300 330 480 200T900 220T1110 140" fill="none" stroke="#0f4a33" stroke-width="10"/>
    ${Array.from({ length: 14 }, (_, at) => `<ellipse cx="${at * 94 - 10}" cy="${18 + (at % 3) * 20}" rx="110" ry="66" fill="${at % 2 === 0 ? '#0c4a36' : '#136044'}"/>`).join('')}
    ${[40, 180, 300, 900, 1020, 1160].map((x, at) => `<g transform="translate(${x} 790) scale(${1.3 + (at % 2) * 0.4})">${[-70, -45, -20, 5, 30, 55, 75].map((turn) => `<path transform="rotate(${turn})" d="M0 0C-14-60-10-130 0-170C10-130 14-60 0 0Z" fill="url(#fern)"/>`).join('')}</g>`).join('')}
    ${[
      [250, 560, '#ff5c8a'],
      [950, 520, '#ffb02e'],
      [1010, 640, '#ff5c8a'],
      [180, 650, '#ffb02e'],
    ]
      .map(
        ([x, y, colour]) =>
          `<g transform="translate(${x} ${y})">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-16" rx="10" ry="17" fill="${colour}" transform="rotate(${turn})"/>`).join('')}<circle r="8" fill="#fff3a0"/></g>`,
      )
      .join('')}`,
  ),
  colours: { ground: 0x0a2a22, rim: 0xa5d65c, glow: 0xd6f78a, free: 0xffb02e },
}
