// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { categories, categoryOfPath, pathOfCategory, linkToVendor, vendorsOf } from './categories.ts'
import { gameTypes, pathOf, typeOfPath, type Vendor } from './game-types.ts'

const vendor = (vendorCode: string, gameType: Vendor['gameType'], games = 1): Vendor => ({
  vassalage: vendorCode,
  gameType,
  games,
  ownGames: games,
  hasEmptyTitles: false,
  accountTypeName: vendorCode,
  displayName: vendorCode,
  gameCategory: gameType,
  logoUrl: '',
  maintenance: false,
  gameClassify: [],
})

describe('the categories of the menus', () => {
  it('have a path each, and belong to it', () => {
    const paths = categories.map(pathOfCategory)
    expect(new Set(paths).size).toBe(categories.length)
    expect(paths.map(categoryOfPath)).toEqual([...categories])
  })

  it('count all lottery paths as lottery, and no other path as anything', () => {
    for (const path of ['/lott', '/elott', '/vnLottery', '/lottery'])
      expect(categoryOfPath(path)).toBe('LOTTERY')
    for (const path of ['/', '/hot', '/promotions', '/nowhere']) expect(categoryOfPath(path)).toBeUndefined()
  })

  it('know the lottery as LOTT, at /lott [CONST-044]', () => {
    expect(gameTypes).toContain('LOTT')
    expect(pathOf('LOTT')).toBe('lott')
    expect(typeOfPath('lott')).toBe('LOTT')
  })

  it('list each vendor with games once', () => {
    const vendors = [vendor('A', 'LOTT'), vendor('A', 'ELOTT'), vendor('B', 'ELOTT', 0), vendor('C', 'RNG')]
    expect(vendorsOf('LOTTERY', vendors).map(({ vassalage }) => vassalage)).toEqual(['A'])
  })

  it('choose a vendor in the lobby, or on a page of the vendor where there is no lobby', () => {
    expect(linkToVendor(vendor('PP', 'RNG'))).toEqual({ to: '/rng', search: { page: 'PP' } })
    expect(linkToVendor(vendor('AV', 'ESPORTS'))).toEqual({ to: '/providers', search: { vassalage: 'AV' } })
  })
})
