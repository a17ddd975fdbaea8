// SPDX-License-Identifier: Apache-2.0
export const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Asia/Ho_Chi_Minh is UTC+7 all year; it has no daylight saving. */
const aheadOfUtcMs = 7 * 60 * minuteMs

/** Days are counted from 1970-01-01, Vietnam time. */
export const dayOf = (atMs: number): number => Math.floor((atMs + aheadOfUtcMs) / dayMs)

/** Epoch ms of 00:00 Vietnam time of a day. */
export const startOfDay = (day: number): number => day * dayMs - aheadOfUtcMs

/** 1 Sunday, 2-7 Monday to Saturday (D-117). Day 0 was a Thursday. */
export const weekDayOf = (day: number): number => ((((day + 4) % 7) + 7) % 7) + 1

/** `20260217` for the day of 2026-02-17. */
export const dayText = (day: number): string =>
  new Date(day * dayMs).toISOString().slice(0, 10).replaceAll('-', '')

/** 1 to 31. */
export const dayOfMonthOf = (day: number): number => new Date(day * dayMs).getUTCDate()

/** The day that eight digits name; undefined if the calendar has no such day. */
export function dayOfText(text: string): number | undefined {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (!parts) return undefined
  const day = Math.floor(Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / dayMs)
  return dayText(day) === text ? day : undefined
}
