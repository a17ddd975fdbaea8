// SPDX-License-Identifier: Apache-2.0
import { createServer, type Server } from 'node:http'
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { text as readText } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { saveGames, saveVendor } from '../../catalogue/index.ts'
import { operatorAccount, openAccounts, ownerOfMember, post } from '../../ledger/index.ts'
import { memberByUsername } from '../../members/index.ts'
import { addVendor } from '../index.ts'

// A game can be played as long as the session in which it was opened: from the member's calls to the
// vendor's, on two processes.

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const password = 'Correct-horse-9'
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

interface Launched {
  token: string
  user: string
  currency: string
  game_code: string
}

let server: TestServer
let secondProcess: TestServer
let vendor: Server
let launched: Launched[] = []

beforeAll(async () => {
  server = await openTestServer()
  secondProcess = await openTestServer({
    databaseUrl: server.ownerUrl,
    vaultKeyFile: join(server.dataDir, 'vault.key'),
  })
  vendor = createServer((request, response) => {
    readText(request)
      .then((body) => {
        launched.push(JSON.parse(body) as Launched)
        response.end('{"url":"http://localhost:3001/play/sample?ticket=1"}')
      })
      .catch(() => response.destroy())
  })
  await once(vendor.listen(0, '127.0.0.1'), 'listening')
  const baseUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const game = {
    gameType: 'INHOUSE' as const,
    theme: '',
    isHot: false,
    isNew: false,
    sort: 0,
    minimumStake: units(1),
    rtpBasisPoints: null,
    hasTrial: true,
    client: 'own' as const,
  }
  await server.platform.database.transaction(async (tx) => {
    for (const vendorCode of ['RED', 'PLAIN'])
      await saveVendor(tx, { vendorCode, gameType: 'INHOUSE', name: vendorCode, sort: 1 })
    await saveGames(tx, [
      { ...game, vendorCode: 'RED', gameId: 'dice', name: 'Dice' },
      { ...game, vendorCode: 'PLAIN', gameId: 'cards', name: 'Cards' },
    ])
    const shared = { protocol: 'hub88' as const, publicKeyPem, baseUrl, operatorId: 'brand1' }
    await addVendor(tx, {
      ...shared,
      id: 'redeeming',
      redeems: true,
      vendorCode: 'RED',
      games: [{ code: 'dice', name: 'Dice' }],
    })
    await addVendor(tx, {
      ...shared,
      id: 'plain',
      vendorCode: 'PLAIN',
      games: [{ code: 'cards', name: 'Cards' }],
    })
  })
  await server.platform.settings.write('identity.freePlay', true, 'test')
  // Nobody is asked to look at their time here.
  await server.platform.settings.write('compliance.realityCheckMinutes', 0, 'test')
})
afterAll(async () => {
  await secondProcess.close()
  await server.close()
  vendor.close()
})

let names = 0
/** A member with money and one session. */
async function player(): Promise<{ name: string; client: CallClient }> {
  const name = `player${++names}`
  const client = await server.member(name)
  const { database } = server.platform
  const member = (await memberByUsername(database, 'brand1', name))!
  await database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(member.id), 'USD')
    await post(tx, [
      {
        from: await operatorAccount(tx, 'promotions', 'USD'),
        to: cash,
        amount: units(100),
        kind: 'bonus',
        cause: 'test',
        externalId: randomUUID(),
      },
    ])
  })
  return { name, client }
}

/** Another session of a member. */
async function elsewhere(username: string): Promise<CallClient> {
  const client = server.program()
  const { envelope } = await client.call('identity.login', {
    username,
    password,
    ...(await client.botCheck()),
  })
  client.token = envelope.value.token
  return client
}

/** A signed call of the vendor to our wire, on either process. */
async function wire(
  account: string,
  path: string,
  fields: object,
  at = server,
): Promise<Record<string, unknown>> {
  const body = JSON.stringify({ request_uuid: randomUUID(), ...fields })
  const answer = await at.app.inject({
    method: 'POST',
    url: `/vendors/hub88/${account}${path}`,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-hub88-signature': sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64'),
    },
  })
  return JSON.parse(answer.body) as Record<string, unknown>
}

interface Game {
  bet(what?: { at?: TestServer; amount?: number }): Promise<unknown>
  openBet(id: string, round: string): Promise<unknown>
  win(id: string, betId: string, round: string): Promise<unknown>
  rollback(id: string, betId: string, round: string): Promise<unknown>
  balance(at?: TestServer): Promise<unknown>
}

