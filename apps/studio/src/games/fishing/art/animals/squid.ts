// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Layer } from '../layer.ts'
import { body, deepLights, eye, fin, spots } from '../parts.ts'
import { smooth } from '../shapes.ts'
import { clear, coatIn } from '../tints.ts'
import { arm } from './arm.ts'

/** A squid: its mantle leads, its arms follow. */
export function squid(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#d83a6a',
    flank: '#ff7a9a',
    belly: '#ffd2d8',
    fin: '#ff5a88',
    mark: '#a81848',
  })
  const arms = [-26, -14, -4, 6, 16, 26].flatMap((y, index) =>
    arm(
      [
        [-16, y * 0.8],
        [-56, y * 1.3 + (index % 2) * 8],
        [-92, y * 1.7 - (index % 2) * 12],
        [-126, y * 2 + (index % 3) * 8 - 8],
      ],
      15,
      4,
      coat.flank,
    ),
  )
  const mantle = smooth([
    [128, 0],
    [86, -34],
    [24, -42],
    [-14, -32],
    [-26, 0],
    [-14, 32],
    [24, 42],
    [86, 34],
  ])
  return [
    ...arms,
    ...fin(
      [
        [124, -4],
        [92, -70],
        [52, -62],
        [56, -30],
      ],
      coat.fin,
      [96, -20],
      5,
    ),
    ...fin(
      [
        [124, 4],
        [92, 70],
        [52, 62],
        [56, 30],
      ],
      coat.fin,
      [96, 20],
      5,
    ),
    ...body(mantle, coat, look, [
      spots(
        [
          [96, -14, 6],
          [76, 8, 5],
          [60, -18, 7],
          [44, 10, 4],
          [104, 8, 4],
          [28, -22, 5],
        ],
        clear(coat.mark, 0.6),
      ),
    ]),
    ...eye(2, -14, 15, '#c07a00'),
    ...eye(2, 18, 13, '#c07a00'),
    ...deepLights(look, [
      [110, 0],
      [84, 0],
      [58, 0],
      [32, 0],
    ]),
  ]
}
