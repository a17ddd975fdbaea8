// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Dot, Layer } from './layer.ts'
import { body, deepLights, eye, fin, mouth, scales, spots } from './parts.ts'
import { corners, limb, oval, smooth, star, strand, together } from './shapes.ts'
import { clear, coatIn, darker, lighter, type Coat } from './tints.ts'

const teeth = (from: Dot, to: Dot, count: number, long: number): Layer => ({
  path: together(
    ...Array.from({ length: count }, (_, index) => {
      const at = (share: number): Dot => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ]
      const [a, b] = [at(index / count), at((index + 1) / count)]
      return corners([a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + long]])
    }),
  ),
  fill: '#ffffff',
})

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
const turtle = (look: HallLook) =>
  turtleOf(
    look,
    { back: '#2f6a2a', flank: '#5aa83e', belly: '#c9d87a', fin: '#7fb84a', mark: '#2f6a2a' },
    '#9a7a34',
    false,
  )
const goldTurtle = (look: HallLook) =>
  turtleOf(
    look,
    { back: '#b86a00', flank: '#ffc22a', belly: '#fff2b0', fin: '#ffb31a', mark: '#8a4a00' },
    '#ffd95a',
    true,
  )

function ray(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#2a3a6a',
    flank: '#4f6ab0',
    belly: '#c9d8ff',
    fin: '#3a4f8a',
    mark: '#cfe6ff',
  })
  const wings = smooth(
    [
      [96, 0],
      [70, -28],
      [30, -62],
      [-16, -116],
      [-42, -118],
      [-40, -64],
      [-66, -16],
      [-66, 16],
      [-40, 64],
      [-42, 118],
      [-16, 116],
      [30, 62],
      [70, 28],
    ],
    0.9,
  )
  return [
    {
      path: limb(
        [
          [-60, 0],
          [-104, 6],
          [-150, -6],
          [-196, 6],
        ],
        13,
        2,
      ),
      fill: coat.back,
      line: { colour: darker(coat.back, 0.5), width: 2.6 },
    },
    ...body(wings, coat, look, [
      spots(
        [
          [20, -34, 8],
          [0, -56, 7],
          [-22, -78, 6],
          [-14, -30, 7],
          [-36, -50, 5],
          [20, 34, 8],
          [0, 56, 7],
          [-22, 78, 6],
          [-14, 30, 7],
          [-36, 50, 5],
          [4, 0, 6],
          [-30, 0, 5],
        ],
        clear(coat.mark, 0.8),
      ),
      {
        path: strand([
          [80, 0],
          [20, 0],
          [-60, 0],
        ]),
        line: { colour: clear('#0a1430', 0.4), width: 9 },
      },
    ]),
    ...fin(
      [
        [86, -14],
        [120, -26],
        [116, -8],
        [92, -6],
      ],
      coat.fin,
      [88, -10],
      2,
    ),
    ...fin(
      [
        [86, 14],
        [120, 26],
        [116, 8],
        [92, 6],
      ],
      coat.fin,
      [88, 10],
      2,
    ),
    ...eye(66, -24, 9),
    ...eye(66, 24, 9),
    ...deepLights(look, [
      [30, -62],
      [0, -88],
      [30, 62],
      [0, 88],
      [-50, 0],
    ]),
  ]
}

function sword(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#123a7a',
    flank: '#3f86d8',
    belly: '#eef7ff',
    fin: '#1a4a9a',
    mark: '#7fd0ff',
  })
  const trunk = smooth([
    [96, -4],
    [60, -28],
    [4, -40],
    [-62, -24],
    [-112, -7],
    [-112, 7],
    [-60, 24],
    [8, 38],
    [66, 24],
  ])
  return [
    ...fin(
      [
        [-104, -6],
        [-132, -62],
        [-152, -78],
        [-130, 0],
        [-152, 78],
        [-132, 62],
        [-104, 6],
      ],
      coat.fin,
      [-106, 0],
      8,
    ),
    ...fin(
      [
        [44, -28],
        [32, -96],
        [-6, -104],
        [-40, -72],
        [-78, -44],
        [-80, -18],
      ],
      coat.fin,
      [0, -22],
      10,
    ),
    ...fin(
      [
        [20, 30],
        [-12, 82],
        [-28, 78],
        [-18, 28],
      ],
      coat.fin,
      [0, 26],
      4,
    ),
    {
      path: corners([
        [88, -9],
        [206, -3],
        [88, 8],
      ]),
      fill: { from: [0, -9], to: [0, 8], stops: ['#5a86b8', '#f2fbff', '#6a90b8'] },
      line: { colour: '#0d2448', width: 3 },
    },
    ...body(trunk, coat, look, [
      {
        path: strand([
          [96, 2],
          [0, 6],
          [-110, 0],
        ]),
        line: { colour: clear(coat.mark, 0.7), width: 6 },
      },
      ...[-60, -30, 0, 30].map((x): Layer => ({
        path: strand([
          [x, -44],
          [x - 8, -4],
        ]),
        line: { colour: clear('#081c40', 0.4), width: 6 },
      })),
    ]),
    ...fin(
      [
        [38, 10],
        [6, 20],
        [-26, 56],
        [20, 30],
      ],
      coat.fin,
      [36, 14],
      4,
    ),
    ...eye(72, -8, 11),
    mouth([
      [96, 8],
      [80, 14],
      [66, 12],
    ]),
    ...deepLights(look, [
      [-80, 2],
      [-50, 5],
      [-20, 8],
      [10, 10],
    ]),
  ]
}

