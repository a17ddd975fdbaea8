// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { classifyTabs, hasCarousel, hasFilters, hasSlotFilter } from './lobby-parts.ts'
import type { ListType } from './lobby-search.ts'

const game: { list: ListType } = { list: 'game' }
const vendor = (...keys: string[]) => ({ gameClassify: keys.map((key) => ({ key, displayName: key })) })

describe('the tabs of a lobby', () => {
  it('are ALL, NEW and the keys of the selected vendor in its order, without HOT and FAV', () => {
    expect(classifyTabs('rng', game, vendor('ALL', 'NEW', 'JACKPOT', 'HOT', 'TABLE', 'FAV'))).toEqual([
      'ALL',
      'NEW',
      'JACKPOT',
      'TABLE',
    ])
  })

  it('are ALL and NEW among slots without a vendor, and NEW nowhere else', () => {
    expect(classifyTabs('rng', game, undefined)).toEqual(['ALL', 'NEW'])
    expect(classifyTabs('fish', game, undefined)).toEqual([])
    expect(classifyTabs('fish', game, vendor('ALL', 'NEW', 'BOSS'))).toEqual(['ALL', 'BOSS'])
  })

  it('appear with at least two classifications [CONST-021]', () => {
    expect(classifyTabs('rng', game, vendor('ALL'))).toEqual([])
    expect(classifyTabs('rng', game, vendor('ALL', 'JACKPOT'))).toEqual(['ALL', 'JACKPOT'])
  })

  it('are absent in the lists hot and fav, in a search, for a provider and in the card rooms', () => {
    const many = vendor('ALL', 'NEW', 'JACKPOT')
    expect(classifyTabs('rng', { list: 'hot' }, many)).toEqual([])
    expect(classifyTabs('rng', { list: 'fav' }, many)).toEqual([])
    for (const lobby of ['search', 'provider', 'pvp'] as const)
      expect(classifyTabs(lobby, game, many)).toEqual([])
  })
})

describe('the other parts of a lobby', () => {
  it('include a carousel of vendors, except in a search and for a provider', () => {
    expect((['rng', 'live', 'pvp', 'search', 'provider'] as const).map(hasCarousel)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('include a slot filter among slots only, and the other filters wherever there are slots', () => {
    expect((['rng', 'fish', 'search'] as const).map(hasSlotFilter)).toEqual([true, false, false])
    expect((['rng', 'fish', 'search', 'provider'] as const).map((lobby) => hasFilters(lobby, game))).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect(hasFilters('rng', { list: 'recent' })).toBe(false)
  })
})
