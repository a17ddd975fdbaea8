// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Dot, Layer } from '../layer.ts'
import { body, deepLights, fin, scales } from '../parts.ts'
import { limb, oval, smooth, strand } from '../shapes.ts'
import { clear, coatIn, darker, type Coat } from '../tints.ts'
import { teeth } from './teeth.ts'

/** A long animal that winds, with a mane of fins and a horned head. */
export function winding(
  look: HallLook,
  raw: Coat,
  crown: (coat: Coat) => Layer[],
  legs: (coat: Coat) => Layer[],
): Layer[] {
  const coat = coatIn(look, raw)
  const way: Dot[] = [
    [-232, 20],
    [-196, -22],
    [-152, -34],
    [-112, 0],
    [-72, 36],
    [-26, 30],
    [10, -8],
    [50, -30],
    [90, -18],
  ]
  const trunk = limb(way, 8, 70)
  const mane = way.slice(1, -1).flatMap(([x, y], index) => {
    const size = 15 + index * 3.4
    return fin(
      [
        [x - 18, y - size * 0.7],
        [x - 26, y - size * 2.1],
        [x + 4, y - size * 1.7],
        [x + 20, y - size * 0.6],
      ],
      coat.fin,
      [x, y - size * 0.5],
      4,
    )
  })
  const head = smooth(
    [
      [158, 2],
      [146, -18],
      [112, -30],
      [96, -54],
      [62, -58],
      [44, -26],
      [50, 14],
      [84, 22],
      [104, 10],
      [140, 16],
    ],
    0.8,
  )
  const jaw = smooth(
    [
      [142, 34],
      [110, 30],
      [84, 14],
      [66, 20],
      [78, 44],
      [112, 46],
    ],
    0.8,
  )
  return [
    ...fin(
      [
        [-226, 16],
        [-262, -18],
        [-268, 20],
        [-256, 56],
        [-222, 30],
      ],
      coat.fin,
      [-226, 20],
      6,
    ),
    ...mane,
    ...legs(coat),
    ...body(trunk, coat, look, [
      scales(darker(coat.back, 0.6), { x: -240, y: -60, wide: 350, high: 130 }, 17),
      {
        path: strand(way.map(([x, y], index): Dot => [x + 4, y + 8 + index * 2.4])),
        line: { colour: clear(coat.belly, 0.85), width: 13 },
      },
    ]),
    ...body(jaw, coat, look),
    {
      path: smooth([
        [138, 14],
        [104, 12],
        [84, 16],
        [108, 30],
        [136, 32],
      ]),
      fill: '#5a0a18',
    },
    teeth([104, 12], [144, 14], 6, 11),
    teeth([104, 32], [138, 36], 5, -9),
    ...body(head, coat, look),
    ...crown(coat),
    {
      path: oval(96, -24, 15, 12),
      fill: { middle: [96, -24], radius: 15, stops: ['#ffffff', '#ffe14a', '#ff5a00'] },
      line: { colour: '#14060a', width: 4 },
      glow: { colour: '#ffb52a', size: 10 },
    },
    { path: oval(98, -24, 4, 10), fill: '#14060a' },
    { path: oval(148, -6, 4), fill: '#14060a' },
    ...deepLights(look, way.slice(1, 8), '#6df7ff', 5),
  ]
}
