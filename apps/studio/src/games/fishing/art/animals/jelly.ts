// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Layer } from '../layer.ts'
import { eye, mouth } from '../parts.ts'
import { oval, smooth, strand } from '../shapes.ts'
import { clear, coatIn, darker } from '../tints.ts'

/** A jellyfish: a clear bell that pulses, and strands below it. */
export function jelly(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#c85cff',
    flank: '#e79bff',
    belly: '#ffd7ff',
    fin: '#ff8be8',
    mark: '#ffffff',
  })
  const strands = [-52, -34, -16, 2, 20, 38, 54].map((x, index): Layer => {
    const way = index % 2 === 0 ? 1 : -1
    return {
      path: strand([
        [x, 10],
        [x + 10 * way, 46],
        [x - 8 * way, 84],
        [x + 8 * way, 124 - Math.abs(x) * 0.3],
      ]),
      line: { colour: clear(index % 3 === 0 ? coat.mark : coat.fin, 0.72), width: index % 3 === 0 ? 4 : 7 },
    }
  })
  const bell = smooth([
    [0, -92],
    [52, -70],
    [82, -16],
    [74, 18],
    [46, 6],
    [24, 22],
    [0, 8],
    [-24, 22],
    [-46, 6],
    [-74, 18],
    [-82, -16],
    [-52, -70],
  ])
  return [
    ...strands,
    {
      path: bell,
      fill: {
        middle: [0, -30],
        radius: 100,
        stops: [
          clear('#ffffff', 0.9),
          clear(coat.belly, 0.8),
          clear(coat.flank, 0.72),
          clear(coat.back, 0.9),
        ],
      },
      glow: { colour: coat.flank, size: 16 },
    },
    ...[-40, -14, 14, 40].map((x): Layer => ({
      path: oval(x, -28 + Math.abs(x) * 0.2, 8, 20),
      fill: clear(coat.back, 0.5),
      within: bell,
    })),
    { path: oval(-24, -58, 26, 12), fill: clear('#ffffff', 0.6), within: bell },
    { path: bell, line: { colour: darker(coat.back, 0.3), width: 3 } },
    ...eye(16, -12, 11),
    ...eye(46, -12, 11),
    mouth([
      [24, 4],
      [32, 8],
      [40, 4],
    ]),
  ]
}
