// SPDX-License-Identifier: Apache-2.0
import type { Size } from '../../runtime/stage/scene.ts'
import { CRASH_GROWTH_PER_SECOND } from './maths.ts'

/** The displayed range: time from left to right, the multiplier from the bottom up. */
export interface Axes {
  readonly spanMs: number
  readonly topHundredths: number
}

const SHORTEST_MS = 8_000
const LOWEST_TOP = 200
/** Space around the curve, for the rocket and the labels. */
const ROOM = { left: 46, right: 52, top: 46, bottom: 26 } as const
const POINTS = 48

/** The axes grow with the curve, so that its tip stays inside. */
export function axesOf(elapsedMs: number, hundredths: number): Axes {
  return {
    spanMs: Math.max(SHORTEST_MS, elapsedMs),
    topHundredths: Math.max(LOWEST_TOP, 100 + (hundredths - 100) * 1.08),
  }
}

/** The position of a time and a multiplier on the picture. */
export function pointOn(
  { spanMs, topHundredths }: Axes,
  { width, height }: Size,
  atMs: number,
  hundredths: number,
): { x: number; y: number } {
  return {
    x: ROOM.left + ((width - ROOM.left - ROOM.right) * atMs) / spanMs,
    y:
      height - ROOM.bottom - ((height - ROOM.top - ROOM.bottom) * (hundredths - 100)) / (topHundredths - 100),
  }
}

/** The curve from its start to a moment, as x and y in turn; for drawing, so not cut to hundredths. */
export function curvePoints(axes: Axes, size: Size, elapsedMs: number): number[] {
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const atMs = (elapsedMs * index) / POINTS
    const { x, y } = pointOn(axes, size, atMs, 100 * Math.exp((CRASH_GROWTH_PER_SECOND * atMs) / 1_000))
    return [x, y]
  }).flat()
}

/** Round values for the lines across the picture, in hundredths: three to six of them, above 1.00x. */
export function ticksOf({ topHundredths }: Axes): number[] {
  const rough = (topHundredths - 100) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? power
  const ticks: number[] = []
  for (let value = Math.ceil(101 / step) * step; value <= topHundredths; value += step) ticks.push(value)
  return ticks
}
