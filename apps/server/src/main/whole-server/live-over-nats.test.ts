// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listAlerts } from '../../platform/alerts/operator-alerts.ts'
import { readLiveServers } from '../../platform/env/read-live-servers.ts'
import type { MemberActor } from '../../platform/http/index.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { openTestNats, type TestNats } from '../../testing/nats-for-tests.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'

/** A NATS server comes with the system, not with npm: these are among the long tests. */
const long = Boolean(process.env['LONG_TESTS'])
const patience = { timeout: 30_000 }

describe.runIf(long)('two platform processes with NATS between them', () => {
  let database: TestDatabase
  let nats: TestNats
  let one: TestServer
  let two: TestServer

  beforeAll(async () => {
    database = await testDatabase()
    nats = await openTestNats()
    const shared = {
      databaseUrl: database.url,
      liveServers: readLiveServers(nats.url),
      roles: ['api', 'live'] as const,
    }
    one = await openTestServer(shared)
    two = await openTestServer({ ...shared, vaultKeyFile: join(one.dataDir, 'vault.key') })
    for (const server of [one, two]) server.start()
    await vi.waitFor(
      () => expect([one, two].map(({ platform }) => platform.live.isOpen(-1n))).toEqual([true, true]),
      patience,
    )
  })
  afterAll(async () => {
    for (const server of [one, two]) await server?.close()
    await nats?.stop()
    await database?.close()
  })

  function openPage(server: TestServer, memberId: bigint, sessionKey = '') {
    const page = { sums: [] as number[], asked: 0, closed: '' }
    const connection = {
      actor: undefined,
      close: (reason: string) => {
        page.closed = reason
      },
      send(frame: string) {
        const { topic, payload } = JSON.parse(frame) as { topic: string; payload: { mainBalance: number } }
        if (topic === 'missed') page.asked += 1
        if (topic === 'wallet.balance') page.sums.push(payload.mainBalance)
      },
    }
    server.platform.live.add(connection)
    const actor: MemberActor = {
      kind: 'member',
      memberId,
      username: 'm',
      agent: false,
      sessionKey,
      trial: false,
      provenAtMs: null,
      strongAtMs: null,
    }
    server.platform.live.identify(connection, actor)
    return page
  }
  const publish = (sum: number) =>
    one.platform.live.publish('wallet.balance', { mainBalance: units(sum), currency: 'USD' }, 7n)

  it('deliver everywhere with NATS, without it, and with it again; the operator gets an alert and a log line', async () => {
    const page = openPage(two, 7n)
    publish(1)
    await expect.poll(() => page.sums, patience).toEqual([1])

    await nats.stop()
    await expect.poll(() => page.asked, patience).toBe(1)
    publish(2)
    await expect.poll(() => page.sums, patience).toEqual([1, 2])
    await expect
      .poll(
        () => two.hasLogged('NATS is gone: PostgreSQL carries to other processes what open pages see'),
        patience,
      )
      .toBe(true)
    const alerts = async () =>
      (await listAlerts(one.platform.database, { pageNo: 1, pageSize: 10 })).alerts.map(
        ({ kind, reference }) => `${kind} ${reference}`,
      )
    await expect.poll(alerts, patience).toEqual(['live.transportLost NATS'])

    await nats.start()
    await expect
      .poll(() => two.hasLogged('NATS is back') && one.hasLogged('NATS is back'), patience)
      .toBe(true)
    publish(3)
    await expect.poll(() => page.sums, patience).toEqual([1, 2, 3])
  })

  it('close the pages of a session that ended elsewhere, even while NATS is unavailable', async () => {
    const [phone, table] = [await one.member('twodevices'), two.program()]
    const login = await table.call('identity.login', {
      username: 'twodevices',
      password: 'Correct-horse-9',
      ...(await table.botCheck()),
    })
    table.token = login.envelope.value.token
    const actor = await two.modules.identity.resolveMember(table.token ?? '', {
      cookies: Object.fromEntries(table.cookies),
      brandCode: 'brand1',
    })
    expect(actor).toBeDefined()
    const page = openPage(two, actor?.memberId ?? 0n, actor?.sessionKey)
    await nats.stop()
    await phone.call('identity.endAllSessions', {})
    await expect.poll(() => page.closed, patience).toBe('session ended')
    await nats.start()
  })
})
