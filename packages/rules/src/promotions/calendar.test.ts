// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { calendarEnd, calendarStatesOf, numberOfToday } from './calendar.ts'

const dayMs = 86_400_000
const days = [1, 2, 3, 4]
const progress = (taken: number[], gotToday: boolean, joinedAtMs = 5) => ({ taken, gotToday, joinedAtMs })
const onDay = (day: number) => (day - 1) * dayMs + 7

describe('a calendar in which missed days are lost', () => {
  const terms = { days, missed: 'lost' } as const

  it('has a reward for each day since joining', () => {
    expect([1, 2, 4, 5].map((day) => numberOfToday(terms, progress([], false), onDay(day), 'UTC'))).toEqual([
      1,
      2,
      4,
      undefined,
    ])
    expect(calendarStatesOf(terms, progress([1], false), onDay(3), 'UTC')).toEqual([
      'taken',
      'lost',
      'now',
      'coming',
    ])
    expect(calendarStatesOf(terms, progress([1, 3], true), onDay(3), 'UTC')).toEqual([
      'taken',
      'lost',
      'taken',
      'coming',
    ])
    expect(calendarStatesOf(terms, progress([1], false), onDay(9), 'UTC')).toEqual([
      'taken',
      'lost',
      'lost',
      'lost',
    ])
  })

  it('ends with its last day, or with the promotion, in the time of the site', () => {
    expect(calendarEnd(terms, null, 5, 'UTC')).toBe(4 * dayMs)
    expect(calendarEnd(terms, 2 * dayMs, 5, 'UTC')).toBe(2 * dayMs)
    expect(calendarEnd(terms, null, dayMs - 1, 'Etc/GMT-8')).toBe(5 * dayMs - 8 * 3_600_000)
  })
})

describe('a calendar whose rewards wait', () => {
  const terms = { days, missed: 'wait' } as const

  it('has the next reward whenever the member comes', () => {
    expect(calendarStatesOf(terms, progress([1], false), onDay(9), 'UTC')).toEqual([
      'taken',
      'now',
      'coming',
      'coming',
    ])
    expect(calendarStatesOf(terms, progress([1, 2], true), onDay(9), 'UTC')).toEqual([
      'taken',
      'taken',
      'coming',
      'coming',
    ])
    expect(numberOfToday(terms, progress([1, 2, 3, 4], false), onDay(9), 'UTC')).toBeUndefined()
    expect(calendarEnd(terms, null, 5, 'UTC')).toBeNull()
  })
})

it('a calendar that nobody has joined is all to come', () => {
  expect(calendarStatesOf({ days, missed: 'lost' }, null, 0, 'UTC')).toEqual(Array(4).fill('coming'))
})
