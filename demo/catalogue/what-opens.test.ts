// SPDX-License-Identifier: Apache-2.0
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import type { CallOutput } from '@tessera/contract'
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import { readDemoModel, writeDemoCode } from '@tessera/rules/games/demo-slots/demo-code'
import { readCardTitle } from '@tessera/rules/games/card-rooms/card-games'
import { ownHallNamed, ownHalls, readHallTitle } from '@tessera/rules/games/fishing/halls'
import { ownRooms } from '@tessera/rules/games/rooms/own-rooms'
import { readRoom } from '@tessera/rules/games/rooms/room'
import type { Environment } from '@tessera/server/src/platform/env/environment.ts'
import { zero } from '@tessera/rules/money'
import { saveGames } from '@tessera/server/src/modules/catalogue/index.ts'
import { sql } from '@tessera/server/src/platform/db/index.ts'
import { confirmAge, memberByUsername } from '@tessera/server/src/modules/members/index.ts'
import type { CallClient } from '@tessera/server/src/testing/call-client.ts'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { demoSlotOf } from '@tessera/studio/src/games/slots/demo/demo-slot.ts'
import { gameOfWireCode } from '@tessera/studio/src/server/operator/list-games.ts'
import { roomOfWireCode } from '@tessera/studio/src/server/tables/room-of-session.ts'
import { cardRoomOfWireCode } from '@tessera/studio/src/server/cards/card-game-of.ts'
import { titleOfWireCode } from '@tessera/studio/src/server/slots/slot-sessions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerStudio } from '../studio/register-studio.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { wholeSize } from './whole-catalogue.ts'

// Every tile that a fresh demonstration shows without a mark is opened by the launch call (D-173). The studio is a server
// that knows the same games and slots, and refuses every other one, as the studio does. With LONG_TESTS, the whole
// catalogue.

type Tile = CallOutput<'catalogue.games'>['games'][number]
interface Asked {
  operator_id: string
  game_code: string
  meta?: { plays?: string; theme?: string; vendor_code?: string }
}

let server: TestServer
let studio: Server
let player: CallClient

