// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import { fin } from '../parts.ts'
import { corners, limb, smooth, strand, together } from '../shapes.ts'
import { darker } from '../tints.ts'
import { winding } from './winding.ts'

/** The sea dragon, a boss: horned, whiskered and clawed. */
export const dragon = (look: HallLook) =>
  winding(
    look,
    { back: '#8a0f1a', flank: '#e8281f', belly: '#ffd24a', fin: '#ff8a1a', mark: '#ffe14a' },
    () => [
      {
        path: smooth(
          [
            [70, -52],
            [44, -84],
            [6, -104],
            [-14, -96],
            [20, -78],
            [46, -44],
          ],
          0.8,
        ),
        fill: { from: [70, -50], to: [-14, -100], stops: ['#8a5a00', '#ffd95a', '#fffbe0'] },
        line: { colour: '#5a2a00', width: 3 },
      },
      {
        path: smooth(
          [
            [90, -52],
            [72, -92],
            [40, -122],
            [22, -118],
            [50, -90],
            [68, -48],
          ],
          0.8,
        ),
        fill: { from: [90, -50], to: [22, -120], stops: ['#a86a00', '#ffe07a', '#fffbe0'] },
        line: { colour: '#5a2a00', width: 3 },
      },
      {
        path: together(
          strand([
            [146, 0],
            [176, -22],
            [190, -8],
            [214, -30],
          ]),
          strand([
            [146, 8],
            [178, 14],
            [190, 34],
            [212, 30],
          ]),
        ),
        line: { colour: '#ffd95a', width: 5 },
      },
      ...fin(
        [
          [52, 10],
          [18, 26],
          [2, 62],
          [30, 50],
          [40, 74],
          [62, 40],
          [72, 20],
        ],
        '#ffb52a',
        [56, 14],
        5,
      ),
    ],
    (coat) =>
      [
        [-92, 22],
        [20, 0],
      ].flatMap(([x, y]) => [
        {
          path: limb(
            [
              [x!, y! + 8],
              [x! + 16, y! + 52],
              [x! + 2, y! + 76],
            ],
            24,
            12,
          ),
          fill: coat.flank,
          line: { colour: darker(coat.back, 0.5), width: 3 },
        },
        {
          path: corners([
            [x! - 14, y! + 74],
            [x! - 22, y! + 96],
            [x! - 4, y! + 84],
            [x! + 2, y! + 102],
            [x! + 10, y! + 84],
            [x! + 28, y! + 92],
            [x! + 16, y! + 72],
          ]),
          fill: '#fff0b8',
          line: { colour: '#5a2a00', width: 2.6 },
        },
      ]),
  )
