// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Layer } from '../layer.ts'
import { body, deepLights, eye, fin, mouth, spots } from '../parts.ts'
import { smooth, strand, together } from '../shapes.ts'
import { clear, coatIn } from '../tints.ts'

/** A blue whale. */
export function whale(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#1d4f8a',
    flank: '#3f86c8',
    belly: '#e6f4ff',
    fin: '#2a66a8',
    mark: '#8fc8f2',
  })
  const trunk = smooth([
    [122, 10],
    [112, -34],
    [64, -62],
    [-4, -60],
    [-70, -30],
    [-124, -8],
    [-124, 8],
    [-74, 26],
    [-4, 56],
    [70, 62],
    [114, 44],
  ])
  return [
    ...fin(
      [
        [-116, -6],
        [-140, -46],
        [-178, -58],
        [-150, -2],
        [-178, 54],
        [-140, 44],
        [-116, 6],
      ],
      coat.fin,
      [-122, 0],
      6,
    ),
    ...fin(
      [
        [-30, -46],
        [-56, -74],
        [-66, -68],
        [-62, -34],
      ],
      coat.fin,
      [-46, -42],
      3,
    ),
    ...body(trunk, coat, look, [
      {
        path: smooth([
          [126, 12],
          [60, 22],
          [-20, 22],
          [-80, 18],
          [-40, 60],
          [80, 74],
          [124, 50],
        ]),
        fill: { from: [0, 14], to: [0, 66], stops: ['#cfe6fa', '#ffffff'] },
      },
      {
        path: together(
          ...[26, 35, 44, 53].map((y) =>
            strand([
              [118, y - 8],
              [50, y + 2],
              [-20, y - 4],
            ]),
          ),
        ),
        line: { colour: clear('#5a8ab8', 0.6), width: 3 },
      },
      spots(
        [
          [20, -40, 8],
          [44, -46, 5],
          [-8, -34, 6],
          [64, -34, 5],
          [-34, -24, 4],
          [30, -20, 4],
        ],
        clear(coat.mark, 0.6),
      ),
    ]),
    ...fin(
      [
        [46, 30],
        [26, 80],
        [-14, 106],
        [-20, 92],
        [16, 34],
      ],
      coat.fin,
      [34, 34],
      5,
    ),
    ...eye(82, 2, 9),
    mouth(
      [
        [122, 14],
        [98, 24],
        [70, 20],
      ],
      '#163a66',
      4,
    ),
    ...deepLights(look, [
      [-96, 2],
      [-66, 8],
      [-36, 12],
      [-4, 14],
      [28, 14],
    ]),
  ]
}
