// SPDX-License-Identifier: Apache-2.0
import type { WeekDay } from '@tessera/rules/lottery/week-days'

/** 1 January 2023 was a Sunday, which is day 1 of the draws. */
const sunday = (day: number): number => Date.UTC(2023, 0, day)

/**
 * The short name of a draw's weekday (1 Sunday, 2 to 7 Monday to Saturday) in a language; `all` for all of
 * them.
 */
export function weekDayName(day: WeekDay, tag: string, all: string): string {
  return day === 'ALL'
    ? all
    : new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(sunday(day))
}
