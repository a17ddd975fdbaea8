// SPDX-License-Identifier: Apache-2.0
import { weekDays } from '@tessera/rules/lottery/week-days'
import { expect, it } from 'vitest'
import { weekDayName } from './week-day-name.ts'

it('names all days, and the seven of the week from Monday on', () => {
  expect(weekDays.map((day) => weekDayName(day, 'en', 'All'))).toEqual([
    'All',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ])
})