function hammerhead(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#3f5468',
    flank: '#7f98ac',
    belly: '#f4f8fa',
    fin: '#56708a',
    mark: '#2a3a4a',
  })
  const trunk = smooth([
    [92, -4],
    [56, -30],
    [0, -42],
    [-70, -22],
    [-120, -6],
    [-120, 6],
    [-66, 20],
    [0, 38],
    [60, 26],
  ])
  return [
    ...fin(
      [
        [-112, -6],
        [-140, -64],
        [-172, -84],
        [-142, -4],
        [-156, 46],
        [-130, 30],
        [-112, 6],
      ],
      coat.fin,
      [-116, 0],
      6,
    ),
    ...fin(
      [
        [18, -36],
        [-6, -98],
        [-26, -100],
        [-40, -32],
      ],
      coat.fin,
      [-10, -34],
      5,
    ),
    ...fin(
      [
        [-70, -20],
        [-88, -44],
        [-98, -40],
        [-94, -12],
      ],
      coat.fin,
      [-80, -16],
      3,
    ),
    ...fin(
      [
        [-30, 28],
        [-62, 56],
        [-70, 50],
        [-56, 22],
      ],
      coat.fin,
      [-40, 24],
      3,
    ),
    ...body(trunk, coat, look, [
      {
        path: together(
          ...[52, 42, 32, 22].map((x) =>
            strand([
              [x, -14],
              [x - 5, 2],
              [x, 18],
            ]),
          ),
        ),
        line: { colour: clear(coat.mark, 0.7), width: 3.4 },
      },
    ]),
    ...body(
      smooth([
        [86, -16],
        [92, -60],
        [116, -66],
        [126, -40],
        [122, 0],
        [126, 40],
        [116, 66],
        [92, 60],
        [86, 16],
      ]),
      coat,
      look,
    ),
    ...fin(
      [
        [44, 16],
        [10, 40],
        [-24, 92],
        [-32, 84],
        [-6, 30],
      ],
      coat.fin,
      [26, 22],
      5,
    ),
    ...eye(112, -54, 9),
    ...eye(112, 54, 9),
    ...deepLights(look, [
      [-90, 0],
      [-60, 3],
      [-30, 6],
      [0, 8],
    ]),
  ]
}

function orca(look: HallLook): Layer[] {
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

function whale(look: HallLook): Layer[] {
  const coat = coatIn(look, {
    back: '#1d4f8a',
    flank: '#3f86c8',
    belly: '#e6f4ff',
    fin: '#2a66a8',
    mark: '#8fc8f2',
  })
  const trunk = smooth([
    [122, 10],
    [112, -34],
    [64, -62],
    [-4, -60],
    [-70, -30],
    [-124, -8],
    [-124, 8],
    [-74, 26],
    [-4, 56],
    [70, 62],
    [114, 44],
  ])
  return [
    ...fin(
      [
        [-116, -6],
        [-140, -46],
        [-178, -58],
        [-150, -2],
        [-178, 54],
        [-140, 44],
        [-116, 6],
      ],
      coat.fin,
      [-122, 0],
      6,
    ),
    ...fin(
      [
        [-30, -46],
        [-56, -74],
        [-66, -68],
        [-62, -34],
      ],
      coat.fin,
      [-46, -42],
      3,
    ),
    ...body(trunk, coat, look, [
      {
        path: smooth([
          [126, 12],
          [60, 22],
          [-20, 22],
          [-80, 18],
          [-40, 60],
          [80, 74],
          [124, 50],
        ]),
        fill: { from: [0, 14], to: [0, 66], stops: ['#cfe6fa', '#ffffff'] },
      },
      {
        path: together(
          ...[26, 35, 44, 53].map((y) =>
            strand([
              [118, y - 8],
              [50, y + 2],
              [-20, y - 4],
            ]),
          ),
        ),
        line: { colour: clear('#5a8ab8', 0.6), width: 3 },
      },
      spots(
        [
          [20, -40, 8],
          [44, -46, 5],
          [-8, -34, 6],
          [64, -34, 5],
          [-34, -24, 4],
          [30, -20, 4],
        ],
        clear(coat.mark, 0.6),
      ),
    ]),
    ...fin(
      [
        [46, 30],
        [26, 80],
        [-14, 106],
        [-20, 92],
        [16, 34],
      ],
      coat.fin,
      [34, 34],
      5,
    ),
    ...eye(82, 2, 9),
    mouth(
      [
        [122, 14],
        [98, 24],
        [70, 20],
      ],
      '#163a66',
      4,
    ),
    ...deepLights(look, [
      [-96, 2],
      [-66, 8],
      [-36, 12],
      [-4, 14],
      [28, 14],
    ]),
  ]
}

/** A long animal that winds, with a mane of fins and a horned head. */
function winding(
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
const serpent = (look: HallLook) =>
  winding(
    look,
    { back: '#0b6a4a', flank: '#1fc07a', belly: '#e8ff9a', fin: '#0aa8a0', mark: '#ffd23a' },
    (coat) => [
      ...fin(
        [
          [50, -40],
          [10, -96],
          [40, -104],
          [60, -88],
          [74, -110],
          [88, -80],
          [90, -50],
        ],
        coat.fin,
        [70, -44],
        7,
      ),
      ...fin(
        [
          [52, 8],
          [10, 44],
          [22, 56],
          [60, 24],
        ],
        coat.fin,
        [54, 10],
        4,
      ),
    ],
    () => [],
  )
const dragon = (look: HallLook) =>
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

function chest(look: HallLook): Layer[] {
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

/** Large animals, each drawn by itself. */
export const largeKinds = {
  turtle,
  goldTurtle,
  ray,
  sword,
  hammerhead,
  orca,
  whale,
  serpent,
  dragon,
  chest,
} as const
