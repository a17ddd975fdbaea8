// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { readCenterSearch, readLotterySearch } from './read-lottery-search.ts'

describe('the address of a lottery', () => {
  it('may name a lottery and a bet', () => {
    expect(readLotterySearch({ gameCode: 'MB-1', playType: 'lo3' })).toEqual({
      gameCode: 'MB-1',
      playType: 'lo3',
    })
    expect(readLotterySearch({})).toEqual({ gameCode: undefined, playType: undefined })
  })

  it.each([42, null, {}, [], '', ' ', '<script>', '../../etc', 'x'.repeat(41), 'a\u0000b', '٣'])(
    'passes over a lottery called %j',
    (gameCode) => {
      expect(readLotterySearch({ gameCode }).gameCode).toBeUndefined()
    },
  )

  it.each([42, null, 'LO2', '__proto__', '<b>', 'x'.repeat(21), ''])(
    'passes over a bet called %j',
    (playType) => {
      expect(readLotterySearch({ playType }).playType).toBeUndefined()
    },
  )
})

it('the address of the centre names a group, a list and a day, and nothing else', () => {
  expect(readCenterSearch({ tag: 'MB', list: 'hot', day: '4', other: 'x' })).toEqual({
    tag: 'MB',
    list: 'hot',
    day: '4',
  })
  expect(readCenterSearch({ tag: '<b>', list: 'HOT', day: '8' })).toEqual({
    tag: undefined,
    list: undefined,
    day: undefined,
  })
})
