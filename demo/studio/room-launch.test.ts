// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, spawn } from 'node:child_process'
import { createPublicKey, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ownRooms } from '@tessera/rules/games/rooms/own-rooms'
import { openDatabase, sql } from '@tessera/server/src/platform/db/index.ts'
import type { Environment } from '@tessera/server/src/platform/env/environment.ts'
import { confirmAge, memberByUsername } from '@tessera/server/src/modules/members/index.ts'
import type { CallClient } from '@tessera/server/src/testing/call-client.ts'
import { freePort } from '@tessera/server/src/testing/free-port.ts'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { studioTestDatabase } from '@tessera/server/src/testing/test-database.ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fillCatalogue } from '../catalogue/fill-catalogue.ts'
import { registerStudio } from './register-studio.ts'

// Tables with others on a whole installation: the site's calls, the wire and our own studio, which is a process of its own.

const script = fileURLToPath(new URL('../../apps/studio/src/server/start.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'room-launch-'))
let server: TestServer
let studio: ChildProcess
let studioUrl: string
let studioDatabase: Awaited<ReturnType<typeof studioTestDatabase>>
let anna: CallClient

beforeAll(async () => {
  server = await openTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const wallets = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/vendors/hub88`
  const port = await freePort()
  studioUrl = `http://127.0.0.1:${port}`
  await fillCatalogue(server, 1)
  await registerStudio(server, { dataDir: server.dataDir, studioUrl } as Environment)
  const operatorPublicKeyFile = join(folder, 'operator.pub.pem')
  const operatorKey = createPublicKey(inject('operatorKeyPem'))
  writeFileSync(operatorPublicKeyFile, operatorKey.export({ type: 'spki', format: 'pem' }))
  studioDatabase = await studioTestDatabase()
  studio = spawn(process.execPath, [script], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: studioDatabase.url,
      DATA_DIR: server.dataDir,
      OPERATOR_PUBLIC_KEY_FILE: operatorPublicKeyFile,
      OPERATOR_WALLET_URL: `${wallets}/studio`,
      STUDIO_PORT: String(port),
      STUDIO_URL: studioUrl,
    },
  })
  const answers = () =>
    fetch(`${studioUrl}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (studio.exitCode !== null) throw new Error('The studio ended')
    await sleep(50)
  }
  anna = await server.member('anna')
  const { database } = server.platform
  const { id: memberId } = (await memberByUsername(database, 'brand1', 'anna'))!
  await confirmAge(database, { memberId, age: 21, how: 'dialog', nowMs: server.clock.now() })
})
async function endStudio(): Promise<void> {
  if (studio.exitCode !== null || studio.signalCode !== null) return
  studio.kill('SIGKILL')
  await once(studio, 'exit')
}
afterAll(async () => {
  await endStudio()
  await server.close()
  await studioDatabase.close()
  rmSync(folder, { recursive: true })
})

/** The tables of the studio, as its own role sees them. */
const studioTables = () =>
  openDatabase({
    url: studioDatabase.url,
    role: 'tessera_studio',
    connections: 1,
    log: server.platform.log,
  })

const rooms = async () => (await server.program().call('play.rooms', {})).envelope.value.list

/** What the frame at this address learns from the studio, which redeems the launch at our wallet. */
async function openFrame(address: string): Promise<unknown> {
  const opened = await fetch(`${studioUrl}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket: new URL(address).searchParams.get('ticket') }),
  })
  const { session } = (await opened.json()) as { session: string }
  const answer = await fetch(`${studioUrl}/api/session`, { headers: { authorization: `Bearer ${session}` } })
  return answer.json()
}

