// SPDX-License-Identifier: Apache-2.0
import { keep, stored } from './page/theme.ts'

/**
 * The clock for displayed times: that of the operator's site, which puts its offset into the address of a
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

/** An offset such as `+07:00`; undefined for anything else. */
export function readZone(text: string | null | undefined): string | undefined {
  return text !== null && text !== undefined && /^[+-](?:0\d|1[0-4]):[0-5]\d$/.test(text) ? text : undefined
}

/** yyyy-MM-dd HH:mm:ss, as in the betting record. */
export const showTime = (at: number): string => format.format(at)

/** The name of the clock, such as UTC+07:00; empty for that of the browser. */
export const clockName = zone === undefined ? '' : `UTC${zone}`
