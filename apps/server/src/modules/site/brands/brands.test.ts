// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCallClient, type CallClient } from '../../../testing/call-client.ts'
import { updateHostEnabled, updateBrand } from '../index.ts'
import { hosts, openSiteTestServer, type SiteTestServer } from '../site-for-tests.ts'

let server: SiteTestServer
const password = 'Correct-horse-9'

beforeAll(async () => {
  server = await openSiteTestServer()
})
afterAll(() => server.close())

/** Registers a member at a brand; their client stores the session. */
async function registered(host: string, username: string): Promise<{ client: CallClient; success: boolean }> {
  const client = server.at(host)
  const { envelope } = await client.call('identity.register', {
    username,
    password,
    confirmPassword: password,
    login: true,
    agreed: true,
    ...(await client.botCheck()),
  })
  client.token = envelope.success ? envelope.value.token : undefined
  return { client, success: envelope.success }
}

describe('the host of a request', () => {
  it('decides whose site it is: name, look, currency and settings', async () => {
    await server.set('site.name', 'Second', 'brand2')
    await server.set('site.brandColour', { dark: '#ffb020', light: '#8a5200' }, 'brand2')
    await server.set('site.currency', { code: 'EUR', symbol: '€' }, 'brand2')
    const [first, second] = await Promise.all(
      [hosts.first, hosts.second].map(
        async (host) => (await server.at(host).call('site.whitelabel', {})).envelope.value,
      ),
    )
    expect([first?.siteName, second?.siteName]).toEqual(['Tessera', 'Second'])
    expect([first?.merchantCode, second?.merchantCode]).toEqual(['brand1', 'brand2'])
    expect([first?.currency.code, second?.currency.code]).toEqual(['USD', 'EUR'])
    expect([first?.brand.tokens.dark.brand, second?.brand.tokens.dark.brand]).toEqual(['#22e38b', '#ffb020'])
  })

  it('means the same with a port, in capitals and with a dot at its end', async () => {
    for (const host of ['SECOND.example.com', 'second.example.com:8443', 'second.example.com.'])
      expect((await server.at(host).call('site.whitelabel', {})).envelope.value.merchantCode).toBe('brand2')
  })

  it('is one brand for every call, and a header that names another one is refused [CONST-043]', async () => {
    for (const [host, own, other] of [
      [hosts.first, 'brand1', 'brand2'],
      [hosts.second, 'brand2', 'brand1'],
    ] as const) {
      for (const name of ['site.status', 'site.permission', 'identity.botCheck'] as const) {
        expect(await server.at(host).callWith(name, {}, { headers: { merchant: other } })).toMatchObject({
          status: 400,
          envelope: { success: false, code: 'BAD_MERCHANT', value: null },
        })
        expect((await server.at(host).callWith(name, {}, { headers: { merchant: own } })).status).toBe(200)
      }
    }
    expect(
      (await server.at(hosts.first).callWith('site.status', {}, { headers: { merchant: 'nobody' } })).envelope
        .code,
    ).toBe('BAD_MERCHANT')
  })

  it.each([
    hosts.strange,
    'localhost.example.net',
    'evil.example/@localhost',
    '127.0.0.1.example.net',
    'x'.repeat(300),
  ])('%j gets only the system calls, which say that the address is wrong', async (host) => {
    const stranger = server.at(host)
    expect((await stranger.callWith('site.permission', {})).envelope.value).toMatchObject({
      merchantCode: 'brand1',
      domainRoute: { valid: false },
    })
    expect(await stranger.callWith('catalogue.hotGames', {})).toMatchObject({
      status: 400,
      envelope: { code: 'INVALID_URL', message: 'Invalid URL, please contact customer service' },
    })
    expect((await stranger.callWith('identity.botCheck', {})).status).toBe(400)
  })

  it('is not taken from an unchecked header', async () => {
    const forged = await server
      .at(hosts.first)
      .callWith('site.whitelabel', {}, { headers: { 'x-forwarded-host': hosts.second } })
    expect(forged.envelope.value).toMatchObject({ merchantCode: 'brand1' })
  })
})

describe('the address of the site', () => {
  it('is that of the brand whose host was called; a forged host leads only to the own address', async () => {
    const { siteUrl } = server.modules.directory
    expect(
      await Promise.all(
        [hosts.second, hosts.strange, 'localhost:3000', 'evil.example/@second.example.com'].map(siteUrl),
      ),
    ).toEqual([
      'http://second.example.com:3000',
      'http://localhost:3000',
      'http://localhost:3000',
      'http://localhost:3000',
    ])
  })
})

