// SPDX-License-Identifier: Apache-2.0
import { weekDays } from '@tessera/rules/lottery/week-days'
import { expect, it } from 'vitest'
import {
  chooseTag,
  listModes,
  plainCenter,
  readCenterSearch,
  writeCenterSearch,
  type CenterSearch,
} from './center-search.ts'

it('starts with all lotteries of all days, and an empty query', () => {
  expect(readCenterSearch({})).toEqual(plainCenter)
  expect(writeCenterSearch(plainCenter)).toEqual({ tag: undefined, list: undefined, day: undefined })
})

it('reads back from the address what it has written', () => {
  for (const mode of listModes) {
    for (const day of weekDays) {
      const search: CenterSearch = { tag: 'MB', mode, day }
      expect(readCenterSearch({ ...writeCenterSearch(search) })).toEqual(search)
    }
  }
})

it.each([
  { tag: '<script>' },
  { tag: 'x'.repeat(41) },
  { tag: 7 },
  { list: 'HOT' },
  { list: null },
  { day: '8' },
  { day: '-1' },
  { day: 'constructor' },
  { day: 3 },
])('ignores %j', (raw) => {
  expect(readCenterSearch(raw)).toEqual(plainCenter)
})

it('shows all days again when another tag is selected, and keeps the list but for KENO [LOTTERY-013]', () => {
  const wednesday: CenterSearch = { tag: 'MB', mode: 'hot', day: 4 }
  expect(chooseTag(wednesday, 'MN')).toEqual({ tag: 'MN', mode: 'hot', day: 'ALL' })
  expect(chooseTag(wednesday, 'KENO')).toEqual({ tag: 'KENO', mode: 'all', day: 'ALL' })
})
