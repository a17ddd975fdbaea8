// SPDX-License-Identifier: Apache-2.0
import type { Finned } from './finned.ts'
import type { Layer } from './layer.ts'
import { spots } from './parts.ts'
import { corners, oval, smooth, strand } from './shapes.ts'
import { clear, darker, lighter } from './tints.ts'

/** A white band with dark edges, across the body at x. */
const band = (x: number, wide: number, high: number, colour = '#fdfdf6', edge = '#141a2a'): Layer[] => {
  const path = smooth([
    [x - wide, -high],
    [x + wide, -high],
    [x + wide * 1.25, 0],
    [x + wide, high],
    [x - wide, high],
    [x - wide * 0.7, 0],
  ])
  return [{ path, fill: colour, line: { colour: edge, width: 4.5 } }]
}
const stripe = (y: number, wide: number, long: number, colour: string): Layer => ({
  path: smooth([
    [-long, y - wide * 0.4],
    [0, y - wide],
    [long, y - wide * 0.7],
    [long, y + wide * 0.4],
    [0, y + wide * 0.5],
    [-long, y + wide * 0.5],
  ]),
  fill: colour,
})
/** Bony fish, by their measures. */
export const finnedKinds = {
  sprat: {
    coat: { back: '#3d7fb8', flank: '#a9dcf2', belly: '#f4fbff', fin: '#7fb6da', mark: '#2b5f95' },
    ...{ long: 88, high: 34, tail: 'fork', dorsal: 'low', eye: 12 },
    marks: (coat) => [stripe(-4, 5, 90, clear(coat.mark, 0.5)), stripe(6, 3, 90, '#ffffff')],
  },
  neon: {
    coat: { back: '#15346e', flank: '#3f6fd8', belly: '#dfe9ff', fin: '#ff5a62', mark: '#19f0ff' },
    ...{ long: 84, high: 36, tail: 'fork', dorsal: 'low', eye: 13 },
    marks: () => [
      {
        path: smooth([
          [-90, 4],
          [-20, 2],
          [10, 30],
          [-60, 36],
          [-96, 18],
        ]),
        fill: '#ff3b52',
      },
      {
        path: strand([
          [-82, -4],
          [-20, -12],
          [40, -14],
          [76, -8],
        ]),
        line: { colour: '#19f0ff', width: 10 },
        glow: { colour: '#19f0ff', size: 10 },
      },
      {
        path: strand([
          [-76, -6],
          [-20, -14],
          [40, -16],
          [70, -10],
        ]),
        line: { colour: '#d8fdff', width: 3.4 },
      },
    ],
  },
  clown: {
    coat: { back: '#f05a0c', flank: '#ff8a24', belly: '#ffc46a', fin: '#ff8420', mark: '#ffffff' },
    ...{ long: 84, high: 48, tail: 'fan', dorsal: 'long' },
    marks: () => [...band(34, 8, 60), ...band(-18, 12, 64), ...band(-72, 6, 50)],
  },
  damsel: {
    coat: { back: '#1226b4', flank: '#2a58ff', belly: '#6fb0ff', fin: '#ffd21f', mark: '#ffd21f' },
    ...{ long: 80, high: 48, tail: 'fan', dorsal: 'long' },
    marks: () => [
      {
        path: smooth([
          [-110, -50],
          [-36, -40],
          [-52, 0],
          [-30, 44],
          [-110, 50],
        ]),
        fill: '#ffd21f',
      },
      spots(
        [
          [10, -24, 3],
          [26, -10, 2.6],
          [-8, -12, 2.6],
          [6, 6, 3],
          [-20, 14, 2.6],
          [30, 16, 2.4],
        ],
        '#8fd0ff',
      ),
    ],
  },
  tang: {
    coat: { back: '#0d3fb8', flank: '#1f78ff', belly: '#58b4ff', fin: '#ffd93a', mark: '#081640' },
    ...{ long: 84, high: 54, tail: 'fork', dorsal: 'long', snout: 4 },
    marks: ({ mark }) => [
      {
        path: `M60 -18C30 -52 -40 -50 -90 -8L-90 8C-50 -16 -30 -14 -10 4C10 22 40 6 44 -6C20 -2 0 -8 -4 -18C10 -30 40 -24 60 -18Z`,
        fill: mark,
      },
      {
        path: corners([
          [-70, 0],
          [-110, -22],
          [-110, 22],
        ]),
        fill: '#ffd93a',
      },
    ],
  },
  angel: {
    coat: { back: '#e8a800', flank: '#ffe04a', belly: '#fff6b8', fin: '#2f7dff', mark: '#1f4fd8' },
    ...{ long: 72, high: 66, tail: 'fan', dorsal: 'sail' },
    marks: ({ mark }) =>
      [-46, -26, -6, 14, 34].map((x) => ({
        path: strand([
          [x - 8, -80],
          [x + 6, -20],
          [x + 6, 20],
          [x - 8, 80],
        ]),
        line: { colour: mark, width: 6 },
      })),
    over: () => [
      {
        path: strand([
          [40, -30],
          [50, -14],
          [48, 4],
        ]),
        line: { colour: '#1f4fd8', width: 5 },
      },
    ],
  },
  butterfly: {
    coat: { back: '#ffcf2e', flank: '#fff1a8', belly: '#ffffff', fin: '#ffc21a', mark: '#191a24' },
    ...{ long: 70, high: 62, tail: 'fan', dorsal: 'long', snout: 20 },
    marks: ({ mark }) => [
      {
        path: smooth([
          [34, -70],
          [50, -66],
          [58, 0],
          [48, 60],
          [36, 60],
          [40, 0],
        ]),
        fill: mark,
      },
      { path: oval(-40, -24, 15), fill: mark, line: { colour: '#ffffff', width: 5 } },
      ...[-30, -14, 2, 18].map((x) => ({
        path: strand([
          [x, 50],
          [x + 16, 0],
          [x - 6, -46],
        ]),
        line: { colour: clear('#e08a00', 0.55), width: 3 },
      })),
    ],
  },
  puffer: {
    coat: { back: '#b98a2e', flank: '#f0cf72', belly: '#fffdf2', fin: '#e8a040', mark: '#6b4310' },
    ...{ long: 80, high: 76, tail: 'fan', dorsal: 'low', eye: 21, iris: '#1d6a5a' },
    marks: ({ mark }) => [
      spots(
        [
          [-20, -50, 9],
          [10, -56, 8],
          [38, -40, 6],
          [-46, -32, 8],
          [-8, -32, 7],
          [20, -26, 6],
          [-62, -8, 6],
          [-30, -10, 5],
        ],
        clear(mark, 0.75),
      ),
    ],
    under: (coat) =>
      Array.from({ length: 22 }, (_, index) => {
        const angle = 0.5 + (index / 22) * (Math.PI * 2 - 1)
        const [x, y] = [Math.cos(angle), Math.sin(angle)]
        return {
          path: corners([
            [x * 76 - y * 6, y * 72 + x * 6],
            [x * 98, y * 96],
            [x * 76 + y * 6, y * 72 - x * 6],
          ]),
          fill: lighter(coat.belly, 0.4),
          line: { colour: darker(coat.back, 0.5), width: 2 },
        }
      }),
  },
  lion: {
    coat: { back: '#8e1f1a', flank: '#d8503a', belly: '#ffe2c8', fin: '#c93a2a', mark: '#fff3e4' },
    ...{ long: 80, high: 42, tail: 'fan', dorsal: 'spines', eye: 12 },
    marks: ({ mark }) =>
      [-70, -52, -34, -14, 4, 24, 42, 60].map((x, index) => ({
        path: strand([
          [x, -50],
          [x + 8, 0],
          [x - 2, 50],
        ]),
        line: { colour: mark, width: index % 2 === 0 ? 7 : 3 },
      })),
    over: (coat) =>
      [0, 1, 2, 3, 4].map((index) => ({
        path: smooth(
          [
            [14, 12],
            [-10 - index * 16, 40 + (index % 2) * 12],
            [-40 - index * 22, 74 - index * 8],
            [-30 - index * 18, 42 - index * 6],
          ],
          0.8,
        ),
        fill: { from: [14, 12], to: [-60, 70], stops: [coat.fin, coat.mark, coat.fin, coat.mark] },
        line: { colour: darker(coat.back, 0.5), width: 2.4 },
      })),
  },
} as const satisfies Record<string, Finned>
