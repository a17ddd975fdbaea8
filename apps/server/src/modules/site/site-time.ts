// SPDX-License-Identifier: Apache-2.0
import { clockIn, distanceText } from '@tessera/rules/site/zoned-days'
import type { Settings } from '../../platform/settings/settings.ts'

/** The name of the site's time zone: the calendar of `@tessera/rules/site/zoned-days` computes its days. */
export const siteTimeZone = (settings: Settings): Promise<string> => settings.read('site.timeZone')

/** A moment in site time with the distance from UTC of that moment, such as 2026-11-23 20:15 (UTC+7). */
export async function siteTime(settings: Settings, atMs: number): Promise<string> {
  const timeZone = await siteTimeZone(settings)
  const text = new Date(clockIn(timeZone, atMs)).toISOString().slice(0, 16).replace('T', ' ')
  return `${text} (${distanceText(timeZone, atMs)})`
}
