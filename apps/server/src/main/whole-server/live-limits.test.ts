// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openTestServer, type TestServer, type TestServerOptions } from '../../testing/server-for-tests.ts'
import { upgradeRequest } from '../../testing/raw-request.ts'

const minuteMs = 60_000
type Limits = TestServerOptions['liveLimits']

async function listening(liveLimits: Limits = {}): Promise<{ server: TestServer; port: number }> {
  const server = await openTestServer({ liveLimits, trustedProxies: ['127.0.0.1'] })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  return { server, port: (server.app.server.address() as AddressInfo).port }
}

interface Page {
  socket: WebSocket
  frames: { topic: string }[]
  closed: Promise<number>
  outcome: 'open' | number
}
const pages: Page[] = []
afterEach(() => {
  for (const { socket } of pages.splice(0)) socket.terminate()
})

/** An open page, or the status that refuses it. */
function open(port: number, address = '203.0.113.7'): Promise<Page> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, {
    headers: { host: 'localhost:3000', 'x-forwarded-for': address },
  })
  const frames: { topic: string }[] = []
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as { topic: string })
  })
  const closed = new Promise<number>((done) => socket.on('close', done))
  return new Promise((done) => {
    const settle = (outcome: 'open' | number): void => {
      const page = { socket, frames, closed, outcome }
      pages.push(page)
      done(page)
    }
    socket.on('open', () => settle('open'))
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_request, response) => settle(response.statusCode ?? 0))
  })
}

async function greeted(
  port: number,
  token: string | undefined,
  kind: 'member' | 'operator' = 'member',
  address?: string,
): Promise<Page> {
  const page = await open(port, address)
  page.socket.send(JSON.stringify({ kind, token }))
  return page
}
const isGreeted = (page: Page) =>
  expect.poll(() => page.frames.some(({ topic }) => topic === 'hello')).toBe(true)

describe('a live connection', () => {
  let server: TestServer
  let port: number
  beforeAll(async () => {
    ;({ server, port } = await listening())
  })
  afterAll(() => server.close())

  it('receives broadcasts without sending anything, for as long as it likes', async () => {
    const page = await open(port)
    page.socket.send('{"token":null}')
    await sleep(300)
    server.platform.live.deliver({ topic: 'lottery.drawn', payload: {} })
    await expect.poll(() => page.frames.map(({ topic }) => topic)).toEqual(['lottery.drawn'])
  })

  it('that floods is closed for it, before the database notices', async () => {
    const { token } = await server.member('flooder1')
    const page = await greeted(port, token)
    await isGreeted(page)
    for (let n = 0; n < 200; n++) page.socket.send('{"token":null}')
    expect(await page.closed).toBe(1008)
  })

  it('may try few tokens', async () => {
    const { token } = await server.member('trier001')
    const page = await greeted(port, token)
    await isGreeted(page)
    for (let n = 0; n < 3; n++) {
      page.socket.send(JSON.stringify({ token }))
      await sleep(300)
    }
    expect(await page.closed).toBe(1008)
  })

  it('may send one token at a time', async () => {
    const { token } = await server.member('hasty001')
    const page = await open(port)
    page.socket.send(JSON.stringify({ token }))
    page.socket.send(JSON.stringify({ token }))
    expect(await page.closed).toBe(1008)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"token":5}',
    '{"kind":"vendor","token":"x"}',
    '{"token":"unknown"}',
  ])('that says %s is closed', async (said) => {
    const page = await open(port)
    page.socket.send(said)
    expect(await page.closed).toBe(4001)
  })
})