const launch = (client: CallClient, gameId: 'dice' | 'cards', accountType: 0 | 1 = 1) =>
  client.callWith('play.launch', {
    gameId,
    nodeId: 1,
    vassalage: gameId === 'dice' ? 'RED' : 'PLAIN',
    accountType,
  })
const accountOf = { dice: 'redeeming', cards: 'plain' }

/** Opens a game as a member does; its vendor gets the wallet session as its protocol requires. */
async function opened(
  client: CallClient,
  gameId: 'dice' | 'cards' = 'dice',
  accountType: 0 | 1 = 1,
): Promise<Game> {
  expect((await launch(client, gameId, accountType)).envelope).toMatchObject({ success: true })
  const { user, currency, game_code, token: handed } = launched.at(-1)!
  const account = accountOf[gameId]
  const token =
    gameId === 'cards' ? handed : (await wire(account, '/wallet/check', { token: handed }))['token']
  const same = { user, token, currency, game_code }
  const status = async (path: string, fields: object, at?: TestServer) =>
    (await wire(account, path, { ...same, ...fields }, at))['status']
  const one = (fields: object) => ({ round_closed: false, amount: 100_000, ...fields })
  return {
    bet: ({ at, ...amount } = {}) =>
      status(
        '/transaction/bet',
        one({ transaction_uuid: randomUUID(), round: randomUUID(), round_closed: true, ...amount }),
        at,
      ),
    openBet: (id, round) => status('/transaction/bet', one({ transaction_uuid: id, round })),
    win: (id, betId, round) =>
      status(
        '/transaction/win',
        one({ transaction_uuid: id, reference_transaction_uuid: betId, round, round_closed: true }),
      ),
    rollback: (id, betId, round) =>
      status('/transaction/rollback', {
        transaction_uuid: id,
        reference_transaction_uuid: betId,
        round,
        round_closed: true,
      }),
    balance: (at) => status('/user/balance', {}, at),
  }
}

const ended = 'RS_ERROR_TOKEN_EXPIRED'
const sessionIdOf = async (client: CallClient) =>
  (await client.call('identity.sessions', {})).envelope.value.find(({ current }) => current)!.sessionId
const memberIdOf = async (name: string) =>
  (await memberByUsername(server.platform.database, 'brand1', name))!.id

