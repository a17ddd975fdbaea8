// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { zero } from '@tessera/rules/money'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  fundedMember,
  registerVendor,
  wireClient,
  type WireClient,
} from '../../adapters/vendors/hub88/wire-server-for-tests.ts'
import { saveGames, saveVendor } from '../../modules/catalogue/index.ts'
import { addVendor } from '../../modules/play/index.ts'
import { sql } from '../../platform/db/index.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

let server: TestServer
/** What only the owner of the database may write. */
const inOwnerSession = async (statement: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}
let address: string
let client: WireClient
let metricsPort: number
let gamesApi: Server
const gamesApiReceived: IncomingHttpHeaders[] = []

beforeAll(async () => {
  server = await openTestServer({ measures: true, accessLog: true })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  metricsPort = (await server.serveMetrics({ host: '127.0.0.1', port: 0 })).port
  gamesApi = createServer((request, response) => {
    gamesApiReceived.push(request.headers)
    request.resume().on('end', () => response.end('{"url":"http://studio.example/play"}'))
  })
  await new Promise<void>((done) => gamesApi.listen(0, '127.0.0.1', done))
  const { database } = server.platform
  const vendor = await registerVendor(database, 'acme', ['g-1'])
  const member = await fundedMember(database, 'player')
  const { playerRef: user, token } = await server.modules.play.sessions.open({
    memberId: member.id,
    vendorAccountId: 'acme',
    currency: 'USD',
    gameCode: 'g-1',
  })
  client = wireClient({ url: address }, { member, user, token, vendor })
  await database.transaction(async (tx) => {
    const row = await database.pool.query<{ public_key: string }>('select public_key from vendor_account')
    await addVendor(tx, {
      id: 'acme',
      protocol: 'hub88',
      publicKeyPem: row.rows[0]?.public_key ?? '',
      operatorId: 'brand1',
      baseUrl: `http://127.0.0.1:${(gamesApi.address() as AddressInfo).port}`,
    })
    await saveVendor(tx, { vendorCode: 'ACME', gameType: 'INHOUSE', name: 'Acme', sort: 1 })
    await saveGames(tx, [
      {
        vendorCode: 'ACME',
        gameType: 'INHOUSE',
        theme: '',
        isHot: false,
        isNew: false,
        sort: 1,
        minimumStake: zero,
        rtpBasisPoints: null,
        gameId: 'g-1',
        name: 'One',
        client: 'own',
      },
    ])
  })
})
afterAll(async () => {
  await server.close()
  gamesApi.close()
})

const scrape = async (): Promise<string[]> =>
  (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).split('\n')
const figure = (lines: string[], start: string): number =>
  Number(lines.find((line) => line.startsWith(`${start} `))?.slice(start.length + 1) ?? Number.NaN)
