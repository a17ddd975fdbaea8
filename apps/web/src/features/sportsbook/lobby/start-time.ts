// SPDX-License-Identifier: Apache-2.0
import { dayAfter, dayIn } from '@tessera/rules/site/zoned-days'
import { locale, t } from '../../../shared/texts/texts.ts'

const minuteMs = 60_000
/** An event that starts within this time says in how many minutes. */
const soonMinutes = 60
const formats = new Map<string, Intl.DateTimeFormat>()

function format(zone: string, locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${locale} ${Object.keys(parts).join()}`
  let known = formats.get(key)
  if (!known) formats.set(key, (known = new Intl.DateTimeFormat(locale, { ...parts, timeZone: zone })))
  return known
}

/** "Today", "Tomorrow", or a week day with its date, in the language of the page. */
export function dayName(atMs: number, nowMs: number, zone: string): string {
  const day = dayIn(zone, atMs)
  if (day === dayIn(zone, nowMs)) return t('sportsbook.lobby.today')
  if (day === dayAfter(dayIn(zone, nowMs))) return t('sportsbook.lobby.tomorrow')
  return format(zone, locale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(atMs)
}

/** HH:mm in a zone. */
export const timeOfDay = (atMs: number, zone: string): string =>
  format(zone, 'sv-SE', { hour: '2-digit', minute: '2-digit' }).format(atMs)

/** In how many minutes an event starts; undefined if that is not soon. */
export function minutesUntil(startsAtMs: number, nowMs: number): number | undefined {
  const minutes = Math.ceil((startsAtMs - nowMs) / minuteMs)
  return minutes > 0 && minutes <= soonMinutes ? minutes : undefined
}
