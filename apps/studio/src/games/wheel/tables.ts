// SPDX-License-Identifier: Apache-2.0
export type WheelSegments = 10 | 20 | 30 | 40 | 50
export type WheelRisk = 'low' | 'medium' | 'high'

const low = [15, 12, 12, 12, 0, 12, 12, 12, 12, 0]
const repeated = (times: number): number[] => Array.from({ length: times }, () => low).flat()
/** One segment pays 99 % of their number, the others nothing. */
const single = (segments: number): number[] =>
  Array.from({ length: segments }, (_, segment) => (segment === segments - 1 ? (segments * 99) / 10 : 0))

/** Multipliers in tenths, clockwise; each wheel has the mean 0.99. */
export const WHEEL_TABLES: Readonly<Record<WheelRisk, Readonly<Record<WheelSegments, readonly number[]>>>> = {
  low: { 10: low, 20: repeated(2), 30: repeated(3), 40: repeated(4), 50: repeated(5) },
  medium: {
    10: [0, 19, 0, 15, 0, 20, 0, 15, 0, 30],
    20: [15, 0, 20, 0, 20, 0, 20, 0, 15, 0, 30, 0, 18, 0, 20, 0, 20, 0, 20, 0],
    30: [
      15, 0, 15, 0, 20, 0, 15, 0, 20, 0, 20, 0, 15, 0, 30, 0, 15, 0, 20, 0, 20, 0, 17, 0, 40, 0, 15, 0, 20, 0,
    ],
    40: [
      20, 0, 30, 0, 20, 0, 15, 0, 30, 0, 15, 0, 15, 0, 20, 0, 15, 0, 30, 0, 15, 0, 20, 0, 20, 0, 16, 0, 20, 0,
      15, 0, 30, 0, 15, 0, 20, 0, 15, 0,
    ],
    50: [
      20, 0, 15, 0, 20, 0, 15, 0, 30, 0, 15, 0, 15, 0, 20, 0, 15, 0, 30, 0, 15, 0, 20, 0, 15, 0, 20, 0, 20, 0,
      15, 0, 30, 0, 15, 0, 20, 0, 15, 0, 15, 0, 50, 0, 15, 0, 20, 0, 15, 0,
    ],
  },
  high: { 10: single(10), 20: single(20), 30: single(30), 40: single(40), 50: single(50) },
}
