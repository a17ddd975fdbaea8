// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Dot, Layer } from '../layer.ts'
import { body, eye, fin, mouth } from '../parts.ts'
import { corners, limb, oval, smooth, together } from '../shapes.ts'
import { clear, coatIn, type Coat } from '../tints.ts'

/** An electric eel, charged. */
export function eel(look: HallLook): Layer[] {
  const coat: Coat = coatIn(look, {
    back: '#0d5a58',
    flank: '#18b8a0',
    belly: '#d8ff9a',
    fin: '#0f8a80',
    mark: '#e8ff3a',
  })
  const way: Dot[] = [
    [-160, 14],
    [-120, -14],
    [-78, 8],
    [-34, 18],
    [10, -6],
    [54, -12],
    [92, 2],
  ]
  const long = limb(way, 12, 56)
  const head = smooth([
    [134, 4],
    [118, -22],
    [84, -32],
    [56, -34],
    [52, 16],
    [84, 28],
    [118, 26],
  ])
  const bolt = (x: number, y: number): string =>
    corners([
      [x, y - 30],
      [x + 12, y - 30],
      [x + 4, y - 8],
      [x + 14, y - 8],
      [x - 8, y + 26],
      [x - 2, y],
      [x - 10, y],
    ])
  return [
    ...fin(
      [
        [-160, 4],
        [-110, -44],
        [-60, -24],
        [0, -40],
        [60, -48],
        [60, -10],
        [-40, 10],
      ],
      coat.fin,
      [0, 0],
      9,
    ),
    ...body(long, coat, look, [
      { path: together(...way.slice(1).map(([x, y]) => oval(x, y, 9, 14))), fill: clear(coat.mark, 0.55) },
    ]),
    ...body(head, coat, look),
    ...[-96, -16, 40].map((x, index): Layer => ({
      path: bolt(x, index % 2 === 0 ? -38 : 36),
      fill: { from: [x, -60], to: [x, 60], stops: ['#ffffff', '#fff36a', '#7affff'] },
      glow: { colour: '#6affff', size: 12 },
    })),
    ...eye(98, -10, 11, '#d8a400'),
    mouth([
      [132, 8],
      [112, 14],
      [92, 12],
    ]),
    {
      path: together(
        corners([
          [122, 9],
          [116, 10],
          [119, 18],
        ]),
        corners([
          [110, 12],
          [104, 13],
          [107, 20],
        ]),
      ),
      fill: '#ffffff',
    },
  ]
}
