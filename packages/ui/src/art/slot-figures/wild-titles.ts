// SPDX-License-Identifier: Apache-2.0
import { around, both, disc, down, line, patch, round, shape, shine } from '../figure-paint.ts'
import type { SlotFigure } from '../slot-figures.ts'

/* The figures of the slots in which wilds fill whole reels: on their reels, and heroes of their tiles. */

const orchidFlower: SlotFigure = {
  defs:
    round('petal', '#fff4fb', '#f58fd0', '#b01f86', '#5c0a5a') +
    round('lip', '#fff0a8', '#ffae2e', '#c4381c') +
    down('back', '#f7c9ff', '#a23fc4', '#4a0f72'),
  body: `${around(3, shape('M50 52C34 40 34 14 50 4C66 14 66 40 50 52Z', 'url(#back)', '#380a52', 3.4))}
    ${line('M50 12V40', '#f3b8ff', 2, 0.7)}
    ${both(shape('M50 52C30 54 8 46 6 28C22 16 44 28 50 52Z', 'url(#petal)', '#4f0a4f', 3.4) + line('M46 47C34 40 22 32 12 30M46 48C36 46 24 42 16 40', '#fff', 2, 0.55))}
    ${shape('M50 50C62 56 66 70 60 82C56 90 44 90 40 82C34 70 38 56 50 50Z', 'url(#lip)', '#6b1408', 3.2)}
    ${line('M50 60V82M45 64L43 78M55 64L57 78', '#8a1f0c', 2.2, 0.8)}${disc(50, 52, 7, '#fff3b0', '#7a3a04', 2.6)}${shine(22, 28, 8, 3.4, 24)}${shine(78, 28, 8, 3.4, -24, 0.5)}`,
}

const jaguarMask: SlotFigure = {
  defs:
    down('hide', '#ffe39a', '#f2a52c', '#a5530a', '#5c2604') +
    down('jade', '#d0fff0', '#22c49a', '#06553f') +
    round('eye', '#fffbd0', '#ffe03c', '#c47a04'),
  body: `${both(
    shape(
      'M50 14C42 10 30 10 26 14L12 4C8 16 10 26 14 32C8 48 10 66 22 80L34 92L50 96Z',
      'url(#hide)',
      '#2b1002',
    ) +
      shape('M24 16L15 10C13 18 15 24 18 28Z', '#7a2f0c', '#2b1002', 2) +
      shape('M24 42C30 34 42 36 45 47C37 53 28 51 24 42Z', '#140803', '#2b1002', 2.4) +
      disc(36, 44, 5.6, 'url(#eye)') +
      disc(37, 44, 2.3, '#160901') +
      [
        [22, 58],
        [30, 28],
        [27, 68],
        [41, 23],
        [18, 46],
      ]
        .map(([x, y]) => disc(x!, y!, 3.3, '#4a1c04'))
        .join('') +
      patch('M28 82L50 94V74C42 74 33 77 28 82Z', '#fff0c4', 0.85),
  )}
    ${shape('M36 4H64L58 24L50 30L42 24Z', 'url(#jade)', '#03261c', 3)}${disc(50, 14, 5, '#fff6c4', '#6b4706', 2)}
    ${shape('M40 62C44 56 56 56 60 62L50 72Z', '#d6502c', '#2b1002', 3)}
    ${shape('M32 76C40 70 60 70 68 76L62 88H38Z', '#3d0a06', '#2b1002', 3)}${patch('M38 75L42 86L46 74ZM62 75L58 86L54 74ZM44 88L47 80L50 88ZM56 88L53 80L50 88Z', '#fffbe6')}
    ${line('M30 34C34 30 40 30 43 34M70 34C66 30 60 30 57 34', '#fff3c4', 2.4, 0.7)}${shine(32, 20, 7, 2.6, -20, 0.6)}`,
}

const frozenSword: SlotFigure = {
  defs:
    down('ice', '#f4feff', '#9be4ff', '#3c8ad6', '#153a8a') +
    down('blade', '#ffffff', '#c9dcf0', '#6d88ac') +
    down('hilt', '#fff0b8', '#e0a52c', '#7a4706'),
  body: `${shape('M26 20L40 8H62L76 22L82 78L66 95H34L18 76Z', 'url(#ice)', '#0c2552')}
    ${patch('M26 20L40 8L46 40L34 94L18 76Z', '#ffffff', 0.32)}${patch('M76 22L62 8L58 46L68 92L82 78Z', '#0c2a6b', 0.3)}
    ${shape('M46 36H54V74L50 82L46 74Z', 'url(#blade)', '#24385c', 2.4)}${line('M50 38V76', '#6d88ac', 1.6)}
    ${shape('M34 30H66L63 37H37Z', 'url(#hilt)', '#3d2203', 2.6)}${shape('M46.5 16H53.5V31H46.5Z', '#7a2418', '#300a06', 2.2)}${disc(50, 14, 5.4, 'url(#hilt)', '#3d2203', 2.4)}${disc(50, 33.5, 2.6, '#ff6b6b', '#5c0a12', 1.2)}
    ${line('M30 24L26 66M36 88L46 84M70 30L74 60M58 90L70 80M40 12L44 26', '#fff', 2.4, 0.8)}`,
}

