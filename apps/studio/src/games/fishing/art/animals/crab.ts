// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Layer } from '../layer.ts'
import { body, eye } from '../parts.ts'
import { corners, limb, oval, smooth, star } from '../shapes.ts'
import { coatIn, darker } from '../tints.ts'
import { arm } from './arm.ts'

/** A crab that carries a wheel on its shell. */
export function crab(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#b3160f',
    flank: '#f0392a',
    belly: '#ff9a6a',
    fin: '#d8261a',
    mark: '#ffd23a',
  })
  const legs = [-1, 1].flatMap((side) =>
    [0, 1, 2].flatMap((index) =>
      arm(
        [
          [side * 50, 20 + index * 8],
          [side * (86 + index * 4), 4 + index * 26],
          [side * (104 - index * 8), 40 + index * 22],
        ],
        17,
        6,
        coat.fin,
      ),
    ),
  )
  const claws = [-1, 1].flatMap((side): Layer[] => [
    ...arm(
      [
        [side * 54, -10],
        [side * 90, -30],
        [side * 92, -56],
      ],
      20,
      16,
      coat.fin,
    ),
    ...body(
      smooth([
        [side * 92, -44],
        [side * 64, -66],
        [side * 66, -100],
        [side * 88, -116],
        [side * 84, -86],
        [side * 100, -84],
        [side * 112, -116],
        [side * 128, -88],
        [side * 118, -54],
      ]),
      coat,
      look,
    ),
  ])
  const wheel: Layer[] = Array.from({ length: 8 }, (_, index): Layer => {
    const [from, to] = [(index * Math.PI) / 4, ((index + 1) * Math.PI) / 4]
    return {
      path: corners([
        [0, 0],
        [Math.cos(from) * 44, Math.sin(from) * 44],
        [Math.cos((from + to) / 2) * 47, Math.sin((from + to) / 2) * 47],
        [Math.cos(to) * 44, Math.sin(to) * 44],
      ]),
      fill: ['#ffd23a', '#18b8ff', '#ff4a8a', '#34d86a'][index % 4]!,
      line: { colour: '#6a3200', width: 2 },
    }
  })
  return [
    ...legs,
    ...claws,
    ...body(
      smooth([
        [0, -62],
        [52, -52],
        [84, -6],
        [66, 46],
        [0, 62],
        [-66, 46],
        [-84, -6],
        [-52, -52],
      ]),
      coat,
      look,
    ),
    {
      path: oval(0, 2, 54),
      fill: { from: [0, -52], to: [0, 56], stops: ['#fff4b0', '#e8a010', '#8a4a00'] },
      line: { colour: '#5a2a00', width: 3 },
    },
    ...wheel,
    { path: star(0, 2, 17, 8, 6), fill: '#fffbe0', line: { colour: '#8a4a00', width: 3 } },
    ...[-22, 22].flatMap((x): Layer[] => [
      {
        path: limb(
          [
            [x, -50],
            [x * 1.2, -76],
          ],
          9,
          8,
        ),
        fill: coat.fin,
        line: { colour: darker(coat.back, 0.5), width: 3 },
      },
      ...eye(x * 1.2, -84, 15),
    ]),
  ]
}
