// SPDX-License-Identifier: Apache-2.0
import { beforeEach, expect, it, vi } from 'vitest'
import { favouriteLotteries, toggleLottery } from './favourites.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})
beforeEach(() => stored.clear())

it('stores the favourites of each username separately, and restores them for that member [STORE-015]', () => {
  toggleLottery('anna', 7)
  toggleLottery('anna', 9)
  expect(favouriteLotteries('bert')).toEqual([])
  toggleLottery('bert', 9)
  expect(favouriteLotteries('anna')).toEqual([7, 9])
  expect(Object.fromEntries(stored)).toEqual({ 'favLottery:anna': '[7,9]', 'favLottery:bert': '[9]' })
})

it('removes a favourite by the second press', () => {
  expect(toggleLottery('anna', 7)).toEqual([7])
  expect(toggleLottery('anna', 7)).toEqual([])
})

it('stores nothing for a visitor', () => {
  expect(toggleLottery('', 7)).toEqual([])
  expect(stored.size).toBe(0)
})

it.each(['{', 'null', '7', '"x"', '[null,"7",{}]'])('reads %s as no favourites', (nonsense) => {
  stored.set('favLottery:anna', nonsense)
  expect(favouriteLotteries('anna')).toEqual([])
})

it('has no favourites in a browser without storage', () => {
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
