// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { addresses, openSiteTestServer, type SiteTestServer } from '../site-for-tests.ts'

let server: SiteTestServer
let member: CallClient

beforeAll(async () => {
  server = await openSiteTestServer({ trustedProxies: ['10.0.0.1'] })
  member = await server.member('dora01')
})
afterAll(() => server.close())
afterEach(async () => {
  await server.set('site.maintenance', false)
  await server.set('site.maintenanceEnd', null)
  await server.set('site.maintenanceWindow', null)
  await server.set('site.blockedCountries', [])
  await server.set('site.blockedIps', [])
  await server.set('site.trustedProxies', [])
})

const status = async (ip?: string) => (await server.program().call('site.status', {}, { ip })).envelope.value
const balance = (ip?: string) => member.call('wallet.balance', {}, { ip })
const refusal = async (ip?: string) => {
  const {
    status: http,
    envelope: { code },
  } = await balance(ip)
  return [http, code]
}

describe('the status of the site', () => {
  it('is 0 while all is well', async () => {
    expect(await status()).toEqual({
      status: 0,
      maintenanceEnd: null,
      location: { ip: '127.0.0.1', country: null },
    })
    expect((await balance()).status).toBe(200)
  })

  it('is 1 in maintenance, and then no call answers, logged in or not', async () => {
    const end = server.clock.now() + 3_600_000
    await server.set('site.maintenance', true)
    await server.set('site.maintenanceEnd', end)
    expect(await status()).toMatchObject({ status: 1, maintenanceEnd: end })
    expect(await refusal()).toEqual([503, 'MAINTENANCE'])
    expect((await server.program().call('catalogue.hotGames', {} as never)).status).toBe(503)
    expect((await server.program().call('site.permission', {})).envelope.value).toMatchObject({
      maintenance: true,
      maintenanceEnd: end,
      regionRestriction: false,
    })
  })

  it('is 2 where a country is blocked, and then no call answers, logged in or not', async () => {
    await server.set('site.blockedCountries', ['VN'])
    expect(await status(addresses.vietnam)).toEqual({
      status: 2,
      maintenanceEnd: null,
      location: { ip: addresses.vietnam, country: 'VN' },
    })
    expect(await refusal(addresses.vietnam)).toEqual([451, 'REGION_RESTRICTED'])
    expect(
      (await server.program().call('catalogue.hotGames', {} as never, { ip: addresses.vietnam })).status,
    ).toBe(451)
    expect(
      (await server.program().call('site.permission', {}, { ip: addresses.vietnam })).envelope.value,
    ).toMatchObject({ regionRestriction: true, maintenance: false })
  })

  it('lets in other countries, and addresses without a known country', async () => {
    await server.set('site.blockedCountries', ['VN'])
    expect([await refusal(addresses.france), await refusal(addresses.nowhere), await refusal()]).toEqual([
      [200, 'OK'],
      [200, 'OK'],
      [200, 'OK'],
    ])
  })

  it('says maintenance when both apply', async () => {
    await server.set('site.maintenance', true)
    await server.set('site.blockedCountries', ['VN'])
    expect((await status(addresses.vietnam)).status).toBe(1)
    expect(await refusal(addresses.vietnam)).toEqual([503, 'MAINTENANCE'])
  })

  it('is never anything but 0, 1 or 2 [CONST-052] [CALL-025]', async () => {
    const seen = new Set<number>()
    for (const closed of [false, true]) {
      for (const blocked of [[], ['VN']]) {
        for (const ips of [[], [addresses.vietnam]]) {
          await server.set('site.maintenance', closed)
          await server.set('site.blockedCountries', blocked)
          await server.set('site.blockedIps', ips)
          seen.add((await status(addresses.vietnam)).status)
        }
      }
    }
    expect([...seen].toSorted()).toEqual([0, 1, 2])
  })

  it('follows a planned window by itself, at its start and at its end', async () => {
    const now = server.clock.now()
    await server.set('site.maintenanceWindow', { start: now + 60_000, end: now + 120_000 })
    const seen = [await refusal()]
    server.clock.advance(60_000)
    seen.push(await refusal())
    expect((await status()).maintenanceEnd).toBe(now + 120_000)
    server.clock.advance(60_000)
    seen.push(await refusal())
    expect(seen).toEqual([
      [200, 'OK'],
      [503, 'MAINTENANCE'],
      [200, 'OK'],
    ])
    await expect(server.set('site.maintenanceWindow', { start: now, end: now })).rejects.toThrow(
      'before the start',
    )
  })
})

