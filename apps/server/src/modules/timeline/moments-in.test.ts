// SPDX-License-Identifier: Apache-2.0
import { clockIn } from '@tessera/rules/site/zoned-days'
import { expect, it } from 'vitest'
import { momentsIn } from './moments-in.ts'

const QUARTER_MS = 900_000

it.each([
  ['Asia/Ho_Chi_Minh', '2026-01-31T11:05:00.000Z', '2026-01-31T18:05:00.000+07:00'],
  ['America/St_Johns', '2026-07-01T12:00:00.000Z', '2026-07-01T09:30:00.000-02:30'],
  ['Asia/Kathmandu', '2026-03-01T20:30:00.000Z', '2026-03-02T02:15:00.000+05:45'],
  ['Europe/Berlin', '2026-10-25T00:59:59.999Z', '2026-10-25T02:59:59.999+02:00'],
  ['Europe/Berlin', '2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000+01:00'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00.000Z', '2026-10-04T02:30:00.000+11:00'],
])('writes a moment as the clocks of %s show it', (zone, at, written) => {
  expect(momentsIn(zone)(Date.parse(at))).toBe(written)
})

it.each(['Europe/Berlin', 'America/Santiago', 'Africa/Casablanca', 'Australia/Lord_Howe'])(
  'is the calendar of %s at every quarter of an hour of a year, in any order',
  (zone) => {
    const write = momentsIn(zone)
    for (let atMs = Date.UTC(2026, 11, 31); atMs > Date.UTC(2026, 0, 1); atMs -= QUARTER_MS)
      expect(Date.parse(`${write(atMs).slice(0, 23)}Z`)).toBe(clockIn(zone, atMs))
  },
)

it('writes nothing for none', () => {
  expect(momentsIn('UTC')(null)).toBe('')
})
