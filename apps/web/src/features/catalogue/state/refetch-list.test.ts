// SPDX-License-Identifier: Apache-2.0
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyList, takeAnswer, type LobbyList } from './lobby-list.ts'
import { refetchList, type SentPage } from './refetch-list.ts'

interface Named {
  nodeId: number
  name: string
}
const pageSize = 2
let games: Named[]
let state: string | undefined
let asked: number[]

async function fetchPage(pageNo: number): Promise<SentPage<Named>> {
  asked.push(pageNo)
  return {
    state,
    answer: {
      games: games.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      pageNo,
      totalPages: Math.ceil(games.length / pageSize),
      totalCount: games.length,
    },
  }
}

/** The first pages of the list, as loaded by scrolling. */
async function grown(pages: number): Promise<LobbyList<Named>> {
  let list = emptyList<Named>('rng/game')
  for (let pageNo = 1; pageNo <= pages; pageNo += 1)
    list = takeAnswer(list, (await fetchPage(pageNo)).answer, 'rng/game', pageNo === 1 ? 'replace' : 'append')
  asked = []
  return list
}

beforeEach(() => {
  games = Array.from({ length: 9 }, (_, index) => ({ nodeId: index + 1, name: `Game ${index + 1}` }))
  state = '"one"'
  asked = []
})

describe('a list that a member returns to', () => {
  it('stays the same object while the platform sends its first page with the same state', async () => {
    const left = { list: await grown(3), state }
    expect(await refetchList(left, fetchPage)).toBe(left)
    expect(asked).toEqual([1])
  })

  it('reloads all its visible pages once the state differs, whichever page has changed', async () => {
    const left = { list: await grown(3), state }
    games[4] = { nodeId: 5, name: 'Renamed' }
    state = '"two"'
    const { list, state: now } = await refetchList(left, fetchPage)
    expect(asked).toEqual([1, 2, 3])
    expect([list.asyncList, list.pageNo, list.hasMoreGame, now]).toEqual([
      games.slice(0, 6),
      3,
      true,
      '"two"',
    ])
  })

  it('ends where the platform now has fewer games', async () => {
    const left = { list: await grown(5), state }
    games = games.slice(0, 3)
    state = '"two"'
    const { list } = await refetchList(left, fetchPage)
    expect([asked, list.asyncList, list.pageNo, list.hasMoreGame, list.totalCount]).toEqual([
      [1, 2],
      games,
      2,
      false,
      3,
    ])
    games = []
    expect((await refetchList(left, fetchPage)).list).toMatchObject({
      asyncList: [],
      pageNo: 1,
      hasMoreGame: false,
    })
  })

  it('is compared by its games if there is no state', async () => {
    state = undefined
    const left = { list: await grown(2), state }
    expect(await refetchList(left, fetchPage)).toBe(left)
    games = games.toReversed()
    expect((await refetchList(left, fetchPage)).list.asyncList).toEqual(games.slice(0, 4))
  })

  it('stays as it was when a page fails to load', async () => {
    const left = { list: await grown(3), state }
    state = '"two"'
    await expect(
      refetchList(left, (pageNo) => (pageNo === 2 ? Promise.reject(new Error('gone')) : fetchPage(pageNo))),
    ).rejects.toThrow('gone')
    expect(left.list.asyncList).toEqual(games.slice(0, 6))
  })
})
