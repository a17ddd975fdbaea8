// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { ranksIn, placingsOf } from './placings.ts'

it('makes a result of the chosen ranks, and the same choices of it again', () => {
  const chosen = { 1: '1', 2: '1', 3: '3', 4: 'withdrawn' }
  const result = placingsOf({ ...chosen, 5: '' })
  expect(result).toEqual({
    sport: 'outright',
    positions: { 1: 1, 2: 1, 3: 3 },
    withdrawn: ['4'],
    over: true,
  })
  expect(ranksIn(JSON.stringify(result))).toEqual(chosen)
})

it('begins without choices where nothing was said before', () => {
  expect(ranksIn(null)).toEqual({})
  expect(ranksIn(undefined)).toEqual({})
})
