// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Layer } from '../layer.ts'
import { body, deepLights, eye, fin, mouth } from '../parts.ts'
import { oval, smooth } from '../shapes.ts'
import { clear, coatIn } from '../tints.ts'
import { teeth } from './teeth.ts'

/** An orca. */
export function orca(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#0c121e',
    flank: '#1c2740',
    belly: '#ffffff',
    fin: '#141c2e',
    mark: '#ffffff',
  })
  const trunk = smooth([
    [128, 2],
    [108, -30],
    [54, -50],
    [-10, -52],
    [-80, -26],
    [-126, -8],
    [-126, 8],
    [-80, 22],
    [-10, 50],
    [60, 48],
    [110, 28],
  ])
  return [
    ...fin(
      [
        [-118, -6],
        [-146, -48],
        [-170, -56],
        [-146, 0],
        [-170, 56],
        [-146, 48],
        [-118, 6],
      ],
      coat.fin,
      [-122, 0],
      5,
    ),
    ...fin(
      [
        [22, -48],
        [2, -116],
        [-16, -122],
        [-34, -46],
      ],
      coat.fin,
      [-6, -46],
      4,
    ),
    ...body(trunk, { ...coat, belly: '#22304c' }, look, [
      {
        path: smooth([
          [130, 8],
          [80, 12],
          [20, 22],
          [-40, 18],
          [-70, 32],
          [-40, 60],
          [60, 60],
          [124, 30],
        ]),
        fill: { from: [0, 10], to: [0, 56], stops: ['#ffffff', '#c8d8ea'] },
      },
      {
        path: smooth([
          [-50, -14],
          [-20, -8],
          [-34, 8],
          [-64, 2],
        ]),
        fill: clear('#9fb4d0', 0.7),
      },
      { path: oval(78, -22, 19, 9), fill: '#ffffff' },
    ]),
    ...fin(
      [
        [52, 24],
        [38, 84],
        [14, 104],
        [2, 90],
        [22, 30],
      ],
      coat.fin,
      [40, 30],
      4,
    ),
    ...eye(98, -6, 8),
    mouth(
      [
        [126, 8],
        [104, 16],
        [84, 14],
      ],
      '#5a6a84',
    ),
    teeth([84, 14], [120, 10], 6, 7),
    ...deepLights(look, [
      [-90, 0],
      [-62, -2],
      [-34, -4],
    ]),
  ]
}
