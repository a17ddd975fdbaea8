// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Layer } from '../layer.ts'
import { body, deepLights, eye, fin } from '../parts.ts'
import { smooth, strand, together } from '../shapes.ts'
import { clear, coatIn } from '../tints.ts'

/** A hammerhead shark. */
export function hammerhead(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#3f5468',
    flank: '#7f98ac',
    belly: '#f4f8fa',
    fin: '#56708a',
    mark: '#2a3a4a',
  })
  const trunk = smooth([
    [92, -4],
    [56, -30],
    [0, -42],
    [-70, -22],
    [-120, -6],
    [-120, 6],
    [-66, 20],
    [0, 38],
    [60, 26],
  ])
  return [
    ...fin(
      [
        [-112, -6],
        [-140, -64],
        [-172, -84],
        [-142, -4],
        [-156, 46],
        [-130, 30],
        [-112, 6],
      ],
      coat.fin,
      [-116, 0],
      6,
    ),
    ...fin(
      [
        [18, -36],
        [-6, -98],
        [-26, -100],
        [-40, -32],
      ],
      coat.fin,
      [-10, -34],
      5,
    ),
    ...fin(
      [
        [-70, -20],
        [-88, -44],
        [-98, -40],
        [-94, -12],
      ],
      coat.fin,
      [-80, -16],
      3,
    ),
    ...fin(
      [
        [-30, 28],
        [-62, 56],
        [-70, 50],
        [-56, 22],
      ],
      coat.fin,
      [-40, 24],
      3,
    ),
    ...body(trunk, coat, look, [
      {
        path: together(
          ...[52, 42, 32, 22].map((x) =>
            strand([
              [x, -14],
              [x - 5, 2],
              [x, 18],
            ]),
          ),
        ),
        line: { colour: clear(coat.mark, 0.7), width: 3.4 },
      },
    ]),
    ...body(
      smooth([
        [86, -16],
        [92, -60],
        [116, -66],
        [126, -40],
        [122, 0],
        [126, 40],
        [116, 66],
        [92, 60],
        [86, 16],
      ]),
      coat,
      look,
    ),
    ...fin(
      [
        [44, 16],
        [10, 40],
        [-24, 92],
        [-32, 84],
        [-6, 30],
      ],
      coat.fin,
      [26, 22],
      5,
    ),
    ...eye(112, -54, 9),
    ...eye(112, 54, 9),
    ...deepLights(look, [
      [-90, 0],
      [-60, 3],
      [-30, 6],
      [0, 8],
    ]),
  ]
}
