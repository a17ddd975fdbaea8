// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Dot, Layer } from '../layer.ts'
import { body } from '../parts.ts'
import { corners, oval, smooth, star, strand, together } from '../shapes.ts'
import { clear, coatIn } from '../tints.ts'

/** A chest full of gold. */
export function chest(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#6a3a12',
    flank: '#a8642a',
    belly: '#7a4216',
    fin: '#ffc93a',
    mark: '#ffe68a',
  })
  const metal = { from: [0, -70], to: [0, 74], stops: ['#fff2a8', '#ffc22a', '#a86200', '#ffd95a'] } as const
  const coins: Dot[] = [
    [-58, -16],
    [-34, -30],
    [-8, -24],
    [18, -34],
    [42, -24],
    [62, -14],
    [-46, -36],
    [-18, -44],
    [6, -48],
    [32, -46],
    [50, -36],
  ]
  const lid = smooth(
    [
      [-84, -40],
      [-88, -84],
      [-50, -110],
      [10, -118],
      [62, -106],
      [88, -78],
      [84, -44],
      [40, -58],
      [-40, -56],
    ],
    0.7,
  )
  return [
    {
      path: oval(0, -40, 90, 60),
      fill: {
        middle: [0, -40],
        radius: 90,
        stops: [clear('#fff2a0', 0.85), clear('#ffc22a', 0.3), clear('#ffb000', 0)],
      },
    },
    ...body(lid, coat, look, [
      {
        path: together(
          ...[-52, 0, 52].map((x) =>
            strand([
              [x, -124],
              [x, -40],
            ]),
          ),
        ),
        line: { colour: '#ffc93a', width: 11 },
      },
    ]),
    ...coins.flatMap(([x, y]): Layer[] => [
      {
        path: oval(x, y, 15, 12),
        fill: { from: [x, y - 12], to: [x, y + 12], stops: ['#fffbd0', '#ffc72a', '#b06a00'] },
        line: { colour: '#8a4a00', width: 2.4 },
      },
      { path: oval(x, y, 8, 6), line: { colour: clear('#8a4a00', 0.6), width: 1.8 } },
    ]),
    {
      path: corners([
        [-8, -52],
        [8, -58],
        [16, -44],
        [4, -34],
        [-10, -40],
      ]),
      fill: { from: [0, -58], to: [0, -34], stops: ['#ffd0f0', '#ff2a8a'] },
      line: { colour: '#7a0a44', width: 2 },
    },
    ...body(
      corners([
        [-90, -18],
        [90, -18],
        [80, 70],
        [-80, 70],
      ]),
      coat,
      look,
      [8, 30, 52].map((y): Layer => ({
        path: strand([
          [-94, y],
          [94, y],
        ]),
        line: { colour: clear('#2a1404', 0.6), width: 4 },
      })),
    ),
    {
      path: together(
        corners([
          [-92, -22],
          [92, -22],
          [90, -6],
          [-90, -6],
        ]),
        corners([
          [-62, -6],
          [-44, -6],
          [-42, 70],
          [-58, 70],
        ]),
        corners([
          [62, -6],
          [44, -6],
          [42, 70],
          [58, 70],
        ]),
      ),
      fill: metal,
      line: { colour: '#5a2a00', width: 2.6 },
    },
    {
      path: smooth(
        [
          [-18, -12],
          [18, -12],
          [18, 18],
          [0, 30],
          [-18, 18],
        ],
        0.7,
      ),
      fill: metal,
      line: { colour: '#5a2a00', width: 3 },
    },
    {
      path: together(
        oval(0, 2, 5.4),
        corners([
          [-3, 4],
          [3, 4],
          [5, 18],
          [-5, 18],
        ]),
      ),
      fill: '#3a1a00',
    },
    ...[
      [-70, -92],
      [74, -34],
      [-84, 30],
    ].map(([x, y]): Layer => ({
      path: star(x!, y!, 13, 3.4, 4),
      fill: '#ffffff',
      glow: { colour: '#fff2a0', size: 8 },
    })),
  ]
}
