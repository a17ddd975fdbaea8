// SPDX-License-Identifier: Apache-2.0
import { builtInLimits } from '@tessera/rules/games/built-in-limits'
import { ROOM_LIMITS } from '@tessera/rules/games/rooms/room'
import { describe, expect, it } from 'vitest'
import { currencyNamed } from '../currencies.ts'
import { formatMoney } from '../money.ts'
import { roomStakeLimits } from './room-limits.ts'

describe('the limits of a table', () => {
  it('are parts of what the currency allows', () => {
    const currency = currencyNamed('USD')
    const texts = ROOM_LIMITS.map((limits) => {
      const { minimumStake, maximumStake } = roomStakeLimits(limits, currency)
      return [limits, formatMoney(minimumStake, 2), formatMoney(maximumStake, 2)]
    })
    expect(texts).toEqual([
      ['low', '0.10', '100.00'],
      ['middle', '0.50', '500.00'],
      ['high', '2.50', '1000.00'],
    ])
  })

  it('leave room for a stake and are paid in whole coins, in every currency', () => {
    for (const code of builtInLimits.keys())
      for (const limits of ROOM_LIMITS) {
        const currency = currencyNamed(code)
        const { minimumStake, maximumStake } = roomStakeLimits(limits, currency)
        expect(minimumStake).toBeGreaterThanOrEqual(currency.minimumStake)
        expect(maximumStake).toBeLessThanOrEqual(currency.maximumStake)
        expect(maximumStake).toBeGreaterThan(minimumStake * 10n)
        expect([minimumStake % currency.unit, maximumStake % currency.unit]).toEqual([0n, 0n])
      }
  })
})
