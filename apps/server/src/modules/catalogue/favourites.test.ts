// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { noteStarted, saveGames, saveVendor, type GameType } from './index.ts'

let server: TestServer
let anna: CallClient
let games: { nodeId: number; gameId?: string | undefined; gameType: GameType; vassalage: string }[]

beforeAll(async () => {
  server = await openTestServer()
  const usual = {
    theme: '',
    isHot: false,
    isNew: false,
    minimumStake: zero,
    rtpBasisPoints: null,
    client: 'own' as const,
  }
  await server.platform.database.transaction(async (tx) => {
    await saveVendor(tx, { vendorCode: 'QK', gameType: 'RNG', name: 'Quill', sort: 1 })
    await saveVendor(tx, { vendorCode: 'OC', gameType: 'FISH', name: 'Ocean', sort: 1 })
    const slots = Array.from({ length: 102 }, (_, n) => ({
      ...usual,
      vendorCode: 'QK',
      gameId: `q${n}`,
      gameType: 'RNG' as const,
      name: `Slot ${n}`,
      sort: n,
    }))
    await saveGames(tx, [
      ...slots,
      { ...usual, vendorCode: 'OC', gameId: 'o1', gameType: 'FISH', name: 'Deep', sort: 1 },
    ])
  })
  anna = await server.member('anna')
  games = (await anna.call('catalogue.games', { pageSize: 1000 })).envelope.value.games
})
afterAll(() => server.close())

const game = (gameId: string) => {
  const found = games.find((one) => one.gameId === gameId)
  if (!found) throw new Error(`no game ${gameId}`)
  return { nodeId: found.nodeId, vendor: found.vassalage, gameType: found.gameType }
}
const ids = async (client = anna) => (await client.call('catalogue.favouriteIds', {})).envelope.value

describe('favourites', () => {
  it('are an array of ids to which a game is added once, however often it is requested [CALL-056] [CALL-058]', async () => {
    expect(await ids()).toEqual([])
    for (const gameId of ['q1', 'o1', 'q1']) {
      const { envelope } = await anna.call('catalogue.addFavourite', game(gameId))
      expect(envelope).toMatchObject({ success: true, value: null })
    }
    expect(await ids()).toEqual([game('o1').nodeId, game('q1').nodeId])
  })

  it('are listed with their types: all, or those of one type or vendor [CALL-057]', async () => {
    const { method, path } = { method: 'GET' as const, path: '/wps/relay/MCSFE_getFavoriteGamesList' }
    const list = async (gameType: string, vendor: string, page: object = {}) => {
      const { envelope } = await anna.send({
        method,
        url: path,
        query: { pageNo: '1', pageSize: '999', gameType, vendor, ...page },
      })
      return (envelope.value as { content: { gameId: string; gameType: string }[] }).content.map(
        (one) => `${one.gameId} ${one.gameType}`,
      )
    }
    expect(await list('', '')).toEqual(['o1 FISH', 'q1 RNG'])
    expect(await list('RNG', '')).toEqual(['q1 RNG'])
    expect(await list('', 'OC')).toEqual(['o1 FISH'])
    expect(await list('NONSENSE', 'OC')).toEqual([])
    expect(await list('RNG', 'OC')).toEqual([])
    expect(await list('', '', { pageNo: '2', pageSize: '1' })).toEqual(['q1 RNG'])
    expect(await list('', '', { pageNo: '2' })).toEqual([])
    expect((await anna.callWith('catalogue.favourites', { pageSize: 1_000 })).envelope.success).toBe(false)
  })

  it('belong to one member, and require a session', async () => {
    expect(await ids(await server.member('boris'))).toEqual([])
    expect((await server.program().callWith('catalogue.favouriteIds', {})).status).toBe(401)
  })

  it('refuse a game that the platform does not have, and change nothing', async () => {
    for (const wrong of [{ nodeId: 999_999 }, { vendor: 'OC' }, { gameType: 'FISH' as const }]) {
      const input = { ...game('q2'), ...wrong }
      expect((await anna.call('catalogue.addFavourite', input)).envelope).toMatchObject({
        success: false,
        code: 'UNKNOWN_GAME',
      })
      expect((await anna.call('catalogue.removeFavourite', input)).envelope).toMatchObject({
        success: false,
        code: 'UNKNOWN_GAME',
      })
    }
    expect(await ids()).toHaveLength(2)
  })

  it('lose a game that is removed, even twice, and only those of the member who removes it [CALL-059]', async () => {
    const carla = await server.member('carla')
    for (const gameId of ['q1', 'o1']) await carla.call('catalogue.addFavourite', game(gameId))
    for (const _ of [1, 2])
      expect((await anna.call('catalogue.removeFavourite', game('o1'))).envelope).toMatchObject({
        success: true,
        value: null,
      })
    expect(await ids()).toEqual([game('q1').nodeId])
    expect(await ids(carla)).toEqual([game('o1').nodeId, game('q1').nodeId])
  })
})

