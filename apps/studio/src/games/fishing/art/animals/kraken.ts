// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Dot, Layer } from '../layer.ts'
import { body, deepLights, fin, spots } from '../parts.ts'
import { corners, oval, smooth } from '../shapes.ts'
import { clear, coatIn, darker } from '../tints.ts'
import { arm } from './arm.ts'

/** The kraken, a boss: a crowned head and nine arms. */
export function kraken(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#3a1470',
    flank: '#7a35d8',
    belly: '#d69bff',
    fin: '#5a24b0',
    mark: '#ff3a8a',
  })
  const legs: readonly (readonly Dot[])[] = [
    [
      [-50, 10],
      [-110, -12],
      [-136, -62],
      [-112, -96],
      [-88, -82],
    ],
    [
      [-52, 26],
      [-118, 40],
      [-158, 14],
      [-168, 50],
    ],
    [
      [-40, 40],
      [-90, 84],
      [-140, 78],
      [-152, 112],
    ],
    [
      [-20, 46],
      [-44, 100],
      [-90, 112],
      [-84, 138],
    ],
    [
      [4, 48],
      [6, 104],
      [-22, 128],
      [8, 146],
    ],
    [
      [26, 46],
      [54, 98],
      [46, 130],
      [82, 138],
    ],
    [
      [46, 38],
      [100, 74],
      [112, 110],
      [150, 108],
    ],
    [
      [58, 24],
      [124, 34],
      [150, 66],
      [172, 44],
    ],
    [
      [54, 8],
      [112, -8],
      [146, -54],
      [130, -92],
      [104, -86],
    ],
  ]
  const head = smooth([
    [0, -136],
    [40, -118],
    [74, -66],
    [70, -16],
    [58, 36],
    [0, 60],
    [-58, 36],
    [-70, -16],
    [-74, -66],
    [-40, -118],
  ])
  return [
    ...legs.flatMap((dots) => arm(dots, 34, 7, coat.flank)),
    ...fin(
      [
        [-36, -112],
        [-96, -130],
        [-104, -88],
        [-66, -66],
      ],
      coat.fin,
      [-50, -86],
      5,
    ),
    ...fin(
      [
        [36, -112],
        [96, -130],
        [104, -88],
        [66, -66],
      ],
      coat.fin,
      [50, -86],
      5,
    ),
    ...body(head, coat, look, [
      spots(
        [
          [-40, -86, 9],
          [-18, -108, 8],
          [22, -104, 10],
          [46, -76, 8],
          [0, -84, 7],
        ],
        clear(coat.mark, 0.5),
      ),
      {
        path: corners([
          [0, -130],
          [10, -96],
          [0, -66],
          [-10, -96],
        ]),
        fill: clear(coat.mark, 0.8),
      },
    ]),
    ...[-28, 30].flatMap((x): Layer[] => [
      {
        path: oval(x, -20, 24, 19),
        fill: { middle: [x, -20], radius: 24, stops: ['#ffffff', '#ffe14a', '#ff6a00'] },
        line: { colour: '#160630', width: 5 },
        glow: { colour: '#ffb52a', size: 14 },
      },
      { path: oval(x, -20, 5, 16), fill: '#1a0410' },
    ]),
    {
      path: corners([
        [-64, -52],
        [-20, -44],
        [-4, -28],
        [-16, -34],
      ]),
      fill: darker(coat.back, 0.4),
    },
    {
      path: corners([
        [66, -52],
        [22, -44],
        [6, -28],
        [18, -34],
      ]),
      fill: darker(coat.back, 0.4),
    },
    {
      path: smooth([
        [-30, 18],
        [0, 26],
        [30, 18],
        [22, 40],
        [0, 46],
        [-22, 40],
      ]),
      fill: '#2a0420',
      line: { colour: '#12021a', width: 3 },
    },
    ...[-20, -7, 6, 18].map((x): Layer => ({
      path: corners([
        [x - 6, 22],
        [x + 6, 22],
        [x, 35],
      ]),
      fill: '#fff4da',
    })),
    ...deepLights(
      look,
      [
        [-50, 30],
        [-26, 44],
        [0, 52],
        [26, 44],
        [50, 30],
      ],
      '#ff6ad0',
      6,
    ),
  ]
}
