// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { amountOfMillionths } from '../money.ts'
import type { Tier } from './contract.ts'
import { storedTiers, tiersOf, type StoredTier } from './stored-tiers.ts'

it('reads tiers as they were stored, to the last millionth of amounts that no JSON number can hold', () => {
  const tiers: Tier[] = [
    {
      minBets: amountOfMillionths(9_007_199_254_740_993n),
      minProfitLoss: amountOfMillionths(-1n),
      minActiveMembers: 3,
      rateMillionths: 125_000,
    },
  ]
  expect(tiersOf(JSON.parse(storedTiers(tiers)) as StoredTier[])).toEqual(tiers)
})
