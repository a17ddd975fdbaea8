// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Dot, Layer } from './layer.ts'
import { body, deepLights, eye, fin, mouth, scales } from './parts.ts'
import { smooth } from './shapes.ts'
import { clear, coatIn, darker, type Coat } from './tints.ts'

/** A bony fish by a few measures; marks are drawn inside its body. */
export interface Finned {
  readonly coat: Coat
  /** Half of its length without the tail, and half of its height. */
  readonly long: number
  readonly high: number
  readonly tail: 'fork' | 'fan' | 'moon' | 'plume'
  readonly dorsal: 'low' | 'long' | 'sail' | 'spines'
  readonly marks?: (coat: Coat) => readonly Layer[]
  readonly snout?: number
  readonly eye?: number
  readonly iris?: string
  readonly over?: (coat: Coat, look: HallLook) => readonly Layer[]
  readonly under?: (coat: Coat, look: HallLook) => readonly Layer[]
}

export function finned(fish: Finned, look: HallLook): Layer[] {
  const coat = coatIn(look, fish.coat)
  const { long: l, high: h, snout = 0 } = fish
  const outline = smooth([
    [l + snout, h * 0.04],
    [l * 0.86, -h * 0.38],
    [l * 0.5, -h * 0.82],
    [l * 0.05, -h],
    [-l * 0.45, -h * 0.74],
    [-l * 0.86, -h * 0.24],
    [-l, -h * 0.16],
    [-l, h * 0.18],
    [-l * 0.84, h * 0.26],
    [-l * 0.42, h * 0.76],
    [l * 0.08, h * 0.98],
    [l * 0.52, h * 0.78],
    [l * 0.86, h * 0.4],
  ])
  const size = fish.eye ?? Math.max(10, h * 0.23)
  return [
    ...tailOf(fish, coat),
    ...dorsalOf(fish, coat),
    // Pelvic and anal fins.
    ...fin(
      [
        [l * 0.1, h * 0.8],
        [-l * 0.1, h * 1.42],
        [-l * 0.3, h * 1.3],
        [-l * 0.22, h * 0.74],
      ],
      coat.fin,
      [l * 0.05, h * 0.7],
      4,
    ),
    ...fin(
      [
        [-l * 0.36, h * 0.7],
        [-l * 0.56, h * 1.22],
        [-l * 0.84, h * 0.96],
        [-l * 0.8, h * 0.3],
      ],
      coat.fin,
      [-l * 0.4, h * 0.5],
      5,
    ),
    ...(fish.under?.(coat, look) ?? []),
    ...body(outline, coat, look, [
      scales(darker(coat.back, 0.5), { x: -l, y: -h, wide: l * 1.4, high: h * 2 }, Math.max(10, h * 0.22)),
      ...(fish.marks?.(coat) ?? []),
    ]),
    // The cover of the gills, the chest fin, face.
    {
      path: `M${l * 0.42} ${-h * 0.5}C${l * 0.24} ${-h * 0.2} ${l * 0.24} ${h * 0.3} ${l * 0.44} ${h * 0.56}`,
      line: { colour: clear(darker(coat.back, 0.6), 0.55), width: 3 },
    },
    ...fin(
      [
        [l * 0.22, h * 0.12],
        [l * 0.02, h * 0.04],
        [-l * 0.28, h * 0.3],
        [-l * 0.2, h * 0.56],
        [l * 0.12, h * 0.36],
      ],
      coat.fin,
      [l * 0.26, h * 0.22],
      4,
    ),
    ...eye(l * 0.64, -h * 0.18, size, fish.iris),
    mouth([
      [l * 0.98 + snout, h * 0.16],
      [l * 0.86 + snout * 0.6, h * 0.3],
      [l * 0.74 + snout * 0.5, h * 0.28],
    ]),
    ...(fish.over?.(coat, look) ?? []),
    ...deepLights(
      look,
      [
        [-l * 0.7, 0],
        [-l * 0.42, h * 0.06],
        [-l * 0.12, h * 0.1],
        [l * 0.16, h * 0.1],
      ],
      '#6df7ff',
      Math.max(3.5, h * 0.07),
    ),
  ]
}

const tails: Readonly<Record<Finned['tail'], (l: number, h: number) => Dot[]>> = {
  fork: (l, h) => [
    [-l * 0.9, -h * 0.16],
    [-l * 1.3, -h * 0.86],
    [-l * 1.62, -h * 1.02],
    [-l * 1.3, 0],
    [-l * 1.62, h * 1.02],
    [-l * 1.3, h * 0.86],
    [-l * 0.9, h * 0.16],
  ],
  fan: (l, h) => [
    [-l * 0.9, -h * 0.16],
    [-l * 1.22, -h * 0.72],
    [-l * 1.52, -h * 0.7],
    [-l * 1.56, 0],
    [-l * 1.52, h * 0.7],
    [-l * 1.22, h * 0.72],
    [-l * 0.9, h * 0.16],
  ],
  moon: (l, h) => [
    [-l * 0.92, -h * 0.12],
    [-l * 1.2, -h * 0.7],
    [-l * 1.66, -h * 1.24],
    [-l * 1.3, -h * 0.3],
    [-l * 1.26, h * 0.3],
    [-l * 1.66, h * 1.24],
    [-l * 1.2, h * 0.7],
    [-l * 0.92, h * 0.12],
  ],
  plume: (l, h) => [
    [-l * 0.9, -h * 0.16],
    [-l * 1.3, -h * 0.9],
    [-l * 1.9, -h * 1.1],
    [-l * 1.7, -h * 0.4],
    [-l * 2, 0],
    [-l * 1.7, h * 0.4],
    [-l * 1.9, h * 1.1],
    [-l * 1.3, h * 0.9],
    [-l * 0.9, h * 0.16],
  ],
}

const tailOf = ({ tail, long, high }: Finned, { fin: colour }: Coat): Layer[] =>
  fin(tails[tail](long, high), colour, [-long * 0.86, 0], 9)

function dorsalOf({ dorsal, long: l, high: h }: Finned, { fin: colour }: Coat): Layer[] {
  const root: Dot = [-l * 0.1, -h * 0.6]
  switch (dorsal) {
    case 'low':
      return fin(
        [
          [l * 0.3, -h * 0.86],
          [l * 0.02, -h * 1.4],
          [-l * 0.42, -h * 1.2],
          [-l * 0.5, -h * 0.66],
        ],
        colour,
        root,
        6,
      )
    case 'long':
      return fin(
        [
          [l * 0.44, -h * 0.8],
          [l * 0.2, -h * 1.3],
          [-l * 0.3, -h * 1.36],
          [-l * 0.82, -h * 0.98],
          [-l * 0.84, -h * 0.28],
        ],
        colour,
        root,
        9,
      )
    case 'sail':
      return fin(
        [
          [l * 0.3, -h * 0.84],
          [-l * 0.1, -h * 1.5],
          [-l * 0.86, -h * 1.86],
          [-l * 0.62, -h * 1.1],
          [-l * 0.66, -h * 0.5],
        ],
        colour,
        root,
        7,
      )
    case 'spines':
      return [0.42, 0.22, 0.02, -0.18, -0.38, -0.58].flatMap((x, index) =>
        fin(
          [
            [l * x, -h * 0.7],
            [l * (x - 0.1), -h * (1.5 + (index % 3) * 0.2)],
            [l * (x - 0.26), -h * (1.8 + (index % 2) * 0.16)],
            [l * (x - 0.2), -h * 0.6],
          ],
          colour,
          [l * x, -h * 0.6],
          2,
        ),
      )
  }
}
