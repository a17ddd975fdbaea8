// SPDX-License-Identifier: Apache-2.0

/** A day of a site that no fixed number of hours from UTC can describe. */
export interface ChangingDay {
  zone: string
  day: string
  /** What is special about it. */
  name: string
  startMs: number
  endMs: number
}

/** A day of 23 hours, one of 25, and one that begins at half past, in the order of time. */
export const changingDays: readonly ChangingDay[] = [
  ['Europe/Berlin', '2026-03-29', 'of 23 hours', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['Europe/Berlin', '2026-10-25', 'of 25 hours', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ['Asia/Kolkata', '2026-11-10', 'that begins at half past', '2026-11-09T18:30:00Z', '2026-11-10T18:30:00Z'],
].map(([zone = '', day = '', name = '', start = '', end = '']) => ({
  zone,
  day,
  name,
  startMs: Date.parse(start),
  endMs: Date.parse(end),
}))
