// SPDX-License-Identifier: Apache-2.0
import { ROULETTE_POCKETS } from './maths.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** A racetrack in widths of a number: the radius of its bends in the middle of the lane, and how wide the lane is. */
export interface TrackForm {
  readonly radius: number
  readonly lane: number
}

/** Flat below a lying board, and nearly round on a phone, whose numbers would be too narrow to hit otherwise. */
export const TRACK_FORMS = {
  wide: { radius: 1.75, lane: 1.35 },
  narrow: { radius: 4.8, lane: 1.3 },
} as const satisfies Readonly<Record<string, TrackForm>>

/** So many corners a number has on each side, so that bends look round. */
const STEPS = 6

const halfStraight = ({ radius }: TrackForm): number => (ROULETTE_POCKETS - 2 * Math.PI * radius) / 4

/** Width and height of the whole track. */
export function trackSize(form: TrackForm): { readonly width: number; readonly height: number } {
  const outer = form.radius + form.lane / 2
  return { width: 2 * (halfStraight(form) + outer), height: 2 * outer }
}

/** The point so far around the track, clockwise from the middle of its right bend, and so far outside of the lane's middle. */
export function trackPoint(form: TrackForm, along: number, outside: number): Point {
  const { radius } = form
  const half = halfStraight(form)
  const reach = radius + outside
  const bend = (Math.PI * radius) / 2
  const way = ((along % ROULETTE_POCKETS) + ROULETTE_POCKETS) % ROULETTE_POCKETS
  const round = (middle: number, angle: number): Point => ({
    x: middle + Math.cos(angle) * reach,
    y: Math.sin(angle) * reach,
  })
  if (way <= bend) return round(half, way / radius)
  if (way <= bend + 2 * half) return { x: half - (way - bend), y: reach }
  if (way <= 3 * bend + 2 * half) return round(-half, (way - 2 * half) / radius)
  if (way <= 3 * bend + 4 * half) return { x: -half + (way - 3 * bend - 2 * half), y: -reach }
  return round(half, (way - 4 * half) / radius)
}

/** The points from one way to another along a line. */
function lineOf(form: TrackForm, from: number, to: number, outside: number): Point[] {
  const steps = Math.max(STEPS, Math.ceil((to - from) * 3))
  return Array.from({ length: steps + 1 }, (_, step) =>
    trackPoint(form, from + ((to - from) * step) / steps, outside),
  )
}

/** The outline of the number at this index of the wheel. */
export function numberOutline(form: TrackForm, index: number): Point[] {
  const [from, to] = [index - 0.5, index + 0.5]
  return [...lineOf(form, from, to, form.lane / 2), ...lineOf(form, from, to, -form.lane / 2).toReversed()]
}

/** The outline of an area inside of the lane: stretches of its inner edge, joined by straight lines. */
export const innerOutline = (
  form: TrackForm,
  stretches: readonly (readonly [from: number, to: number])[],
): Point[] => stretches.flatMap(([from, to]) => lineOf(form, from, to, -form.lane / 2))

/** The centre of gravity of an outline: where its text stands. */
function centreOf(outline: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0]
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length]!
    const cross = from.x * to.y - to.x * from.y
    area += cross
    x += (from.x + to.x) * cross
    y += (from.y + to.y) * cross
  }
  return { x: x / (3 * area), y: y / (3 * area) }
}

/** A box in per cent of the track, and the outline with its centre in per cent of the box. */
export interface TrackBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly outline: readonly Point[]
  readonly centre: Point
}

/** The box around an outline. */
export function boxOf(form: TrackForm, outline: readonly Point[]): TrackBox {
  const { width, height } = trackSize(form)
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const within = ({ x, y }: Point): Point => ({ x: ((x - left) / wide) * 100, y: ((y - top) / high) * 100 })
  return {
    left: (left / width + 0.5) * 100,
    top: (top / height + 0.5) * 100,
    width: (wide / width) * 100,
    height: (high / height) * 100,
    outline: outline.map(within),
    centre: within(centreOf(outline)),
  }
}
