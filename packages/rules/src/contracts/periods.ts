// SPDX-License-Identifier: Apache-2.0
import type { PeriodType } from './contract.ts'

/** A run of whole days of the site, both included, as YYYY-MM-DD. */
export interface DayRange {
  readonly firstDay: string
  readonly lastDay: string
}

const dayMs = 86_400_000
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)

/** The day after (or, with a negative count, before) a day. */
export const addDays = (day: string, count: number): string => dayOf(startOf(day) + count * dayMs)

/** The period of a type that contains a day (D-134): Monday to Sunday, 1 to 15 and 16 to the end, 1 to the end. */
export function periodOf(type: PeriodType, day: string): DayRange {
  if (type === 'Daily') return { firstDay: day, lastDay: day }
  if (type === 'Weekly') {
    const monday = addDays(day, -((new Date(startOf(day)).getUTCDay() + 6) % 7))
    return { firstDay: monday, lastDay: addDays(monday, 6) }
  }
  const month = day.slice(0, 8)
  const endOfMonth = dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0))
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
  addDays(periodOf(type, day).lastDay, 1)
