// SPDX-License-Identifier: Apache-2.0
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { manualClock } from '../../../platform/clock/clock.ts'
import { CurrencyRefused, type LaunchRequest, type VendorAccount } from '../../../modules/play/ports.ts'
import { createGamesApi } from './games-api.ts'
import { workedAccount } from './worked-example-for-tests.ts'
import { createOutbound } from '../../../platform/outbound/outbound.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const launch: LaunchRequest = {
  gameCode: 'dice',
  playerRef: 'm-7',
  sessionToken: 'a-session-token',
  currency: 'VND',
  lang: 'en',
  country: 'VN',
  ip: '192.0.2.1',
  device: 'mobile',
  lobbyUrl: 'https://site.example/',
  depositUrl: 'https://site.example/deposit',
  brandId: 'brand1',
}

interface Received {
  path: string
  body: string
  signature: string
}
let vendor: Server
let account: VendorAccount
let seen: Received[]
let reply: { status: number; body: string } | 'never'

beforeEach(async () => {
  seen = []
  vendor = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      seen.push({
        path: request.url ?? '',
        body: Buffer.concat(chunks).toString(),
        signature: String(request.headers['x-hub88-signature']),
      })
      if (reply !== 'never')
        response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
    })
  })
  await new Promise<void>((resolve) => {
    vendor.listen(0, '127.0.0.1', resolve)
  })
  account = { ...workedAccount, baseUrl: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/` }
})
afterEach(() => {
  vendor.closeAllConnections()
  vendor.close()
})

const api = (clock = manualClock(), timeoutMs = 5_000) =>
  createGamesApi({
    operatorKey: () => privateKey,
    clock,
    timeoutMs,
    outbound: createOutbound({ anywhere: true }),
  })

describe('our calls to a Hub88 Games API', () => {
  it('request a game address with the fields of the protocol, signed with our key', async () => {
    reply = { status: 200, body: '{"url":"https://studio.example/dice?s=1"}' }
    expect(await api().gameUrl(account, launch)).toEqual({ url: 'https://studio.example/dice?s=1' })
    const [call] = seen
    expect(call?.path).toBe('/operator/generic/v2/game/url')
    expect(JSON.parse(call?.body ?? '')).toEqual({
      user: 'm-7',
      token: 'a-session-token',
      platform: 'GPL_MOBILE',
      operator_id: 'brand1',
      sub_partner_id: 'brand1',
      lobby_url: launch.lobbyUrl,
      deposit_url: launch.depositUrl,
      lang: 'en',
      ip: '192.0.2.1',
      game_code: 'dice',
      currency: 'VND',
      country: 'VN',
    })
    expect(
      verify(
        'RSA-SHA256',
        Buffer.from(call?.body ?? ''),
        createPublicKey(privateKey),
        Buffer.from(call?.signature ?? '', 'base64'),
      ),
    ).toBe(true)
  })

  it('request a demo without naming anybody', async () => {
    reply = { status: 200, body: '{"url":"https://studio.example/dice"}' }
    await api().gameUrl(account, { ...launch, sessionToken: undefined })
    const sent = JSON.parse(seen[0]?.body ?? '') as Record<string, unknown>
    expect(sent['currency']).toBe('XXX')
    expect(sent).not.toHaveProperty('user')
    expect(sent).not.toHaveProperty('token')
  })

  it.each([
    ['an error status', { status: 500, body: '{"error":"x"}' }],
    ['no JSON', { status: 200, body: 'hello' }],
    ['no address', { status: 200, body: '{}' }],
    ['an address that runs script', { status: 200, body: '{"url":"javascript:alert(1)"}' }],
    ['a redirect', { status: 302, body: '{}' }],
  ])('fail when the vendor answers with %s', async (_name, answer) => {
    reply = answer
    await expect(api().gameUrl(account, launch)).rejects.toThrow(/vendor/)
  })

  it.each(['this currency is not offered', 'RS_ERROR_WRONG_CURRENCY'])(
    'know that the vendor does not take the currency by %s',
    async (error) => {
      reply = { status: 400, body: JSON.stringify({ error }) }
      await expect(api().gameUrl(account, launch)).rejects.toThrow(CurrencyRefused)
      reply = { status: 400, body: JSON.stringify({ error: 'unknown game' }) }
      await expect(api().gameUrl(account, launch)).rejects.not.toThrow(CurrencyRefused)
    },
  )

  it('fail when the vendor does not answer in time, cannot be reached, or has no address', async () => {
    reply = 'never'
    await expect(api(manualClock(), 50).gameUrl(account, launch)).rejects.toThrow()
    await expect(api().gameUrl({ ...account, baseUrl: 'http://127.0.0.1:1' }, launch)).rejects.toThrow()
    await expect(api().gameUrl({ ...account, baseUrl: '' }, launch)).rejects.toThrow('no Games API address')
  })

  it('list the games, calling the vendor at most once a minute', async () => {
    reply = {
      status: 200,
      body: JSON.stringify({
        games: [
          {
            game_code: 'dice',
            name: 'Dice',
            category: 'Crash Games',
            product: 'Demo Studio',
            platforms: ['GPL_DESKTOP'],
            url_thumb: 't',
            url_background: 'b',
            blocked_countries: ['XX'],
            enabled: true,
            freebet_support: false,
            rtp: '97.30',
            languages: ['en', 'pt-BR', 7, '<b>'],
          },
        ],
      }),
    }
    const clock = manualClock()
    const client = api(clock)
    const expected = [
      {
        code: 'dice',
        name: 'Dice',
        studio: 'Demo Studio',
        category: 'Crash Games',
        platforms: ['desktop'],
        images: { thumb: 't', background: 'b' },
        blockedCountries: ['XX'],
        freeRounds: false,
        edgeBasisPoints: 270,
        languages: ['en', 'pt-BR'],
        demo: true,
        enabled: true,
      },
    ]
    expect(await client.gameList(account)).toEqual(expected)
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ operator_id: 'brand1' })
    clock.advance(59_999)
    expect(await client.gameList(account)).toEqual(expected)
    expect(seen).toHaveLength(1)
    clock.advance(1)
    await client.gameList(account)
    expect(seen).toHaveLength(2)
  })

  it('have the vendor open the frame for a test, and treat one without that call as one that offers none', async () => {
    const url = 'https://studio.example/play?ticket=1'
    reply = { status: 200, body: '{"opened":false,"status":"RS_ERROR_INVALID_TOKEN"}' }
    expect(await api().openFrame(account, url)).toEqual({ opened: false, status: 'RS_ERROR_INVALID_TOKEN' })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ operator_id: 'brand1', url })
    for (const status of [400, 404, 405, 501]) {
      reply = { status, body: 'no such call' }
      expect(await api().openFrame(account, url)).toBeUndefined()
    }
    reply = { status: 503, body: '{"error":"temporarily unavailable"}' }
    await expect(api().openFrame(account, url)).rejects.toThrow('HTTP 503')
  })

  it('request the address where a round can be viewed', async () => {
    reply = { status: 200, body: '{"url":"https://studio.example/round/1"}' }
    expect(await api().roundUrl(account, { roundId: 'r-1', playerRef: 'm-7' })).toBe(
      'https://studio.example/round/1',
    )
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ operator_id: 'brand1', user: 'm-7', round: 'r-1' })
  })
})
