// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import type { SettingName, SettingValue } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { saveGames, saveVendor } from '../../catalogue/index.ts'
import { addVendor } from '../index.ts'

// What a visitor gets from the platform without an account: an address of the vendor's own play money, and no trace here.

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
interface Asked {
  user?: string
  token?: string
  currency: string
  game_code: string
  sub_partner_id: string
  deposit_url: string
  ip: string
  meta: Record<string, string | number>
}

let server: TestServer
let vendor: Server
let asked: Asked[] = []
let status = 200
let country: string | undefined = 'PH'

beforeAll(async () => {
  server = await openTestServer({ geo: { countryOf: async () => country } })
  vendor = createServer((request, response) => {
    readText(request)
      .then((body) => {
        asked.push(JSON.parse(body) as Asked)
        response.writeHead(status).end('{"url":"http://localhost:3001/play/dice?ticket=1"}')
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
  const slot = { ...usual, vendorCode: 'LUM', gameType: 'RNG' as const }
  await server.platform.database.transaction(async (tx) => {
    for (const [vendorCode, gameType] of [
      ['LUM', 'RNG'],
      ['BGS', 'INHOUSE'],
      ['OUT', 'RNG'],
    ] as const)
      await saveVendor(tx, { vendorCode, gameType, name: vendorCode, sort: 1 })
    await saveGames(tx, [
      { ...usual, vendorCode: 'BGS', gameId: 'inh_dice', gameType: 'INHOUSE', name: 'Dice', client: 'own' },
      { ...slot, gameId: 'jade-harbour', name: 'Jade Harbour' },
      { ...slot, gameId: 'no-trial', name: 'No Trial', hasTrial: false },
      { ...slot, gameId: 'away', name: 'Away', maintenance: true },
      { ...slot, gameId: 'not-here', name: 'Not Here', blockedCountries: ['FR'] },
      { ...slot, vendorCode: 'OUT', gameId: 'outside', name: 'Outside', client: 'own' },
    ])
    const shared = {
      protocol: 'hub88' as const,
      publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      baseUrl,
      redeems: true,
      languages: { EN: 'en' },
    }
    await addVendor(tx, {
      ...shared,
      id: 'studio',
      operatorId: 'brand1',
      vendorCode: 'BGS',
      games: [{ code: 'inh_dice', name: 'Dice' }],
    })
    await addVendor(tx, { ...shared, id: 'out', operatorId: 'brand1', vendorCode: 'OUT' })
    await addVendor(tx, { ...shared, id: 'sandbox', operatorId: 'brand1-sandbox', vendorCode: 'SANDBOX' })
  })
})
afterAll(async () => {
  await server.close()
  vendor.close()
})
beforeEach(async () => {
  asked = []
  status = 200
  country = 'PH'
  // What earlier tests asked from this address counts no more.
  server.clock.advance(61_000)
  await set('play.forFun', true)
  await set('identity.freePlay', false)
  await set('site.loginRequired', false)
  await set('play.ageByGames', [])
})

const set = <Name extends SettingName>(name: Name, value: SettingValue<Name>) =>
  server.platform.settings.write(name, value, 'test')
const visitor = randomUUID()
const open = (
  more: object = {},
  client: CallClient = server.program(),
): Promise<{ status: number; envelope: { code?: unknown; value?: unknown; success: boolean } }> =>
  client.callWith('play.launchForFun', {
    gameId: 'inh_dice',
    vassalage: 'BGS',
    visitor,
    age: 18,
    ...more,
  } as never)
const slotOf = (gameId: string, more: object = {}) => open({ gameId, vassalage: 'LUM', ...more })
const codeOf = async (answer: ReturnType<typeof open>) => (await answer).envelope.code
/** How many rows there are of everything that play and accounts leave. */
async function traces(): Promise<object> {
  const tables = [
    ...['member', 'identity_session', 'play_session', 'play_launch', 'ledger_account', 'ledger_posting'],
    ...['vendor_tx', 'bet_fact', 'catalogue_recent', 'member_age_confirmation'],
  ]
  const { rows } = await server.platform.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relname = any($1)`,
    [tables],
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows)
    counts[name] = Number(
      (await server.platform.database.pool.query<{ n: string }>(`select count(*) as n from ${name}`)).rows[0]
        ?.n,
    )
  return counts
}

describe('play for fun', () => {
  it('opens an in-house game without an account: the vendor gets neither player nor token, and nothing is stored', async () => {
    const before = await traces()
    expect(Object.keys(before).length).toBeGreaterThan(4)
    const client = server.program()
    const answer = await open({}, client)
    expect(answer.envelope).toMatchObject({
      success: true,
      value: { game_url: 'http://localhost:3001/play/dice?ticket=1' },
    })
    expect(asked[0]).toMatchObject({
      currency: 'XXX',
      game_code: 'inh_dice',
      sub_partner_id: 'brand1',
      deposit_url: '',
      meta: { visitor, play_currency: 'USD', automatic_bets_ms: 1_000 },
    })
    expect(asked[0]).not.toHaveProperty('user')
    expect(asked[0]).not.toHaveProperty('token')
    expect(await traces()).toEqual(before)
    // Nobody is logged in by it.
    expect((await client.call('wallet.balance', {})).status).toBe(401)
  })

  it('opens slots of demonstration vendors, and no game of a vendor outside', async () => {
    expect((await slotOf('jade-harbour')).envelope.success).toBe(true)
    expect(asked[0]?.meta).toMatchObject({ title: 'Jade Harbour', vendor_code: 'LUM', visitor })
    expect(await codeOf(open({ gameId: 'outside', vassalage: 'OUT' }))).toBe('NEED_REAL_ACCOUNT')
    expect(asked).toHaveLength(1)
  })

  it('is off until a brand turns it on, where visitors see nothing, and where free play opens a trial account', async () => {
    await set('play.forFun', false)
    expect(await codeOf(open())).toBe('NOT_ENABLED')
    await set('play.forFun', true)
    await set('site.loginRequired', true)
    expect(await codeOf(open())).toBe('NOT_ENABLED')
    await set('site.loginRequired', false)
    await set('identity.freePlay', true)
    expect(await codeOf(open())).toBe('NOT_ENABLED')
    expect(asked).toEqual([])
  })

  it('asks for the age that the brand and the game require', async () => {
    for (const age of [0, 17]) {
      const { envelope } = await open({ age })
      expect(envelope).toMatchObject({ code: 'AGE_UNCONFIRMED', value: { age: 18 } })
    }
    await set('play.ageByGames', [{ games: 'RNG', age: 21 }])
    expect((await slotOf('jade-harbour', { age: 18 })).envelope).toMatchObject({
      code: 'AGE_UNCONFIRMED',
      value: { age: 21 },
    })
    expect((await slotOf('jade-harbour', { age: 21 })).envelope.success).toBe(true)
    expect((await open({ age: 18 })).envelope.success).toBe(true)
  })

  it('refuses what cannot be opened here, and says so when there are too many', async () => {
    country = 'FR'
    expect(await codeOf(slotOf('not-here'))).toBe('GAME_BLOCKED')
    country = 'PH'
    expect(await codeOf(slotOf('away'))).toBe('GAME_MAINTENANCE')
    expect(await codeOf(slotOf('no-trial'))).toBe('NEED_REAL_ACCOUNT')
    expect(await codeOf(slotOf('no-such-game'))).toBe('UNKNOWN_GAME')
    status = 429
    expect(await codeOf(open())).toBe('VISITORS_BUSY')
    status = 500
    expect(await codeOf(open())).toBe('GAME_MAINTENANCE')
  })

  it('refuses names of visitors that no browser made up, and fields that it does not know', async () => {
    for (const wrong of ['', 'x', "'; drop table member", 'visitor:1', 'a'.repeat(5_000)])
      expect((await open({ visitor: wrong })).envelope.success, wrong.slice(0, 20)).toBe(false)
    expect((await open({ age: -1 })).envelope.success).toBe(false)
    expect((await open({ user: 'somebody', token: 'of-somebody' })).envelope.success).toBe(false)
    expect(asked).toEqual([])
  })

  it('is slowed for an address', async () => {
    const client = server.program()
    const answers = await Promise.all(Array.from({ length: 40 }, () => open({}, client)))
    expect(answers.map((answer) => answer.status)).toContain(429)
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30)
  })
})

describe('a member', () => {
  const launch = (client: CallClient, more: object = {}) =>
    client.callWith('play.launch', {
      gameId: 'inh_dice',
      nodeId: 1,
      vassalage: 'BGS',
      accountType: 0,
      ...more,
    })

  it('plays for fun beside their account: without a trial account, and under no name of theirs', async () => {
    const fay = await server.member('fay')
    const before = await traces()
    expect((await launch(fay)).envelope.success).toBe(true)
    await launch(fay)
    expect(asked[0]).toMatchObject({ currency: 'XXX', meta: { play_currency: 'USD' } })
    expect(asked[1]?.meta['visitor']).toBe(asked[0]?.meta['visitor'])
    expect(asked[0]).not.toHaveProperty('user')
    for (const secret of ['fay', fay.token!]) expect(JSON.stringify(asked)).not.toContain(secret)
    expect(await traces()).toEqual(before)
    const gil = await server.member('gil')
    await launch(gil)
    expect(asked[2]?.meta['visitor']).not.toBe(asked[0]?.meta['visitor'])
  })

  it('who takes a break, or is known to be too young, does not', async () => {
    const hal = await server.member('hal')
    const year = new Date(server.clock.now()).getUTCFullYear()
    await set('play.ageByGames', [{ games: 'BGS', age: 25 }])
    await hal.call('members.update', { birthday: `${year - 24}-01-01` })
    expect(await codeOf(launch(hal))).toBe('TOO_YOUNG')
    await set('play.ageByGames', [])
    expect((await launch(hal)).envelope.success).toBe(true)
    await hal.call('compliance.takeBreak', { days: 3, requestId: randomUUID() })
    expect(await codeOf(launch(hal))).toBe('EXCLUDED')
    expect(asked).toHaveLength(1)
  })
})
