// SPDX-License-Identifier: Apache-2.0
/** Whether this is a time zone: a name such as `Asia/Ho_Chi_Minh`, or a distance from UTC such as `+07:00`. */
export function isTimeZone(zone: string): boolean {
  if (!/^([A-Za-z][\w+-]*(\/[\w+-]+){0,2}|[+-]\d\d:\d\d)$/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

/** Whether this is the name of a time zone: a distance has no summer time, so that it is none. */
export const isZoneName = (zone: string): boolean => /^[A-Za-z]/.test(zone) && isTimeZone(zone)