describe('a room in which members play each other', () => {
  it('is listed with its least buy-in in the currency of whoever looks, and how many sit at its tables [CALL-048]', async () => {
    const { list } = (await server.program().call('play.rooms', { gameType: 'PVP' })).envelope.value
    const own = list.filter(({ sample }) => !sample).map(({ roomId, minBet }) => [roomId, minBet] as const)
    expect(Object.fromEntries(own)).toEqual({
      ...{ inh_cards_holdem: 8, inh_cards_omaha: 8, inh_cards_sitandgo: 2.2 },
      ...{ inh_cards_tienlen: 6, inh_cards_bigtwo: 3.9, inh_cards_rummy: 8 },
    })
    expect(list.length).toBeGreaterThan(15)
    for (const room of list)
      expect(room).toEqual({
        ...{ roomId: expect.any(String), nodeId: expect.any(Number), displayName: expect.any(String) },
        ...{ iconUrl: expect.stringMatching(/^\//), minBet: expect.any(Number), online: 0 },
        ...{ vassalage: expect.any(String), vendorName: expect.any(String), playable: expect.any(Boolean) },
        sample: expect.any(Boolean),
      })
  })

  it('opens by the call for rooms: a frame of the real studio that plays from the wallet [CALL-049] [CALL-061]', async () => {
    const { list } = (await server.program().call('play.rooms', { gameType: 'PVP' })).envelope.value
    const opened = async (roomId: string) => {
      const { nodeId, vassalage } = list.find((room) => room.roomId === roomId)!
      const asked = { roomId, nodeId, vassalage, language: 'EN' }
      expect((await server.program().callWith('play.launchRoom', asked)).status).toBe(401)
      const { status, envelope } = await anna.callWith('play.launchRoom', asked)
      expect([status, Object.keys(envelope.value ?? {})]).toEqual([200, ['content']])
      return (envelope.value as { content: string }).content
    }
    const own = await opened('inh_cards_holdem')
    expect(own.startsWith(`${studioUrl}/play/holdem?ticket=`)).toBe(true)
    expect(await openFrame(own)).toMatchObject({ game: 'holdem', sample: null, playMoney: false })
    const dressed = await opened('teahouse-big-two')
    expect(dressed.startsWith(`${studioUrl}/play/bigtwo?ticket=`)).toBe(true)
    expect(await openFrame(dressed)).toMatchObject({
      ...{ game: 'bigtwo', sample: { title: 'Teahouse Big Two' } },
    })
  })

  it('counts who sits at the tables of its game, whichever title they opened', async () => {
    const owner = studioTables()
    const tables = [
      ['cards:holdem:USD:money:1:1', 5],
      ['cards:holdem:EUR:money:2:1', 2],
      ['cards:holdem:USD:play:1:1', 6],
    ] as const
    for (const [code, taken] of tables) {
      await owner.query(sql`insert into studio.room (code, game, epoch, owner_address, owner_secret, leased_until, watchers)
        values (${code}, 'holdem', 1, 'http://one.test', 'secret', clock_timestamp() + interval '1 hour', 0)`)
      await owner.query(sql`insert into studio.card_table (code, version, state, summary, taken, changed_at)
        values (${code}, 0, '{}', '{}', ${taken}, now())`)
    }
    await owner.close()
    const online = async () =>
      (await server.program().call('play.rooms', { gameType: 'PVP' })).envelope.value.list
        .filter(({ roomId }) => ['inh_cards_holdem', 'inh_cards_omaha', 'royal-river-poker'].includes(roomId))
        .map(({ online: players }) => players)
        .toSorted((one, other) => one - other)
    await expect
      .poll(() => {
        server.clock.advance(2_000)
        return online()
      })
      .toEqual([0, 7, 7])
  })

  it('is tried with play money by visitors, where the brand allows it', async () => {
    await server.platform.settings.write('play.forFun', true, 'test')
    const { envelope } = await server.program().callWith('play.launchForFun', {
      ...{ gameId: 'inh_cards_tienlen', vassalage: 'BGS', visitor: randomUUID(), age: 21 },
    })
    const { game_url: address } = envelope.value as { game_url: string }
    expect(await openFrame(address)).toMatchObject({ game: 'tienlen', playMoney: true })
    await server.platform.settings.write('play.forFun', false, 'test')
  })
})

describe('a room of live casino', () => {
  it('is opened by the call for rooms: its address is the content, and the frame plays from the wallet', async () => {
    const ours = (await rooms()).find(({ roomId }) => roomId === 'inh_live_high_roulette')!
    const { roomId, nodeId, vassalage } = ours
    const asked = { roomId, nodeId, vassalage, language: 'EN' }
    const { status, envelope } = await anna.callWith('play.launchRoom', asked)
    expect([status, Object.keys(envelope.value ?? {})]).toEqual([200, ['content']])
    const { content } = envelope.value as { content: string }
    expect(content.startsWith(`${studioUrl}/play/roulette?ticket=`)).toBe(true)
    expect(await openFrame(content)).toMatchObject({
      game: 'roulette',
      room: { game: 'roulette', pace: 'usual', limits: 'high' },
      sample: null,
    })
    expect((await server.program().callWith('play.launchRoom', asked)).status).toBe(401)
    const { envelope: unknown } = await anna.callWith('play.launchRoom', { ...asked, roomId: 'inh_dice' })
    expect(unknown.code).toBe('UNKNOWN_GAME')
  })

  it('is opened by the launch of a game, too, and a demonstration title is a room of its own', async () => {
    const title = (await rooms()).find(({ displayName }) => displayName === 'Ivory VIP Baccarat')!
    const { envelope } = await anna.callWith('play.launch', {
      gameId: title.roomId,
      nodeId: title.nodeId,
      vassalage: title.vassalage,
      language: 'EN',
    })
    expect(await openFrame((envelope.value as { game_url: string }).game_url)).toMatchObject({
      game: 'baccarat',
      room: { game: 'baccarat', limits: 'high' },
      sample: { title: 'Ivory VIP Baccarat' },
    })
  })

  it('is a title like others: found, marked with a heart, and among what was played last', async () => {
    const found = (await server.program().call('catalogue.games', { gameName: 'Grand Roulette' })).envelope
      .value.games[0]!
    expect([found.gameId, found.gameType]).toEqual(['inh_live_high_roulette', 'LIVE'])
    await anna.call('catalogue.addFavourite', { nodeId: found.nodeId, vendor: 'BGS', gameType: 'LIVE' })
    const hearts = (await anna.call('catalogue.favourites', { gameType: 'LIVE' })).envelope.value.content
    expect(hearts.map(({ gameId, room }) => [gameId, room?.limits])).toEqual([
      ['inh_live_high_roulette', 'high'],
    ])
    const recent = (await anna.call('catalogue.recent', {})).envelope.value
    expect(JSON.stringify(recent)).toContain('inh_live_high_roulette')
    const popup = (
      await server.program().call('catalogue.popupGames', { gameType: 'LIVE', vassalage: 'BGS' })
    ).envelope.value.games
    expect(popup.filter(({ room }) => room).length).toBe(ownRooms.length)
  })

  it('is played for fun without an account, where the brand allows it', async () => {
    await server.platform.settings.write('play.forFun', true, 'test')
    const { envelope } = await server.program().callWith('play.launchForFun', {
      gameId: 'inh_live_sicbo',
      vassalage: 'BGS',
      visitor: randomUUID(),
      age: 21,
    })
    expect(await openFrame((envelope.value as { game_url: string }).game_url)).toMatchObject({
      playMoney: true,
      room: { game: 'sicbo', limits: 'low' },
    })
  })

  it('is shown as it stands to everybody, and only while the studio says so', async () => {
    const states = async () => {
      server.clock.advance(2_000)
      return (await server.program().call('play.roomStates', {})).envelope.value
    }
    expect((await states()).rooms).toEqual([])
    const stored = studioTables()
    await stored.query(sql`insert into studio.room (code, game, epoch, owner_address, owner_secret, leased_until, watchers)
      values ('live_fantan', 'fantan', 1, 'http://one.test', 'secret', clock_timestamp() + interval '1 hour', 3)`)
    await stored.query(sql`insert into studio.room_chain (room, sealed_seed, length, terminal_hash, salt, created_at)
      values ('live_fantan', '\\x00', 10, 'hash', 'salt', now())`)
    await stored.query(sql`insert into studio.room_round (id, room, chain_id, position, state, hash, result, opened_at, closes_at, ended_at)
      select gen_random_uuid(), 'live_fantan', max(id), 1, 'ended', 'hash', '{"events":[{"type":"beads","beads":62}]}', now(), now(), now() from studio.room_chain`)
    await stored.query(sql`insert into studio.room_round (id, room, chain_id, position, state, opened_at, closes_at)
      select gen_random_uuid(), 'live_fantan', max(id), 2, 'open', now(), now() + interval '15 seconds' from studio.room_chain`)
    await stored.close()
    const { nodeId } = (await rooms()).find(({ roomId }) => roomId === 'inh_live_fantan')!
    await expect.poll(states).toMatchObject({
      rooms: [{ nodeId, phase: 'open', players: 3, results: [{ label: '2', tone: 'plain' }] }],
    })
    const { now, rooms: listed } = await states()
    expect(listed[0]!.closesAt! - now).toBeLessThanOrEqual(15_000)
    await endStudio()
    // The last states stay for ten seconds, and no list waits for them.
    await expect.poll(async () => (await states()).rooms).toEqual([])
    expect((await rooms()).length).toBeGreaterThan(30)
  })
})
