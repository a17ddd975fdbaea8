// SPDX-License-Identifier: Apache-2.0
import { directionOf, WHOLE_TURN } from '../direction-of.ts'
import type { Point } from '../pond.ts'
import type { TideStream } from './tide-stream.ts'

export interface Formation {
  readonly offsets: readonly Point[]
  /** Something larger can swim in its middle. */
  readonly hollow: boolean
}

/** One of the figures in which fish swim together. */
export function formationOf(stream: TideStream): Formation {
  const figure = stream.oneOf(['ring', 'wedge', 'spiral', 'ranks'] as const)
  if (figure === 'ring') return { offsets: ring(stream.between(8, 12)), hollow: true }
  if (figure === 'wedge') return { offsets: wedge(stream.between(3, 5)), hollow: false }
  if (figure === 'spiral') return { offsets: spiral(stream.between(9, 13)), hollow: false }
  return { offsets: ranks(stream.between(2, 3), stream.between(3, 5)), hollow: false }
}

const ring = (count: number): Point[] =>
  Array.from({ length: count }, (_, index) => onCircle((index * WHOLE_TURN) / count, 150))

const spiral = (count: number): Point[] =>
  Array.from({ length: count }, (_, index) => onCircle(index * 500, 24 + index * 13))

/** Two lines behind a first one. */
const wedge = (lines: number): Point[] => [
  { x: 0, y: 0 },
  ...Array.from({ length: lines }, (_, index) => index + 1).flatMap((line) => [
    { x: -line * 62, y: -line * 46 },
    { x: -line * 62, y: line * 46 },
  ]),
]

const ranks = (lines: number, width: number): Point[] =>
  Array.from({ length: lines * width }, (_, index) => ({
    x: (index % width) * 84 - (width - 1) * 42,
    y: Math.floor(index / width) * 96 - (lines - 1) * 48,
  }))

function onCircle(angle: number, radius: number): Point {
  const { x, y } = directionOf(angle)
  return { x: Math.round(x * radius), y: Math.round(y * radius) }
}

/** How far the figure reaches from its middle. */
export const reachOf = (offsets: readonly Point[]): number =>
  Math.max(...offsets.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))))
