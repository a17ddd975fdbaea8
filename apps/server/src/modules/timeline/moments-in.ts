// SPDX-License-Identifier: Apache-2.0
import { clockIn } from '@tessera/rules/site/zoned-days'

/** Writes a moment (epoch milliseconds); nothing for none. */
export type WriteMoment = (atMs: number | null | undefined) => string

const DAY_MS = 86_400_000

/**
 * Moments as the clocks of a zone show them, with their distance from UTC: 2026-01-31T18:05:00.000+07:00. The calendar is asked twice for each day and not for
 * each moment, unless clocks change on that day: a file has a hundred thousand.
 */
export function momentsIn(zone: string): WriteMoment {
  let day = Number.NaN
  let distanceOfDay: number | undefined
  const distanceAt = (atMs: number): number => clockIn(zone, atMs) - atMs
  function distanceOf(atMs: number): number {
    if (Math.floor(atMs / DAY_MS) !== day) {
      day = Math.floor(atMs / DAY_MS)
      const [first, last] = [distanceAt(day * DAY_MS), distanceAt((day + 1) * DAY_MS)]
      distanceOfDay = first === last ? first : undefined
    }
    return distanceOfDay ?? distanceAt(atMs)
  }
  return (atMs) => {
    if (atMs === null || atMs === undefined) return ''
    const distanceMs = distanceOf(atMs)
    const hours = new Date(Math.abs(distanceMs)).toISOString().slice(11, 16)
    return `${new Date(atMs + distanceMs).toISOString().slice(0, -1)}${distanceMs < 0 ? '-' : '+'}${hours}`
  }
}
