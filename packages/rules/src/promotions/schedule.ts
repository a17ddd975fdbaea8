// SPDX-License-Identifier: Apache-2.0
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

const [hourMs, dayMs] = [3_600_000, 86_400_000]
const epochMonday = 4

/** The day of the site at a moment, as YYYY-MM-DD. */
export const dayKey = (atMs: number, offsetMs: number): string =>
  new Date(atMs + offsetMs).toISOString().slice(0, 10)

/** The turn that a moment belongs to, cut to the period of the promotion. Weeks begin on Monday. */
export function turnAt(
  every: Repetition,
  { startTime, endTime }: PromotionPeriod,
  atMs: number,
  offsetMs: number,
): Turn {
  if (every === 'ONCE') return { key: '', fromMs: startTime, untilMs: endTime }
  const [from, until] = bounds(every, atMs + offsetMs)
  const [fromMs, untilMs] = [from - offsetMs, until - offsetMs]
  return {
    key: new Date(from).toISOString().slice(0, every === 'MONTH' ? 7 : 10),
    fromMs: startTime === null ? fromMs : Math.max(fromMs, startTime),
    untilMs: endTime === null ? untilMs : Math.min(untilMs, endTime),
  }
}

function bounds(every: Exclude<Repetition, 'ONCE'>, localMs: number): [from: number, until: number] {
  const day = Math.floor(localMs / dayMs)
  if (every === 'DAY') return [day * dayMs, (day + 1) * dayMs]
  if (every === 'WEEK') {
    const monday = day - ((((day - epochMonday) % 7) + 7) % 7)
    return [monday * dayMs, (monday + 7) * dayMs]
  }
  const local = new Date(localMs)
  const month = (more: number): number => Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + more, 1)
  return [month(0), month(1)]
}

/** The end of the day of the site that a moment is in. */
export const endOfDay = (atMs: number, offsetMs: number): number =>
  (Math.floor((atMs + offsetMs) / dayMs) + 1) * dayMs - offsetMs

/**
 * When the next day opens to members that begins to be open at a moment or later. Null: none before the end of
 * the promotion.
 */
export function nextOpening(
  schedule: Pick<Schedule, 'weekDays' | 'fromHour' | 'untilHour'>,
  { endTime }: Pick<PromotionPeriod, 'endTime'>,
  sinceMs: number,
  offsetMs: number,
): number | null {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const opensMs = endOfDay(sinceMs, offsetMs) + (ahead - 1) * dayMs + schedule.fromHour * hourMs
    if (opensMs < sinceMs || !isOpenAt(schedule, opensMs, offsetMs)) continue
    return endTime === null || opensMs < endTime ? opensMs : null
  }
  return null
}

/** Whether members can take part at a moment of the day and of the week. */
export function isOpenAt(
  { weekDays, fromHour, untilHour }: Pick<Schedule, 'weekDays' | 'fromHour' | 'untilHour'>,
  atMs: number,
  offsetMs: number,
): boolean {
  const localMs = atMs + offsetMs
  const weekDay = ((((Math.floor(localMs / dayMs) - epochMonday) % 7) + 7) % 7) + 1
  const hour = Math.floor((localMs - Math.floor(localMs / dayMs) * dayMs) / hourMs)
  return (weekDays.length === 0 || weekDays.includes(weekDay)) && hour >= fromHour && hour < untilHour
}
