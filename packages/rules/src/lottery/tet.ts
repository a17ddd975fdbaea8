// SPDX-License-Identifier: Apache-2.0
import { dayOfText } from './vietnam-days.ts'

/**
 * Days of the lunar new year in Vietnam time: the day of the new moon. In 2030 it is one day before China's,
 * where that new moon falls after midnight. Later years must be added here; without them the North would draw
 * during Tết.
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

/** Whether this is one of the four days of Tết on which the North does not draw. */
export const isClosedForTet = (day: number): boolean => closedDays.has(day)
