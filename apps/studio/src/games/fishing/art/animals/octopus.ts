// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Dot, Layer } from '../layer.ts'
import { body, deepLights, eye, mouth, spots } from '../parts.ts'
import { smooth, strand } from '../shapes.ts'
import { clear, coatIn } from '../tints.ts'
import { arm } from './arm.ts'

/** An octopus with seven arms that are seen. */
export function octopus(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#a8280f',
    flank: '#f0652a',
    belly: '#ffb878',
    fin: '#d8481c',
    mark: '#7a1606',
  })
  const legs: readonly (readonly Dot[])[] = [
    [
      [-34, 20],
      [-78, 42],
      [-108, 26],
      [-122, 50],
    ],
    [
      [-26, 30],
      [-60, 72],
      [-92, 76],
      [-104, 102],
    ],
    [
      [-12, 36],
      [-32, 82],
      [-58, 104],
      [-50, 122],
    ],
    [
      [4, 38],
      [4, 84],
      [-14, 108],
      [4, 126],
    ],
    [
      [18, 36],
      [38, 82],
      [32, 110],
      [54, 122],
    ],
    [
      [32, 30],
      [70, 66],
      [84, 96],
      [108, 96],
    ],
    [
      [40, 20],
      [86, 40],
      [110, 62],
      [126, 44],
    ],
  ]
  const head = smooth([
    [0, -104],
    [54, -84],
    [66, -34],
    [44, 16],
    [50, 42],
    [0, 52],
    [-50, 42],
    [-44, 16],
    [-66, -34],
    [-54, -84],
  ])
  return [
    ...legs.flatMap((dots) => arm(dots, 30, 7, coat.flank)),
    ...body(head, coat, look, [
      spots(
        [
          [-36, -70, 10],
          [-14, -84, 7],
          [20, -78, 9],
          [44, -54, 7],
          [-50, -40, 7],
        ],
        clear(coat.mark, 0.5),
      ),
    ]),
    ...eye(-18, -16, 20, '#e8b400'),
    ...eye(28, -16, 20, '#e8b400'),
    {
      path: strand([
        [-42, -42],
        [-20, -38],
        [-4, -32],
      ]),
      line: { colour: coat.mark, width: 7 },
    },
    {
      path: strand([
        [54, -42],
        [34, -38],
        [16, -32],
      ]),
      line: { colour: coat.mark, width: 7 },
    },
    mouth(
      [
        [-8, 20],
        [6, 26],
        [20, 20],
      ],
      '#5a0e06',
      5,
    ),
    ...deepLights(look, [
      [-38, 40],
      [0, 44],
      [38, 40],
    ]),
  ]
}