describe('the domain route', () => {
  const route = async (domain: string) =>
    (await server.program().call('site.domainRoute', { domain })).envelope.value
  it('is valid for a known host and not for another [CALL-026]', async () => {
    expect(await route(hosts.second)).toEqual({
      domain: hosts.second,
      valid: true,
      affiliateCode: 'FRIEND1',
      ownerId: 77,
      mainUrl: 'https://second.example.com/',
    })
    expect(await route(hosts.strange)).toEqual({
      domain: hosts.strange,
      valid: false,
      affiliateCode: null,
      ownerId: null,
      mainUrl: null,
    })
  })
  it('accepts this machine in a demonstration, and not in production', async () => {
    expect([(await route('localhost')).valid, (await route('127.0.0.1:3000')).valid]).toEqual([true, true])
    const earnest = await openSiteTestServer({ mode: 'production', publicUrl: 'https://play.example.com' })
    const ask = async (domain: string) =>
      (await earnest.at('play.example.com').call('site.domainRoute', { domain })).envelope.value.valid
    expect([await ask('play.example.com'), await ask('localhost'), await ask('127.0.0.1')]).toEqual([
      true,
      false,
      false,
    ])
    expect((await earnest.at('localhost').callWith('identity.botCheck', {})).envelope.code).toBe(
      'INVALID_URL',
    )
    await earnest.close()
  })
})

describe('members', () => {
  it('belong to a brand: the same name is free at the other one, and neither password opens the other', async () => {
    const first = await registered(hosts.first, 'bella01')
    const second = await registered(hosts.second, 'Bella01')
    expect([first.success, second.success]).toEqual([true, true])
    expect((await registered(hosts.second, 'BELLA01')).success).toBe(false)
    const ids = await Promise.all(
      [first, second].map(async ({ client }) => (await client.call('members.info', {})).envelope.value.id),
    )
    expect(new Set(ids).size).toBe(2)
  })

  it('log in only where they belong', async () => {
    await registered(hosts.first, 'carlo01')
    const login = async (host: string) => {
      const client = server.at(host)
      return (
        await client.call('identity.login', { username: 'carlo01', password, ...(await client.botCheck()) })
      ).envelope.success
    }
    expect([await login(hosts.first), await login(hosts.second)]).toEqual([true, false])
  })

  it('cannot use their session at another brand, where it counts as dead', async () => {
    const { client } = await registered(hosts.second, 'dario01')
    expect((await client.call('wallet.balance', {})).envelope.value.currency).toBe('EUR')
    const elsewhere = server.program()
    elsewhere.token = client.token
    expect(await elsewhere.call('wallet.balance', {})).toMatchObject({
      status: 401,
      envelope: { code: 'UNAUTHORIZED' },
    })
    expect((await client.call('wallet.balance', {})).status).toBe(200)
  })

  it('cannot lock out somebody with the same name at another brand', async () => {
    await registered(hosts.first, 'ellen01')
    await registered(hosts.second, 'ellen01')
    const guess = async (host: string, tried: string, ip: string) => {
      const client = server.at(host)
      return (
        await client.call(
          'identity.login',
          { username: 'ellen01', password: tried, ...(await client.botCheck()) },
          { ip },
        )
      ).envelope.code
    }
    for (let turn = 0; turn < 5; turn++) await guess(hosts.second, 'wrong-password', '192.0.2.50')
    expect(await guess(hosts.second, password, '192.0.2.51')).not.toBe('OK')
    expect(await guess(hosts.first, password, '192.0.2.52')).toBe('OK')
  })

  it('are bound to cookies of their own brand in a browser', async () => {
    const browser = server.at(hosts.second, createCallClient(server.app, server.clock, { browser: true }))
    const { envelope } = await browser.call('identity.register', {
      username: 'fiona01',
      password,
      confirmPassword: password,
      login: true,
      agreed: true,
      ...(await browser.botCheck()),
    })
    browser.token = envelope.value.token
    expect((await browser.call('members.info', {})).status).toBe(200)
    const copied = createCallClient(server.app, server.clock, { browser: true })
    copied.token = browser.token
    for (const [name, value] of browser.cookies) copied.cookies.set(name, value)
    expect((await copied.call('members.info', {})).status).toBe(401)
  })
})

describe('a brand or host that is closed', () => {
  it('is refused, and comes back with everything', async () => {
    const { client } = await registered(hosts.second, 'gina01')
    const { database } = server.platform
    const after = async () => {
      await server.modules.directory.reload()
      return (await client.call('wallet.balance', {})).status
    }
    const statuses: number[] = []
    await database.transaction((tx) => updateHostEnabled(tx, hosts.second, false))
    statuses.push(await after())
    await database.transaction((tx) => updateHostEnabled(tx, hosts.second, true))
    await database.transaction((tx) => updateBrand(tx, 'brand2', { enabled: false }))
    statuses.push(await after())
    await database.transaction((tx) => updateBrand(tx, 'brand2', { enabled: true }))
    statuses.push(await after())
    expect(statuses).toEqual([400, 400, 200])
  })
})
