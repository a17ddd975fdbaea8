// SPDX-License-Identifier: Apache-2.0
const dayMs = 86_400_000

/** The day of the site in which a moment lies, as YYYY-MM-DD. */
export const siteDay = (atMs: number, offsetMs: number): string =>
  new Date(atMs + offsetMs).toISOString().slice(0, 10)

/** The month of the site in which a moment lies, by its first day. */
export const siteMonth = (atMs: number, offsetMs: number): string =>
  `${siteDay(atMs, offsetMs).slice(0, 8)}01`

/** The first day of the month after (or, with a negative count, before) a month. */
export function addMonths(month: string, count: number): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 10)
}

/** When a month of the site ends, and the next begins. */
export const monthEndMs = (month: string, offsetMs: number): number =>
  Date.parse(`${addMonths(month, 1)}T00:00:00Z`) - offsetMs

/** Whole days until a month of the site ends, the running one included. */
export const daysLeft = (month: string, nowMs: number, offsetMs: number): number =>
  Math.max(0, Math.ceil((monthEndMs(month, offsetMs) - nowMs) / dayMs))
