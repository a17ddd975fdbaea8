// SPDX-License-Identifier: Apache-2.0
import type { Weapon } from '../pond/pond.ts'
import type { Layer } from './layer.ts'
import { corners, oval, smooth, star, strand, together } from './shapes.ts'
import { clear, darker, lighter } from './tints.ts'

/** The colours of the four chairs. */
export const chairColours = ['#22e38b', '#45b4ff', '#ff8a3d', '#d07bff'] as const

const steel = { from: [0, -24], to: [0, 24], stops: ['#f4f8ff', '#9fb2cc', '#4a5c78', '#7f93b0'] } as const
const brass = { from: [0, -30], to: [0, 30], stops: ['#fff4b8', '#ffc93a', '#a86200', '#e8a01a'] } as const

/** The barrel of a gun: it points to the right, and turns around 0. */
export function barrel(weapon: Weapon, colour: string): Layer[] {
  const edge = { colour: '#0a1322', width: 3 }
  if (weapon === 'laser')
    return [
      {
        path: corners([
          [-20, -18],
          [66, -12],
          [66, 12],
          [-20, 18],
        ]),
        fill: steel,
        line: edge,
      },
      {
        path: together(
          ...[8, 24, 40].map((x) =>
            corners([
              [x, -20],
              [x + 8, -20],
              [x + 8, 20],
              [x, 20],
            ]),
          ),
        ),
        fill: brass,
        line: edge,
      },
      {
        path: corners([
          [62, -16],
          [86, -7],
          [86, 7],
          [62, 16],
        ]),
        fill: { from: [0, -16], to: [0, 16], stops: ['#ffffff', '#ff5ab0', '#8a0a5a'] },
        line: edge,
        glow: { colour: '#ff4ab0', size: 12 },
      },
    ]
  if (weapon === 'net')
    return [
      {
        path: corners([
          [-20, -17],
          [40, -14],
          [82, -30],
          [82, 30],
          [40, 14],
          [-20, 17],
        ]),
        fill: steel,
        line: edge,
      },
      {
        path: corners([
          [74, -31],
          [90, -31],
          [90, 31],
          [74, 31],
        ]),
        fill: brass,
        line: edge,
      },
      {
        path: together(
          corners([
            [8, -20],
            [20, -20],
            [20, 20],
            [8, 20],
          ]),
        ),
        fill: colour,
        line: edge,
      },
    ]
  return [
    {
      path: corners([
        [-20, -17],
        [70, -12],
        [70, 12],
        [-20, 17],
      ]),
      fill: steel,
      line: edge,
    },
    {
      path: together(
        corners([
          [62, -18],
          [84, -16],
          [84, 16],
          [62, 18],
        ]),
        corners([
          [18, -20],
          [28, -20],
          [28, 20],
          [18, 20],
        ]),
      ),
      fill: brass,
      line: edge,
    },
    {
      path: corners([
        [34, -8],
        [58, -7],
        [58, 7],
        [34, 8],
      ]),
      fill: colour,
      line: { colour: darker(colour, 0.5), width: 2 },
    },
  ]
}

/** What the gun turns on. */
export function turret(colour: string): Layer[] {
  return [
    { path: oval(0, 6, 62, 52), fill: clear('#020814', 0.42) },
    {
      path: smooth([
        [0, -48],
        [34, -34],
        [48, 0],
        [34, 34],
        [0, 48],
        [-34, 34],
        [-48, 0],
        [-34, -34],
      ]),
      fill: brass,
      line: { colour: '#2a1600', width: 4 },
    },
    {
      path: oval(0, 0, 34),
      fill: { middle: [-8, -12], radius: 42, stops: [lighter(colour, 0.65), colour, darker(colour, 0.62)] },
      line: { colour: '#2a1600', width: 4 },
    },
    {
      path: together(
        ...Array.from({ length: 8 }, (_, index) =>
          oval(Math.cos((index * Math.PI) / 4) * 41, Math.sin((index * Math.PI) / 4) * 41, 3.6),
        ),
      ),
      fill: '#5a3600',
    },
    { path: oval(-8, -14, 15, 8), fill: clear('#ffffff', 0.6) },
  ]
}

/** A bullet of a weapon; it flies to the right. */
export function bulletPicture(weapon: Weapon, colour: string): Layer[] {
  if (weapon === 'net')
    return [
      {
        path: oval(0, 0, 15),
        fill: { middle: [-4, -5], radius: 18, stops: ['#ffffff', lighter(colour, 0.3), darker(colour, 0.3)] },
        glow: { colour, size: 12 },
      },
      {
        path: together(
          strand([
            [-12, -8],
            [12, 8],
          ]),
          strand([
            [-12, 8],
            [12, -8],
          ]),
          strand([
            [0, -15],
            [0, 15],
          ]),
        ),
        line: { colour: clear('#ffffff', 0.8), width: 2 },
      },
    ]
  return [
    {
      path: smooth([
        [22, 0],
        [10, -9],
        [-14, -6],
        [-34, 0],
        [-14, 6],
        [10, 9],
      ]),
      fill: { from: [-34, 0], to: [22, 0], stops: [clear(colour, 0), colour, '#ffffff'] },
      glow: { colour, size: 12 },
    },
  ]
}

/** A net that is thrown, open. */
export function netPicture(colour: string): Layer[] {
  const ring = (radius: number): string =>
    smooth(
      Array.from(
        { length: 12 },
        (_, index) =>
          [
            Math.cos((index * Math.PI) / 6) * radius * (index % 2 === 0 ? 1 : 0.93),
            Math.sin((index * Math.PI) / 6) * radius * (index % 2 === 0 ? 1 : 0.93),
          ] as const,
      ),
    )
  return [
    {
      path: ring(100),
      fill: clear(colour, 0.16),
      line: { colour: lighter(colour, 0.5), width: 5 },
      glow: { colour, size: 14 },
    },
    {
      path: together(
        ring(74),
        ring(48),
        ring(24),
        ...Array.from({ length: 12 }, (_, index) =>
          strand([
            [0, 0],
            [Math.cos((index * Math.PI) / 6) * 98, Math.sin((index * Math.PI) / 6) * 98],
          ]),
        ),
      ),
      line: { colour: clear(lighter(colour, 0.6), 0.85), width: 2.6 },
    },
    {
      path: together(
        ...Array.from({ length: 12 }, (_, index) =>
          oval(Math.cos((index * Math.PI) / 6) * 98, Math.sin((index * Math.PI) / 6) * 98, 5),
        ),
      ),
      fill: '#ffffff',
    },
  ]
}

/** The mark on a fish that is locked. */
export const aimPicture = (colour: string): Layer[] => [
  { path: oval(0, 0, 64), line: { colour: clear('#04101f', 0.5), width: 9 } },
  { path: oval(0, 0, 64), line: { colour, width: 5 } },
  {
    path: together(
      ...[0, 1, 2, 3].map((quarter) => {
        const [x, y] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)]
        return strand([
          [x * 44, y * 44],
          [x * 88, y * 88],
        ])
      }),
    ),
    line: { colour, width: 7 },
  },
  { path: star(0, 0, 9, 4, 4), fill: colour },
]
