// SPDX-License-Identifier: Apache-2.0
import { addDays, clockIn, dayIn, minuteOfDayIn, spanIn, weekDayOf } from '../site/zoned-days.ts'
import type { PromotionPeriod } from './promotion-status.ts'

/** How often a promotion begins anew for a member. */
export const repetitions = ['ONCE', 'DAY', 'WEEK', 'MONTH'] as const
export type Repetition = (typeof repetitions)[number]

/** When members can take part, in site time. */
export interface Schedule {
  every: Repetition
  /** 1 Monday to 7 Sunday; empty: every day. */
  weekDays: readonly number[]
  /** Whole hours of the day: from the first, before the second. */
  fromHour: number
  untilHour: number
}

export const always: Schedule = { every: 'ONCE', weekDays: [], fromHour: 0, untilHour: 24 }

/** One turn of a repeated promotion; `key` names it, and is empty for a promotion without repetition. */
export interface Turn {
  key: string
  fromMs: number | null
  untilMs: number | null
}

/** The turn that a moment belongs to, cut to the period of the promotion. Weeks begin on Monday. */
export function turnAt(
  every: Repetition,
  { startTime, endTime }: PromotionPeriod,
  atMs: number,
  timeZone: string,
): Turn {
  if (every === 'ONCE') return { key: '', fromMs: startTime, untilMs: endTime }
  const { firstDay, startMs, endMs } = spanIn(timeZone, lengths[every], atMs)
  return {
    key: every === 'MONTH' ? firstDay.slice(0, 7) : firstDay,
    fromMs: startTime === null ? startMs : Math.max(startMs, startTime),
    untilMs: endTime === null ? endMs : Math.min(endMs, endTime),
  }
}

const lengths = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const

/**
 * When the next day opens to members that begins to be open at a moment or later. Null: none before the end of
 * the promotion.
 */
export function nextOpening(
  schedule: Pick<Schedule, 'weekDays' | 'fromHour' | 'untilHour'>,
  { endTime }: Pick<PromotionPeriod, 'endTime'>,
  sinceMs: number,
  timeZone: string,
): number | null {
  const today = dayIn(timeZone, sinceMs)
  for (let ahead = 0; ahead <= 7; ahead++) {
    const opensMs = minuteOfDayIn(timeZone, addDays(today, ahead), schedule.fromHour * 60)
    if (opensMs < sinceMs || !isOpenAt(schedule, opensMs, timeZone)) continue
    return endTime === null || opensMs < endTime ? opensMs : null
  }
  return null
}

/** Whether members can take part at a moment of the day and of the week. */
export function isOpenAt(
  { weekDays, fromHour, untilHour }: Pick<Schedule, 'weekDays' | 'fromHour' | 'untilHour'>,
  atMs: number,
  timeZone: string,
): boolean {
  const hour = new Date(clockIn(timeZone, atMs)).getUTCHours()
  return isOpenOn({ weekDays }, dayIn(timeZone, atMs)) && hour >= fromHour && hour < untilHour
}

/** Whether members can take part on a day of the site (YYYY-MM-DD) at all. */
export const isOpenOn = ({ weekDays }: Pick<Schedule, 'weekDays'>, day: string): boolean =>
  weekDays.length === 0 || weekDays.includes(weekDayOf(day))
