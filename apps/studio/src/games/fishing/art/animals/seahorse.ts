// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Layer } from '../layer.ts'
import { body, deepLights, eye, fin } from '../parts.ts'
import { corners, smooth, strand } from '../shapes.ts'
import { clear, coatIn, darker } from '../tints.ts'

/** A seahorse; it stands. */
export function seahorse(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#d8681a',
    flank: '#ffab3a',
    belly: '#fff0b8',
    fin: '#ffd45a',
    mark: '#b04a0a',
  })
  const trunk = smooth(
    [
      [8, -74],
      [38, -66],
      [40, -40],
      [30, -22],
      [48, 10],
      [40, 48],
      [14, 78],
      [20, 104],
      [44, 106],
      [46, 88],
      [34, 86],
      [34, 96],
      [28, 94],
      [30, 78],
      [52, 78],
      [60, 104],
      [40, 122],
      [6, 118],
      [-10, 88],
      [-8, 52],
      [-24, 20],
      [-20, -20],
      [-14, -56],
    ],
    0.9,
  )
  return [
    ...fin(
      [
        [-18, -20],
        [-62, -34],
        [-72, 4],
        [-56, 40],
        [-18, 34],
      ],
      coat.fin,
      [-16, 6],
      8,
    ),
    ...body(
      trunk,
      coat,
      look,
      [-30, -14, 2, 18, 34, 50, 66].map((y): Layer => ({
        path: strand([
          [-30, y - 6],
          [10, y + 6],
          [54, y - 6],
        ]),
        line: { colour: clear(coat.mark, 0.55), width: 4 },
      })),
    ),
    ...body(
      smooth([
        [2, -104],
        [30, -108],
        [50, -92],
        [88, -84],
        [90, -72],
        [54, -66],
        [34, -54],
        [6, -58],
        [-8, -80],
      ]),
      coat,
      look,
    ),
    {
      path: corners([
        [-6, -92],
        [-14, -124],
        [4, -110],
        [14, -130],
        [22, -108],
        [36, -118],
        [32, -98],
      ]),
      fill: coat.fin,
      line: { colour: darker(coat.back, 0.5), width: 3 },
    },
    ...eye(30, -84, 12),
    ...deepLights(look, [
      [8, -14],
      [14, 10],
      [16, 34],
      [10, 56],
    ]),
  ]
}
