// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { stakesWords } from './stakes-words.ts'

const room = { game: 'baccarat', pace: 'usual' } as const
const dollars = { code: 'USD', symbol: '$' }
const dong = { code: 'VND', symbol: '₫' }

it('says the stakes of a table in the currency of the reader, short enough for a tile', () => {
  expect(stakesWords({ ...room, limits: 'low' }, dollars)).toEqual({
    short: '$0.10–100',
    least: '$ 0.10',
    most: '$ 100.00',
  })
  expect(stakesWords({ ...room, limits: 'middle' }, dollars)?.short).toBe('$0.50–500')
  expect(stakesWords({ ...room, limits: 'high' }, dollars)?.short).toBe('$2.50–1K')
  expect(stakesWords({ ...room, limits: 'low' }, dong)?.short).toBe('₫1K–2.5M')
  expect(stakesWords({ ...room, limits: 'high' }, dong)?.short).toBe('₫25K–25M')
})

it('says nothing in a currency in which there are no tables', () => {
  expect(stakesWords({ ...room, limits: 'low' }, { code: 'XAU', symbol: 'XAU' })).toBeUndefined()
})