describe('the recently started games', () => {
  const recent = async (query: Record<string, string> = {}) => {
    const { envelope } = await anna.send({
      method: 'GET',
      url: '/wps/relay/GCS_recentGame',
      query: { clientType: '3', vassalage: '', language: 'EN', ...query },
    })
    const { list, totalPages } = envelope.value as {
      list: { gameId: string; gameType: string }[]
      totalPages: number
    }
    return { games: list.map((one) => one.gameId), totalPages }
  }
  const start = async (gameId: string, vendorCode: string) => {
    server.clock.advance(1_000)
    const {
      envelope: {
        value: { id },
      },
    } = await anna.call('members.info', {})
    await noteStarted(server.platform.database, {
      memberId: BigInt(id),
      vendorCode,
      gameId,
      nowMs: server.clock.now(),
    })
  }

  it('come newest first and each once, of all vendors or one [CALL-060]', async () => {
    expect(await recent()).toEqual({ games: [], totalPages: 0 })
    for (const [gameId, vendorCode] of [
      ['q1', 'QK'],
      ['o1', 'OC'],
      ['q2', 'QK'],
      ['q1', 'QK'],
      ['unknown', 'QK'],
    ] as const)
      await start(gameId, vendorCode)
    expect(await recent()).toEqual({ games: ['q1', 'q2', 'o1'], totalPages: 1 })
    expect(await recent({ vassalage: 'OC' })).toEqual({ games: ['o1'], totalPages: 1 })
    expect(await recent({ vassalage: 'NOBODY' })).toEqual({ games: [], totalPages: 0 })
  })

  it('are a hundred at most, twenty on a page; a page past the end is empty [CONST-002]', async () => {
    for (let n = 0; n < 102; n++) await start(`q${n}`, 'QK')
    expect(await recent()).toEqual({
      games: Array.from({ length: 20 }, (_, n) => `q${101 - n}`),
      totalPages: 5,
    })
    expect((await recent({ pageNo: '5' })).games.at(-1)).toBe('q2')
    expect((await recent({ pageNo: '6' })).games).toEqual([])
  })
})

it('a studio of more than a hundred games has all of them on one page of its popup list [CALL-062]', async () => {
  const { envelope } = await server.program().send({
    method: 'GET',
    url: '/wps/relay/GCSGAME_popupGameList',
    query: {
      ...{ clientType: '3', platform: 'html5-desktop', merchant: 'brand1', gameType: 'RNG', vassalage: 'QK' },
      ...{ language: 'EN', pageNo: '1', pageSize: '1000' },
    },
  })
  const popup = envelope.value as { games: { gameId: string; vassalage: string }[] }
  expect(popup.games).toHaveLength(102)
  expect(new Set(popup.games.map(({ gameId }) => gameId)).size).toBe(102)
  expect(popup.games.every(({ vassalage }) => vassalage === 'QK')).toBe(true)
})
