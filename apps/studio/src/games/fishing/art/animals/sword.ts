// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Layer } from '../layer.ts'
import { body, deepLights, eye, fin, mouth } from '../parts.ts'
import { corners, smooth, strand } from '../shapes.ts'
import { clear, coatIn } from '../tints.ts'

/** A swordfish. */
export function sword(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#123a7a',
    flank: '#3f86d8',
    belly: '#eef7ff',
    fin: '#1a4a9a',
    mark: '#7fd0ff',
  })
  const trunk = smooth([
    [96, -4],
    [60, -28],
    [4, -40],
    [-62, -24],
    [-112, -7],
    [-112, 7],
    [-60, 24],
    [8, 38],
    [66, 24],
  ])
  return [
    ...fin(
      [
        [-104, -6],
        [-132, -62],
        [-152, -78],
        [-130, 0],
        [-152, 78],
        [-132, 62],
        [-104, 6],
      ],
      coat.fin,
      [-106, 0],
      8,
    ),
    ...fin(
      [
        [44, -28],
        [32, -96],
        [-6, -104],
        [-40, -72],
        [-78, -44],
        [-80, -18],
      ],
      coat.fin,
      [0, -22],
      10,
    ),
    ...fin(
      [
        [20, 30],
        [-12, 82],
        [-28, 78],
        [-18, 28],
      ],
      coat.fin,
      [0, 26],
      4,
    ),
    {
      path: corners([
        [88, -9],
        [206, -3],
        [88, 8],
      ]),
      fill: { from: [0, -9], to: [0, 8], stops: ['#5a86b8', '#f2fbff', '#6a90b8'] },
      line: { colour: '#0d2448', width: 3 },
    },
    ...body(trunk, coat, look, [
      {
        path: strand([
          [96, 2],
          [0, 6],
          [-110, 0],
        ]),
        line: { colour: clear(coat.mark, 0.7), width: 6 },
      },
      ...[-60, -30, 0, 30].map((x): Layer => ({
        path: strand([
          [x, -44],
          [x - 8, -4],
        ]),
        line: { colour: clear('#081c40', 0.4), width: 6 },
      })),
    ]),
    ...fin(
      [
        [38, 10],
        [6, 20],
        [-26, 56],
        [20, 30],
      ],
      coat.fin,
      [36, 14],
      4,
    ),
    ...eye(72, -8, 11),
    mouth([
      [96, 8],
      [80, 14],
      [66, 12],
    ]),
    ...deepLights(look, [
      [-80, 2],
      [-50, 5],
      [-20, 8],
      [10, 10],
    ]),
  ]
}
