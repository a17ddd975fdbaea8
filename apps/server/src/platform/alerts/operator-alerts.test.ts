// SPDX-License-Identifier: Apache-2.0
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { systemChance } from '../chance/chance.ts'
import { manualClock } from '../clock/clock.ts'
import { createLog } from '@tessera/server-kit/log/create-log'
import { createOutbound } from '../outbound/outbound.ts'
import { createAlertWebhook } from './alert-webhook.ts'
import { signWebhook } from './call-webhook.ts'

const key = Buffer.alloc(32, 9)
const secret = `whsec_${key.toString('base64')}`

interface Call {
  headers: IncomingHttpHeaders
  body: string
}
let receiver: Server
let url: string
let calls: Call[] = []
let statuses: number[] = []
let server: TestServer

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request
      .on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      .on('end', () => {
        calls.push({ headers: request.headers, body })
        response.writeHead(statuses.shift() ?? 204).end()
      })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/alerts`
  server = await openTestServer({ alertWebhook: { url, secret, minutes: 10 } })
})
afterAll(async () => {
  await server.close()
  receiver.close()
})
beforeEach(() => {
  ;[calls, statuses] = [[], []]
})

const raise = (reference: string, fails = false): Promise<void> =>
  server.platform.database.transaction(async (tx) => {
    await server.platform.alerts.raise(
      tx,
      { kind: 'wallet.underpaid', reference, details: { member: 'private-name' } },
      server.clock.now(),
    )
    if (fails) throw new Error('broke off')
  })
const lines = (): Record<string, unknown>[] =>
  server
    .logged()
    .split('\n')
    .filter((text) => text.includes('"operator alert"'))
    .map((text) => JSON.parse(text) as Record<string, unknown>)
const references = (): unknown[] =>
  calls.map(({ body }) => (JSON.parse(body) as { data: { reference: string } }).data.reference)

describe('an alert', () => {
  it('is logged and sent once its transaction is committed, without its details', async () => {
    await raise('pay/1')
    expect(lines().at(-1)).toMatchObject({
      level: 40,
      kind: 'wallet.underpaid',
      reference: 'pay/1',
      times: 1,
    })
    await expect.poll(() => calls).toHaveLength(1)
    const [{ headers, body }] = calls as [Call]
    expect(JSON.parse(body)).toEqual({
      type: 'operator.alert',
      timestamp: new Date(server.clock.now()).toISOString(),
      data: {
        kind: 'wallet.underpaid',
        reference: 'pay/1',
        times: 1,
        firstAt: expect.any(String),
        lastAt: expect.any(String),
        message: 'A member paid less than announced. The amount that arrived was credited.',
        page: 'http://localhost:3000/console/deposits',
      },
    })
    const seconds = Number(headers['webhook-timestamp'])
    expect(seconds).toBe(Math.floor(server.clock.now() / 1000))
    expect(headers['webhook-signature']).toBe(
      signWebhook(key, { id: String(headers['webhook-id']), seconds, body }),
    )
    expect(server.logged() + body).not.toMatch(/private-name|whsec_/)
  })

  it('is neither logged nor sent when its transaction is rolled back', async () => {
    const before = lines().length
    await expect(raise('pay/2', true)).rejects.toThrow('broke off')
    await raise('pay/3')
    await expect.poll(references).toEqual(['pay/3'])
    expect(
      lines()
        .slice(before)
        .map(({ reference }) => reference),
    ).toEqual(['pay/3'])
  })

  it('is logged each time it is raised, and sent once in ten minutes', async () => {
    const before = lines().length
    await raise('pay/4')
    await raise('pay/4')
    server.clock.advance(9 * 60_000)
    await raise('pay/4')
    server.clock.advance(60_000)
    await raise('pay/4')
    await raise('pay/5')
    await expect.poll(references).toEqual(['pay/4', 'pay/4', 'pay/5'])
    expect(calls.map(({ body }) => (JSON.parse(body) as { data: { times: number } }).data.times)).toEqual([
      1, 4, 1,
    ])
    expect(lines()).toHaveLength(before + 5)
  })
})

describe('the alert webhook', () => {
  const notice = (reference: string) => ({
    kind: 'ledger.broken',
    reference,
    times: 1,
    firstAtMs: 0,
    lastAtMs: 0,
  })
  const open = (more: { anywhere?: boolean; delaysMs?: number[]; mostWaiting?: number } = {}) => {
    const written: string[] = []
    const log = createLog('info', {
      write: (line) => {
        written.push(line)
      },
    })
    const webhook = createAlertWebhook({
      url,
      secret,
      outbound: createOutbound({ anywhere: more.anywhere ?? true }),
      clock: manualClock(),
      chance: systemChance,
      log,
      console: 'http://localhost/console',
      delaysMs: [1, 1],
      ...more,
    })
    return { webhook, log: () => written.join('') }
  }

  it('is called again with the same id until it answers 2xx', async () => {
    statuses = [500, 302]
    const { webhook } = open()
    webhook.notify(notice('a'))
    await expect.poll(() => webhook.waiting()).toBe(0)
    expect(calls).toHaveLength(3)
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('is given up after the last try, and the log says so', async () => {
    statuses = [500, 500, 500]
    const { webhook, log } = open()
    webhook.notify(notice('b'))
    await expect.poll(log).toContain('nobody outside was told')
    expect(calls).toHaveLength(3)
    expect(webhook.waiting()).toBe(0)
  })

  it('holds a limited number of alerts, and the log says which were dropped', async () => {
    statuses = Array.from({ length: 9 }, () => 500)
    const { webhook, log } = open({ delaysMs: [60_000], mostWaiting: 3 })
    for (const reference of ['c', 'd', 'e', 'f']) webhook.notify(notice(reference))
    expect(log()).toMatch(/"reference":"f".*too many alerts wait/)
    await expect.poll(references).toEqual(['c', 'd', 'e'])
    await webhook.close()
    expect(log()).toContain('ends before the alert webhook was told of everything')
  })

  it('is called in a private network only if it is trusted', async () => {
    const { webhook, log } = open({ anywhere: false, delaysMs: [] })
    webhook.notify(notice('g'))
    await expect.poll(log).toContain('only https addresses are asked')
    expect(calls).toEqual([])
  })
})
