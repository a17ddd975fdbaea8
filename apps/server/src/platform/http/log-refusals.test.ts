// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

let server: TestServer
let support: CallClient
let seen = 0

beforeAll(async () => {
  server = await openTestServer()
  support = await server.operator('sam', 'support')
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.advance(61_000)
  seen = server.logged().length
})

interface Line {
  status: number
  refusal?: string
  method: string
  route: string
  ip: string
  msg: string
}
/** The lines about refusals since the test began. */
const lines = (): Line[] =>
  server
    .logged()
    .slice(seen)
    .split('\n')
    .filter((text) => text.includes('refused'))
    .map((text) => JSON.parse(text) as Line)

describe('a request that is refused', () => {
  it('for lack of a session or a role leaves a log line: from where, for which call, and why', async () => {
    await server.program().callWith('wallet.balance', {}, { ip: '203.0.113.5' })
    await support.send({
      method: 'POST',
      url: '/ops/settings',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
      remoteAddress: '203.0.113.6',
    })
    expect(lines()).toEqual([
      expect.objectContaining({
        status: 401,
        refusal: 'UNAUTHORIZED',
        method: 'GET',
        route: '/wps/v2/wallets/balance',
        ip: '203.0.113.5',
        msg: 'a request was refused',
      }),
      expect.objectContaining({
        status: 403,
        refusal: 'FORBIDDEN',
        method: 'POST',
        route: '/ops/settings',
        ip: '203.0.113.6',
      }),
    ])
  })

  it('for invalid input or too many requests leaves one too, without anything that was sent', async () => {
    const send = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/wps/session/login?x=query-secret',
        remoteAddress: '203.0.113.7',
        headers: { host: 'localhost', 'content-type': 'application/json' },
        payload,
      })
    await send('{"username":"body-secret","password":"body-secret"}')
    await send('not json body-secret')
    expect(lines().map(({ status, route }) => [status, route])).toEqual([
      [400, '/wps/session/login'],
      [400, '/wps/session/login'],
    ])
    expect(server.logged().slice(seen)).not.toMatch(/query-secret|body-secret/)
  })

  it('leaves no line if it is answered or asks for something that does not exist', async () => {
    await server.program().callWith('site.status', {})
    await server.app.inject({ url: '/wps/nothing', headers: { host: 'localhost' } })
    expect(lines()).toEqual([])
  })

  it('again and again from one address is cut off with a note, while others still leave theirs', async () => {
    for (let time = 0; time < 100; time++)
      await server.program().callWith('wallet.balance', {}, { ip: '203.0.113.8' })
    await server.program().callWith('wallet.balance', {}, { ip: '203.0.113.9' })
    const found = lines()
    expect(found.filter(({ ip }) => ip === '203.0.113.8')).toHaveLength(11)
    expect(found.filter(({ msg }) => msg.includes('more often than is written down'))).toHaveLength(1)
    expect(found.at(-1)).toMatchObject({ ip: '203.0.113.9' })
  })

  it('leaves at most 600 lines a minute, however many come from however many addresses', async () => {
    for (let time = 0; time < 700; time++)
      await server.app.inject({
        url: '/wps/v2/wallets/balance',
        remoteAddress: `198.51.${time >> 8}.${time & 255}`,
        headers: { host: 'localhost' },
      })
    expect(lines()).toHaveLength(600)
  })
})
