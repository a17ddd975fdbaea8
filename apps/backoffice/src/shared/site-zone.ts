// SPDX-License-Identifier: Apache-2.0
import { isTimeZone } from '@tessera/rules/site/time-zones'
import { clockIn, distanceText, minuteOfDayIn } from '@tessera/rules/site/zoned-days'
import { useQuery } from '@tanstack/react-query'
import { client } from './api.ts'

/** The name of the site's time zone (UTC in a browser that is too old to know it); undefined until it is known. */
export function useSiteZone(): string | undefined {
  const { data } = useQuery({
    queryKey: ['site.whitelabel'],
    queryFn: () => client.call('site.whitelabel', {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return undefined
  return isTimeZone(data.siteTimeZone) ? data.siteTimeZone : 'UTC'
}

/** A moment (epoch ms) as the value of a date and time field, in site time: 2026-01-31T18:05. */
export const toField = (atMs: number, zone: string): string =>
  new Date(clockIn(zone, atMs)).toISOString().slice(0, 16)

/** A moment in site time with its distance from UTC: 2026-01-31 18:05 (UTC+7). */
export const inSiteTime = (atMs: number, zone: string): string =>
  `${toField(atMs, zone).replace('T', ' ')} (${distanceText(zone, atMs)})`

const minuteMs = 60_000

/**
 * Parses the value of such a field; undefined if it is not a date. Of a time that clocks show twice it is the first, and of one
 * that they leave out the moment at which they change.
 */
export function fromField(text: string, zone: string): number | undefined {
  const day = text.slice(0, 10)
  const minute = (Date.parse(`${text}:00Z`) - Date.parse(`${day}T00:00:00Z`)) / minuteMs
  return Number.isNaN(minute) ? undefined : minuteOfDayIn(zone, day, minute)
}
