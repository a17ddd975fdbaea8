// SPDX-License-Identifier: Apache-2.0

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes longer than using it a thousand times. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    },
  })
  formats.set(zone, made)
  return made
}

/** Whether this is a time zone: a name such as `Asia/Ho_Chi_Minh`, or a distance from UTC such as `+07:00`. */
export function isTimeZone(zone: string): boolean {
  if (!/^([A-Za-z][\w+-]*(\/[\w+-]+){0,2}|[+-]\d\d:\d\d)$/.test(zone)) return false
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/** The zone that is so many whole hours from UTC. */
export const zoneOfOffset = (hours: number): string =>
  `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`

/** The clock of a zone at a moment, as the moment at which the clock of UTC shows the same. */
function clockAt(atMs: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((atMs % 1000) + 1000) % 1000)
}

/** The day of a moment in a zone, as YYYY-MM-DD. */
export const dayIn = (zone: string, atMs: number): string =>
  new Date(clockAt(atMs, zone)).toISOString().slice(0, 10)

/**
 * The moment at which a day (YYYY-MM-DD) begins in a zone: its first one, which is not midnight where clocks are put
 * forward at midnight.
 */
export function startOfDayIn(zone: string, day: string): number {
  const clockMs = Date.parse(`${day}T00:00:00Z`)
  // Clocks are changed by less than a day, so that one of the two distances is that of midnight.
  const found = [clockMs - dayMs, clockMs + dayMs]
    .map((near) => clockMs - (clockAt(near, zone) - near))
    .filter((atMs) => dayIn(zone, atMs) === day)
  return found.length > 0 ? Math.min(...found) : firstMomentOf(zone, day, clockMs)
}

/** Of a day without midnight. */
function firstMomentOf(zone: string, day: string, clockMs: number): number {
  let [before, after] = [clockMs - dayMs, clockMs + dayMs]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(zone, middle) < day) before = middle
    else after = middle
  }
  return after
}

/** The day after one, as YYYY-MM-DD. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
