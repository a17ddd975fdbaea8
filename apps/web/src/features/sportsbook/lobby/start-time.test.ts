// SPDX-License-Identifier: Apache-2.0
import { expect, it, vi } from 'vitest'
import { dayName } from './start-time.ts'

vi.mock('../../../shared/texts/texts.ts', () => ({ t: (key: string) => key, locale: () => 'en' }))

const dayMs = 86_400_000
const [today, tomorrow] = ['sportsbook.lobby.today', 'sportsbook.lobby.tomorrow']

it.each([
  ['Europe/Berlin', 'of 23 hours', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['Europe/Berlin', 'of 25 hours', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ['Asia/Kolkata', 'that begins at half past', '2026-11-09T18:30:00Z', '2026-11-10T18:30:00Z'],
  ['Australia/Lord_Howe', 'of 23 and a half hours', '2026-10-03T13:30:00Z', '2026-10-04T13:00:00Z'],
])(
  'in %s, events on a day %s are of today until its midnight, then of tomorrow',
  (zone, _name, start, end) => {
    const [startMs, endMs] = [Date.parse(start), Date.parse(end)]
    const named = (atMs: number, nowMs: number): string => dayName(atMs, nowMs, zone)
    const ofDay = [startMs, endMs - 1]
    expect(ofDay.map((atMs) => named(atMs, startMs))).toEqual([today, today])
    expect(ofDay.map((atMs) => named(atMs, endMs - 1))).toEqual([today, today])
    expect(ofDay.map((atMs) => named(atMs, startMs - 1))).toEqual([tomorrow, tomorrow])
    expect([endMs, endMs + dayMs - 1].map((atMs) => named(atMs, endMs - 1))).toEqual([tomorrow, tomorrow])
    expect([today, tomorrow]).not.toContain(named(endMs + dayMs, startMs))
    expect([today, tomorrow]).not.toContain(named(startMs - 1, startMs))
  },
)
