// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { saveGames, saveVendor, type NewGame } from './index.ts'

// Titles that no game is built for (D-173), and games that are listed in two kinds.

const usual: Omit<NewGame, 'vendorCode' | 'gameId' | 'gameType' | 'name'> = {
  theme: '',
  isHot: true,
  isNew: true,
  sort: 1,
  minimumStake: zero,
  rtpBasisPoints: null,
}
const titles: NewGame[] = [
  { ...usual, vendorCode: 'EMP', gameId: 'salon', gameType: 'LIVE', name: 'Amber Salon', sort: 0 },
  { ...usual, vendorCode: 'EMP', gameId: 'hall', gameType: 'LIVE', name: 'Amber Hall', classify: ['WHEEL'] },
  { ...usual, vendorCode: 'EMP', gameId: 'tiles', gameType: 'PVP', name: 'Amber Mahjong' },
  {
    ...usual,
    vendorCode: 'REAL',
    gameId: 'wheel',
    gameType: 'LIVE',
    name: 'Amber Wheel',
    sort: 9,
    client: 'own',
  },
  {
    ...usual,
    vendorCode: 'OURS',
    gameId: 'table',
    gameType: 'INHOUSE',
    name: 'Amber Table',
    alsoIn: ['LIVE'],
    client: 'own',
  },
  { ...usual, vendorCode: 'EMP', gameId: 'arena', gameType: 'ESPORTS', name: 'Amber Arena' },
]

async function fill(server: TestServer): Promise<void> {
  await server.platform.database.transaction(async (tx) => {
    for (const [vendorCode, gameType] of [
      ['EMP', 'LIVE'],
      ['EMP', 'PVP'],
      ['EMP', 'ESPORTS'],
      ['REAL', 'LIVE'],
      ['OURS', 'INHOUSE'],
      ['OURS', 'LIVE'],
      ['BARE', 'SPORTS'],
    ] as const)
      await saveVendor(tx, { vendorCode, gameType, name: `Studio ${vendorCode}`, sort: 1 })
    await saveGames(tx, titles)
  })
}

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({})
  await fill(server)
})
afterAll(() => server.close())

type Query = Record<string, string | number>
const list = async (query: Query) => (await server.program().call('catalogue.games', query)).envelope.value
const ids = (games: readonly { gameId?: string | undefined }[]) => games.map(({ gameId }) => gameId)

describe('a title that no game is built for', () => {
  it('stands last in the list of its own kind, marked, and is not counted', async () => {
    const { games, totalCount, totalPages } = await list({ gameType: 'LIVE' })
    expect(games.map(({ gameId, hasGame, playable }) => ({ gameId, hasGame, playable }))).toEqual([
      { gameId: 'table', hasGame: true, playable: true },
      { gameId: 'wheel', hasGame: true, playable: true },
      { gameId: 'salon', hasGame: false, playable: false },
      { gameId: 'hall', hasGame: false, playable: false },
    ])
    expect([totalCount, totalPages]).toEqual([2, 1])
    expect(ids((await list({ gameType: 'LIVE', pageSize: 2, pageNo: 2 })).games)).toEqual(['salon', 'hall'])
    expect(ids((await list({ gameType: 'LIVE', vassalage: 'EMP', gameClassify: 'WHEEL' })).games)).toEqual([
      'hall',
    ])
  })

  it.each<Query>([
    { gameType: 'LIVE', gameClassify: 'HOT' },
    { gameType: 'LIVE', gameClassify: 'NEW', isNew: 1 },
    { gameType: 'LIVE', gameName: 'amber' },
    { gameName: 'amber hall' },
    { gameName: 'Amber Hal' },
    { vassalage: 'EMP' },
    { pageSize: 1000 },
  ])('is in no other list: %j', async (query) => {
    for (const { gameId, hasGame } of (await list(query)).games)
      expect([gameId, hasGame]).toEqual([gameId, true])
  })

  it('is in no row of home, no hot list and no list of a card, and is not suggested', async () => {
    const client = server.program()
    const rows = (await client.call('catalogue.homeSections', {})).envelope.value
    expect(rows.map(({ key, games }) => [key, ids(games)])).toEqual([
      ['hot', ['arena', 'table', 'wheel']],
      ['live', ['table', 'wheel']],
      ['inhouse', ['table']],
      ['esports', ['arena']],
    ])
    const hot = (await client.call('catalogue.hotGames', { gameType: 'LIVE' })).envelope.value
    expect(ids(hot.list)).toEqual(['table', 'wheel'])
    const popup = await client.call('catalogue.popupGames', { vassalage: 'EMP' })
    expect(ids(popup.envelope.value.games)).toEqual(['arena'])
    const { games, vendors } = (await client.call('catalogue.suggest', { text: 'amber', limit: 10 })).envelope
      .value
    expect(ids(games).toSorted()).toEqual(['arena', 'table', 'wheel'])
    expect(vendors).toEqual([])
    // One maker is one suggestion, however many kinds list its games.
    const makers = (await client.call('catalogue.suggest', { text: 'studio', limit: 10 })).envelope.value
      .vendors
    expect(makers.map(({ vassalage, gameType }) => `${vassalage} ${gameType}`).toSorted()).toEqual([
      'EMP ESPORTS',
      'OURS INHOUSE',
      'REAL LIVE',
    ])
  })

  it('makes no card of a vendor, and no count', async () => {
    const client = server.program()
    const { data } = (await client.call('catalogue.vendorLanes', {})).envelope.value
    expect(
      data.lanes.map(({ gameType, cards }) => [gameType, cards.map(({ vassalage }) => vassalage)]),
    ).toEqual([
      ['LIVE', ['OURS', 'REAL']],
      ['INHOUSE', ['OURS']],
      ['ESPORTS', ['EMP']],
    ])
    expect(data.lanes.at(-1)!.cards[0]).toMatchObject({
      sample: true,
      isGame: 'GAME',
      game: { gameId: 'arena', ownPage: '/sportsbook?sport=esports&studio=EMP' },
    })
    const vendors = (await client.call('catalogue.vendors', {})).envelope.value
    const counts = vendors.map(
      ({ vassalage, gameType, games, ownGames, hasEmptyTitles }) =>
        `${vassalage} ${gameType} ${games} ${ownGames} ${hasEmptyTitles}`,
    )
    expect(counts.toSorted()).toEqual([
      'BARE SPORTS 0 0 false',
      'EMP ESPORTS 1 1 false',
      'EMP LIVE 0 0 true',
      'EMP PVP 0 0 true',
      'OURS INHOUSE 1 1 false',
      'OURS LIVE 1 0 false',
      'REAL LIVE 1 1 false',
    ])
    const facets = (await client.call('catalogue.facets', { gameType: 'LIVE' })).envelope.value
    expect(facets.vendors.map(({ vassalage, count }) => `${vassalage} ${count}`).toSorted()).toEqual([
      'OURS 1',
      'REAL 1',
    ])
  })

  it('leaves the favourites of a member who had chosen it, and comes back with a game', async () => {
    const anna = await server.member('anna')
    const hall = (await list({ gameType: 'LIVE' })).games.find(({ gameId }) => gameId === 'hall')!
    await anna.call('catalogue.addFavourite', { nodeId: hall.nodeId, vendor: 'EMP', gameType: 'LIVE' })
    expect((await anna.call('catalogue.favouriteIds', {})).envelope.value).toEqual([])
    const build = (client: 'own' | 'sample') =>
      server.platform.database.transaction((tx) => saveGames(tx, [{ ...titles[1]!, client }]))
    await build('own')
    server.clock.advance(10_000)
    expect((await anna.call('catalogue.favouriteIds', {})).envelope.value).toEqual([hall.nodeId])
    expect((await list({ gameType: 'LIVE' })).totalCount).toBe(3)
    await build('sample')
    server.clock.advance(10_000)
    expect((await list({ gameType: 'LIVE' })).totalCount).toBe(2)
  })
})

