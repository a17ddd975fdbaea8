// SPDX-License-Identifier: Apache-2.0
import { addDays, dayAfter, firstOfMonth, mondayOf } from '../site/zoned-days.ts'
import type { PeriodType } from './contract.ts'

/** A run of whole days of the site, both included, as YYYY-MM-DD. */
export interface DayRange {
  readonly firstDay: string
  readonly lastDay: string
}

/** The period of a type that contains a day (D-134): Monday to Sunday, 1 to 15 and 16 to the end, 1 to the end. */
export function periodOf(type: PeriodType, day: string): DayRange {
  if (type === 'Daily') return { firstDay: day, lastDay: day }
  if (type === 'Weekly') {
    const monday = mondayOf(day)
    return { firstDay: monday, lastDay: addDays(monday, 6) }
  }
  const month = day.slice(0, 8)
  const endOfMonth = addDays(firstOfMonth(day, 1), -1)
  if (type === 'Monthly') return { firstDay: `${month}01`, lastDay: endOfMonth }
  return Number(day.slice(8)) <= 15
    ? { firstDay: `${month}01`, lastDay: `${month}15` }
    : { firstDay: `${month}16`, lastDay: endOfMonth }
}

/** The period before the one that contains this day. */
export const periodBefore = (type: PeriodType, day: string): DayRange =>
  periodOf(type, addDays(periodOf(type, day).firstDay, -1))

/** The first day of the period after the one that contains this day: from when an accepted contract counts. */
export const nextPeriodStart = (type: PeriodType, day: string): string =>
  dayAfter(periodOf(type, day).lastDay)
