// SPDX-License-Identifier: Apache-2.0
import { addDays } from '../site/zoned-days.ts'
import { type DayRange } from './periods.ts'

/** So many days are counted out at most. */
const mostDays = 366

/** Every day from the first to the last, YYYY-MM-DD. */
export function everyDay({ firstDay, lastDay }: DayRange): string[] {
  const days: string[] = []
  for (let day = firstDay; day <= lastDay && days.length < mostDays; day = addDays(day, 1)) days.push(day)
  return days
}
