// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from './lottery.ts'
import { isClosedForTet } from './tet.ts'
import { dayOf, dayOfMonthOf, minuteMs, startOfDay, weekDayOf } from './vietnam-days.ts'

/**
 * The draws of one draw day: `count` of them, the first `firstMinute` minutes after 00:00, then every
 * `everyMinutes`.
 */
export interface DayPlan {
  firstMinute: number
  everyMinutes: number
  count: number
}

/**
 * The draw day of a lottery. A fast lottery's draw k is at 00:00 + k times its minutes: the draw at the next
 * 00:00 is the last of the day that ends.
 */
export function dayPlan(lottery: Lottery): DayPlan {
  switch (lottery.kind) {
    case 'vietnamese':
    case 'digits':
      return { firstMinute: lottery.drawMinute, everyMinutes: 1, count: 1 }
    case 'keno':
      return {
        firstMinute: lottery.firstMinute,
        everyMinutes: lottery.everyMinutes,
        count: Math.floor((lottery.lastMinute - lottery.firstMinute) / lottery.everyMinutes) + 1,
      }
    case 'balls':
      return {
        firstMinute: lottery.firstMinute,
        everyMinutes: lottery.everyMinutes,
        count: lottery.drawsPerDay,
      }
    case 'fast':
      return {
        firstMinute: lottery.everyMinutes,
        everyMinutes: lottery.everyMinutes,
        count: (24 * 60) / lottery.everyMinutes,
      }
  }
}

/** Whether the lottery draws on this day. Only the North pauses at Tết (game-rules.md section 6.2). */
export function isDrawDay(lottery: Lottery, day: number): boolean {
  if (!lottery.drawDays.includes(weekDayOf(day))) return false
  if (lottery.kind === 'digits' && lottery.monthDays !== undefined)
    return lottery.monthDays.includes(dayOfMonthOf(day))
  return !(lottery.kind === 'vietnamese' && lottery.region === 'MB' && isClosedForTet(day))
}

/**
 * Draws are at most two weeks apart when the four days of Tết remove one, and 16 days from the 16th of a
 * month to the first of the next.
 */
const searchedDays = 18

/** Epoch ms of the first draw strictly after `nowMs`. */
export function nextDrawAt(lottery: Lottery, nowMs: number): number {
  const { firstMinute, everyMinutes, count } = dayPlan(lottery)
  const today = dayOf(nowMs)
  for (let day = today; day < today + searchedDays; day += 1) {
    const firstAt = startOfDay(day) + firstMinute * minuteMs
    const index = Math.max(0, Math.floor((nowMs - firstAt) / (everyMinutes * minuteMs)) + 1)
    if (index < count && isDrawDay(lottery, day)) return firstAt + index * everyMinutes * minuteMs
  }
  throw new RangeError(`${lottery.gameCode} has no draw after ${nowMs}`)
}

/** Epoch ms of the last draw at or before `nowMs`. */
export function previousDrawAt(lottery: Lottery, nowMs: number): number {
  const { firstMinute, everyMinutes, count } = dayPlan(lottery)
  const today = dayOf(nowMs)
  for (let day = today; day > today - searchedDays; day -= 1) {
    const firstAt = startOfDay(day) + firstMinute * minuteMs
    const index = Math.min(count - 1, Math.floor((nowMs - firstAt) / (everyMinutes * minuteMs)))
    if (index >= 0 && isDrawDay(lottery, day)) return firstAt + index * everyMinutes * minuteMs
  }
  throw new RangeError(`${lottery.gameCode} has no draw before ${nowMs}`)
}

/** The draws after `afterMs` and up to `untilMs` (included), oldest first. */
export function drawsBetween(lottery: Lottery, afterMs: number, untilMs: number): number[] {
  const draws: number[] = []
  for (let at = nextDrawAt(lottery, afterMs); at <= untilMs; at = nextDrawAt(lottery, at)) draws.push(at)
  return draws
}

/** Epoch ms from which bets on a draw are no longer accepted. */
export const closesAt = (lottery: Lottery, drawAtMs: number): number => drawAtMs - lottery.lockSeconds * 1000

/** Whether bets on this draw are accepted. A bet at the exact moment of closing is late. */
export const isOpen = (lottery: Lottery, drawAtMs: number, nowMs: number): boolean =>
  nowMs < closesAt(lottery, drawAtMs)