beforeAll(async () => {
  server = await openTestServer()
  studio = createServer((request, response) => {
    readText(request).then(
      (body) => {
        // Nobody sits at its tables.
        const asked = JSON.parse(body) as Partial<Asked>
        const known = asked.game_code !== undefined && opens(asked as Asked)
        response.statusCode = known ? 200 : 404
        response.end(known ? '{"url":"http://studio.example/play?ticket=1"}' : '{"error":"unknown game"}')
      },
      () => response.destroy(),
    )
  })
  await once(studio.listen(0, '127.0.0.1'), 'listening')
  const studioUrl = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`
  await fillCatalogue(server, process.env['LONG_TESTS'] ? wholeSize : 1)
  await registerStudio(server, { dataDir: server.dataDir, studioUrl } as Environment)
  player = await server.member('player')
  const { database } = server.platform
  const { id: memberId } = (await memberByUsername(database, 'brand1', 'player'))!
  await confirmAge(database, { memberId, age: 21, how: 'dialog', nowMs: server.clock.now() })
})
afterAll(async () => {
  await server.close()
  studio.close()
})

function opens({ operator_id: operator, game_code: gameId, meta }: Asked): boolean {
  if (operator === 'brand1')
    return Boolean(
      ownHallNamed(gameId.replace('inh_', '')) ??
      roomOfWireCode(gameId) ??
      cardRoomOfWireCode(gameId) ??
      titleOfWireCode(gameId) ??
      gameOfWireCode(gameId),
    )
  const plays = meta?.plays ?? ''
  if (readRoom(plays) ?? readCardTitle(plays) ?? readHallTitle(plays)) return true
  const model = readDemoModel(plays)
  if (!model) return false
  const code = writeDemoCode({
    ...model,
    theme: meta?.theme ?? '',
    vendorCode: meta?.vendor_code ?? '',
    gameId,
  })
  return demoSlotOf(code) !== undefined
}

const call = async (
  name: 'catalogue.games' | 'catalogue.popupGames',
  query: Record<string, string | number>,
): Promise<Tile[]> => {
  const tiles: Tile[] = []
  for (let pageNo = 1, totalPages = 1; pageNo <= totalPages; pageNo++) {
    const { envelope } = await server.program().callWith(name, { ...query, pageNo, pageSize: 1_000 })
    const value = envelope.value as { games: Tile[]; totalPages: number }
    tiles.push(...value.games)
    totalPages = value.totalPages
  }
  return tiles
}

/** What every list of the site shows besides the plain lists of the categories, by the list. */
async function listedTiles(): Promise<Map<string, readonly Tile[]>> {
  const lists = new Map<string, readonly Tile[]>()
  const visitor = server.program()
  for (const { key, games } of (await visitor.call('catalogue.homeSections', {})).envelope.value)
    lists.set(`home ${key}`, games)
  for (const gameType of gameTypes) {
    lists.set(`hot ${gameType}`, (await visitor.call('catalogue.hotGames', { gameType })).envelope.value.list)
    for (const gameClassify of ['HOT', 'NEW'])
      lists.set(`${gameType} ${gameClassify}`, await call('catalogue.games', { gameType, gameClassify }))
  }
  for (const text of ['a', 'o', 'live', 'fish', 'room', 'lottery', 'sport', 'baccarat']) {
    lists.set(`search ${text}`, await call('catalogue.games', { gameName: text }))
    const { games } = (await visitor.call('catalogue.suggest', { text, limit: 10 })).envelope.value
    lists.set(`suggested ${text}`, games)
  }
  for (const { vassalage } of (await visitor.call('catalogue.vendors', {})).envelope.value)
    lists.set(`provider ${vassalage}`, await call('catalogue.games', { vassalage }))
  const { lanes } = (await visitor.call('catalogue.vendorLanes', {})).envelope.value.data
  for (const { gameType, cards } of lanes)
    for (const { vassalage } of cards)
      lists.set(`card ${gameType} ${vassalage}`, await call('catalogue.popupGames', { gameType, vassalage }))
  return lists
}

async function launch(tile: Tile): Promise<string> {
  const usual = { nodeId: tile.nodeId, vassalage: tile.vassalage, language: 'EN' }
  const { envelope } = await (tile.roomId === undefined
    ? player.callWith('play.launch', { ...usual, gameId: tile.gameId })
    : player.callWith('play.launchRoom', { ...usual, roomId: tile.roomId }))
  const value = envelope.value as { game_url?: string; content?: string } | null
  return value?.game_url ?? value?.content ?? envelope.code ?? 'nothing'
}

/** Said on the tile: no game is built for it, or it is closed. */
const isMarked = ({ hasGame, maintenance }: Tile): boolean => !hasGame || maintenance

describe('a fresh demonstration', () => {
  it('shows no title without a game but in its own category, and opens every tile that has no mark', async () => {
    const lists = await listedTiles()
    const empty = [...lists].flatMap(([list, tiles]) =>
      tiles.filter(({ hasGame }) => !hasGame).map(({ gameId }) => `${list}: ${gameId}`),
    )
    expect(empty).toEqual([])
    for (const gameType of gameTypes) lists.set(gameType, await call('catalogue.games', { gameType }))
    const tiles = new Map([...lists.values()].flat().map((tile) => [tile.nodeId, tile]))
    const failed: string[] = []
    let opened = 0
    for (const tile of tiles.values()) {
      if (isMarked(tile)) continue
      const answer = await launch(tile)
      const expected =
        tile.ownPage === null ? 'http://studio.example/' : `http://localhost:3000${tile.ownPage}`
      if (answer.startsWith(expected)) opened += 1
      else failed.push(`${tile.vassalage}/${tile.gameId ?? tile.roomId}: ${answer}`)
    }
    expect(failed).toEqual([])
    expect(opened).toBeGreaterThan(250)
    // Each title without a game stands behind all that open.
    for (const gameType of gameTypes) {
      const marks = lists.get(gameType)!.map(({ hasGame }) => hasGame)
      expect(marks).toEqual(marks.toSorted((one, other) => Number(other) - Number(one)))
    }
  })

  it('has nothing in live casino without a game, and its own tables', async () => {
    const live = await call('catalogue.games', { gameType: 'LIVE' })
    expect(live.filter(({ hasGame }) => !hasGame)).toEqual([])
    expect(
      live.filter(({ sample }) => !sample).map(({ gameId, room }) => [gameId, room?.game ?? 'alone']),
    ).toEqual(
      expect.arrayContaining([
        ...ownRooms.map(({ code, game }) => [`inh_${code}`, game]),
        ['inh_craps', 'alone'],
      ]),
    )
  })

  it('has no room among players without a table, and leaves out the games that no table plays', async () => {
    const rooms = await call('catalogue.games', { gameType: 'PVP' })
    expect(rooms.filter(({ hasGame, cards }) => !hasGame || cards === null)).toEqual([])
    expect(rooms.length).toBeGreaterThan(15)
    const { database } = server.platform
    await database.transaction((tx) =>
      saveGames(tx, [
        {
          ...{ vendorCode: 'RMC', gameId: 'old-mahjong', gameType: 'PVP', name: 'Old Mahjong' },
          ...{
            theme: 'cards',
            isHot: false,
            isNew: false,
            sort: 1,
            minimumStake: zero,
            rtpBasisPoints: null,
          },
        },
      ]),
    )
    const isListed = async () => {
      const [game] = await database.query<{ listed: boolean }>(
        sql`select listed from catalogue_game where game_id = 'old-mahjong'`,
      )
      return game?.listed
    }
    expect(await isListed()).toBe(true)
    await fillCatalogue(server, process.env['LONG_TESTS'] ? wholeSize : 1)
    expect(await isListed()).toBe(false)
    const rows = await call('catalogue.games', { gameType: 'PVP' })
    expect(rows.map(({ roomId }) => roomId)).not.toContain('old-mahjong')
  })

  it('has no fishing without a hall: all have a row at home, a return, and play money', async () => {
    const halls = await call('catalogue.games', { gameType: 'FISH' })
    expect(
      halls.filter(
        ({ hasGame, hall, rtp, minBet, supportPlay }) =>
          !hasGame || hall === null || rtp !== 95 || minBet !== 0.1 || supportPlay !== 0,
      ),
    ).toEqual([])
    expect(halls.filter(({ sample }) => !sample).map(({ gameId, hall }) => [gameId, hall])).toEqual(
      ownHalls.map(({ code, look }) => [`inh_${code}`, look]),
    )
    expect(halls.length).toBeGreaterThanOrEqual(20 + ownHalls.length)
    const rows = (await server.program().call('catalogue.homeSections', {})).envelope.value
    const row = rows.find(({ key }) => key === 'fish')
    expect(row?.games.length).toBeGreaterThan(10)
  })

  it('lists titles again that were taken out before their game was built', async () => {
    const title = { gameId: 'midnight-wheel', room: { game: 'moneywheel' } }
    const { database } = server.platform
    await database.query(sql`update catalogue_game set listed = false where game_id = ${title.gameId}`)
    await fillCatalogue(server, process.env['LONG_TESTS'] ? wholeSize : 1)
    await expect
      .poll(() => call('catalogue.games', { gameType: 'LIVE' }))
      .toContainEqual(
        expect.objectContaining({ gameId: title.gameId, room: expect.objectContaining(title.room) }),
      )
  })

  it('opens each live table and each room among players by the call for rooms (D-99)', async () => {
    const { list } = (await server.program().call('play.rooms', {})).envelope.value
    const tiles = [
      ...(await call('catalogue.games', { gameType: 'LIVE' })),
      ...(await call('catalogue.games', { gameType: 'PVP' })),
    ]
    expect(list.map(({ nodeId }) => nodeId).toSorted()).toEqual(
      tiles.flatMap(({ room, cards, nodeId }) => (room || cards ? [nodeId] : [])).toSorted(),
    )
    for (const { roomId, nodeId, vassalage, playable } of list) {
      if (!playable) continue
      const { envelope } = await player.callWith('play.launchRoom', { roomId, nodeId, vassalage })
      expect([roomId, envelope.value]).toEqual([roomId, { content: 'http://studio.example/play?ticket=1' }])
    }
  })

  it('counts each game once, whatever lists it is in', async () => {
    const vendors = (await server.program().call('catalogue.vendors', {})).envelope.value
    const all = (await server.program().call('catalogue.games', { pageSize: 1 })).envelope.value.totalCount
    expect(vendors.reduce((sum, { ownGames }) => sum + ownGames, 0)).toBe(all)
  })

  it('has a vendor whose card opens a list, and one whose card starts its only title, on pages of the site [LAUNCH-001]', async () => {
    const { lanes } = (await server.program().call('catalogue.vendorLanes', {})).envelope.value.data
    const cards = lanes.flatMap(({ gameType, cards: those }) =>
      those.map(({ vassalage, isGame, sample, game }) => [
        gameType,
        vassalage,
        isGame,
        sample,
        game?.ownPage,
      ]),
    )
    expect(cards).toEqual(
      expect.arrayContaining([
        ['SPORTS', 'KKL', 'VASSALAGE', true, undefined],
        ['SPORTS', 'PTH', 'GAME', true, '/sportsbook?studio=PTH'],
        ['ESPORTS', 'AV', 'GAME', true, '/sportsbook?sport=esports&studio=AV'],
        ['COCKFIGHT', 'DS88', 'GAME', true, '/sportsbook?sport=cockfight&studio=DS88'],
        ['LOTT', 'NBR', 'GAME', true, '/lottery?studio=NBR'],
        ['ELOTT', 'QKD', 'VASSALAGE', true, undefined],
      ]),
    )
    expect(cards).toContainEqual(['FISH', 'BGS', 'LOBBY', false, undefined])
    expect(cards).toContainEqual(['FISH', 'DPK', 'LOBBY', true, undefined])
  })
})
