// SPDX-License-Identifier: Apache-2.0
import { beforeEach, expect, it, vi } from 'vitest'
import { clearSearches, noteSearch, recentSearches } from './recent-searches.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})
beforeEach(() => stored.clear())

it('keeps the last six, newest first, each once', () => {
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', ' TWO ']) noteSearch(text)
  expect(recentSearches()).toEqual(['TWO', 'seven', 'six', 'five', 'four', 'three'])
})

it('skips empty ones, cuts long ones, and forgets all of them on request', () => {
  noteSearch('   ')
  noteSearch('x'.repeat(500))
  expect(recentSearches()).toEqual(['x'.repeat(80)])
  clearSearches()
  expect(recentSearches()).toEqual([])
})

it('reads malformed data as none', () => {
  for (const nonsense of ['{', 'null', '7', '[1,null]']) {
    stored.set('searches', nonsense)
    expect(recentSearches()).toEqual([])
  }
})
