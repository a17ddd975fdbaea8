// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Dot, Layer } from '../layer.ts'
import { body, deepLights, eye, mouth, spots } from '../parts.ts'
import { corners, smooth, star } from '../shapes.ts'
import { clear, coatIn, darker, lighter, type Coat } from '../tints.ts'

function turtleOf(look: HallLook, raw: Coat, plates: string, shines: boolean): Layer[] {
  const coat = coatIn(look, raw)
  const skin = { ...coat, back: coat.fin, flank: lighter(coat.fin, 0.15), belly: lighter(coat.fin, 0.4) }
  const shell = smooth([
    [70, 2],
    [50, -46],
    [4, -66],
    [-46, -52],
    [-82, -10],
    [-78, 22],
    [-40, 38],
    [20, 38],
    [60, 26],
  ])
  const plate = (dots: readonly Dot[]): Layer => ({
    path: corners(dots),
    fill: { from: [0, -60], to: [0, 40], stops: [lighter(plates, 0.4), plates, darker(plates, 0.25)] },
    line: { colour: darker(coat.back, 0.55), width: 4 },
  })
  return [
    ...body(
      smooth([
        [-66, 14],
        [-92, 30],
        [-122, 52],
        [-100, 58],
        [-60, 38],
      ]),
      skin,
      look,
    ),
    ...body(
      smooth([
        [10, 26],
        [-16, 62],
        [-62, 100],
        [-80, 98],
        [-40, 54],
        [-22, 24],
      ]),
      skin,
      look,
      [
        spots(
          [
            [-20, 52, 6],
            [-38, 70, 5],
            [-54, 86, 4],
          ],
          clear(plates, 0.7),
        ),
      ],
    ),
    ...body(
      smooth([
        [58, 8],
        [84, -26],
        [116, -34],
        [132, -12],
        [122, 12],
        [90, 22],
        [62, 24],
      ]),
      skin,
      look,
      [
        spots(
          [
            [92, -18, 4],
            [104, -24, 3.4],
            [84, 2, 4],
          ],
          clear(plates, 0.7),
        ),
      ],
    ),
    ...body(shell, coat, look, [
      plate([
        [-12, -62],
        [22, -62],
        [32, -26],
        [4, -8],
        [-24, -26],
      ]),
      plate([
        [28, -58],
        [54, -44],
        [64, -10],
        [36, -26],
      ]),
      plate([
        [-18, -62],
        [-54, -50],
        [-62, -22],
        [-28, -26],
      ]),
      plate([
        [34, -22],
        [64, -4],
        [62, 24],
        [26, 20],
        [8, -4],
      ]),
      plate([
        [-28, -22],
        [0, -4],
        [-8, 22],
        [-44, 24],
        [-58, -4],
      ]),
      plate([
        [-64, -20],
        [-84, -6],
        [-80, 20],
        [-50, 24],
        [-62, -2],
      ]),
    ]),
    ...body(
      smooth([
        [40, 24],
        [44, 58],
        [20, 104],
        [4, 108],
        [4, 66],
        [12, 28],
      ]),
      skin,
      look,
      [
        spots(
          [
            [30, 48, 6],
            [24, 66, 5],
            [16, 84, 4],
          ],
          clear(plates, 0.7),
        ),
      ],
    ),
    ...(shines ? [{ path: star(4, -34, 15, 7, 6), fill: '#fffbe0' } satisfies Layer] : []),
    ...eye(108, -14, 10),
    mouth([
      [128, 0],
      [116, 6],
      [104, 4],
    ]),
    ...deepLights(look, [
      [-60, 30],
      [-30, 34],
      [0, 36],
      [30, 34],
    ]),
  ]
}

/** A sea turtle. */
export const turtle = (look: HallLook) =>
  turtleOf(
    look,
    { back: '#2f6a2a', flank: '#5aa83e', belly: '#c9d87a', fin: '#7fb84a', mark: '#2f6a2a' },
    '#9a7a34',
    false,
  )

/** A turtle of gold. */
export const goldTurtle = (look: HallLook) =>
  turtleOf(
    look,
    { back: '#b86a00', flank: '#ffc22a', belly: '#fff2b0', fin: '#ffb31a', mark: '#8a4a00' },
    '#ffd95a',
    true,
  )
