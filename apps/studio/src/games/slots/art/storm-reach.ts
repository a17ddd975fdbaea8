// SPDX-License-Identifier: Apache-2.0
import { slotFigures } from '@tessera/ui/art/slot-figures'
import { disc, down, landscape, line, round, shape, symbol, type SlotArt } from './paint.ts'
import { ranks } from './ranks.ts'

const trident = symbol(slotFigures.stormTrident.defs, slotFigures.stormTrident.body)

const shield = symbol(
  down('steel', '#f3f8ff', '#8fa8d0', '#33466e') + down('blue', '#7ab4ff', '#2c4fc4', '#0f1f6b'),
  `${shape('M50 4C64 12 78 14 90 14C92 52 80 80 50 96C20 80 8 52 10 14C22 14 36 12 50 4Z', 'url(#steel)', '#0f1a33')}
  ${shape('M50 16C60 22 70 24 79 24C80 52 72 72 50 84C28 72 20 52 21 24C30 24 40 22 50 16Z', 'url(#blue)', '#0f1a33', 3)}
  ${shape('M54 26L34 54H48L44 76L66 46H52Z', '#ffe27a', '#5c3f06', 3)}${line('M16 22C26 22 38 20 48 13', '#fff', 3, 0.8)}`,
)

const crystal = symbol(
  down('face', '#f0e6ff', '#a57aff', '#4a1fb8') +
    down('side', '#c9a8ff', '#5c2cc4') +
    down('dark', '#7a4ae0', '#2a0c7a'),
  `${shape('M50 4L70 28L62 94H38L30 28Z', 'url(#face)', '#1c0652')}${shape('M50 4L56 30L50 94H38L30 28Z', 'url(#side)', '#1c0652', 2)}
  ${shape('M76 40L90 56L82 94H66L68 54Z', 'url(#dark)', '#1c0652')}${shape('M24 46L32 58L36 94H16L10 62Z', 'url(#dark)', '#1c0652')}
  ${line('M36 28L44 14M64 40L60 76', '#fff', 3, 0.7)}`,
)

const cloud = symbol(
  down('cloud', '#fff', '#b4c9e6', '#5c7aa8') + round('drop', '#e6fbff', '#4ab4f0', '#0f4f9a'),
  `${shape('M26 62C10 62 6 44 20 38C20 20 42 12 52 26C66 18 82 28 80 42C96 44 94 62 78 62Z', 'url(#cloud)', '#16264a')}
  ${[
    [30, 78],
    [52, 84],
    [72, 76],
  ]
    .map(([x, y]) =>
      shape(
        `M${x} ${y! - 12}C${x! + 8} ${y} ${x! + 8} ${y! + 8} ${x} ${y! + 9}C${x! - 8} ${y! + 8} ${x! - 8} ${y} ${x} ${y! - 12}Z`,
        'url(#drop)',
        '#0c2a5c',
        2.6,
      ),
    )
    .join('')}${line('M24 42C28 32 38 28 46 32', '#fff', 3.4, 0.9)}`,
)

const bolt = symbol(
  down('bolt', '#fffde0', '#ffe03c', '#ff9a1c') + round('orb', '#8a9aff', '#3c3fc4', '#12124a'),
  `${disc(50, 50, 46, '#8a9aff').replace('/>', ' opacity=".22"/>')}${disc(50, 50, 39, 'url(#orb)', '#0a0a33', 4)}
  ${line('M20 40C28 26 40 20 52 20M80 60C74 72 62 80 50 80', '#c4ccff', 3, 0.6)}
  ${shape('M58 6L26 54H46L38 94L76 42H55Z', 'url(#bolt)', '#5c3204')}${line('M54 16L36 48', '#fff', 3, 0.9)}`,
)

const vortex = symbol(
  round('eye', '#eafffb', '#3ce0d0', '#065c6b'),
  `${disc(50, 50, 45, '#3ce0d0').replace('/>', ' opacity=".2"/>')}
  ${[0, 120, 240].map((turn) => `<g transform="rotate(${turn} 50 50)">${shape('M50 50C50 30 66 14 88 22C74 24 64 34 62 48C60 60 54 58 50 50Z', 'url(#eye)', '#033d47', 3.4)}</g>`).join('')}
  ${disc(50, 50, 12, '#f2fffd', '#033d47', 3)}${disc(50, 50, 5, '#0a8a94')}
  ${[30, 150, 270].map((turn) => `<g transform="rotate(${turn} 50 50)">${line('M50 8C62 8 72 12 80 20', '#aef7ee', 3, 0.8)}</g>`).join('')}`,
)

export const stormReachArt: SlotArt = {
  symbols: {
    1: trident,
    2: shield,
    3: crystal,
    4: cloud,
    W: bolt,
    S: vortex,
    ...ranks({
      a: ['#ffe0e6', '#ff6b8a', '#a5123c'],
      k: ['#fff0c4', '#f2c23c', '#a56a06'],
      q: ['#d6e6ff', '#6b94ff', '#1f3cb8'],
      j: ['#d0fff4', '#3cd6b4', '#066b5c'],
      t: ['#ecdcff', '#b07aff', '#5c22b8'],
    }),
  },
  backdrop: landscape(
    down('storm', '#05060f', '#1c1f4a', '#3c4a86') + down('flash', '#fff', '#a5b4ff'),
    `<rect width="1200" height="800" fill="url(#storm)"/>
    ${[
      [160, 120, 1.4],
      [480, 70, 1.8],
      [860, 110, 1.7],
      [1120, 60, 1.3],
    ]
      .map(
        ([x, y, size]) =>
          `<g transform="translate(${x} ${y}) scale(${size})" fill="#2a2f5c"><ellipse rx="150" ry="46"/><ellipse cx="-60" cy="-30" rx="80" ry="50"/><ellipse cx="50" cy="-36" rx="90" ry="56"/></g>`,
      )
      .join('')}
    <path d="M250 150L210 300L250 300L200 450" stroke="url(#flash)" stroke-width="7" fill="none"/><path d="M950 170L990 290L960 290L1010 470" stroke="url(#flash)" stroke-width="9" fill="none"/>
    <path d="M0 560L140 420L260 520L380 380L520 560L700 440L840 560L980 400L1200 540V800H0Z" fill="#12163a"/>
    <path d="M0 660L200 560L420 660L640 580L900 670L1200 590V800H0Z" fill="#0a0c22"/>
    ${Array.from({ length: 40 }, (_, at) => `<path d="M${(at * 173) % 1200} ${(at * 97) % 700}l-10 34" stroke="#8a9ad6" stroke-width="2" opacity=".35"/>`).join('')}`,
  ),
  colours: { ground: 0x0c0f2a, rim: 0x6b7aff, glow: 0x8fa0ff, free: 0x3ce0d0 },
}
