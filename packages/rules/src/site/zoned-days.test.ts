// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  clockIn,
  dayAfter,
  dayEndIn,
  dayIn,
  daysFrom,
  daysOfPeriod,
  dayStartIn,
  distanceText,
  hourStartIn,
  minuteOfDayIn,
  spanIn,
  startOfDayIn,
  zoneLabel,
} from './zoned-days.ts'
import { isTimeZone, isZoneName } from './time-zones.ts'

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

const hourMs = 3_600_000
const at = (moment: string): number => Date.parse(moment)
/** Names of today, and the distances that every zone can be set to. */
const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT-14', 'Etc/GMT+12')
const anyMoment = fc.integer({ min: at('2015-01-01T00:00:00Z'), max: at('2037-12-31T00:00:00Z') })
const sameEachTime = { seed: 690, numRuns: 3_000 }

describe('the calendar of any zone', () => {
  it('has every moment in exactly one day, between its start and that of the next', () => {
    fc.assert(
      fc.property(anyZone, anyMoment, (zone, atMs) => {
        const day = dayIn(zone, atMs)
        const [startMs, endMs] = [startOfDayIn(zone, day), startOfDayIn(zone, dayAfter(day))]
        expect(startMs).toBeLessThanOrEqual(atMs)
        expect(atMs).toBeLessThan(endMs)
        expect([dayStartIn(zone, atMs), dayEndIn(zone, atMs)]).toEqual([startMs, endMs])
        expect([dayIn(zone, startMs), dayIn(zone, endMs - 1)]).toEqual([day, day])
      }),
      sameEachTime,
    )
  })

  it('agrees with what Intl says of each moment, remembered or not', () => {
    const format = (zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
    fc.assert(
      fc.property(anyZone, anyMoment, (zone, atMs) => {
        expect(dayIn(zone, atMs)).toBe(format(zone).format(atMs))
      }),
      sameEachTime,
    )
  })

  it('has weeks from Monday and months from their first day, of whole days that follow each other', () => {
    fc.assert(
      fc.property(
        anyZone,
        anyMoment,
        fc.constantFrom('day' as const, 'week' as const, 'month' as const),
        (zone, atMs, length) => {
          const { firstDay, startMs, endMs } = spanIn(zone, length, atMs)
          expect(startMs <= atMs && atMs < endMs).toBe(true)
          expect(startMs).toBe(startOfDayIn(zone, firstDay))
          expect(spanIn(zone, length, endMs).startMs).toBe(endMs)
          const days = daysFrom(firstDay, dayIn(zone, endMs))
          if (length === 'week') expect([days, new Date(firstDay).getUTCDay()]).toEqual([7, 1])
          if (length === 'month') expect(firstDay.endsWith('-01')).toBe(true)
        },
      ),
      sameEachTime,
    )
  })

  it('lists the days of a period without a gap', () => {
    fc.assert(
      fc.property(
        anyZone,
        anyMoment,
        fc.integer({ min: 1, max: 40 * 24 * hourMs }),
        (zone, fromMs, lengthMs) => {
          const { days, startsMs, startsAt } = daysOfPeriod(zone, { fromMs, toMs: fromMs + lengthMs })
          expect(days[0]).toBe(dayIn(zone, fromMs))
          expect(days.at(-1)).toBe(dayIn(zone, fromMs + lengthMs - 1))
          expect(days).toEqual(days.map((_, ahead) => addDays(days[0]!, ahead)))
          expect(startsAt.map(at)).toEqual(startsMs)
        },
      ),
      { ...sameEachTime, numRuns: 300 },
    )
  })
})

describe('days in which clocks change', () => {
  it('have 23 and 25 hours in Berlin', () => {
    const hours = (day: string) =>
      (startOfDayIn('Europe/Berlin', dayAfter(day)) - startOfDayIn('Europe/Berlin', day)) / hourMs
    expect(['2026-03-28', '2026-03-29', '2026-10-25', '2026-10-26'].map(hours)).toEqual([24, 23, 25, 24])
  })

  it('show an hour twice, whose first is meant, or leave it out, which means the change', () => {
    const berlin = (day: string, minute: number) =>
      new Date(minuteOfDayIn('Europe/Berlin', day, minute)).toISOString()
    expect(berlin('2026-10-25', 150)).toBe('2026-10-25T00:30:00.000Z')
    expect(berlin('2026-03-29', 150)).toBe('2026-03-29T01:00:00.000Z')
    expect(berlin('2026-03-29', 240)).toBe('2026-03-29T02:00:00.000Z')
  })

  it('have two hours where one is shown twice', () => {
    const started = (moment: string) =>
      new Date(hourStartIn('Europe/Berlin', at(moment))).toISOString().slice(11, 16)
    expect(['2026-10-25T00:10:00Z', '2026-10-25T01:10:00Z'].map(started)).toEqual(['00:00', '01:00'])
    expect(new Date(hourStartIn('Asia/Kolkata', at('2026-10-25T00:10:00Z'))).toISOString()).toBe(
      '2026-10-24T23:30:00.000Z',
    )
    expect(clockIn('Asia/Kolkata', 0)).toBe(5.5 * hourMs)
  })
})

describe('the name of a zone', () => {
  it('is one of a location, because a distance has no summer time', () => {
    const names = ['Asia/Kolkata', 'Europe/Berlin', 'UTC', 'Etc/GMT-7', '+07:00', 'Asia/Nowhere', '']
    expect(names.map(isZoneName)).toEqual([true, true, true, true, false, false, false])
  })

  it('is shown by its distance from UTC, or by its location where that changes in summer', () => {
    const [winter, summer] = [at('2026-01-05T12:00:00Z'), at('2026-07-05T12:00:00Z')]
    const zones = ['Asia/Ho_Chi_Minh', 'Asia/Kolkata', 'Etc/GMT+3', 'Europe/Berlin', 'America/New_York']
    expect(zones.map((zone) => distanceText(zone, winter))).toEqual([
      ...['UTC+7', 'UTC+5:30', 'UTC-3', 'UTC+1', 'UTC-5'],
    ])
    expect(distanceText('Europe/Berlin', summer)).toBe('UTC+2')
    expect(zones.map((zone) => zoneLabel(zone, winter))).toEqual([
      ...['UTC+7', 'UTC+5:30', 'UTC-3', 'Europe/Berlin', 'America/New York'],
    ])
  })
})
