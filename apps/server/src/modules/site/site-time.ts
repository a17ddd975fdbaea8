import type { Settings } from '../../platform/settings/settings.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The site's time zone as milliseconds from UTC. */
export const siteTimeZoneOffsetMs = async (settings: Settings): Promise<number> =>
  (await settings.read('site.timeZoneOffsetHours')) * hourMs

/** Epoch ms at which the day of `nowMs` began in site time. Days there have no daylight saving. */
export const startOfDay = (nowMs: number, offsetMs: number): number =>
  Math.floor((nowMs + offsetMs) / dayMs) * dayMs - offsetMs