const accessLines = (): Record<string, unknown>[] =>
  server
    .logged()
    .split('\n')
    .filter((line) => line.includes('a request was answered'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('the metrics of a platform', () => {
  it('count calls by status, refusals by code, and vendors by command and result', async () => {
    await server.program().callWith('site.status', {})
    await server.program().callWith('wallet.balance', {})
    await client.balance()
    await client.bet('b-1', 5_000_000)
    await client.bet('b-1', 5_000_000)
    await client.win('w-1', 'b-1', 2_000_000)
    await client.bet('b-2', 99_999_999_999)
    await fetch(`${address}/vendors/hub88/nobody/user/balance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const lines = await scrape()
    expect(figure(lines, 'tessera_requests_total{call="site.status",status="200"}')).toBe(1)
    expect(figure(lines, 'tessera_request_duration_seconds_count{call="wallet.balance",class="4xx"}')).toBe(1)
    expect(figure(lines, 'tessera_refusals_total{call="wallet.balance",code="UNAUTHORIZED"}')).toBe(1)
    expect(figure(lines, 'tessera_requests_total{call="vendors",status="200"}')).toBe(6)
    expect(
      figure(lines, 'tessera_vendor_commands_total{vendor="acme",command="transaction/bet",result="ok"}'),
    ).toBe(2)
    expect(
      figure(lines, 'tessera_vendor_commands_total{vendor="acme",command="transaction/bet",result="funds"}'),
    ).toBe(1)
    expect(
      figure(
        lines,
        'tessera_vendor_commands_total{vendor="unknown",command="user/balance",result="partner"}',
      ),
    ).toBe(1)
    expect(
      figure(lines, 'tessera_vendor_command_duration_seconds_count{vendor="acme",command="transaction/win"}'),
    ).toBe(1)
    // A repetition changes nothing.
    expect([
      figure(lines, 'tessera_stakes_total{vendor="acme",currency="USD"}'),
      figure(lines, 'tessera_returns_total{vendor="acme",currency="USD"}'),
    ]).toEqual([50, 20])
  })

  it('include pools, queues, open pages, the disk, jobs and alerts', async () => {
    await server.modules.jobs.runDue()
    await server.platform.database.transaction((tx) =>
      server.platform.alerts.raise(
        tx,
        { kind: 'wallet.underpaid', reference: 'x', details: {} },
        server.clock.now(),
      ),
    )
    const lines = await scrape()
    for (const pool of ['people', 'money', 'bets', 'live', 'jobs'])
      expect(figure(lines, `tessera_pool_waiting{pool="${pool}"}`), pool).toBe(0)
    for (const queue of [
      'calls by address',
      'calls by person',
      'careful commands',
      'plain bets and wins',
      'pictures',
    ])
      expect(figure(lines, `tessera_queue_waiting{queue="${queue}"}`), queue).toBe(0)
    expect(figure(lines, 'tessera_live_connections')).toBe(0)
    expect(figure(lines, 'tessera_disk_bytes{room="free"}')).toBeGreaterThan(0)
    expect(figure(lines, 'tessera_job_runs_total{task="backoffice.checkLedger"}')).toBe(1)
    expect(figure(lines, 'tessera_alerts_total{kind="wallet.underpaid"}')).toBe(1)
    // A rate would miss the first one of a kind that was not there before.
    expect(figure(lines, 'tessera_alerts_total{kind="ledger.broken"}')).toBe(0)
  })

  it("include the ledger's sums, read at most twice a minute and never over players' connections", async () => {
    server.clock.advance(31_000)
    const lines = await scrape()
    expect(figure(lines, 'tessera_member_liabilities{currency="USD"}')).toBe(970)
    expect(figure(lines, 'tessera_money_in{currency="USD"}')).toBe(1_000)
    expect(figure(lines, 'tessera_ledger_differences')).toBe(0)
    expect(figure(lines, 'tessera_ledger_check_timestamp_seconds')).toBeGreaterThan(0)
    expect(figure(lines, 'tessera_job_late_seconds{task="backoffice.checkLedger"}')).toBe(0)
    await client.bet('b-3', 100_000)
    expect(figure(await scrape(), 'tessera_member_liabilities{currency="USD"}')).toBe(970)
    server.clock.advance(31_000)
    // Requests that hold all connections for people do not delay a scrape.
    const held = await Promise.all(Array.from({ length: 10 }, () => server.platform.database.pool.connect()))
    expect(figure(await scrape(), 'tessera_member_liabilities{currency="USD"}')).toBe(969)
    for (const connection of held) connection.release()
  })

  it('say what waits for people or other services, for how long, and how old the newest backup is', async () => {
    const { database } = server.platform
    server.clock.advance(31_000)
    const before = await scrape()
    for (const what of ['withdrawals', 'payments without owner', 'mail', 'sms'])
      expect(
        [`tessera_waiting{what="${what}"}`, `tessera_waiting_seconds{what="${what}"}`].map((name) =>
          figure(before, name),
        ),
        what,
      ).toEqual([0, 0])
    expect(figure(before, 'tessera_backup_timestamp_seconds')).toBe(0)
    const nowMs = server.clock.now()
    const message = (channel: string, status: string, ageMs: number) =>
      database.query(sql`
        insert into outbox_message (brand_code, channel, recipient, template, language, body, status, created_at)
        values ('brand1', ${channel}, 'x', 'code', 'EN', 'x', ${status}, ${new Date(nowMs - ageMs)})`)
    await message('mail', 'queued', 900_000)
    await message('mail', 'queued', 60_000)
    await message('sms', 'failed', 60_000)
    await message('sms', 'failed', 2 * 3_600_000)
    await inOwnerSession(
      `insert into backup_record (finished_at, bytes, with_keys) values (to_timestamp(${nowMs / 1_000 - 60}), 1, false)`,
    )
    expect(figure(await scrape(), 'tessera_waiting{what="mail"}')).toBe(0)
    server.clock.advance(31_000)
    const after = await scrape()
    expect(figure(after, 'tessera_waiting{what="mail"}')).toBe(2)
    expect(figure(after, 'tessera_waiting_seconds{what="mail"}')).toBe(931)
    expect(figure(after, 'tessera_waiting{what="sms"}')).toBe(0)
    expect(figure(after, 'tessera_messages_failed{channel="sms"}')).toBe(1)
    expect(figure(after, 'tessera_backup_timestamp_seconds')).toBeCloseTo(nowMs / 1_000 - 60, 0)
  })

  it('are not served on the public port', async () => {
    expect((await server.app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body).not.toContain(
      'tessera_requests_total',
    )
  })
})

describe('the id of a request', () => {
  it('is in the answer and in the log lines, whoever created it', async () => {
    const given = await server.app.inject({
      url: '/wps/v2/wallets/balance',
      headers: { host: 'localhost', 'x-request-id': 'from-proxy-0001' },
    })
    expect([given.statusCode, given.headers['x-request-id']]).toEqual([401, 'from-proxy-0001'])
    const lines = server
      .logged()
      .split('\n')
      .filter((line) => line.includes('"request":"from-proxy-0001"'))
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
      expect.arrayContaining(['a request was refused', 'a request was answered']),
    )
    const made = await server.app.inject({
      url: '/wps/system/status',
      headers: { host: 'localhost', 'x-request-id': 'not "well" formed' },
    })
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/)
  })

  it('is sent to the vendor whose game is opened, and returned to a vendor that calls', async () => {
    const { token } = await server.member('opener01')
    const opened = await server.app.inject({
      method: 'POST',
      url: '/wps/v2/game/launchGame',
      headers: { host: 'localhost', authorization: `Bearer ${token}`, 'x-request-id': 'opens-a-game-1' },
      payload: {
        gameId: 'g-1',
        nodeId: 1,
        vassalage: 'ACME',
        accountType: 1,
        confirmTrans: 0,
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        language: 'EN',
      },
    })
    expect(opened.json()).toMatchObject({ success: true })
    expect(gamesApiReceived.map((headers) => headers['x-request-id'])).toEqual(['opens-a-game-1'])
    const called = await fetch(`${address}/vendors/hub88/acme/user/balance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'vendor-calls-1' },
      body: JSON.stringify({ request_uuid: randomUUID() }),
    })
    expect(called.headers.get('x-request-id')).toBe('vendor-calls-1')
  })
})

describe('the access log', () => {
  it('has a line for each request: what it was, how it ended and how long it took, but not who sent it', async () => {
    const before = accessLines().length
    await server.app.inject({
      url: '/wps/v2/wallets/balance?secret=query-secret',
      remoteAddress: '203.0.113.77',
      headers: { host: 'localhost', 'user-agent': 'agent-of-somebody' },
    })
    const line = accessLines()[before]
    expect(line).toMatchObject({
      method: 'GET',
      route: '/wps/v2/wallets/balance',
      call: 'wallet.balance',
      status: 401,
      ms: expect.any(Number),
      request: expect.any(String),
    })
    expect(JSON.stringify(accessLines())).not.toMatch(/203\.0\.113|query-secret|agent-of-somebody/)
  })
})
