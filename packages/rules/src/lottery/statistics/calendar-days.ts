// SPDX-License-Identifier: Apache-2.0
import { dayOfText, dayText } from '../vietnam-days.ts'

/** `2026-02-17` for a day of `vietnam-days.ts`. */
export const calendarDay = (day: number): string =>
  dayText(day).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')

/** The day that such a text names; undefined if the calendar has no such day. */
export const dayOfCalendar = (text: string): number | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayOfText(text.replaceAll('-', '')) : undefined
