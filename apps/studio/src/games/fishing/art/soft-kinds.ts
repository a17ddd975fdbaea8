// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Dot, Layer } from './layer.ts'
import { body, deepLights, eye, fin, mouth, spots } from './parts.ts'
import { corners, limb, oval, smooth, star, strand, together } from './shapes.ts'
import { clear, coatIn, darker, lighter, type Coat } from './tints.ts'

const arm = (dots: readonly Dot[], from: number, to: number, colour: string): Layer[] => {
  const path = limb(dots, from, to)
  return [
    {
      path,
      fill: {
        from: [0, dots[0]![1] - 60],
        to: [0, dots[0]![1] + 90],
        stops: [lighter(colour, 0.2), colour, darker(colour, 0.3)],
      },
      line: { colour: darker(colour, 0.6), width: 3 },
    },
    {
      path: together(
        ...dots
          .slice(1)
          .map(([x, y], index) =>
            oval(x, y, Math.max(1.6, (from - ((from - to) * (index + 1)) / dots.length) * 0.2)),
          ),
      ),
      fill: clear('#fff0e6', 0.75),
      within: path,
    },
  ]
}

function jelly(look: HallLook): Layer[] {
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

function squid(look: HallLook): Layer[] {
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

function octopus(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#a8280f',
    flank: '#f0652a',
    belly: '#ffb878',
    fin: '#d8481c',
    mark: '#7a1606',
  })
  const legs: readonly (readonly Dot[])[] = [
    [
      [-34, 20],
      [-78, 42],
      [-108, 26],
      [-122, 50],
    ],
    [
      [-26, 30],
      [-60, 72],
      [-92, 76],
      [-104, 102],
    ],
    [
      [-12, 36],
      [-32, 82],
      [-58, 104],
      [-50, 122],
    ],
    [
      [4, 38],
      [4, 84],
      [-14, 108],
      [4, 126],
    ],
    [
      [18, 36],
      [38, 82],
      [32, 110],
      [54, 122],
    ],
    [
      [32, 30],
      [70, 66],
      [84, 96],
      [108, 96],
    ],
    [
      [40, 20],
      [86, 40],
      [110, 62],
      [126, 44],
    ],
  ]
  const head = smooth([
    [0, -104],
    [54, -84],
    [66, -34],
    [44, 16],
    [50, 42],
    [0, 52],
    [-50, 42],
    [-44, 16],
    [-66, -34],
    [-54, -84],
  ])
  return [
    ...legs.flatMap((dots) => arm(dots, 30, 7, coat.flank)),
    ...body(head, coat, look, [
      spots(
        [
          [-36, -70, 10],
          [-14, -84, 7],
          [20, -78, 9],
          [44, -54, 7],
          [-50, -40, 7],
        ],
        clear(coat.mark, 0.5),
      ),
    ]),
    ...eye(-18, -16, 20, '#e8b400'),
    ...eye(28, -16, 20, '#e8b400'),
    {
      path: strand([
        [-42, -42],
        [-20, -38],
        [-4, -32],
      ]),
      line: { colour: coat.mark, width: 7 },
    },
    {
      path: strand([
        [54, -42],
        [34, -38],
        [16, -32],
      ]),
      line: { colour: coat.mark, width: 7 },
    },
    mouth(
      [
        [-8, 20],
        [6, 26],
        [20, 20],
      ],
      '#5a0e06',
      5,
    ),
    ...deepLights(look, [
      [-38, 40],
      [0, 44],
      [38, 40],
    ]),
  ]
}

