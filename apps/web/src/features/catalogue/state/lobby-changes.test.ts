// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import {
  chooseClassify,
  chooseList,
  choosePage,
  chooseVendor,
  enter,
  narrow,
  resetClassify,
  searchFor,
} from './lobby-changes.ts'
import { plainSearch, readLobbySearch, type LobbySearch } from './lobby-search.ts'

const at = (change: Partial<LobbySearch>): LobbySearch => ({ ...plainSearch, ...change })

describe('the list switch', () => {
  it('is game if the address names none, and can become each of the other three', () => {
    expect(readLobbySearch({}).list).toBe('game')
    for (const list of ['hot', 'fav', 'recent'] as const)
      expect(chooseList(plainSearch, list).list).toBe(list)
  })

  it.each(['hot', 'fav', 'recent'] as const)(
    'returns to game when %s is pressed again [LOBBY-036]',
    (list) => {
      expect(chooseList(chooseList(plainSearch, list), list)).toEqual(plainSearch)
    },
  )

  it('selects the tab HOT in the list hot, and FAV in the list fav, on their first page', () => {
    expect(chooseList(at({ pageNo: 3 }), 'hot')).toMatchObject({ list: 'hot', classify: 'HOT', pageNo: 1 })
    expect(chooseList(at({ pageNo: 3 }), 'fav')).toMatchObject({ list: 'fav', classify: 'FAV', pageNo: 1 })
  })

  it('starts game at ALL, without the vendor, on page 1', () => {
    expect(chooseList(at({ list: 'hot', classify: 'HOT', vendorCode: 'NOVA', pageNo: 2 }), 'game')).toEqual(
      plainSearch,
    )
  })

  it('keeps the filters in the hot list, and drops them where they have no meaning', () => {
    const search = at({ minBet: 5, theme: 'egypt' })
    expect(chooseList(search, 'hot')).toMatchObject({ minBet: 5, theme: 'egypt' })
    expect(chooseList(search, 'recent')).toMatchObject({ minBet: undefined, theme: undefined })
  })
})

describe('another classification', () => {
  it('clears the search text and starts at page 1', () => {
    expect(chooseClassify(at({ gameName: 'storm', pageNo: 4, vendorCode: 'NOVA' }), 'NEW')).toEqual(
      at({ classify: 'NEW', vendorCode: 'NOVA' }),
    )
  })

  it('returns to ALL, on page 1, after a change of route or language', () => {
    expect(resetClassify(at({ classify: 'NEW', pageNo: 3, vendorCode: 'NOVA' }))).toEqual(
      at({ vendorCode: 'NOVA' }),
    )
  })

  it('stays if it was ALL, or if the list implies it', () => {
    const [plain, hot] = [at({ pageNo: 3 }), at({ list: 'hot', classify: 'HOT', pageNo: 2 })]
    expect(resetClassify(plain)).toBe(plain)
    expect(resetClassify(hot)).toBe(hot)
  })
})

describe('a vendor', () => {
  it('switches the list to game, its tab to ALL and its page to 1', () => {
    expect(chooseVendor(at({ list: 'hot', classify: 'HOT', pageNo: 2 }), 'NOVA')).toEqual(
      at({ vendorCode: 'NOVA' }),
    )
    expect(chooseVendor(at({ classify: 'NEW', vendorCode: 'NOVA', pageNo: 2 }), 'LUMA')).toEqual(
      at({ vendorCode: 'LUMA' }),
    )
  })

  it('is deselected when it is chosen again', () => {
    expect(chooseVendor(at({ vendorCode: 'NOVA' }), 'NOVA')).toEqual(plainSearch)
  })
})

describe('the rest of the address', () => {
  it('trims the search text and starts at page 1', () => {
    expect(searchFor(at({ pageNo: 5, vendorCode: 'NOVA' }), '  storm ')).toEqual(
      at({ gameName: 'storm', vendorCode: 'NOVA' }),
    )
  })

  it('searches all games instead of the recent ones', () => {
    expect(searchFor(at({ list: 'recent' }), 'storm')).toEqual(at({ gameName: 'storm' }))
  })

  it('starts at page 1 with another filter, and turns pages without changing anything else', () => {
    expect(narrow(at({ pageNo: 5, minBet: 1 }), { minLineNum: 20 })).toEqual(
      at({ minBet: 1, minLineNum: 20 }),
    )
    expect(choosePage(at({ vendorCode: 'NOVA', minBet: 1 }), 3)).toEqual(
      at({ vendorCode: 'NOVA', minBet: 1, pageNo: 3 }),
    )
  })

  it('is plain after a menu entry, except for the vendor of the entry', () => {
    expect(enter()).toEqual(plainSearch)
    expect(enter('NOVA')).toEqual(at({ vendorCode: 'NOVA' }))
  })
})