describe('the session of a live connection', () => {
  let server: TestServer
  let port: number
  beforeAll(async () => {
    ;({ server, port } = await listening())
  })
  afterAll(() => server.close())

  it('is not extended by it, and closes it when it expires unused', async () => {
    const member = await server.member('idler001')
    server.clock.advance(20 * minuteMs)
    const page = await greeted(port, member.token)
    await isGreeted(page)
    server.clock.advance(11 * minuteMs)
    expect(await page.closed).toBe(4001)
    const { status } = await member.call('wallet.balance', {})
    expect(status).toBe(401)
  })

  it('stays open while it is used, until its latest end', async () => {
    const member = await server.member('player01')
    const page = await greeted(port, member.token)
    await isGreeted(page)
    for (let used = 0; used < 3; used++) {
      server.clock.advance(25 * minuteMs)
      expect((await member.call('wallet.balance', {})).status).toBe(200)
    }
    await sleep(2_500)
    expect(page.socket.readyState).toBe(WebSocket.OPEN)
    for (let used = 0; used < 26; used++) {
      server.clock.advance(25 * minuteMs)
      await member.call('wallet.balance', {})
    }
    expect(await page.closed).toBe(4001)
  })

  it('closes it when it ended without a message to us', async () => {
    const member = await server.member('gone0001')
    const page = await greeted(port, member.token)
    await isGreeted(page)
    await server.platform.database.pool.query('delete from identity_session')
    server.clock.advance(31_000)
    expect(await page.closed).toBe(4001)
  })

  it('of an operator closes it within seconds, too', async () => {
    const operator = await server.operator('olga', 'admin')
    const page = await greeted(port, operator.token, 'operator')
    await isGreeted(page)
    server.clock.advance(14 * minuteMs)
    await sleep(2_500)
    expect(page.socket.readyState).toBe(WebSocket.OPEN)
    server.clock.advance(2 * minuteMs)
    expect(await page.closed).toBe(4001)
  })
})

describe('the number of live connections', () => {
  it('is bounded for an address, and an IPv6 network counts as one', async () => {
    const { server, port } = await listening({ connectionsPerAddress: 2 })
    expect([(await open(port)).outcome, (await open(port)).outcome, (await open(port)).outcome]).toEqual([
      'open',
      'open',
      429,
    ])
    expect([
      (await open(port, '2001:db8::1')).outcome,
      (await open(port, '2001:db8::2')).outcome,
      (await open(port, '2001:db8::3')).outcome,
    ]).toEqual(['open', 'open', 429])
    const [first] = pages
    first?.socket.close()
    await first?.closed
    await expect.poll(async () => (await open(port)).outcome).toBe('open')
    await server.close()
  })

  it('that an address opens in a minute is bounded', async () => {
    const { server, port } = await listening({ newPerMinutePerAddress: 3 })
    for (let n = 0; n < 3; n++) (await open(port)).socket.terminate()
    expect((await open(port)).outcome).toBe(429)
    expect((await open(port, '203.0.113.8')).outcome).toBe('open')
    server.clock.advance(minuteMs)
    expect((await open(port)).outcome).toBe('open')
    await server.close()
  })

  it('is bounded for a member and in all', async () => {
    const { server, port } = await listening({ connectionsPerMember: 2, connections: 4 })
    const { token } = await server.member('many0001')
    for (let n = 0; n < 2; n++) await isGreeted(await greeted(port, token))
    const third = await greeted(port, token)
    expect(await third.closed).toBe(1013)
    await open(port)
    await open(port)
    expect((await open(port)).outcome).toBe(503)
    await server.close()
  })

  it('leaves room for members near the limit: anonymous connections are closed', async () => {
    const { server, port } = await listening({ connectionsBeforeGreeting: 1, greetWithinMs: 500 })
    const { token } = await server.member('room0001')
    const [early, late, member] = [await open(port), await open(port), await greeted(port, token)]
    expect(await late.closed).toBe(1013)
    await sleep(700)
    expect([early.socket.readyState, member.socket.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN])
    await server.close()
  })
})

/** A frame as a browser sends it. */
function frameOf(text: string): Buffer {
  const mask = randomBytes(4)
  const body = Buffer.from(text).map((byte, index) => byte ^ (mask[index % 4] ?? 0))
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length]), mask, body])
}

describe('a flood of 30,000 messages', () => {
  it('on one connection does not hold up the others', async () => {
    const { server, port } = await listening()
    const bystander = await server.member('calm0001')
    const calls = async (): Promise<number> => {
      const began = performance.now()
      for (let n = 0; n < 60; n++) expect((await bystander.call('wallet.balance', {})).status).toBe(200)
      return performance.now() - began
    }
    await calls()
    const quietMs = await calls()
    const bytes = Buffer.concat(Array.from({ length: 30_000 }, () => frameOf('{"token":"x"}')))
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await new Promise<void>((done) => {
      socket.once('connect', () => {
        socket.write(upgradeRequest('/live'))
        socket.once('data', () => done())
      })
    })
    socket.write(bytes)
    const floodedMs = await calls()
    socket.destroy()
    expect(floodedMs).toBeLessThan(3 * quietMs + 500)
    await server.close()
  })
})
