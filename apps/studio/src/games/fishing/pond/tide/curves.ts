// SPDX-License-Identifier: Apache-2.0
import { POND, type Point } from '../pond.ts'
import type { TideStream } from './tide-stream.ts'

type Side = 'left' | 'right' | 'top' | 'bottom'

/** Pairs of sides; most fish cross the pond lengthways. */
const ways: readonly (readonly [way: readonly [Side, Side], weight: number])[] = [
  [['left', 'right'], 10],
  [['right', 'left'], 10],
  [['left', 'top'], 1],
  [['left', 'bottom'], 1],
  [['right', 'top'], 1],
  [['right', 'bottom'], 1],
  [['top', 'bottom'], 2],
  [['bottom', 'top'], 2],
]
/** Curves keep so far away from corners. */
const INSET = 140
const SHORTEST_SWIM_MS = 6_000

export interface Way {
  /** It begins and ends so far outside of the pond. */
  readonly margin: number
  /** Those that swim it are up to so far beside it, and stay in the pond. */
  readonly apart?: number
  /** From left to right or back. */
  readonly lengthways?: boolean
}

/** A way through the pond. */
export function curveThrough(stream: TideStream, { margin, apart = 0, lengthways = false }: Way): Point[] {
  const [from, to] = stream.weighted(lengthways ? ways.slice(0, 2) : ways)
  const inset = INSET + apart
  const start = outside(stream, from, { margin, inset })
  const middle = Array.from({ length: stream.between(1, 2) }, () => inside(stream, inset)).toSorted(
    (one, other) => distance(start, one) - distance(start, other),
  )
  return [start, ...middle, outside(stream, to, { margin, inset })]
}

const inside = (stream: TideStream, inset: number): Point => ({
  x: stream.between(inset, POND.width - inset),
  y: stream.between(inset, POND.height - inset),
})

function outside(
  stream: TideStream,
  side: Side,
  { margin, inset }: { readonly margin: number; readonly inset: number },
): Point {
  const { x, y } = inside(stream, inset)
  if (side === 'left') return { x: -margin, y }
  if (side === 'right') return { x: POND.width + margin, y }
  return side === 'top' ? { x, y: -margin } : { x, y: POND.height + margin }
}

/** The same curve beside. */
export const movedBy = (curve: readonly Point[], offset: Point): Point[] =>
  curve.map(({ x, y }) => ({ x: x + offset.x, y: y + offset.y }))

/** How long something needs for a curve at this speed (units a second), in whole milliseconds. */
export function swimTimeOf(curve: readonly Point[], speed: number): number {
  const length = curve.slice(1).reduce((sum, point, index) => sum + distance(curve[index]!, point), 0)
  return Math.max(SHORTEST_SWIM_MS, Math.round((length * 1_000) / speed))
}

/** About as far as two points are apart, without a root. */
function distance(from: Point, to: Point): number {
  const [right, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  return Math.max(right, down) + 0.4 * Math.min(right, down)
}
