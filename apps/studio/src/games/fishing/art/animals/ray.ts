// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Layer } from '../layer.ts'
import { body, deepLights, eye, fin, spots } from '../parts.ts'
import { limb, smooth, strand } from '../shapes.ts'
import { clear, coatIn, darker } from '../tints.ts'

/** A manta ray, seen from above. */
export function ray(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#2a3a6a',
    flank: '#4f6ab0',
    belly: '#c9d8ff',
    fin: '#3a4f8a',
    mark: '#cfe6ff',
  })
  const wings = smooth(
    [
      [96, 0],
      [70, -28],
      [30, -62],
      [-16, -116],
      [-42, -118],
      [-40, -64],
      [-66, -16],
      [-66, 16],
      [-40, 64],
      [-42, 118],
      [-16, 116],
      [30, 62],
      [70, 28],
    ],
    0.9,
  )
  return [
    {
      path: limb(
        [
          [-60, 0],
          [-104, 6],
          [-150, -6],
          [-196, 6],
        ],
        13,
        2,
      ),
      fill: coat.back,
      line: { colour: darker(coat.back, 0.5), width: 2.6 },
    },
    ...body(wings, coat, look, [
      spots(
        [
          [20, -34, 8],
          [0, -56, 7],
          [-22, -78, 6],
          [-14, -30, 7],
          [-36, -50, 5],
          [20, 34, 8],
          [0, 56, 7],
          [-22, 78, 6],
          [-14, 30, 7],
          [-36, 50, 5],
          [4, 0, 6],
          [-30, 0, 5],
        ],
        clear(coat.mark, 0.8),
      ),
      {
        path: strand([
          [80, 0],
          [20, 0],
          [-60, 0],
        ]),
        line: { colour: clear('#0a1430', 0.4), width: 9 },
      },
    ]),
    ...fin(
      [
        [86, -14],
        [120, -26],
        [116, -8],
        [92, -6],
      ],
      coat.fin,
      [88, -10],
      2,
    ),
    ...fin(
      [
        [86, 14],
        [120, 26],
        [116, 8],
        [92, 6],
      ],
      coat.fin,
      [88, 10],
      2,
    ),
    ...eye(66, -24, 9),
    ...eye(66, 24, 9),
    ...deepLights(look, [
      [30, -62],
      [0, -88],
      [30, 62],
      [0, 88],
      [-50, 0],
    ]),
  ]
}
