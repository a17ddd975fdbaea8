// SPDX-License-Identifier: Apache-2.0
import type { Finned } from './finned.ts'
import type { Layer } from './layer.ts'
import { corners, smooth, star, strand, together } from './shapes.ts'
import { clear } from './tints.ts'

/** Light that lies on gold. */
const gilding = (long: number, high: number): Layer[] => [
  {
    path: corners([
      [-long * 0.5, -high],
      [-long * 0.24, -high],
      [-long * 0.5, high],
      [-long * 0.76, high],
    ]),
    fill: clear('#fffbe0', 0.5),
  },
  {
    path: corners([
      [long * 0.24, -high],
      [long * 0.34, -high],
      [long * 0.06, high],
      [-long * 0.04, high],
    ]),
    fill: clear('#fffbe0', 0.45),
  },
]
const gold = { back: '#c9780a', flank: '#ffc022', belly: '#fff0a0', fin: '#ffab1a', mark: '#8a4a00' }

/** Bony fish with something special: gold, ice, powder. */
export const rareFinnedKinds = {
  goldSprat: {
    coat: gold,
    ...{ long: 84, high: 38, tail: 'plume', dorsal: 'low', eye: 13 },
    marks: () => gilding(84, 44),
  },
  goldTang: {
    coat: gold,
    ...{ long: 82, high: 56, tail: 'plume', dorsal: 'sail' },
    marks: ({ mark }) => [
      {
        path: strand([
          [40, -40],
          [28, 0],
          [40, 40],
        ]),
        line: { colour: clear(mark, 0.6), width: 5 },
      },
      ...gilding(82, 60),
    ],
    over: () => [{ path: star(22, -88, 20, 9, 5), fill: '#fff6c0', line: { colour: '#a85c00', width: 3 } }],
  },
  freezer: {
    coat: { back: '#4aa8ff', flank: '#b8ecff', belly: '#ffffff', fin: '#8fe0ff', mark: '#2a7fe0' },
    ...{ long: 80, high: 52, tail: 'moon', dorsal: 'spines', iris: '#1d5fd8' },
    marks: ({ mark }) => [
      ...[0, 60, 120].map((degrees): Layer => {
        const [x, y] = [Math.cos((degrees * Math.PI) / 180) * 34, Math.sin((degrees * Math.PI) / 180) * 34]
        return {
          path: together(
            strand([
              [-14 - x, -y],
              [-14 + x, y],
            ]),
            strand([
              [-14 + x * 0.6 - y * 0.24, y * 0.6 + x * 0.24],
              [-14 + x * 0.86, y * 0.86],
              [-14 + x * 0.6 + y * 0.24, y * 0.6 - x * 0.24],
            ]),
            strand([
              [-14 - x * 0.6 - y * 0.24, -y * 0.6 + x * 0.24],
              [-14 - x * 0.86, -y * 0.86],
              [-14 - x * 0.6 + y * 0.24, -y * 0.6 - x * 0.24],
            ]),
          ),
          line: { colour: mark, width: 5.4 },
        }
      }),
    ],
    under: () =>
      [
        [-70, -62, 22],
        [62, -52, 15],
        [-40, 70, 18],
      ].map(([x, y, size]) => ({
        path: corners([
          [x!, y! - size!],
          [x! + size! * 0.5, y!],
          [x!, y! + size!],
          [x! - size! * 0.5, y!],
        ]),
        fill: { from: [x!, y! - size!], to: [x!, y! + size!], stops: ['#ffffff', '#7fd8ff'] },
        line: { colour: '#2a7fe0', width: 2 },
      })),
  },
  bombfish: {
    coat: { back: '#232a3a', flank: '#4b566e', belly: '#8a96ad', fin: '#ff6a2a', mark: '#ffcf3a' },
    ...{ long: 78, high: 72, tail: 'fan', dorsal: 'low', eye: 18, iris: '#c81e1e' },
    marks: ({ mark }) => [
      {
        path: smooth([
          [-100, 18],
          [0, 30],
          [100, 20],
          [100, 42],
          [0, 54],
          [-100, 40],
        ]),
        fill: mark,
      },
      ...[-70, -44, -18, 8, 34, 60].map((x) => ({
        path: corners([
          [x, 14],
          [x + 14, 14],
          [x, 62],
          [x - 14, 62],
        ]),
        fill: '#1a1f2c',
      })),
    ],
    over: () => [
      {
        path: corners([
          [-26, -86],
          [8, -86],
          [12, -60],
          [-30, -60],
        ]),
        fill: { from: [-26, 0], to: [12, 0], stops: ['#596478', '#cfd8e6', '#596478'] },
        line: { colour: '#10141f', width: 3 },
      },
      {
        path: strand([
          [-8, -86],
          [-2, -108],
          [16, -112],
          [24, -124],
        ]),
        line: { colour: '#e8d9b0', width: 5 },
      },
      {
        path: star(26, -126, 20, 8, 8),
        fill: { middle: [26, -126], radius: 20, stops: ['#ffffff', '#ffe14a', '#ff5a1a'] },
        glow: { colour: '#ffb02a', size: 14 },
      },
    ],
  },
} as const satisfies Record<string, Finned>
