// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { toggleFavourite } from './favourites.ts'

describe('the heart of a game', () => {
  it('adds an absent game as the newest favourite, and removes a present one', () => {
    expect(toggleFavourite([5, 3], 8)).toEqual([8, 5, 3])
    expect(toggleFavourite([8, 5, 3], 5)).toEqual([8, 3])
  })
})
