// SPDX-License-Identifier: Apache-2.0
import { addDays, dayIn, daysFrom, startOfDayIn } from '../site/zoned-days.ts'

/** What becomes of the reward of a day on which a member does not come: it is lost, or waits for the next time. */
export const missedDays = ['lost', 'wait'] as const
export type MissedDay = (typeof missedDays)[number]
export const mostCalendarDays = 31

/** A reward for each day, in units. */
export interface CalendarTerms {
  days: readonly number[]
  missed: MissedDay
}

/** Where a member is in a calendar; null before they join. */
export interface CalendarProgress {
  /** The numbers of the rewards that they have, from 1 on. */
  taken: readonly number[]
  gotToday: boolean
  joinedAtMs: number
}

export const calendarStates = ['taken', 'lost', 'now', 'coming'] as const
export type CalendarState = (typeof calendarStates)[number]

/** The number of the reward that today is for; undefined: the days are over. */
export function numberOfToday(
  { days, missed }: CalendarTerms,
  { taken, gotToday, joinedAtMs }: CalendarProgress,
  nowMs: number,
  timeZone: string,
): number | undefined {
  const number =
    missed === 'wait'
      ? taken.length + (gotToday ? 0 : 1)
      : daysFrom(dayIn(timeZone, joinedAtMs), dayIn(timeZone, nowMs)) + 1
  return number <= days.length ? number : undefined
}

/** The state of each day of a calendar, in order. */
export function calendarStatesOf(
  terms: CalendarTerms,
  progress: CalendarProgress | null,
  nowMs: number,
  timeZone: string,
): CalendarState[] {
  if (!progress) return terms.days.map(() => 'coming')
  const today = numberOfToday(terms, progress, nowMs, timeZone) ?? Infinity
  return terms.days.map((_, index) => {
    const number = index + 1
    if (progress.taken.includes(number)) return 'taken'
    if (number < today) return 'lost'
    return number === today && !progress.gotToday ? 'now' : 'coming'
  })
}

/** When a calendar ends for a member who joins: where missed days are lost, with its last day. */
export function calendarEnd(
  { days, missed }: CalendarTerms,
  endTime: number | null,
  joinedAtMs: number,
  timeZone: string,
): number | null {
  if (missed === 'wait') return endTime
  const lastMs = startOfDayIn(timeZone, addDays(dayIn(timeZone, joinedAtMs), days.length))
  return endTime === null ? lastMs : Math.min(endTime, lastMs)
}
