// SPDX-License-Identifier: Apache-2.0
import type { Settings } from '../../platform/settings/settings.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The site's time zone as milliseconds from UTC. */
export const siteTimeZoneOffsetMs = async (settings: Settings): Promise<number> =>
  (await settings.read('site.timeZoneOffsetHours')) * hourMs

/** Epoch ms at which the day of `nowMs` began in site time. Site time has no daylight saving. */
export const startOfDay = (nowMs: number, offsetMs: number): number =>
  Math.floor((nowMs + offsetMs) / dayMs) * dayMs - offsetMs

/** The day of a moment in site time, as YYYY-MM-DD. */
export const siteDayOf = (atMs: number, offsetMs: number): string =>
  new Date(atMs + offsetMs).toISOString().slice(0, 10)

/** A moment in site time, such as 2026-11-23 20:15 (UTC+7). */
export async function siteTime(settings: Settings, atMs: number): Promise<string> {
  const hours = await settings.read('site.timeZoneOffsetHours')
  return `${new Date(atMs + hours * hourMs).toISOString().slice(0, 16).replace('T', ' ')} (UTC${hours < 0 ? '-' : '+'}${Math.abs(hours)})`
}
