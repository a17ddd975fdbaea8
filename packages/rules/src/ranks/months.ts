// SPDX-License-Identifier: Apache-2.0
import { dayIn, firstOfMonth, startOfDayIn } from '../site/zoned-days.ts'

/** The month of the site in which a moment lies, by its first day. */
export const siteMonth = (atMs: number, timeZone: string): string => firstOfMonth(dayIn(timeZone, atMs))

/** When a month of the site ends, and the next begins. */
export const monthEndMs = (month: string, timeZone: string): number =>
  startOfDayIn(timeZone, firstOfMonth(month, 1))