describe('every end of a session ends the games that were opened in it, and no others', () => {
  const ends: [string, (who: { name: string; client: CallClient }) => Promise<unknown>][] = [
    ['logging out', ({ client }) => client.call('identity.logout', {})],
    [
      'its owner, elsewhere',
      async ({ name, client }) =>
        (await elsewhere(name)).call('identity.endSession', { id: await sessionIdOf(client) }),
    ],
  ]
  it.each(ends)('%s', async (_, end) => {
    const who = await player()
    const other = await elsewhere(who.name)
    const games = [await opened(who.client, 'dice'), await opened(who.client, 'cards')]
    const spared = await opened(other)
    for (const game of [...games, spared]) expect(await game.bet()).toBe('RS_OK')
    await end(who)
    for (const game of games)
      for (const at of [server, secondProcess])
        expect([await game.bet({ at }), await game.balance(at)]).toEqual([ended, ended])
    expect([await spared.bet(), await spared.balance(secondProcess)]).toEqual(['RS_OK', 'RS_OK'])
  })

  const endsOfAll: [string, (who: { name: string; client: CallClient }) => Promise<unknown>][] = [
    ['ending all sessions', async ({ name }) => (await elsewhere(name)).call('identity.endAllSessions', {})],
    [
      'a changed password',
      ({ client }) =>
        client.call('identity.changePassword', {
          oldPassword: password,
          newPassword: 'Another-horse-9',
          confirmNewPassword: 'Another-horse-9',
        }),
    ],
    [
      'an account that is closed',
      async ({ name }) => server.modules.identity.setAccountEnabled(await memberIdOf(name), false),
    ],
  ]
  it.each(endsOfAll)('%s: those of every session', async (_, end) => {
    const who = await player()
    const games = [
      await opened(who.client),
      await opened(await elsewhere(who.name), 'cards'),
      await opened(who.client, 'dice', 0),
    ]
    for (const game of games) expect(await game.bet()).toBe('RS_OK')
    expect(await end(who)).not.toMatchObject({ envelope: { success: false } })
    for (const game of games)
      for (const at of [server, secondProcess])
        expect(['RS_ERROR_USER_DISABLED', ended]).toContain(await game.bet({ at }))
  })

  it('play money, too: a trial game ends with the session in which it was opened', async () => {
    const { client } = await player()
    const trial = await opened(client, 'dice', 0)
    expect(await trial.bet()).toBe('RS_OK')
    await client.call('identity.logout', {})
    expect(await trial.bet({ at: secondProcess })).toBe(ended)
  })

  it('lets every open round settle: wins and rollbacks are accepted after the end as before it', async () => {
    const { client } = await player()
    const game = await opened(client)
    const [won, undone] = [randomUUID(), randomUUID()]
    expect([await game.openBet(won, 'round-won'), await game.openBet(undone, 'round-undone')]).toEqual([
      'RS_OK',
      'RS_OK',
    ])
    await client.call('identity.logout', {})
    expect([
      await game.win(randomUUID(), won, 'round-won'),
      await game.rollback(randomUUID(), undone, 'round-undone'),
    ]).toEqual(['RS_OK', 'RS_OK'])
    expect(await game.bet()).toBe(ended)
  })

  it('an unredeemed launch is invalid after the end', async () => {
    const { client } = await player()
    await launch(client, 'dice')
    const { token } = launched.at(-1)!
    await client.call('identity.logout', {})
    expect(await wire('redeeming', '/wallet/check', { token })).toMatchObject({ status: ended })
  })

  it('a launch in progress while its session ends opens no game, or an ended one', async () => {
    for (const gameId of ['dice', 'cards'] as const) {
      const { client } = await player()
      launched = []
      await Promise.all([
        launch(client, gameId),
        launch(client, gameId),
        client.call('identity.logout', {}),
        launch(client, gameId),
      ])
      for (const { token, user, currency, game_code } of launched) {
        const redeemed =
          gameId === 'cards'
            ? token
            : ((await wire('redeeming', '/wallet/check', { token }))['token'] ?? token)
        const bet = {
          token: redeemed,
          user,
          currency,
          game_code,
          transaction_uuid: randomUUID(),
          round: 'late',
          round_closed: true,
          amount: 100_000,
        }
        expect(await wire(accountOf[gameId], '/transaction/bet', bet)).not.toMatchObject({ status: 'RS_OK' })
      }
    }
  })
})

describe('how long a game can be played', () => {
  it('ends with a session that was unused for half an hour', async () => {
    const { client } = await player()
    const game = await opened(client)
    server.clock.advance(30 * minuteMs)
    expect(await game.bet()).toBe('RS_OK')
    await server.modules.play.flush()
    server.clock.advance(31 * minuteMs)
    expect([await game.bet(), await game.balance()]).toEqual([ended, ended])
    expect((await client.call('members.info', {})).status).toBe(401)
  })

  it('continues while the site is used, however long the game is idle', async () => {
    const { client } = await player()
    const game = await opened(client)
    for (let passed = 0; passed < 3; passed++) {
      server.clock.advance(20 * minuteMs)
      expect((await client.call('members.info', {})).status).toBe(200)
    }
    expect([await game.balance(), await game.bet()]).toEqual(['RS_OK', 'RS_OK'])
  })

  it('betting counts as activity: long play does not log a member out before the latest end', async () => {
    const { client } = await player()
    const game = await opened(client)
    for (let passedMs = 0; passedMs < 11 * hourMs; passedMs += 25 * minuteMs) {
      server.clock.advance(25 * minuteMs)
      expect(await game.bet()).toBe('RS_OK')
      await server.modules.play.flush()
    }
    expect((await client.call('members.info', {})).status).toBe(200)
    server.clock.advance(25 * minuteMs)
    expect(await game.bet()).toBe('RS_OK')
    await server.modules.play.flush()
    server.clock.advance(20 * minuteMs)
    expect([await game.bet(), (await client.call('members.info', {})).status]).toEqual([ended, 401])
  })

  it('only accepted bets count: refused ones keep no session alive', async () => {
    const { client } = await player()
    const game = await opened(client)
    server.clock.advance(25 * minuteMs)
    expect(await game.bet({ amount: 1_000_000_000 })).toBe('RS_ERROR_NOT_ENOUGH_MONEY')
    await server.modules.play.flush()
    server.clock.advance(6 * minuteMs)
    expect([await game.bet(), (await client.call('members.info', {})).status]).toEqual([ended, 401])
  })
})
