// SPDX-License-Identifier: Apache-2.0
import { createServer, type Server } from 'node:http'
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { text as readText } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { saveGames, saveVendor } from '../../catalogue/index.ts'
import { operatorAccount, openAccounts, ownerOfMember, post } from '../../ledger/index.ts'
import { memberByUsername } from '../../members/index.ts'
import { addVendor } from '../index.ts'

// From the browser's call to the vendor and back, on a complete installation: the vendor is a plain HTTP
// server with a key.

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
interface Asked {
  operator_id: string
  game_code: string
  token: string
  user: string
  currency: string
  lang: string
  country: string
  meta?: Record<string, string | number>
}

let server: TestServer
let vendor: Server
let asked: Asked[] = []
let anna: CallClient
let country: string | undefined = 'PH'

beforeAll(async () => {
  server = await openTestServer({ geo: { countryOf: async () => country } })
  vendor = createServer((request, response) => {
    readText(request)
      .then((body) => {
        asked.push(JSON.parse(body) as Asked)
        response.end('{"url":"http://localhost:3001/play/sample?ticket=1"}')
      })
      .catch(() => response.destroy())
  })
  await once(vendor.listen(0, '127.0.0.1'), 'listening')
  const baseUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
  const usual = {
    theme: 'ocean',
    isHot: false,
    isNew: false,
    sort: 0,
    minimumStake: units(2),
    rtpBasisPoints: null,
    hasTrial: true,
  }
  await server.platform.database.transaction(async (tx) => {
    for (const [vendorCode, gameType] of [
      ['LUM', 'RNG'],
      ['LUM', 'PVP'],
      ['LUM', 'SPORTS'],
      ['LUM', 'LOTT'],
      ['SPO', 'SPORTS'],
      ['BGS', 'INHOUSE'],
      ['OWN', 'PVP'],
    ] as const)
      await saveVendor(tx, { vendorCode, gameType, name: vendorCode, sort: 1 })
    await saveGames(tx, [
      {
        ...usual,
        vendorCode: 'LUM',
        gameId: 'jade-harbour',
        gameType: 'RNG',
        name: 'Jade Harbour',
        names: { TH: 'ท่าหยก' },
      },
      { ...usual, vendorCode: 'LUM', gameId: 'no-trial', gameType: 'RNG', name: 'No Trial', hasTrial: false },
      { ...usual, vendorCode: 'LUM', gameId: 'away', gameType: 'RNG', name: 'Away', maintenance: true },
      {
        ...usual,
        vendorCode: 'LUM',
        gameId: 'not-here',
        gameType: 'RNG',
        name: 'Not Here',
        blockedCountries: ['FR'],
      },
      {
        ...usual,
        vendorCode: 'OWN',
        gameId: 'river-room',
        gameType: 'PVP',
        name: 'River Room',
        isHot: true,
        client: 'own',
      },
      { ...usual, vendorCode: 'LUM', gameId: 'quiet-room', gameType: 'PVP', name: 'Quiet Room' },
      { ...usual, vendorCode: 'LUM', gameId: 'tennis', gameType: 'SPORTS', name: 'Lumen Tennis' },
      { ...usual, vendorCode: 'LUM', gameId: 'KENO', gameType: 'LOTT', name: 'Lumen Keno' },
      { ...usual, vendorCode: 'LUM', gameId: 'draws', gameType: 'LOTT', name: 'Lumen Draws' },
      {
        ...usual,
        vendorCode: 'LUM',
        gameId: 'shut',
        gameType: 'SPORTS',
        name: 'Lumen Shut',
        maintenance: true,
      },
      { ...usual, vendorCode: 'SPO', gameId: 'lobby', gameType: 'SPORTS', name: 'Sports', client: 'own' },
      { ...usual, vendorCode: 'BGS', gameId: 'inh_dice', gameType: 'INHOUSE', name: 'Dice', client: 'own' },
    ])
    const shared = {
      protocol: 'hub88' as const,
      publicKeyPem,
      baseUrl,
      redeems: true,
      languages: { EN: 'en', TH: 'th' },
    }
    await addVendor(tx, {
      ...shared,
      id: 'studio',
      operatorId: 'brand1',
      vendorCode: 'BGS',
      games: [{ code: 'inh_dice', name: 'Dice' }],
    })
    for (const vendorCode of ['OWN', 'SPO'])
      await addVendor(tx, { ...shared, id: vendorCode.toLowerCase(), operatorId: 'brand1', vendorCode })
    await addVendor(tx, { ...shared, id: 'sandbox', operatorId: 'brand1-sandbox', vendorCode: 'SANDBOX' })
  })
  await server.platform.settings.write('identity.freePlay', true, 'test')
  anna = await server.member('anna')
  await fund('anna', 100)
})
afterAll(async () => {
  await server.close()
  vendor.close()
})
beforeEach(() => {
  asked = []
  country = 'PH'
})

