// SPDX-License-Identifier: Apache-2.0
/**
 * The calendar of a time zone: the one place that says in which day a moment lies, and when days, weeks and months
 * begin. A day has 23, 24 or 25 hours, so nothing is computed by adding the milliseconds of a day.
 */

const minuteMs = 60_000
const quarterMs = 15 * minuteMs
const dayMs = 24 * 60 * minuteMs
/** Of each zone; beyond it, everything is computed anew. */
const mostRemembered = 4_096
const mostZones = 1_000

interface ZoneMemory {
  format: Intl.DateTimeFormat
  /** The distance from UTC by quarters of an hour: zones change at their beginnings only. */
  distances: Map<number, number>
  /** When days begin. */
  starts: Map<string, number>
}

const zones = new Map<string, ZoneMemory>()

/** Making a format takes longer than using it a thousand times. */
function memoryOf(zone: string): ZoneMemory {
  const known = zones.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  })
  const made = { format, distances: new Map<number, number>(), starts: new Map<string, number>() }
  remember(zones, zone, made, mostZones)
  return made
}

function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most = mostRemembered): void {
  if (map.size >= most) map.clear()
  map.set(key, value)
}

/** How far the clocks of a zone are ahead of UTC at a moment. */
function distanceMs(zone: string, atMs: number): number {
  const { format, distances } = memoryOf(zone)
  const quarter = Math.floor(atMs / quarterMs)
  const known = distances.get(quarter)
  if (known !== undefined) return known
  const beganMs = quarter * quarterMs
  const parts = Object.fromEntries(
    format.formatToParts(beganMs).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const found = Date.UTC(year, month - 1, day, hour, minute, second) - beganMs
  remember(distances, quarter, found)
  return found
}

/** What the clock of a zone shows at a moment, as the moment at which the clock of UTC shows the same. */
export const clockIn = (zone: string, atMs: number): number => atMs + distanceMs(zone, atMs)

/** The distance from UTC of the clocks of a zone at a moment, such as UTC+7, UTC-3 or UTC+5:30. */
export function distanceText(zone: string, atMs: number): string {
  const minutes = Math.round(distanceMs(zone, atMs) / minuteMs)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/**
 * How people name the clocks of a zone in the year of a moment: by their distance from UTC, such as UTC+7, or, where that
 * changes in summer, by their location, such as Europe/Berlin.
 */
export function zoneLabel(zone: string, atMs: number): string {
  const year = new Date(atMs).getUTCFullYear()
  const [winter, summer] = [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)].map((at) => distanceText(zone, at))
  return winter === summer ? distanceText(zone, atMs) : zone.replaceAll('_', ' ')
}

const textOf = (clockMs: number): string => new Date(clockMs).toISOString().slice(0, 10)
const clockOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day of a moment in a zone, as YYYY-MM-DD. */
export const dayIn = (zone: string, atMs: number): string => textOf(clockIn(zone, atMs))

/** The day some days after (or, with a negative count, before) one, as YYYY-MM-DD. */
export const addDays = (day: string, count: number): string => textOf(clockOf(day) + count * dayMs)

/** The day after one, as YYYY-MM-DD. */
export const dayAfter = (day: string): string => addDays(day, 1)

/** How many days the second day is after the first. */
export const daysFrom = (first: string, second: string): number => (clockOf(second) - clockOf(first)) / dayMs

/** The day of the week: 1 Monday to 7 Sunday. */
export const weekDayOf = (day: string): number => new Date(clockOf(day)).getUTCDay() || 7

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekDayOf(day))

/** The first day of the month of a day, or of one some months after it. */
export const firstOfMonth = (day: string, monthsAfter = 0): string =>
  textOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + monthsAfter, 1))

/**
 * The moment at which a day (YYYY-MM-DD) begins in a zone: its first one, which is not midnight where clocks are put
 * forward at midnight.
 */
export function startOfDayIn(zone: string, day: string): number {
  const { starts } = memoryOf(zone)
  const known = starts.get(day)
  if (known !== undefined) return known
  const found = momentOf(zone, clockOf(day))
  remember(starts, day, found)
  return found
}

/**
 * The moment at which the clock of a zone shows a minute of a day, counted from midnight. The first of two where clocks
 * are put back; where they are put forward over it, the moment of the change.
 */
export const minuteOfDayIn = (zone: string, day: string, minute: number): number =>
  momentOf(zone, clockOf(day) + minute * minuteMs)

function momentOf(zone: string, clockMs: number): number {
  // Clocks are changed by less than a day, so that one of the two distances is the right one.
  const found = [clockMs - dayMs, clockMs + dayMs]
    .map((nearMs) => clockMs - distanceMs(zone, nearMs))
    .filter((atMs) => clockIn(zone, atMs) === clockMs)
  return found.length > 0 ? Math.min(...found) : firstMomentSince(zone, clockMs)
}

/** Of a time that no clock shows. */
function firstMomentSince(zone: string, clockMs: number): number {
  let [beforeMs, afterMs] = [clockMs - dayMs, clockMs + dayMs]
  while (afterMs - beforeMs > 1) {
    const middleMs = Math.floor((beforeMs + afterMs) / 2)
    if (clockIn(zone, middleMs) < clockMs) beforeMs = middleMs
    else afterMs = middleMs
  }
  return afterMs
}

/** The moment at which the day of a moment began in a zone. */
export const dayStartIn = (zone: string, atMs: number): number => startOfDayIn(zone, dayIn(zone, atMs))

/** The moment at which the day of a moment ends in a zone, and the next begins. */
export const dayEndIn = (zone: string, atMs: number): number =>
  startOfDayIn(zone, dayAfter(dayIn(zone, atMs)))

/** A day, a week (from Monday) or a month of a zone. The end is exclusive. */
export interface ZonedSpan {
  firstDay: string
  startMs: number
  endMs: number
}

/** The day, the week or the month of a zone in which a moment lies. */
export function spanIn(zone: string, length: 'day' | 'week' | 'month', atMs: number): ZonedSpan {
  const day = dayIn(zone, atMs)
  const [firstDay, next] =
    length === 'day'
      ? [day, dayAfter(day)]
      : length === 'week'
        ? [mondayOf(day), addDays(mondayOf(day), 7)]
        : [firstOfMonth(day), firstOfMonth(day, 1)]
  return { firstDay, startMs: startOfDayIn(zone, firstDay), endMs: startOfDayIn(zone, next) }
}

/** The moment at which the hour of a moment began by the clock of a zone, which need not be an hour of UTC. */
export function hourStartIn(zone: string, atMs: number): number {
  const clockMs = clockIn(zone, atMs)
  const hourMs = 60 * minuteMs
  return atMs - (clockMs - Math.floor(clockMs / hourMs) * hourMs)
}

/** Days one after the other, with the moments at which they begin: for the database, which knows no zones. */
export interface StartedDays {
  days: string[]
  startsMs: number[]
  /** The same as texts in ISO 8601. */
  startsAt: string[]
}

/** The days of a zone in which a period lies, whose end is exclusive; at least that of its beginning. */
export function daysOfPeriod(zone: string, { fromMs, toMs }: { fromMs: number; toMs: number }): StartedDays {
  const days: string[] = []
  for (
    let day = dayIn(zone, fromMs);
    days.length === 0 || startOfDayIn(zone, day) < toMs;
    day = dayAfter(day)
  )
    days.push(day)
  const startsMs = days.map((day) => startOfDayIn(zone, day))
  return { days, startsMs, startsAt: startsMs.map((startMs) => new Date(startMs).toISOString()) }
}
