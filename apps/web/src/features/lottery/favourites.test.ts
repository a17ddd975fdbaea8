// SPDX-License-Identifier: Apache-2.0
import { beforeEach, expect, it, vi } from 'vitest'
import { favouriteLotteries, toggleLottery } from './favourites.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})
beforeEach(() => stored.clear())

it('keeps the marks of each username apart, and gives them back to whoever made them [STORE-015]', () => {
  toggleLottery('anna', 7)
  toggleLottery('anna', 9)
  expect(favouriteLotteries('bert')).toEqual([])
  toggleLottery('bert', 9)
  expect(favouriteLotteries('anna')).toEqual([7, 9])
  expect(Object.fromEntries(stored)).toEqual({ 'favLottery:anna': '[7,9]', 'favLottery:bert': '[9]' })
})

it('takes a mark away by the second press', () => {
  expect(toggleLottery('anna', 7)).toEqual([7])
  expect(toggleLottery('anna', 7)).toEqual([])
})

it('keeps nothing for a visitor', () => {
  expect(toggleLottery('', 7)).toEqual([])
  expect(stored.size).toBe(0)
})

it.each(['{', 'null', '7', '"x"', '[null,"7",{}]'])('reads %s as no marks', (nonsense) => {
  stored.set('favLottery:anna', nonsense)
  expect(favouriteLotteries('anna')).toEqual([])
})

it('marks nothing where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('forbidden')
    },
  })
  expect(toggleLottery('anna', 7)).toEqual([])
})
