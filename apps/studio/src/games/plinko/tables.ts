// SPDX-License-Identifier: Apache-2.0
import type { PlinkoRisk, PlinkoRows } from './maths.ts'

/**
 * Multipliers in tenths from the edge to the middle; the other half mirrors them. With an odd number of rows
 * the two middle slots are equal.
 */
export const PLINKO_HALVES: Readonly<Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly number[]>>>> = {
  8: {
    low: [56, 21, 11, 10, 5],
    medium: [130, 30, 13, 7, 4],
    high: [290, 40, 15, 3, 2],
  },
  9: {
    low: [56, 20, 16, 10, 7],
    medium: [180, 40, 17, 9, 5],
    high: [430, 70, 20, 6, 2],
  },
  10: {
    low: [89, 30, 14, 11, 10, 5],
    medium: [220, 50, 20, 14, 6, 4],
    high: [760, 100, 30, 9, 3, 2],
  },
  11: {
    low: [84, 30, 19, 13, 10, 7],
    medium: [240, 60, 30, 18, 7, 5],
    high: [1200, 140, 52, 14, 4, 2],
  },
  12: {
    low: [100, 30, 16, 14, 11, 10, 5],
    medium: [330, 110, 40, 20, 11, 6, 3],
    high: [1700, 240, 81, 20, 7, 2, 2],
  },
  13: {
    low: [81, 40, 30, 19, 12, 9, 7],
    medium: [430, 130, 60, 30, 13, 7, 4],
    high: [2600, 370, 110, 40, 10, 2, 2],
  },
  14: {
    low: [71, 40, 19, 14, 13, 11, 10, 5],
    medium: [580, 150, 70, 40, 19, 10, 5, 2],
    high: [4200, 560, 180, 50, 19, 3, 2, 2],
  },
  15: {
    low: [150, 80, 30, 20, 15, 11, 10, 7],
    medium: [880, 180, 110, 50, 30, 13, 5, 3],
    high: [6200, 830, 270, 80, 30, 5, 2, 2],
  },
  16: {
    low: [160, 90, 20, 14, 14, 12, 11, 10, 5],
    medium: [1100, 410, 100, 50, 30, 15, 10, 5, 3],
    high: [10000, 1300, 260, 90, 40, 20, 2, 2, 2],
  },
}
