// SPDX-License-Identifier: Apache-2.0
import { beforeEach, expect, it, vi } from 'vitest'
import { favouritesOf, forgetFavourites, toggleFavourite } from './favourites.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})
beforeEach(() => {
  stored.clear()
  forgetFavourites()
})
const none = { teams: [], competitions: [], events: [] }

it('keeps what each member has marked apart, by kind, and finds it again', () => {
  toggleFavourite('anna', 'teams', '7')
  toggleFavourite('anna', 'events', '9')
  toggleFavourite('bert', 'teams', '8')
  forgetFavourites()
  expect(favouritesOf('anna')).toEqual({ ...none, teams: ['7'], events: ['9'] })
  expect(favouritesOf('bert')).toEqual({ ...none, teams: ['8'] })
})

it('takes a mark away by the second press', () => {
  toggleFavourite('anna', 'teams', '7')
  toggleFavourite('anna', 'teams', '7')
  expect(favouritesOf('anna')).toEqual(none)
})

it('keeps the newest fifty of a kind', () => {
  for (let id = 1; id <= 60; id += 1) toggleFavourite('anna', 'teams', String(id))
  expect(favouritesOf('anna').teams).toHaveLength(50)
  expect(favouritesOf('anna').teams[0]).toBe('11')
})

it('keeps nothing for a visitor', () => {
  toggleFavourite('', 'teams', '7')
  expect(stored.size).toBe(0)
  expect(favouritesOf('')).toEqual(none)
})

it.each(['{', 'null', '7', '"x"', '{"teams":7}', '{"teams":[null,"x","0",7]}'])(
  'reads %s as nothing marked',
  (nonsense) => {
    stored.set('favSportsbook:anna', nonsense)
    expect(favouritesOf('anna')).toEqual(none)
  },
)

it('remembers marks until the page is left where a browser has no storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('forbidden')
    },
  })
  toggleFavourite('anna', 'competitions', '7')
  expect(favouritesOf('anna').competitions).toEqual(['7'])
})
