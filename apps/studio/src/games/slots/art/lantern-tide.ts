// SPDX-License-Identifier: Apache-2.0
import { slotFigures } from '@tessera/ui/art/slot-figures'
import { disc, down, landscape, line, round, shape, shine, symbol, type SlotArt } from './paint.ts'
import { ranks } from './ranks.ts'

const koi = symbol(slotFigures.tideKoi.defs, slotFigures.tideKoi.body)

const pearl = symbol(
  down('shell', '#ffe6f4', '#e88bc4', '#7a2c86') + round('pearl', '#fff', '#e6ecff', '#8a9ad8'),
  `${shape('M50 12C78 12 94 36 88 56H12C6 36 22 12 50 12Z', 'url(#shell)', '#3d0f4a')}
  ${line('M50 14V54M32 18L26 54M68 18L74 54M18 32L14 54M82 32L86 54', '#7a2c86', 2.4, 0.8)}
  ${shape('M10 58H90C88 78 70 90 50 90S12 78 10 58Z', 'url(#shell)', '#3d0f4a')}
  ${line('M50 88V74M30 82L34 72M70 82L66 72', '#7a2c86', 2.4, 0.7)}
  ${disc(50, 60, 15, 'url(#pearl)', '#4a4f8a', 2.4)}${shine(45, 54, 4.6, 3)}`,
)

const junk = symbol(
  down('sail', '#ffe9b8', '#f2a33c', '#b8541c') + down('hull', '#a5663a', '#4a2410'),
  `${line('M52 10V70', '#2e1408', 5)}
  ${shape('M50 12C34 20 24 40 22 58C32 62 42 62 50 60Z', 'url(#sail)', '#54240a')}
  ${shape('M55 18C72 26 80 42 80 58C70 62 62 62 55 60Z', 'url(#sail)', '#54240a')}
  ${line('M40 24L50 26M32 36L50 39M26 48L50 51M55 30L68 32M55 42L76 46', '#8a3f12', 2.2)}
  ${shape('M10 66C34 72 66 72 90 64C88 80 76 90 62 90H34C20 88 12 78 10 66Z', 'url(#hull)', '#230d04')}
  ${line('M18 76C40 80 64 80 82 74', '#d69a5c', 2.4, 0.8)}`,
)

const wave = symbol(
  down('sea', '#d6fff6', '#2fc4c9', '#0a4f8a'),
  `${shape('M8 84C8 40 34 14 66 18C86 22 90 44 76 52C66 58 54 50 58 40C40 46 44 72 92 70V84C92 88 90 90 86 90H14C10 90 8 88 8 84Z', 'url(#sea)', '#06264a')}
  ${line('M20 80C20 54 36 32 56 30M32 84C32 66 38 54 46 48', '#fff', 3, 0.65)}
  ${disc(70, 14, 3.6, '#d6fff6')}${disc(84, 18, 2.8, '#d6fff6')}${disc(88, 30, 2.2, '#d6fff6')}`,
)

const lanternPicture = symbol(
  round('paper', '#fff6c9', '#ffb52e', '#d6361c') + down('gold', '#ffe9a0', '#c9811a'),
  `${line('M50 4V16M50 84V96', '#ffe08a', 4)}${disc(50, 50, 44, '#ffb52e').replace('/>', ' opacity=".22"/>')}
  ${shape('M50 18C76 18 86 34 86 50S76 82 50 82S14 66 14 50S24 18 50 18Z', 'url(#paper)', '#641208')}
  ${line('M50 18V82M34 20C26 36 26 64 34 80M66 20C74 36 74 64 66 80', '#a8280f', 2.4, 0.75)}
  ${shape('M34 14H66V22H34ZM34 78H66V86H34Z', 'url(#gold)', '#5c3206', 3)}${shine(34, 38, 7, 4, -50)}
  ${line('M44 88V97M50 88V99M56 88V97', '#ff6a3c', 2.6)}`,
)

const compass = symbol(
  round('rim', '#fff3c4', '#f0b53c', '#7a4a08') +
    down('face', '#0f4a6e', '#04182e') +
    down('red', '#ff8a7a', '#c4142c'),
  `${disc(50, 50, 42, 'url(#rim)', '#3d2204', 4)}${disc(50, 50, 32, 'url(#face)', '#3d2204', 3)}
  ${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<g transform="rotate(${turn} 50 50)">${line('M50 21V26', '#ffe7a0', 2.6)}</g>`).join('')}
  <g transform="rotate(28 50 50)">${shape('M50 22L58 50H42Z', 'url(#red)', '#3d040c', 2)}${shape('M50 78L58 50H42Z', '#f2f6ff', '#24304a', 2)}</g>
  ${disc(50, 50, 5, '#ffd76b', '#5c3206', 2)}${shine(32, 24, 10, 4, -40, 0.6)}`,
)

const glowing = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="60" fill="#ffb04a" opacity=".18"/><path d="M-16-22H16L20 18H-20Z" fill="#ffcf7a"/><path d="M-16-22H16L17-14H-17Z" fill="#d65a1c"/></g>`

export const lanternTideArt: SlotArt = {
  symbols: {
    1: koi,
    2: pearl,
    3: junk,
    4: wave,
    W: compass,
    S: lanternPicture,
    ...ranks({
      a: ['#ffd1c4', '#ff6a5c', '#b8142c'],
      k: ['#ffe9b0', '#ffb03c', '#b85c0a'],
      q: ['#e2c9ff', '#a56bff', '#4f1fb8'],
      j: ['#c4f2ff', '#3cb4f0', '#0f4fa8'],
      t: ['#c9ffd6', '#3ccf8a', '#0a6b4a'],
    }),
  },
  backdrop: landscape(
    down('night', '#061226', '#0f3560', '#1c6a86') +
      down('water', '#12567a', '#03101f') +
      round('moon', '#fffbe6', '#f2e2b0', '#c9b06a'),
    `<rect width="1200" height="800" fill="url(#night)"/><circle cx="300" cy="170" r="84" fill="url(#moon)"/>
    ${[80, 190, 420, 520, 640, 760, 900, 1010, 1120].map((x, at) => `<circle cx="${x}" cy="${60 + ((at * 97) % 260)}" r="${1.6 + (at % 3)}" fill="#e6f2ff" opacity=".8"/>`).join('')}
    <path d="M0 470L150 380L260 440L420 340L600 460L780 370L960 450L1080 390L1200 440V520H0Z" fill="#0a2442"/>
    <rect y="500" width="1200" height="300" fill="url(#water)"/>
    ${[520, 560, 610, 670, 740].map((y, at) => `<path d="M${200 - at * 30} ${y}h${200 + at * 60}M${640 - at * 20} ${y + 14}h${300 + at * 40}" stroke="#7fd6e6" stroke-width="3" opacity="${0.28 - at * 0.03}"/>`).join('')}
    ${glowing(120, 300, 0.9)}${glowing(1050, 240, 1.2)}${glowing(860, 150, 0.7)}${glowing(560, 110, 0.5)}${glowing(1000, 590, 1)}${glowing(180, 610, 1.1)}`,
  ),
  colours: { ground: 0x06182c, rim: 0x3fa9c9, glow: 0x6fe0f0, free: 0xffb04a },
}
