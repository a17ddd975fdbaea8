// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { dayAfter, dayIn, isTimeZone, startOfDayIn } from './zoned-days.ts'

const startOf = (zone: string, day: string) => new Date(startOfDayIn(zone, day)).toISOString()

describe('a day in a zone', () => {
  it.each([
    ['UTC', '2026-01-05', '2026-01-05T00:00:00.000Z'],
    ['Asia/Ho_Chi_Minh', '2026-01-05', '2026-01-04T17:00:00.000Z'],
    ['+07:00', '2026-01-05', '2026-01-04T17:00:00.000Z'],
    ['-03:00', '2026-01-05', '2026-01-05T03:00:00.000Z'],
    ['Asia/Kolkata', '2026-01-05', '2026-01-04T18:30:00.000Z'],
    ['Asia/Kathmandu', '2026-01-05', '2026-01-04T18:15:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-05', '2026-01-04T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-01-05', '2026-01-05T11:00:00.000Z'],
    // Clocks go from 24:00 to 1:00: the day begins at 1:00.
    ['America/Asuncion', '2022-10-02', '2022-10-02T04:00:00.000Z'],
    // Clocks go back from 24:00 to 23:00: the day before has 25 hours.
    ['America/Asuncion', '2022-03-27', '2022-03-27T04:00:00.000Z'],
    ['Africa/Cairo', '2024-04-26', '2024-04-25T22:00:00.000Z'],
  ])('%s of %s begins at %s', (zone, day, moment) => {
    expect(startOf(zone, day)).toBe(moment)
    expect(dayIn(zone, startOfDayIn(zone, day))).toBe(day)
    expect(dayIn(zone, startOfDayIn(zone, day) - 1)).not.toBe(day)
    expect(startOfDayIn(zone, dayAfter(day))).toBeGreaterThan(startOfDayIn(zone, day))
  })

  it('is of a zone that there is', () => {
    for (const zone of ['UTC', 'Asia/Bangkok', 'America/Argentina/Buenos_Aires', '+05:30', '-11:00'])
      expect([zone, isTimeZone(zone)]).toEqual([zone, true])
    for (const zone of ['', 'Asia/Nowhere', '+99:00', '7', 'x y', '../etc'])
      expect([zone, isTimeZone(zone)]).toEqual([zone, false])
  })
})
