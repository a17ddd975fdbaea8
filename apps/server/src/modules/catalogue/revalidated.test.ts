// SPDX-License-Identifier: Apache-2.0
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contract } from '@tessera/contract'
import { amountOfMillionths, units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTableGeo } from '../../adapters/geo/table-geo.ts'
import { recordFact } from '../bets/index.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { saveGames, saveVendor, type NewGame } from './index.ts'

let server: TestServer
const inVietnam = '203.0.113.7'

const usual = {
  vendorCode: 'QK',
  gameType: 'RNG' as const,
  theme: '',
  isHot: true,
  isNew: false,
  sort: 1,
  minimumStake: zero,
  rtpBasisPoints: null,
  client: 'own' as const,
}
const save = (...games: Partial<NewGame>[]) =>
  server.platform.database.transaction((tx) =>
    saveGames(
      tx,
      games.map((game, n) => ({ ...usual, gameId: `g${n}`, name: `Game ${n}`, ...game })),
    ),
  )

beforeAll(async () => {
  server = await openTestServer({ geo: createTableGeo({ [inVietnam]: 'VN' }) })
  await server.platform.database.transaction((tx) =>
    saveVendor(tx, { vendorCode: 'QK', gameType: 'RNG', name: 'Quill', sort: 1 }),
  )
  await save({}, {}, {})
})
afterAll(() => server.close())

const ask = async (
  url: string,
  {
    etag,
    ip = '198.51.100.1',
    ...headers
  }: { etag?: string; ip?: string; language?: string; 'accept-encoding'?: string } = {},
) => {
  const answer = await server.app.inject({
    method: 'GET',
    url,
    remoteAddress: ip,
    headers: { ...headers, ...(etag === undefined ? {} : { 'if-none-match': etag }) },
  })
  return {
    status: answer.statusCode,
    etag: String(answer.headers.etag),
    body: answer.body,
    headers: answer.headers,
    length: answer.rawPayload.length,
  }
}
const lists = [
  'gameList',
  'gameList?gameName=game',
  'facets',
  'suggest?text=game',
  'hotGamesV2',
  'getVassGameType',
  'newGameVendor',
  'getRankList',
  'popupGameList',
  'livePlayers?nodeIds=1',
  'homeSections',
].map((name) => `/wps/relay/GCSGAME_${name}`)

describe('a list that a browser holds', () => {
  it.each(lists)('stays valid without being sent again: %s', async (url) => {
    const first = await ask(url)
    expect([first.status, first.headers['cache-control'], first.etag]).toEqual([
      200,
      'private, no-cache',
      expect.stringMatching(/^W\/"[\w-]{27}"$/),
    ])
    const again = await ask(url, { etag: first.etag })
    expect([again.status, again.body, again.etag]).toEqual([304, '', first.etag])
    expect((await ask(url, { etag: `"other", ${first.etag}` })).status).toBe(304)
    const other = await ask(url, { etag: 'W/"other"' })
    expect([other.status, other.body]).toEqual([200, first.body])
  })

  it('is sent again when the catalogue has changed, and is valid again when the change is reverted', async () => {
    const url = '/wps/relay/GCSGAME_gameList?gameName=Game 2'
    const before = await ask(url)
    await save({}, {}, { name: 'Game 2 anew' })
    server.clock.advance(10_000)
    const after = await ask(url, { etag: before.etag })
    expect(after.status).toBe(200)
    expect(after.body).toContain('Game 2 anew')
    await save({}, {}, {})
    server.clock.advance(10_000)
    expect((await ask(url, { etag: before.etag })).status).toBe(304)
  })

  it('differs in another language, and in a country where a game is blocked', async () => {
    await save({ names: { TH: 'เกม' }, blockedCountries: ['VN'] }, {}, {})
    server.clock.advance(10_000)
    const url = '/wps/relay/GCSGAME_gameList'
    const [english, thai, vietnam] = [
      await ask(url),
      await ask(url, { language: 'TH' }),
      await ask(url, { ip: inVietnam }),
    ]
    expect(new Set([english.etag, thai.etag, vietnam.etag]).size).toBe(3)
    expect(thai.body).toContain('เกม')
    expect(vietnam.body).toContain('"blocked":true')
    expect(english.body).not.toContain('"blocked":true')
    expect(english.headers.vary).toContain('language')
    expect((await ask(url, { language: 'TH', etag: english.etag })).status).toBe(200)
  })

  it('is compressed for browsers that accept it, under the same ETag', async () => {
    await save(...Array.from({ length: 40 }, () => ({})))
    server.clock.advance(10_000)
    const [plain, pressed] = [
      await ask(lists[0] ?? ''),
      await ask(lists[0] ?? '', { 'accept-encoding': 'gzip, br' }),
    ]
    expect([plain.headers['content-encoding'], pressed.headers['content-encoding']]).toEqual([
      undefined,
      'br',
    ])
    expect(pressed.etag).toBe(plain.etag)
    expect(pressed.length).toBeLessThan(plain.length / 5)
  })

  it('has the same content in every encoding, whichever was requested first', async () => {
    await save(...Array.from({ length: 40 }, () => ({ isNew: true })))
    server.clock.advance(10_000)
    const forms = ['br', 'gzip', undefined, 'gzip, br'].map(async (accepted) => {
      const { rawPayload, headers } = await server.app.inject({
        method: 'GET',
        url: lists[0] ?? '',
        headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
      })
      const encoding = headers['content-encoding']
      return [
        encoding,
        (encoding === 'br'
          ? brotliDecompressSync(rawPayload)
          : encoding === 'gzip'
            ? gunzipSync(rawPayload)
            : rawPayload
        ).toString(),
      ]
    })
    const [pressed, gzipped, plain, again] = await Promise.all(forms)
    expect([pressed?.[0], gzipped?.[0], plain?.[0], again?.[0]]).toEqual(['br', 'gzip', undefined, 'br'])
    expect(new Set([pressed?.[1], gzipped?.[1], plain?.[1], again?.[1]]).size).toBe(1)
    expect(JSON.parse(plain?.[1] ?? '')).toMatchObject({ success: true, value: { totalCount: 40 } })
  })

  it('stays valid when something changed that is not on it', async () => {
    const url = '/wps/relay/GCSGAME_gameList?gameName=Game 1&pageSize=1'
    await save({}, {}, {})
    server.clock.advance(10_000)
    const before = await ask(url)
    await save({}, {}, { minimumStake: units(7) })
    server.clock.advance(10_000)
    expect((await ask(url, { etag: before.etag })).status).toBe(304)
    expect((await ask(lists[0] ?? '')).body).toContain('"minBet":7')
  })

  it('contains only games that match the contract, though they are not validated again', async () => {
    await save({
      names: { TH: 'เกม' },
      minimumStake: units(2),
      rtpBasisPoints: 9650,
      features: ['wilds'],
      volatility: 3,
      lines: 20,
    })
    server.clock.advance(10_000)
    for (const [name, call] of [
      ['gameList', contract.catalogue.games],
      ['hotGamesV2', contract.catalogue.hotGames],
      ['popupGameList', contract.catalogue.popupGames],
      ['homeSections', contract.catalogue.homeSections],
    ] as const) {
      const { value } = JSON.parse((await ask(`/wps/relay/GCSGAME_${name}`, { language: 'TH' })).body) as {
        value: unknown
      }
      const read: unknown = z.decode(call.output as z.ZodType, value)
      expect(z.encode(call.output as z.ZodType, read), name).toEqual(value)
      expect(JSON.stringify(value), name).toContain('"displayName":"เกม"')
    }
  })

  it('is never a refusal', async () => {
    const refused = await ask('/wps/relay/GCSGAME_gameList?unknown=1')
    expect([refused.status, refused.headers['cache-control'], refused.headers.etag]).toEqual([
      400,
      'no-store',
      undefined,
    ])
  })
})