function kraken(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#3a1470',
    flank: '#7a35d8',
    belly: '#d69bff',
    fin: '#5a24b0',
    mark: '#ff3a8a',
  })
  const legs: readonly (readonly Dot[])[] = [
    [
      [-50, 10],
      [-110, -12],
      [-136, -62],
      [-112, -96],
      [-88, -82],
    ],
    [
      [-52, 26],
      [-118, 40],
      [-158, 14],
      [-168, 50],
    ],
    [
      [-40, 40],
      [-90, 84],
      [-140, 78],
      [-152, 112],
    ],
    [
      [-20, 46],
      [-44, 100],
      [-90, 112],
      [-84, 138],
    ],
    [
      [4, 48],
      [6, 104],
      [-22, 128],
      [8, 146],
    ],
    [
      [26, 46],
      [54, 98],
      [46, 130],
      [82, 138],
    ],
    [
      [46, 38],
      [100, 74],
      [112, 110],
      [150, 108],
    ],
    [
      [58, 24],
      [124, 34],
      [150, 66],
      [172, 44],
    ],
    [
      [54, 8],
      [112, -8],
      [146, -54],
      [130, -92],
      [104, -86],
    ],
  ]
  const head = smooth([
    [0, -136],
    [40, -118],
    [74, -66],
    [70, -16],
    [58, 36],
    [0, 60],
    [-58, 36],
    [-70, -16],
    [-74, -66],
    [-40, -118],
  ])
  return [
    ...legs.flatMap((dots) => arm(dots, 34, 7, coat.flank)),
    ...fin(
      [
        [-36, -112],
        [-96, -130],
        [-104, -88],
        [-66, -66],
      ],
      coat.fin,
      [-50, -86],
      5,
    ),
    ...fin(
      [
        [36, -112],
        [96, -130],
        [104, -88],
        [66, -66],
      ],
      coat.fin,
      [50, -86],
      5,
    ),
    ...body(head, coat, look, [
      spots(
        [
          [-40, -86, 9],
          [-18, -108, 8],
          [22, -104, 10],
          [46, -76, 8],
          [0, -84, 7],
        ],
        clear(coat.mark, 0.5),
      ),
      {
        path: corners([
          [0, -130],
          [10, -96],
          [0, -66],
          [-10, -96],
        ]),
        fill: clear(coat.mark, 0.8),
      },
    ]),
    ...[-28, 30].flatMap((x): Layer[] => [
      {
        path: oval(x, -20, 24, 19),
        fill: { middle: [x, -20], radius: 24, stops: ['#ffffff', '#ffe14a', '#ff6a00'] },
        line: { colour: '#160630', width: 5 },
        glow: { colour: '#ffb52a', size: 14 },
      },
      { path: oval(x, -20, 5, 16), fill: '#1a0410' },
    ]),
    {
      path: corners([
        [-64, -52],
        [-20, -44],
        [-4, -28],
        [-16, -34],
      ]),
      fill: darker(coat.back, 0.4),
    },
    {
      path: corners([
        [66, -52],
        [22, -44],
        [6, -28],
        [18, -34],
      ]),
      fill: darker(coat.back, 0.4),
    },
    {
      path: smooth([
        [-30, 18],
        [0, 26],
        [30, 18],
        [22, 40],
        [0, 46],
        [-22, 40],
      ]),
      fill: '#2a0420',
      line: { colour: '#12021a', width: 3 },
    },
    ...[-20, -7, 6, 18].map((x): Layer => ({
      path: corners([
        [x - 6, 22],
        [x + 6, 22],
        [x, 35],
      ]),
      fill: '#fff4da',
    })),
    ...deepLights(
      look,
      [
        [-50, 30],
        [-26, 44],
        [0, 52],
        [26, 44],
        [50, 30],
      ],
      '#ff6ad0',
      6,
    ),
  ]
}

function eel(look: HallLook): Layer[] {
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

function seahorse(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#d8681a',
    flank: '#ffab3a',
    belly: '#fff0b8',
    fin: '#ffd45a',
    mark: '#b04a0a',
  })
  const trunk = smooth(
    [
      [8, -74],
      [38, -66],
      [40, -40],
      [30, -22],
      [48, 10],
      [40, 48],
      [14, 78],
      [20, 104],
      [44, 106],
      [46, 88],
      [34, 86],
      [34, 96],
      [28, 94],
      [30, 78],
      [52, 78],
      [60, 104],
      [40, 122],
      [6, 118],
      [-10, 88],
      [-8, 52],
      [-24, 20],
      [-20, -20],
      [-14, -56],
    ],
    0.9,
  )
  return [
    ...fin(
      [
        [-18, -20],
        [-62, -34],
        [-72, 4],
        [-56, 40],
        [-18, 34],
      ],
      coat.fin,
      [-16, 6],
      8,
    ),
    ...body(
      trunk,
      coat,
      look,
      [-30, -14, 2, 18, 34, 50, 66].map((y): Layer => ({
        path: strand([
          [-30, y - 6],
          [10, y + 6],
          [54, y - 6],
        ]),
        line: { colour: clear(coat.mark, 0.55), width: 4 },
      })),
    ),
    ...body(
      smooth([
        [2, -104],
        [30, -108],
        [50, -92],
        [88, -84],
        [90, -72],
        [54, -66],
        [34, -54],
        [6, -58],
        [-8, -80],
      ]),
      coat,
      look,
    ),
    {
      path: corners([
        [-6, -92],
        [-14, -124],
        [4, -110],
        [14, -130],
        [22, -108],
        [36, -118],
        [32, -98],
      ]),
      fill: coat.fin,
      line: { colour: darker(coat.back, 0.5), width: 3 },
    },
    ...eye(30, -84, 12),
    ...deepLights(look, [
      [8, -14],
      [14, 10],
      [16, 34],
      [10, 56],
    ]),
  ]
}

function crab(look: HallLook): Layer[] {
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

/** Animals without bones, and those that are no fish at all. */
export const softKinds = { jelly, squid, octopus, kraken, eel, seahorse, crab } as const
