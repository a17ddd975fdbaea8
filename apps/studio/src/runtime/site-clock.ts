// SPDX-License-Identifier: Apache-2.0
import { keep, stored } from './page/theme.ts'

/**
 * The clock for displayed times: that of the operator's site, which puts its time zone into the address of a
 * launch, so that a bet has the same time there and here. The verifier and a reload remember it; without one
 * it is the browser's.
 */
const KEY = 'zone'
const asked = typeof location === 'undefined' ? null : new URL(location.href).searchParams.get(KEY)
const zone = readZone(asked) ?? readZone(typeof location === 'undefined' ? null : stored(KEY))
if (asked !== null && zone !== undefined) keep(KEY, zone)

const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  ...(zone === undefined ? {} : { timeZone: zone }),
})

/** A time zone such as `Asia/Ho_Chi_Minh` or `+07:00` that this browser knows; undefined for anything else. */
export function readZone(text: string | null | undefined): string | undefined {
  if (!text || !/^[\w+:/-]{1,60}$/.test(text)) return undefined
  try {
    Intl.DateTimeFormat('en', { timeZone: text })
    return text
  } catch {
    return undefined
  }
}

/** yyyy-MM-dd HH:mm:ss, as in the betting record. */
export const showTime = (at: number): string => format.format(at)

const distance =
  zone === undefined
    ? undefined
    : new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })

/** The clock of lists whose times may lie in summer and in winter; empty for that of the browser. */
export const zoneLabel = zone?.replaceAll('_', ' ') ?? ''

/** The distance of the clock from UTC at a moment, such as UTC+7; empty for that of the browser. */
export const clockName = (at: number): string =>
  (distance?.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC')
