// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Vendor } from './game-types.ts'
import { uniqueStudios } from './studios.ts'

const vendor = (vendorCode: string, gameType: Vendor['gameType'], games: number): Vendor => ({
  vassalage: vendorCode,
  gameType,
  games,
  accountTypeName: vendorCode,
  displayName: vendorCode,
  gameCategory: gameType,
  logoUrl: '',
  maintenance: false,
  gameClassify: [],
})

describe('the studios of the platform', () => {
  it('lists a studio once with the games of all its kinds', () => {
    const studios = uniqueStudios([vendor('A', 'RNG', 20), vendor('B', 'RNG', 3), vendor('A', 'FISH', 5)])
    expect(studios.map(({ vassalage, games }) => [vassalage, games])).toEqual([
      ['A', 25],
      ['B', 3],
    ])
  })
})