describe('a game that two kinds list', () => {
  it('is one game: with one id, one heart and its own kind everywhere', async () => {
    const inLive = (await list({ gameType: 'LIVE' })).games[0]!
    const [inOurs] = (await list({ gameType: 'INHOUSE' })).games
    expect(inLive).toEqual(inOurs)
    expect(inLive).toMatchObject({ gameType: 'INHOUSE', alsoIn: ['LIVE'] })
    const ben = await server.member('ben')
    await ben.call('catalogue.addFavourite', { nodeId: inLive.nodeId, vendor: 'OURS', gameType: 'INHOUSE' })
    for (const gameType of ['LIVE', 'INHOUSE', ''])
      expect(ids((await ben.call('catalogue.favourites', { gameType })).envelope.value.content)).toEqual([
        'table',
      ])
    expect(ids((await list({ gameName: 'table' })).games)).toEqual(['table'])
  })
})

describe('an installation', () => {
  it('has no title, card, row, count or search of a demonstration vendor, and launches none', async () => {
    const earnest = await openTestServer({ mode: 'production', publicUrl: 'https://localhost' })
    try {
      await fill(earnest)
      const client = earnest.program()
      for (const gameType of ['', 'LIVE', 'PVP', 'ESPORTS'])
        for (const game of (await client.call('catalogue.games', { gameType })).envelope.value.games)
          expect(game).toMatchObject({ sample: false, hasGame: true, playable: true })
      const { data } = (await client.call('catalogue.vendorLanes', {})).envelope.value
      expect(data.lanes.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage))).toEqual([
        'OURS',
        'REAL',
        'OURS',
      ])
      const vendors = (await client.call('catalogue.vendors', {})).envelope.value
      expect(vendors.filter(({ hasEmptyTitles }) => hasEmptyTitles)).toEqual([])
      const rows = (await client.call('catalogue.homeSections', {})).envelope.value
      expect(rows.map(({ key }) => key)).toEqual(['hot', 'live', 'inhouse'])
      expect((await client.call('catalogue.games', { gameName: 'arena' })).envelope.value.games).toEqual([])
      const detail = await client.callWith('play.game', { gameId: 'arena', vassalage: 'EMP' })
      expect(detail.envelope.code).toBe('UNKNOWN_GAME')
    } finally {
      await earnest.close()
    }
  })

  it('shows nothing at all while it is empty', async () => {
    const empty = await openTestServer({ mode: 'production', publicUrl: 'https://localhost' })
    try {
      const client = empty.program()
      expect((await client.call('catalogue.games', {})).envelope.value.games).toEqual([])
      expect((await client.call('catalogue.vendors', {})).envelope.value).toEqual([])
      expect((await client.call('catalogue.vendorLanes', {})).envelope.value).toEqual({ data: { lanes: [] } })
      expect((await client.call('catalogue.homeSections', {})).envelope.value).toEqual([])
    } finally {
      await empty.close()
    }
  })
})