describe('while the site is closed', () => {
  it('system calls, logging out and the console still work', async () => {
    const operator = await server.operator('olga', 'admin')
    const leaving = await server.member('leaving1')
    await server.set('site.maintenance', true)
    await server.set('site.blockedIps', ['127.0.0.1'])
    expect((await server.program().call('site.whitelabel', {})).status).toBe(200)
    expect((await operator.call('backoffice.overview', {})).status).toBe(200)
    expect((await leaving.call('identity.logout', {})).status).toBe(200)
    expect((await server.app.inject('/health/live')).statusCode).toBe(200)
  })

  it('sessions are kept', async () => {
    await server.set('site.maintenance', true)
    expect((await balance()).status).toBe(503)
    await server.set('site.maintenance', false)
    expect((await balance()).status).toBe(200)
  })

  it('refused calls have no effect', async () => {
    const before = (await member.call('wallet.deposits', {})).envelope.value.totalCount
    await server.set('site.maintenance', true)
    expect(
      (await member.call('wallet.deposit', { methodId: 'sandbox', amount: 20, requestId: randomUUID() }))
        .status,
    ).toBe(503)
    await server.set('site.maintenance', false)
    expect((await member.call('wallet.deposits', {})).envelope.value.totalCount).toBe(before)
  })
})

describe('a blocked address', () => {
  it('is refused before anything else, and sees only the system calls', async () => {
    await server.set('site.blockedIps', [addresses.vietnam])
    await server.set('site.blockedCountries', ['VN'])
    await server.set('site.maintenance', true)
    const { status: http, envelope } = await balance(addresses.vietnam)
    expect([http, envelope.code, envelope.message]).toEqual([403, 'IP_BLOCKED', 'Access restricted'])
    expect(
      (await server.program().call('site.permission', {}, { ip: addresses.vietnam })).envelope.value
        .ipBlocked,
    ).toBe(true)
    expect(
      (await server.program().call('site.permission', {}, { ip: addresses.france })).envelope.value.ipBlocked,
    ).toBe(false)
  })

  it.each([
    ['192.0.2.0/24', '192.0.2.200', '192.0.3.1'],
    ['2001:db8:1::/48', '2001:db8:1:2::3', '2001:db8:2::1'],
    ['2001:db8::7', '2001:0db8:0:0:0:0:0:7', '2001:db8::8'],
    ['192.0.2.9', '::ffff:192.0.2.9', '::ffff:192.0.2.10'],
    ['0.0.0.0/0', '203.0.113.1', '2001:db8::1'],
  ])('%s shuts out %s and not %s', async (network, inside, outside) => {
    await server.set('site.blockedIps', [network])
    expect([await refusal(inside), await refusal(outside)]).toEqual([
      [403, 'IP_BLOCKED'],
      [200, 'OK'],
    ])
  })

  it.each(['300.1.1.1', '10.0.0.0/33', 'localhost', '', '10.0.0.1 ', '1.2.3', '::1/129', '10.0.0.0/8/8'])(
    'cannot be %j',
    async (network) => {
      await expect(server.set('site.blockedIps', [network])).rejects.toThrow()
    },
  )

  it('is in a list of at most two thousand', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => `10.${index >> 8}.${index & 255}.0/24`)
    await expect(server.set('site.blockedIps', many(2_001))).rejects.toThrow()
    await server.set('site.blockedIps', many(2_000))
    expect(await refusal('10.7.100.5')).toEqual([403, 'IP_BLOCKED'])
  })
})

describe('where a visitor comes from', () => {
  const seenAs = async (peer: string, forwarded: string) =>
    (await server.program().call('site.status', {}, { ip: peer, headers: { 'x-forwarded-for': forwarded } }))
      .envelope.value.location.ip

  it("is the peer's, whatever its headers say", async () => {
    expect(await seenAs(addresses.france, addresses.vietnam)).toBe(addresses.france)
    await server.set('site.blockedIps', [addresses.france])
    expect(
      (
        await member.call(
          'wallet.balance',
          {},
          { ip: addresses.france, headers: { 'x-forwarded-for': addresses.vietnam } },
        )
      ).status,
    ).toBe(403)
  })
  it('is what the last entry says when the peer is a proxy that we trust; what stands before it may be forged', async () => {
    expect(await seenAs('10.0.0.1', addresses.vietnam)).toBe(addresses.vietnam)
    expect(await seenAs('10.0.0.1', `${addresses.france}, ${addresses.vietnam}`)).toBe(addresses.vietnam)
  })
  it('follows a change of the trusted proxies at once', async () => {
    expect(await seenAs('192.0.2.77', addresses.vietnam)).toBe('192.0.2.77')
    await server.set('site.trustedProxies', ['192.0.2.0/24'])
    expect(await seenAs('192.0.2.77', addresses.vietnam)).toBe(addresses.vietnam)
  })
})
