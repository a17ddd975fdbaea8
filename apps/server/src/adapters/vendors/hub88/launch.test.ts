// SPDX-License-Identifier: Apache-2.0
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { zero } from '@tessera/rules/money'
import { Fault } from '@tessera/contract'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { saveGames, saveVendor } from '../../../modules/catalogue/index.ts'
import type { Member } from '../../../modules/members/index.ts'
import { addVendor } from '../../../modules/play/index.ts'
import type { CallContext } from '../../../platform/http/index.ts'
import { silentLog } from '../../../platform/log/log.ts'
import { shippedTexts } from '../../../platform/texts/brand-texts.ts'
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import {
  fundedMember,
  registerVendor,
  startWireTestServer,
  wireClient,
  type WireTestServer,
  type WireVendor,
} from './wire-server-for-tests.ts'

// From a member's click to a bet: our launch call, the vendor's Games API over HTTP, and the wire with the
// token from it.

let test: TestDatabase
let server: WireTestServer
let vendor: WireVendor
let member: Member
let gamesApi: Server
let asked: { path: string; fields: Record<string, string> }[] = []
let vendorIsAway = false

beforeAll(async () => {
  test = await testDatabase()
  server = await startWireTestServer({ databaseUrl: test.url })
  gamesApi = createServer((request, response) => {
    readBody(request)
      .then((body) => {
        asked.push({ path: request.url ?? '', fields: JSON.parse(body) as Record<string, string> })
        response.writeHead(vendorIsAway ? 500 : 200).end('{"url":"http://studio.example/play/one?ticket=1"}')
      })
      .catch(() => response.destroy())
  })
  await once(gamesApi.listen(0, '127.0.0.1'), 'listening')
  const { database } = server.platform
  vendor = await registerVendor(database, 'studio', ['one', 'two'])
  member = await fundedMember(database, 'player')
  await database.transaction(async (tx) => {
    const { rows } = await server.platform.database.pool.query<{ public_key: string }>(
      'select public_key from vendor_account',
    )
    await addVendor(tx, {
      id: 'studio',
      protocol: 'hub88',
      publicKeyPem: rows[0]?.public_key ?? '',
      operatorId: 'brand1',
      baseUrl: `http://127.0.0.1:${(gamesApi.address() as AddressInfo).port}`,
    })
    await saveVendor(tx, { vendorCode: 'STUDIO', gameType: 'INHOUSE', name: 'Studio', sort: 1 })
    const game = {
      vendorCode: 'STUDIO',
      gameType: 'INHOUSE' as const,
      theme: '',
      isHot: false,
      isNew: false,
      sort: 1,
      minimumStake: zero,
      rtpBasisPoints: null,
    }
    await saveGames(tx, [
      { ...game, gameId: 'one', name: 'One', client: 'own' },
      { ...game, gameId: 'two', name: 'Two', maintenance: true },
    ])
  })
})
afterAll(async () => {
  await server.close()
  gamesApi.close()
  await test.close()
})
beforeEach(() => {
  asked = []
  vendorIsAway = false
})

async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: test.url })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

function context(who: Member): CallContext<'play.launch'> & CallContext<'play.round'> {
  return {
    nowMs: Date.now(),
    ip: '192.0.2.7',
    host: 'localhost',
    brandCode: 'brand1',
    hostKnown: true,
    texts: shippedTexts,
    language: 'EN',
    browser: true,
    userAgent: '',
    token: 'the-session-of-the-site',
    cookies: {},
    setCookie: () => {},
    clearCookie: () => {},
    afterCommit: (work) => work(),
    say: () => undefined,
    log: silentLog(),
    db: server.platform.database,
    member: {
      kind: 'member',
      memberId: who.id,
      username: who.username,
      agent: false,
      trial: false,
      provenAtMs: null,
      strongAtMs: null,
      sessionKey: Buffer.alloc(32).toString('base64url'),
    },
  }
}

