// SPDX-License-Identifier: Apache-2.0
import { around, both, disc, down, line, round, shape, shine } from '../figure-paint.ts'
import type { SlotFigure } from '../slot-figures.ts'

/* The figures of the night train and of the feast below the volcano: on reels and on tiles. */

const nightEngine: SlotFigure = {
  defs:
    round('boiler', '#8a6bd0', '#4a2a94', '#22105c', '#0e0530') +
    down('brass', '#fff3c0', '#f0b844', '#8f560a') +
    round('lamp', '#fffef0', '#fff0a0', '#ffc23c') +
    down('iron', '#6b5c8a', '#2c2044', '#120a24'),
  body: `${shape('M42 12H58L61 2H39Z', 'url(#brass)', '#2b1602', 3)}${shape('M43 12H57V24H43Z', 'url(#iron)', '#0c0618', 3)}
    ${disc(50, 48, 34, 'url(#brass)', '#2b1602', 3.6)}${disc(50, 48, 29.5, 'url(#boiler)', '#140833', 3)}
    ${around(12, disc(50, 16.6, 1.7, '#6b3f06'), 50, 48)}
    ${disc(50, 42, 13.5, 'url(#brass)', '#2b1602', 3)}${disc(50, 42, 9.6, 'url(#lamp)', '#7a4a06', 2)}
    ${shape('M50 58L53 65L60 65L54.6 69.6L56.8 76L50 72L43.2 76L45.4 69.6L40 65L47 65Z', 'url(#brass)', '#2b1602', 2)}
    ${both(shape('M14 66H34L30 78H10Z', 'url(#iron)', '#0c0618', 3) + disc(20, 71, 4.4, '#ff5c5c', '#3d0610', 2) + disc(19, 70, 1.5, '#ffd6d6'))}
    ${shape('M8 78H92L86 85H14Z', 'url(#brass)', '#2b1602', 3)}${shape('M16 85H84L94 98H6Z', 'url(#iron)', '#0c0618', 3)}
    ${both(line('M30 86L22 97M40 86L36 97M48 86L47 97', '#b8a4e0', 2.2, 0.8))}
    ${line('M27 34C31 26 38 21 46 20', '#fff', 3, 0.7)}${shine(46.5, 38.5, 3.6, 2.2)}`,
}

const chiliPepper: SlotFigure = {
  defs:
    round('skin', '#ffd0a8', '#ff5a34', '#d0140f', '#6b0410') +
    down('leaf', '#d8ff8a', '#57b82e', '#17600f') +
    down('hat', '#fff3b8', '#f7c23c', '#c4700c'),
  body: `${shape('M30 34C44 26 66 28 72 40C80 58 72 82 44 94C32 99 16 97 9 90C28 88 38 78 36 62C34 52 26 42 30 34Z', 'url(#skin)', '#3d0208')}
    ${line('M62 44C68 58 62 74 48 84', '#ffd8c0', 4, 0.65)}
    ${disc(43, 50, 5.6, '#fff', '#3d0208', 2.2)}${disc(58, 49, 5.6, '#fff', '#3d0208', 2.2)}${disc(44.4, 51, 2.5, '#1c0408')}${disc(59.2, 50, 2.5, '#1c0408')}
    ${line('M43 62C48 68 56 68 60 61', '#3d0208', 3)}${shape('M40 59C45 55 49 56 51 59C53 56 58 55 62 58C58 63 54 62 51 60.5C48 62.5 43 63 40 59Z', '#2b0a06', '#160302', 1.4)}
    ${shape('M4 36C20 26 84 22 97 30C94 42 74 42 52 43C30 44 8 46 4 36Z', 'url(#hat)', '#4a2203', 3.4)}
    ${shape('M30 32C32 14 40 5 52 5S70 14 72 29C60 34 42 35 30 32Z', 'url(#hat)', '#4a2203', 3.4)}
    ${line('M31 27C44 31 60 30 71 25', '#d6281c', 4.4)}${line('M31 21.6C44 25 60 24 70 20', '#1f9a8a', 3)}
    ${[14, 27, 40, 54, 68, 82].map((x, at) => disc(x, 38.6 - Math.abs(at - 2.6) * 0.7, 2.4, at % 2 ? '#1f9a8a' : '#d6281c')).join('')}
    ${shape('M50 5C50 0 56 -1 60 2C58 6 54 7 50 5Z', 'url(#leaf)', '#0c3008', 2)}${shine(42, 15, 6, 2.6, -38)}`,
}

/** By name, as the heroes of tiles are. */
export const travelFigures = { nightEngine, chiliPepper }