async function fund(username: string, amount: number): Promise<void> {
  const { database } = server.platform
  const member = (await memberByUsername(database, 'brand1', username))!
  await database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(member.id), 'USD')
    await post(tx, [
      {
        from: await operatorAccount(tx, 'promotions', 'USD'),
        to: cash,
        amount: units(amount),
        kind: 'bonus',
        cause: 'test',
        externalId: randomUUID(),
      },
    ])
  })
}

/** A signed vendor call to our wallet. */
async function wire(account: string, path: string, fields: object): Promise<Record<string, unknown>> {
  const body = JSON.stringify({ request_uuid: randomUUID(), ...fields })
  const answer = await server.app.inject({
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
const bet = ({ user, game_code, currency }: Asked, token: unknown) =>
  wire('sandbox', '/transaction/bet', {
    user,
    token,
    game_code,
    currency,
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: true,
    amount: 100_000,
  })
const launch = (gameId: string, more: object = {}, client = anna) =>
  client.callWith('play.launch', { gameId, nodeId: 1, vassalage: 'LUM', ...more })
const codeOf = async (answer: Promise<{ envelope: { code?: unknown } }>) => (await answer).envelope.code

describe('launching through the routes of the server', () => {
  it('accepts the twelve fields of launch v2, trusts only the session, and gives the vendor neither name nor session', async () => {
    const { envelope } = await anna.callWith('play.launch', {
      gameId: 'jade-harbour',
      nodeId: 1,
      accountType: 1,
      confirmTrans: 0,
      vassalage: 'LUM',
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username: 'somebody-else',
      token: 'another-session',
      merchantCode: 'brand9',
      language: 'TH',
    })
    expect(envelope.value).toEqual({ game_url: 'http://localhost:3001/play/sample?ticket=1', game_url2: '' })
    expect(asked[0]).toMatchObject({
      operator_id: 'brand1-sandbox',
      game_code: 'jade-harbour',
      currency: 'USD',
      lang: 'th',
      country: 'PH',
      meta: {
        title: 'ท่าหยก',
        vendor: 'LUM',
        vendor_code: 'LUM',
        plays: expect.stringMatching(/^[a-z]+\d*-[a-z]+:9[4-7]$/i) as string,
        theme: 'ocean',
        picture: expect.stringMatching(/^http:\/\/localhost:3000\/art\//) as string,
      },
    })
    const given = JSON.stringify(asked)
    for (const secret of ['anna', 'somebody-else', 'another-session', anna.token!])
      expect(given).not.toContain(secret)
  })

  it("names the brand's pace of automatic bets, and that a bonus may be bought, to the in-house games, from the next launch on", async () => {
    const named = async () => {
      await launch('inh_dice', { vassalage: 'BGS' })
      return asked.at(-1)?.meta
    }
    expect(await named()).toEqual({ automatic_bets_ms: 1_000, play_money: false })
    for (const pace of [2_500, 0]) {
      await server.platform.settings.write('play.automaticBetsMs', pace, 'test')
      expect(await named()).toEqual({ automatic_bets_ms: pace, play_money: false })
    }
    await server.platform.settings.write('play.automaticBetsMs', 1_000, 'test')
    await server.platform.settings.write('play.bonusBuy', true, 'test')
    expect(await named()).toEqual({
      automatic_bets_ms: 1_000,
      play_money: false,
      bonus_buy: true,
    })
    await server.platform.settings.write('play.bonusBuy', false, 'test')
    expect(await named()).toEqual({ automatic_bets_ms: 1_000, play_money: false })
  })

  it('issues a launch token that cannot bet, and exchanges it once for the wallet session of that game', async () => {
    await launch('jade-harbour')
    const call = asked[0]!
    expect(await bet(call, call.token)).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' })
    const redeemed = await wire('sandbox', '/wallet/check', { token: call.token })
    expect(redeemed).toMatchObject({ status: 'RS_OK', user: call.user, currency: 'USD', balance: 10_000_000 })
    expect(redeemed['token']).not.toBe(call.token)
    expect(await bet(call, redeemed['token'])).toMatchObject({ status: 'RS_OK', balance: 9_900_000 })
    expect(await wire('sandbox', '/wallet/check', { token: call.token })).toEqual({
      status: 'RS_ERROR_INVALID_TOKEN',
      request_uuid: expect.any(String) as string,
    })
  })

  it('refuses a launch token after a minute, at another vendor, and for all but one of concurrent calls', async () => {
    await launch('jade-harbour')
    expect(await wire('studio', '/wallet/check', { token: asked[0]!.token })).toMatchObject({
      status: 'RS_ERROR_INVALID_TOKEN',
    })
    const tries = await Promise.all(
      [1, 2, 3].map(() => wire('sandbox', '/wallet/check', { token: asked[0]!.token })),
    )
    expect(tries.map((one) => one['status']).toSorted()).toEqual([
      'RS_ERROR_INVALID_TOKEN',
      'RS_ERROR_INVALID_TOKEN',
      'RS_OK',
    ])
    await launch('jade-harbour')
    server.clock.advance(60_000)
    expect(await wire('sandbox', '/wallet/check', { token: asked[1]!.token })).toMatchObject({
      status: 'RS_ERROR_TOKEN_EXPIRED',
    })
    for (const token of ['', 'x', 'a'.repeat(43)])
      expect((await wire('sandbox', '/wallet/check', { token }))['status']).not.toBe('RS_OK')
  })

  it('writes a demonstration round under the game and the vendor that the member opened', async () => {
    await launch('jade-harbour')
    const { token } = await wire('sandbox', '/wallet/check', { token: asked[0]!.token })
    await bet(asked[0]!, token)
    const { rows } = await server.platform.database.pool.query(
      'select vendor, game_code from bet_fact order by id desc limit 1',
    )
    expect(rows).toEqual([{ vendor: 'LUM', game_code: 'jade-harbour' }])
  })

  it('lets a member try a game with play money without touching their own wallet and records', async () => {
    const before = (await anna.call('wallet.balance', {})).envelope.value
    await launch('jade-harbour', { accountType: 0 })
    const { token, ...context } = await wire('sandbox', '/wallet/check', { token: asked[0]!.token })
    expect(context).toMatchObject({ status: 'RS_OK', currency: 'FUN', balance: 200_000_000 })
    expect(await bet(asked[0]!, token)).toMatchObject({ status: 'RS_OK', balance: 199_900_000 })
    expect((await anna.call('wallet.balance', {})).envelope.value).toEqual(before)
    await launch('jade-harbour', { accountType: 0 })
    expect(asked[1]!.user).toBe(asked[0]!.user)
    await launch('jade-harbour')
    expect(asked[2]!.user).not.toBe(asked[0]!.user)
    expect(await codeOf(launch('no-trial', { accountType: 0 }))).toBe('NEED_REAL_ACCOUNT')
  })

  it("keeps a member's trial account as long as they have a session", async () => {
    const bea = await server.member('bea')
    await launch('jade-harbour', { accountType: 0 }, bea)
    const alive = async () =>
      Number(
        (
          await server.platform.database.pool.query(
            `select count(*) from member where enabled and trial_of = (select id from member where username = 'bea')`,
          )
        ).rows[0].count,
      )
    await server.modules.identity.forgetEnded()
    expect(await alive()).toBe(1)
    await bea.call('identity.logout', {})
    await server.modules.identity.forgetEnded()
    expect(await alive()).toBe(0)
  })

  it('gives a trial account only play money, and says what needs a real account', async () => {
    const trial = server.program()
    const { token } = (
      await trial.callWith('identity.freePlay', {
        os: 'Linux',
        platform: 'W',
        token: (await trial.seal({ merchant: 'brand1' })).data,
        gatewayVersion: 3,
      })
    ).envelope.value as { token: string }
    trial.token = token
    expect(await codeOf(launch('jade-harbour', { accountType: 1 }, trial))).toBe('NEED_REAL_ACCOUNT')
    expect((await launch('jade-harbour', { accountType: 0 }, trial)).status).toBe(200)
    expect(asked[0]!.currency).toBe('FUN')
  })

  it('refuses play money where the brand offers no trials', async () => {
    await server.platform.settings.write('identity.freePlay', false, 'test')
    expect(await codeOf(launch('jade-harbour', { accountType: 0 }))).toBe('NOT_ENABLED')
    await server.platform.settings.write('identity.freePlay', true, 'test')
  })

  it('requires the smallest stake in the wallet if the brand wants that', async () => {
    const poor = await server.member('poor')
    expect((await launch('jade-harbour', {}, poor)).envelope.success).toBe(true)
    await server.platform.settings.write('play.needsFunds', true, 'test')
    expect(await codeOf(launch('jade-harbour', {}, poor))).toBe('INSUFFICIENT')
    expect((await launch('jade-harbour', { accountType: 0 }, poor)).envelope.success).toBe(true)
    await fund('poor', 20)
    expect((await launch('jade-harbour', {}, poor)).envelope.success).toBe(true)
    await server.platform.settings.write('play.needsFunds', false, 'test')
  })

  it('refuses a closed, a blocked and an unknown game with the reason, and calls no vendor', async () => {
    expect(await codeOf(launch('away'))).toBe('GAME_MAINTENANCE')
    country = 'FR'
    expect(await codeOf(launch('not-here'))).toBe('GAME_BLOCKED')
    for (const gameId of ['none', 'inh_dice', '../../etc/passwd', '😀'])
      expect(await codeOf(launch(gameId))).toBe('UNKNOWN_GAME')
    for (const more of [
      { accountType: 2 },
      { launchMode: 'X' },
      { gameId: '' },
      { nodeId: 1.5 },
      { confirmTrans: 1 },
    ])
      expect((await launch('jade-harbour', more)).status).toBe(400)
    expect(asked).toEqual([])
  })

  it('opens an in-house lottery on its own pages and for real money only', async () => {
    const lottery = (more: object) => launch('jade-harbour', { launchMode: 'LOTT', ...more })
    expect(
      (await lottery({ view: 'betting', gameCode: 'MB-HN', playType: 'de', prizeMode: 1 })).envelope.value,
    ).toEqual({ game_url: 'http://localhost:3000/lottery?gameCode=MB-HN&playType=de', game_url2: '' })
    expect((await lottery({ view: 'betting', gameCode: 'KENO' })).envelope.value).toMatchObject({
      game_url: 'http://localhost:3000/lottery?gameCode=KENO',
    })
    expect((await lottery({ view: 'lobby' })).envelope.value).toMatchObject({
      game_url: 'http://localhost:3000/lotteryCenter',
    })
    expect(await codeOf(lottery({ view: 'lobby', accountType: 0 }))).toBe('NEED_REAL_ACCOUNT')
    await server.platform.settings.write('site.lotteryCenter', false, 'test')
    expect(await codeOf(lottery({ view: 'lobby' }))).toBe('GAME_MAINTENANCE')
    await server.platform.settings.write('site.lotteryCenter', true, 'test')
    await server.platform.settings.write('lottery.closed', ['MB'], 'test')
    expect(await codeOf(lottery({ view: 'betting', gameCode: 'MB-HN' }))).toBe('GAME_MAINTENANCE')
    await server.platform.settings.write('lottery.closed', [], 'test')
    expect(asked).toEqual([])
  })

  it('refuses a lottery launch with inconsistent fields, and unknown lotteries and plays', async () => {
    expect(
      await codeOf(
        launch('jade-harbour', { launchMode: 'LOTT', view: 'betting', gameCode: 'MB-HN', playType: 'k5' }),
      ),
    ).toBe('UNKNOWN_GAME')
    expect(
      await codeOf(
        launch('jade-harbour', { launchMode: 'LOTT', view: 'betting', gameCode: 'MB', playType: 'lo2' }),
      ),
    ).toBe('UNKNOWN_GAME')
    for (const more of [{ launchMode: 'LOTT' }, { launchMode: 'LOTT', view: 'betting' }, { view: 'lobby' }])
      expect((await launch('jade-harbour', more)).status).toBe(400)
  })

  it('opens the lobby of a vendor without a list of games, for anybody who is logged in', async () => {
    const { envelope } = await anna.callWith('play.launchVendor', {
      gameId: 'lobby',
      nodeId: 1,
      vassalage: 'SPO',
      gameType: 'SPORTS',
      language: 'EN',
    })
    expect(envelope.value).toEqual({ game_url: 'http://localhost:3001/play/sample?ticket=1' })
    expect(
      (await server.program().callWith('play.launchVendor', { gameId: 'lobby', vassalage: 'SPO' })).status,
    ).toBe(401)
  })

  it('lists the rooms of a vendor to anybody and opens one for a member', async () => {
    const { envelope } = await server.program().callWith('play.rooms', { vassalage: 'OWN', language: 'EN' })
    const { list } = envelope.value as { list: unknown[] }
    const roomsOf = async (vassalage: string) =>
      (
        (await server.program().callWith('play.rooms', { vassalage, language: 'EN' })).envelope.value as {
          list: { roomId: string }[]
        }
      ).list.map(({ roomId }) => roomId)
    // Of its one room, nothing is built.
    expect(await roomsOf('LUM')).toEqual([])
    expect(await roomsOf('')).toEqual(['river-room'])
    expect(list).toEqual([
      expect.objectContaining({
        roomId: 'river-room',
        displayName: 'River Room',
        minBet: 2,
        online: 0,
        sample: false,
        playable: true,
      }),
    ])
    expect(
      (
        (await server.program().callWith('play.rooms', { vassalage: 'none' })).envelope.value as {
          list: unknown[]
        }
      ).list,
    ).toEqual([])
    expect(
      (
        await anna.callWith('play.launchRoom', {
          roomId: 'river-room',
          nodeId: 1,
          vassalage: 'OWN',
          language: 'EN',
        })
      ).envelope.value,
    ).toEqual({ content: 'http://localhost:3001/play/sample?ticket=1' })
    expect(await codeOf(anna.callWith('play.launchRoom', { roomId: 'jade-harbour', vassalage: 'LUM' }))).toBe(
      'UNKNOWN_GAME',
    )
    expect(await codeOf(launch('river-room', { vassalage: 'OWN' }))).toBe('UNKNOWN_GAME')
  })

  it('opens nothing behind a demonstration title that no game is built for, says so and suggests others', async () => {
    const { envelope } = await anna.callWith('play.launchRoom', {
      roomId: 'quiet-room',
      nodeId: 1,
      vassalage: 'LUM',
      language: 'EN',
    })
    expect(envelope).toMatchObject({
      success: false,
      code: 'NO_DEMONSTRATION',
      message: 'This demo title has no game behind it yet',
    })
    const { suggestions } = envelope.value as unknown as { suggestions: { playable: boolean }[] }
    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.every(({ playable }) => playable)).toBe(true)
    expect(asked).toEqual([])
  })

  it('opens the book or a lottery of ours behind a title of a demonstration vendor that has no game of its own, without a session at any vendor', async () => {
    const addressOf = async (gameId: string, vassalage: string) => {
      const { envelope } = await anna.callWith('play.launchVendor', { gameId, vassalage, language: 'EN' })
      return (envelope.value as { game_url: string }).game_url
    }
    const site = 'http://localhost:3000'
    expect(await addressOf('tennis', 'LUM')).toBe(`${site}/sportsbook?sport=tennis&studio=LUM`)
    expect(await addressOf('KENO', 'LUM')).toBe(`${site}/lottery?gameCode=KENO&studio=LUM`)
    expect(await addressOf('draws', 'LUM')).toBe(`${site}/lottery?studio=LUM`)
    expect(asked).toEqual([])
    expect(await codeOf(launch('tennis', { accountType: 0 }))).toBe('NEED_REAL_ACCOUNT')
    expect(await codeOf(anna.callWith('play.launchVendor', { gameId: 'shut', vassalage: 'LUM' }))).toBe(
      'GAME_MAINTENANCE',
    )
  })

  it("describes one game in the caller's language", async () => {
    expect(
      (
        await server
          .program()
          .callWith('play.game', { gameId: 'jade-harbour', vassalage: 'LUM', language: 'TH' })
      ).envelope.value,
    ).toMatchObject({ displayName: 'ท่าหยก', gameName: 'Jade Harbour', sample: true, playable: true })
    expect(
      (await server.program().callWith('play.game', { gameId: 'inh_dice', vassalage: '' })).envelope.value,
    ).toMatchObject({ vassalage: 'BGS', sample: false })
    expect(await codeOf(server.program().callWith('play.game', { gameId: 'none', vassalage: 'LUM' }))).toBe(
      'UNKNOWN_GAME',
    )
  })
})

describe('the age of a player', () => {
  const birthdayAt = (age: number): string => `${new Date(server.clock.now()).getUTCFullYear() - age}-01-01`
  const ageLimit = (years: number) => server.platform.settings.write('site.ageLimit', years, 'test')
  const ageByGames = (...ages: { games: string; age: number }[]) =>
    server.platform.settings.write('play.ageByGames', ages, 'test')

  it('is required, at every way into a game, of an account that never confirmed it, and stored with the time', async () => {
    const eve = await server.member('eve', { ageUnknown: true })
    const refused = await launch('jade-harbour', {}, eve)
    expect([refused.status, refused.envelope]).toMatchObject([
      200,
      {
        success: false,
        code: 'AGE_UNCONFIRMED',
        value: { age: 18 },
        message: 'Please confirm first that you are 18 or older',
      },
    ])
    expect(
      await codeOf(eve.callWith('play.launchRoom', { roomId: 'river-room', nodeId: 1, vassalage: 'OWN' })),
    ).toBe('AGE_UNCONFIRMED')
    expect(await codeOf(eve.callWith('play.launchVendor', { gameId: 'lobby', vassalage: 'SPO' }))).toBe(
      'AGE_UNCONFIRMED',
    )
    expect(asked).toEqual([])
    // Play money needs no age.
    expect((await launch('jade-harbour', { accountType: 0 }, eve)).envelope.success).toBe(true)

    for (const age of [17, 100, 18.5, '18'])
      expect((await eve.callWith('play.confirmAge', { age })).status).toBe(400)
    expect((await server.program().callWith('play.confirmAge', { age: 18 })).status).toBe(401)
    for (const age of [18, 18, 30])
      expect((await eve.callWith('play.confirmAge', { age })).envelope).toMatchObject({
        success: true,
        value: null,
      })
    const { rows } = await server.platform.database.pool.query(
      `select age, how, confirmed_at from member_age_confirmation join member on member.id = member_id where username = 'eve'`,
    )
    expect(rows).toMatchObject([{ age: 18, how: 'dialog' }])
    expect(Number(rows[0].confirmed_at)).toBe(server.clock.now())
    expect((await launch('jade-harbour', {}, eve)).envelope.success).toBe(true)
  })

  it('was confirmed by members who registered with the form', async () => {
    const visitor = server.program()
    const password = 'Correct-horse-9'
    const { envelope } = await visitor.callWith('identity.register', {
      username: 'registered1',
      password,
      confirmPassword: password,
      login: true,
      agreed: true,
      ...(await visitor.botCheck()),
    })
    visitor.token = (envelope.value as { token: string }).token
    expect((await launch('jade-harbour', {}, visitor)).envelope.success).toBe(true)
  })

  it('is required again by a brand with a higher minimum', async () => {
    await ageLimit(21)
    expect((await launch('jade-harbour')).envelope).toMatchObject({
      code: 'AGE_UNCONFIRMED',
      value: { age: 21 },
    })
    expect((await anna.callWith('play.confirmAge', { age: 18 })).status).toBe(400)
    await anna.callWith('play.confirmAge', { age: 21 })
    expect((await launch('jade-harbour')).envelope.success).toBe(true)
    await ageLimit(18)
  })

  it('comes from the birthday where a kind of games or a vendor has a higher minimum than the brand', async () => {
    const finn = await server.member('finn')
    const notify = (age: number) => finn.call('members.update', { birthday: birthdayAt(age) })
    for (const games of ['LUM', 'RNG']) {
      await ageByGames({ games, age: 25 })
      await finn.call('members.update', { birthday: '' })
      expect((await launch('jade-harbour', {}, finn)).envelope).toMatchObject({
        code: 'BIRTHDAY_NEEDED',
        value: { age: 25 },
      })
      expect(
        (await finn.callWith('play.launchVendor', { gameId: 'lobby', vassalage: 'SPO' })).envelope.success,
      ).toBe(true)
      await notify(24)
      for (const accountType of [0, 1])
        expect((await launch('jade-harbour', { accountType }, finn)).envelope).toMatchObject({
          code: 'TOO_YOUNG',
          value: { age: 25 },
        })
      await notify(26)
      expect((await launch('jade-harbour', {}, finn)).envelope.success).toBe(true)
    }
    await ageByGames()
  })

  it('is checked only after the game exists and is open to their country', async () => {
    const gil = await server.member('gil', { ageUnknown: true })
    country = 'FR'
    expect(await codeOf(launch('not-here', {}, gil))).toBe('GAME_BLOCKED')
    expect(await codeOf(launch('none', {}, gil))).toBe('UNKNOWN_GAME')
  })
})