describe('what members play', () => {
  const bet = async (gameCode: string, name: string, { times = 1, currency = 'USD' } = {}) => {
    const client = await server.member(name)
    const {
      envelope: {
        value: { id },
      },
    } = await client.call('members.info', {})
    for (let n = 0; n < times; n++)
      await server.platform.database.transaction((tx) =>
        recordFact(tx, {
          memberId: BigInt(id),
          vendor: 'QK',
          gameCode,
          roundId: `${name}${gameCode}${n}`,
          kind: 'stake',
          amount: units(1),
          currency,
          validBet: amountOfMillionths(0n),
          closed: false,
          atMs: server.clock.now(),
          reference: `${name}${gameCode}${n}`,
        }),
      )
  }
  const idOf = async (gameId: string) =>
    (await server.modules.snapshot.current()).games.find((game) => game.gameId === gameId)?.nodeId ?? 0
  const players = async () => {
    const nodeIds = [await idOf('g1'), await idOf('g2'), await idOf('g3'), 999_999]
    const { envelope } = await server
      .program()
      .call('catalogue.livePlayers', { nodeIds: `${nodeIds.join(',')},x,,-1` })
    return envelope.value.list.map(
      ({ nodeId, players: count }) => `${['g1', 'g2', 'g3'][nodeIds.indexOf(nodeId)]} ${count}`,
    )
  }

  it('counts each member once, for five minutes after their bet, and leaves out games without any', async () => {
    await bet('g2', 'anna', { times: 3 })
    await bet('g2', 'boris')
    await bet('g1', 'clara', { times: 2 })
    server.clock.advance(10_000)
    await players()
    await expect.poll(players).toEqual(['g1 1', 'g2 2'])
    server.clock.advance(300_000)
    await players()
    await expect.poll(players).toEqual([])
  })

  it('ranks games by their bets in seven days, and sorts hot games in that order [CALL-055]', async () => {
    await bet('g3', 'dora', { times: 9, currency: 'FUN' })
    server.clock.advance(300_000)
    const rank = async (query: Record<string, string> = {}) => {
      const { envelope } = await server.program().send({
        method: 'GET',
        url: '/wps/relay/GCSGAME_getRankList',
        query: { gameType: '', language: 'EN', limitNum: '20', ...query },
      })
      return (
        envelope.value as {
          list: { rank: number; gameId: string; displayName: string; vassalage: string; iconUrl: string }[]
        }
      ).list.map(({ rank: index, gameId }) => `${index} ${gameId}`)
    }
    await rank()
    await expect.poll(() => rank()).toEqual(['1 g2', '2 g1'])
    expect(await rank({ limitNum: '1' })).toEqual(['1 g2'])
    expect(await rank({ gameType: 'FISH' })).toEqual([])
    const {
      envelope: {
        value: { list },
      },
    } = await server.program().call('catalogue.hotGames', {})
    expect(list.slice(0, 3).map(({ gameId }) => gameId)).toEqual(['g2', 'g1', 'g0'])
    server.clock.advance(7 * 86_400_000)
    await rank()
    await expect.poll(() => rank()).toEqual([])
  })
})
