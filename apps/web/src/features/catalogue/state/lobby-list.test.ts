// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { emptyList, takeAnswer, typeOfLobby, type ListAnswer } from './lobby-list.ts'
import { listInput, pageSizeOf } from './list-input.ts'
import { plainSearch } from './lobby-search.ts'

const answer = (pageNo: number, games: string[], totalPages = 3): ListAnswer<string> => ({
  games,
  pageNo,
  totalPages,
  totalCount: 6,
})

describe('a list that is loaded page by page', () => {
  it('has asyncList, asyncListTypeOfLobby, asyncTotalPages and hasMoreGame, and no more games after the last page [LOBBY-033]', () => {
    let list = emptyList<string>('rng/game')
    list = takeAnswer(list, answer(1, ['a', 'b']), 'rng/game', 'replace')
    expect(list).toMatchObject({
      asyncList: ['a', 'b'],
      asyncListTypeOfLobby: 'rng/game',
      asyncTotalPages: 3,
      hasMoreGame: true,
    })
    list = takeAnswer(list, answer(2, ['c', 'd']), 'rng/game', 'append')
    list = takeAnswer(list, answer(3, ['e', 'f']), 'rng/game', 'append')
    expect(list).toMatchObject({ asyncList: ['a', 'b', 'c', 'd', 'e', 'f'], hasMoreGame: false })
  })

  it('ignores an answer for another list', () => {
    const list = takeAnswer(
      emptyList<string>(typeOfLobby('fish', plainSearch)),
      answer(1, ['a']),
      'rng/game',
      'replace',
    )
    expect(list.asyncList).toEqual([])
  })

  it('accepts each page once, and only in order', () => {
    const list = takeAnswer(emptyList<string>('rng/game'), answer(1, ['a']), 'rng/game', 'replace')
    expect(takeAnswer(list, answer(1, ['a']), 'rng/game', 'append')).toBe(list)
    expect(takeAnswer(list, answer(3, ['c']), 'rng/game', 'append')).toBe(list)
  })
})

describe('the input of a list', () => {
  it('contains page, vendor and smallest stake as selected', () => {
    expect(
      listInput('rng', { ...plainSearch, pageNo: 3, vendorCode: 'NOVA', minBet: 5 }, 'EN'),
    ).toMatchObject({
      gameType: 'RNG',
      pageNo: 3,
      vassalage: 'NOVA',
      minBet: 5,
      gameClassify: 'ALL',
    })
  })

  it('asks for new games by the name of the tab and by flag', () => {
    expect(listInput('rng', { ...plainSearch, classify: 'NEW' }, 'EN')).toMatchObject({
      gameClassify: 'NEW',
      isNew: 1,
    })
    expect(listInput('rng', plainSearch, 'EN').isNew).toBeUndefined()
  })

  it('asks for games of every kind in a search and for a provider', () => {
    expect([
      listInput('search', plainSearch, 'EN').gameType,
      listInput('provider', plainSearch, 'EN').gameType,
    ]).toEqual([undefined, undefined])
  })

  it('has 42 games a page, 28 in a search, 20 in a hot list, and all favourites at once', () => {
    const search = { list: 'game', gameName: '' } as const
    expect([
      pageSizeOf(search),
      pageSizeOf({ ...search, gameName: 'storm' }),
      pageSizeOf({ ...search, list: 'hot' }),
      pageSizeOf({ ...search, list: 'fav' }),
    ]).toEqual([42, 28, 20, 999])
  })
})
