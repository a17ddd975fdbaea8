// SPDX-License-Identifier: Apache-2.0
/** Hours from UTC as an offset: 7 -> +07:00. */
export function zoneOf(hours: number): string {
  return `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
}