const cottonCandy: SlotFigure = {
  defs:
    round('fluff', '#ffffff', '#ffc4ea', '#ff7ac4', '#c43f9a') +
    round('blue', '#ffffff', '#b8ecff', '#5cb8f2') +
    down('cone', '#fff3d0', '#f2c078', '#b8702c'),
  body: `${shape('M38 56H62L51 97H49Z', 'url(#cone)', '#6b3408')}${line('M42 62L58 70M40 58L56 84M58 60L44 78', '#a55f20', 2, 0.8)}
    ${shape('M50 6C62 2 74 8 76 18C88 18 94 30 86 40C90 52 80 62 68 60C60 68 40 68 32 60C20 62 10 52 14 40C6 30 12 18 24 18C26 8 38 2 50 6Z', 'url(#fluff)', '#8a1f6b')}
    ${patch('M58 14C70 14 78 24 74 34C68 44 52 40 52 28C52 20 54 16 58 14Z', 'url(#blue)', 0.85)}
    ${line('M26 42C24 32 32 22 42 24M40 52C52 56 66 54 72 46M44 36C48 42 58 44 64 40', '#fff', 3, 0.75)}${shine(30, 24, 8, 4)}${around(5, patch('M50 29L51.4 33L55 33L52.2 35.4L53.2 39L50 37L46.8 39L47.8 35.4L45 33L48.6 33Z', '#fff6a8', 0.95), 50, 46)}`,
}

const paperFox: SlotFigure = {
  defs: down('shade', '#00000000', '#00000055'),
  body: `${patch('M14 88L50 97L88 88L50 80Z', '#000', 0.25)}
    ${patch('M10 8L40 34L22 48Z', '#ff9a4a')}${patch('M10 8L22 48L12 40Z', '#c4521c')}${patch('M90 8L60 34L78 48Z', '#f07a2e')}${patch('M90 8L78 48L88 40Z', '#a53f12')}
    ${patch('M17 19L34 34L24 43Z', '#3d1a10')}${patch('M83 19L66 34L76 43Z', '#2e120a')}
    ${patch('M22 48L40 34H60L78 48L50 62Z', '#ff8a3c')}${patch('M40 34H60L50 62Z', '#ffab66')}
    ${patch('M22 48L50 62L50 90L34 74Z', '#fff7ec')}${patch('M78 48L50 62L50 90L66 74Z', '#e6d9cc')}${patch('M22 48L34 74L14 62Z', '#d9642a')}${patch('M78 48L66 74L86 62Z', '#b84c18')}
    ${patch('M50 92L40 80H60Z', '#241016')}${patch('M44 81H52L46 86Z', '#6b4a52')}
    ${patch('M31 55L42 59L36 64Z', '#241016')}${patch('M69 55L58 59L64 64Z', '#241016')}
    ${line('M22 48L50 62L78 48M50 62V80M40 34L50 62L60 34', '#fff', 1.2, 0.5)}`,
}

const brassScarab: SlotFigure = {
  defs:
    down('brass', '#fff3c0', '#eab84a', '#9a6212', '#5c3206') +
    down('copper', '#ffd0ac', '#d9763c', '#6b2a0c') +
    round('lens', '#eafff8', '#3ce0b8', '#06604f'),
  body: `${both(line('M34 40L14 28L8 34M32 56L8 56L4 64M36 72L18 84L20 92', '#4a2804', 8) + line('M34 40L14 28L8 34M32 56L8 56L4 64M36 72L18 84L20 92', '#e0a84a', 4))}
    ${shape('M50 34C70 34 78 50 76 66C74 82 62 92 50 92S26 82 24 66C22 50 30 34 50 34Z', 'url(#brass)', '#3d2003')}
    ${shape('M50 36V90C38 88 30 78 29 64C28 52 36 40 50 36Z', 'url(#copper)', '#3d1a06', 2.6)}
    ${around(8, patch('M47.5 50H52.5L51.6 55H48.4Z', '#4a2804'), 50, 64)}${disc(50, 64, 10, 'url(#brass)', '#3d2003', 2.6)}${disc(50, 64, 4, '#4a2804')}
    ${shape('M30 36C30 20 40 12 50 12S70 20 70 36C62 40 38 40 30 36Z', 'url(#brass)', '#3d2003')}
    ${both(disc(40, 26, 7.4, 'url(#lens)', '#3d2003', 3) + line('M40 14C36 6 28 4 24 8', '#3d2003', 4) + line('M40 14C36 6 28 4 24 8', '#f2cc6b', 1.8))}${shine(38, 23, 2.6, 1.6)}${shine(58, 23, 2.6, 1.6)}
    ${line('M60 42C68 48 71 58 70 68', '#fff', 3, 0.6)}`,
}

/** By name, as the heroes of tiles are. */
export const wildFigures = { orchidFlower, jaguarMask, frozenSword, cottonCandy, paperFox, brassScarab }
