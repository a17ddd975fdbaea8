// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, units } from '@tessera/rules/money'
import { describe, expect, it } from 'vitest'
import { readQuickStakes } from './quick-stakes.ts'

describe('quick stakes from the storage of the browser', () => {
  it('are the amounts that were stored', () => {
    expect(readQuickStakes('0.50 2 10.00', 2)).toEqual([amountOfMillionths(500_000n), units(2), units(10)])
  })

  it('are none before some are set', () => {
    expect([readQuickStakes(null, 2), readQuickStakes('', 2)]).toEqual([[], []])
  })

  it('leave out what is no stake, and everything after the fourth', () => {
    expect(readQuickStakes('x 0 -1 1e3 0.001 5', 2)).toEqual([units(5)])
    expect(readQuickStakes('1 2 3 4 5', 0)).toEqual([units(1), units(2), units(3), units(4)])
  })
})
