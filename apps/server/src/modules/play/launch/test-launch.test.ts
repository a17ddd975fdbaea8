// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer, type TestServerOptions } from '../../../testing/server-for-tests.ts'
import { memberByUsername } from '../../members/index.ts'
import { addVendor, type NewVendor } from '../index.ts'
import type { VendorAccount } from '../ports.ts'

/** A server in our own network that a malicious vendor makes us call. */
let inside: Server
let origin: string
let asked: string[] = []
let server: TestServer | undefined
beforeAll(async () => {
  inside = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/frame') return void response.writeHead(302, { location: `${origin}/secret` }).end()
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ url: `${origin}/frame`, games: [{ game_code: 'dice', name: 'Dice', enabled: true }] }),
    )
  })
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`
})
afterAll(() => inside.close())
afterEach(async () => {
  await server?.close()
  server = undefined
  asked = []
})

async function selfTest(options: TestServerOptions, baseUrl: string) {
  server = await openTestServer(options)
  const account: VendorAccount = {
    id: 'acme',
    protocol: 'hub88',
    enabled: true,
    vendorCode: 'ACME',
    baseUrl,
    operatorId: 'brand1',
    secrets: {},
    languages: {},
    options: {},
  }
  const steps = await server.modules.play.testLaunch({
    account,
    gameCode: undefined,
    player: undefined,
    site: { lobbyUrl: 'http://site/', depositUrl: 'http://site/', brandId: 'brand1' },
    ip: '192.0.2.1',
  })
  return steps.map(({ step, passed, detail }) => ({ step, passed, detail }))
}

it('refuses a page address inside our own network, without a request there', async () => {
  expect((await selfTest({}, origin)).at(-1)).toEqual({
    step: 'frame',
    passed: false,
    detail: 'the page of the frame was not opened: the address leads elsewhere, and nobody is followed there',
  })
  expect(asked).toEqual(['/operator/generic/v2/game/list', '/operator/generic/v2/game/url', '/frame'])
})

it.each([
  ['a plain address', (port: string) => `http://127.0.0.1:${port}`, 'only https addresses are asked'],
  [
    'an address of this machine',
    (port: string) => `https://localhost:${port}`,
    'the address stands in a private network',
  ],
])('of a platform in production asks no Games API at %s', async (_name, address, why) => {
  const steps = await selfTest({ mode: 'production' }, address(new URL(origin).port))
  expect([steps, asked]).toEqual([
    [{ step: 'list', passed: false, detail: `the vendor acme could not be reached: ${why}` }],
    [],
  ])
})

it('fetches from addresses that the operator allowed', async () => {
  const steps = await selfTest({ mode: 'production', outboundOrigins: [origin] }, origin)
  expect(steps.map(({ step, passed }) => [step, passed])).toEqual([
    ['list', true],
    ['launch', true],
    ['frame', false],
  ])
})

describe('a launch token', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  /**
   * A vendor whose frame redeems the launch token at our wallet, as our own studio's does; `offers` says
   * whether it can test that.
   */
  let vendor: Server
  let own: TestServer
  let token = ''
  let offers = true
  let walletAnswers = true

  async function redeem(): Promise<string> {
    if (!walletAnswers) return ''
    const payload = JSON.stringify({ token, request_uuid: randomUUID() })
    const headers = {
      'content-type': 'application/json',
      'x-hub88-signature': sign('RSA-SHA256', Buffer.from(payload), privateKey).toString('base64'),
    }
    return (
      await own.app.inject({ method: 'POST', url: '/vendors/hub88/acme/wallet/check', payload, headers })
    ).json<{ status: string }>().status
  }

  beforeAll(async () => {
    vendor = createServer((request, response) => {
      const answers: Record<string, (body: { token: string }) => object | Promise<object> | undefined> = {
        '/game/list': () => ({ games: [{ game_code: 'dice', name: 'Dice', enabled: true }] }),
        '/game/url': (body) => {
          token = body.token
          return { url: `http://${request.headers.host}/frame` }
        },
        '/game/open': () =>
          offers ? redeem().then((status) => ({ opened: status === 'RS_OK', status })) : undefined,
      }
      const work = async (): Promise<void> => {
        if (request.method === 'GET') return void response.end('<!doctype html>')
        const answer = await answers[request.url?.replace('/operator/generic/v2', '') ?? '']?.(
          (await readJson(request)) as { token: string },
        )
        response.statusCode = answer ? 200 : 404
        response.end(JSON.stringify(answer ?? {}))
      }
      work().catch(() => response.destroy())
    })
    await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done))
    own = await openTestServer({})
    await own.member('tester')
  })
  afterAll(async () => {
    await own.close()
    vendor.close()
  })

  async function testWith(change: Partial<NewVendor>) {
    const baseUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
    const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const account = await own.platform.database.transaction((tx) =>
      addVendor(tx, {
        id: 'acme',
        protocol: 'hub88',
        publicKeyPem,
        operatorId: 'brand1',
        baseUrl,
        ...change,
      }),
    )
    if ('refused' in account) throw new Error(account.refused)
    own.clock.advance(1_000)
    const player = {
      memberId: (await memberByUsername(own.platform.database, 'brand1', 'tester'))!.id,
      currency: 'USD',
    }
    const steps = await own.modules.play.testLaunch({
      account,
      gameCode: undefined,
      player,
      site: { lobbyUrl: 'http://site/', depositUrl: 'http://site/', brandId: 'brand1' },
      ip: '192.0.2.1',
    })
    const { rows } = await own.platform.database.pool.query(
      'select 1 from play_session where revoked_at is null union all select 1 from play_launch',
    )
    return { last: steps.at(-1), open: rows.length }
  }

  it('is redeemed by the vendor as its frame does, and the opened session is closed again', async () => {
    const { last, open } = await testWith({ redeems: true })
    expect([last, open]).toEqual([
      {
        step: 'token',
        passed: true,
        tookMs: 0,
        detail: 'the vendor has redeemed the launch token, as its frame does',
      },
      0,
    ])
    expect(await redeem()).toBe('RS_ERROR_INVALID_TOKEN')
  })

  it('fails where games would: for a redeeming vendor that is not registered as one, with advice', async () => {
    const { last, open } = await testWith({ redeems: false })
    const given = async () =>
      (await own.platform.database.pool.query('select kind, reference from operator_alert')).rows
    await expect.poll(given).toEqual([{ kind: 'play.redeemsUnset', reference: 'acme' }])
    expect([last?.passed, last?.detail, open]).toEqual([
      false,
      expect.stringMatching(/redeems launch tokens.*npm run vendor -- change --id acme --redeems$/),
      0,
    ])
  })

  it('fails when the vendor gets no answer from our wallet', async () => {
    walletAnswers = false
    const { last } = await testWith({ redeems: true })
    walletAnswers = true
    expect([last?.passed, last?.detail]).toEqual([
      false,
      expect.stringContaining('got no answer from our wallet'),
    ])
  })

  it.each([
    [true, 'the launch token can be redeemed here'],
    [false, 'the session token is good here'],
  ])('is tried here where the vendor cannot test it (redeems: %s)', async (redeems, detail) => {
    offers = false
    const { last, open } = await testWith({ redeems })
    offers = true
    expect([last?.step, last?.passed, last?.detail, open]).toEqual([
      'token',
      true,
      expect.stringContaining(detail),
      0,
    ])
  })
})
