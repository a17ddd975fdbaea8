// SPDX-License-Identifier: Apache-2.0
import { POND, type Fish, type Freeze, type Point, type Position } from './pond.ts'

/** The time of the fish: it stands still while the pond is frozen, and never runs backwards. */
export function fishTimeOf(tideMs: number, freezes: readonly Freeze[]): number {
  let [stood, until] = [0, 0]
  for (const [fromMs, forMs] of freezes.toSorted(([first], [second]) => first - second)) {
    const from = Math.max(fromMs, until)
    const to = Math.min(fromMs + forMs, tideMs)
    if (to > from) stood += to - from
    until = Math.max(until, fromMs + forMs)
  }
  return tideMs - stood
}

/** Where a fish is; undefined before its birth and after its end. Points are the same in every engine: no step of them is rounded freely. */
export function positionOf({ bornMs, swimMs, curve }: Fish, fishMs: number): Position | undefined {
  const part = (fishMs - bornMs) / swimMs
  if (part < 0 || part > 1) return undefined
  let points: readonly Point[] = curve
  // De Casteljau: what is left before the last step is the tangent.
  while (points.length > 2) points = between(points, part)
  const [from, to] = [points[0]!, points[1]!]
  const [point] = between(points, part)
  return { x: point!.x, y: point!.y, angle: Math.atan2(to.y - from.y, to.x - from.x) }
}

const between = (points: readonly Point[], part: number): Point[] =>
  points.slice(1).map((point, index) => {
    const before = points[index]!
    return { x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part }
  })

/** Whether a fish there can be hit. */
export const isInPond = ({ x, y }: Point): boolean => x >= 0 && x <= POND.width && y >= 0 && y <= POND.height
