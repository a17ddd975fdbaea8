// SPDX-License-Identifier: Apache-2.0
import { dayOfText } from './vietnam-days.ts'

/**
 * Lunar new year's days, Vietnam time: the day there of the new moon. 2030 is one day before China's, where
 * that new moon falls after midnight. A later year is added here; without it the North draws through its Tết.
 */
export const lunarNewYears = [
  '20240210',
  '20250129',
  '20260217',
  '20270206',
  '20280126',
  '20290213',
  '20300202',
] as const

/** The eve and days 1 to 3 (game-rules.md section 6.2). */
const closedDays = new Set(
  lunarNewYears.flatMap((text) => {
    const newYear = dayOfText(text)
    return newYear === undefined ? [] : [newYear - 1, newYear, newYear + 1, newYear + 2]
  }),
)

/** Is this one of the four days of Tết on which the North does not draw? */
export const isClosedForTet = (day: number): boolean => closedDays.has(day)