const launch = async (gameId: string, who = member) =>
  server.play.calls['play.launch'](
    {
      gameId,
      nodeId: 1,
      vassalage: 'STUDIO',
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      language: 'EN',
    },
    context(who),
  )
const faultOf = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown)
  return error instanceof Fault ? error.fault : error
}

it('opens a game: the vendor gets neither name nor site session, and its token can bet', async () => {
  expect(await launch('one')).toEqual({ game_url: 'http://studio.example/play/one?ticket=1', game_url2: '' })
  const [call] = asked
  expect(call?.path).toBe('/operator/generic/v2/game/url')
  expect(JSON.stringify(call?.fields)).not.toContain(member.username)
  expect(JSON.stringify(call?.fields)).not.toContain('the-session-of-the-site')
  const { user = '', token = '' } = call?.fields ?? {}
  const client = wireClient(server, { user, token, member, vendor })
  expect(await client.bet(randomUUID(), 100, { game_code: 'one', round: 'round-1' })).toMatchObject({
    status: 'RS_OK',
  })
})

it('adds an opened game to the recent ones, and none that failed to open', async () => {
  const guest = await fundedMember(server.platform.database, 'guest')
  for (const gameId of ['one', 'one', 'two']) await launch(gameId, guest).catch(() => undefined)
  const { rows } = await server.platform.database.pool.query(
    'select game_id from catalogue_recent join catalogue_game using (node_id) where member_id = $1',
    [guest.id],
  )
  expect(rows).toEqual([{ game_id: 'one' }])
})

it('opens the game even if it cannot be added to the recent ones', async () => {
  const hasty = await fundedMember(server.platform.database, 'hasty')
  await asOwner('revoke insert on catalogue_recent from tessera_app')
  try {
    expect(await launch('one', hasty)).toEqual({
      game_url: 'http://studio.example/play/one?ticket=1',
      game_url2: '',
    })
  } finally {
    await asOwner('grant insert on catalogue_recent to tessera_app')
  }
  const { rows } = await server.platform.database.pool.query(
    'select 1 from catalogue_recent where member_id = $1',
    [hasty.id],
  )
  expect(rows).toEqual([])
})

it('gives each launch its own token', async () => {
  await launch('one')
  await launch('one')
  expect(asked[0]?.fields['token']).not.toBe(asked[1]?.fields['token'])
  expect(asked[0]?.fields['user']).toBe(asked[1]?.fields['user'])
})

it('refuses a game that cannot be opened, and the token of a failed launch cannot bet', async () => {
  expect(await faultOf(launch('none'))).toBe('play.unknownGame')
  expect(await faultOf(launch('two'))).toBe('play.gameMaintenance')
  expect(asked).toEqual([])
  vendorIsAway = true
  expect(await faultOf(launch('one'))).toBe('play.gameMaintenance')
  const { user = '', token = '' } = asked[0]?.fields ?? {}
  expect(
    await wireClient(server, { user, token, member, vendor }).bet(randomUUID(), 100, { game_code: 'one' }),
  ).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' })
})

it('lets members view their own rounds only', async () => {
  const showRound = async (who: Member, roundId: string) =>
    server.play.calls['play.round']({ roundId, vassalage: 'STUDIO' }, context(who))
  expect(await showRound(member, 'round-1')).toEqual({ url: 'http://studio.example/play/one?ticket=1' })
  expect(asked[0]).toMatchObject({ path: '/operator/generic/v2/game/round', fields: { round: 'round-1' } })
  const stranger = await fundedMember(server.platform.database, 'stranger')
  expect(await faultOf(showRound(stranger, 'round-1'))).toBe('play.unknownRound')
  expect(await faultOf(showRound(member, 'round-of-nobody'))).toBe('play.unknownRound')
  vendorIsAway = true
  expect(await faultOf(showRound(member, 'round-1'))).toBe('play.gameMaintenance')
})
