// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/index.ts'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { openTestPair, type TestPair } from '../../testing/standby-for-tests.ts'

let pair: TestPair
let server: TestServer
let operator: CallClient
beforeAll(async () => {
  pair = await openTestPair()
  server = await openTestServer({
    databaseUrl: pair.primaryUrl,
    replicaUrl: pair.standbyUrl,
    replicaLagSeconds: 1,
  })
  operator = await server.operator('reader', 'admin')
})
afterAll(async () => {
  await server?.close()
  await pair?.close()
})

/** How many members the console's overview counts. */
async function listedMembers(): Promise<number> {
  const { status, envelope } = await operator.call<'backoffice.overview'>('backoffice.overview', {})
  expect(status).toBe(200)
  return (envelope.value as { members: number }).members
}
const look = async (): Promise<void> => {
  await server.platform.replica?.look()
}
const readsBy = async (by: string): Promise<number> => {
  const family = server.platform.metrics.families().find(({ name }) => name === 'tessera_replica_reads_total')
  return (await family?.read())?.find(({ labels }) => labels['by'] === by)?.value ?? 0
}
const linesSaying = (text: string): number =>
  server
    .logged()
    .split('\n')
    .filter((line) => line.includes(text)).length
const [inUse, notAsked] = ['the standby answers reports', 'the standby is not asked']

describe('reports with a streaming standby', () => {
  it('are answered by the primary until the standby was checked, and by the standby afterwards', async () => {
    await server.member('replica1')
    expect(await listedMembers()).toBe(1)
    expect(await readsBy('replica')).toBe(0)
    await expect
      .poll(async () => {
        await look()
        return linesSaying(inUse)
      })
      .toBe(1)
    await expect.poll(listedMembers).toBe(1)
    expect(await readsBy('replica')).toBeGreaterThan(0)
  })

  it('really come from the standby: while its replay is paused they do not change', async () => {
    await pair.pauseReplay()
    await server.member('replica2')
    expect(await listedMembers()).toBe(1)
  })

  it('never decide anything: a balance and a session are always current', async () => {
    const member = await server.member('replica3')
    expect((await member.call('wallet.balance', {})).status).toBe(200)
    await member.call('identity.logout', {})
    expect((await member.call('wallet.balance', {})).status).toBe(401)
  })

  it('come from the primary as soon as the standby lags too much, which is logged once', async () => {
    await expect
      .poll(async () => {
        await look()
        return linesSaying(notAsked)
      })
      .toBe(1)
    expect(await listedMembers()).toBe(3)
    await look()
    expect(linesSaying(notAsked)).toBe(1)
    expect(server.logged()).toMatch(/it is [0-9.]+ s behind, and 1 s are allowed/)
  })

  it('come from the standby again when it has caught up', async () => {
    await pair.resumeReplay()
    await expect
      .poll(async () => {
        await look()
        return linesSaying(inUse)
      })
      .toBe(2)
    await expect.poll(listedMembers).toBe(3)
  })

  it('lose nothing when the standby fails in between, and find it again automatically', async () => {
    await pair.stopStandby()
    expect(await listedMembers()).toBe(3)
    await expect.poll(() => linesSaying(notAsked)).toBe(2)
    await pair.startStandby()
    const before = await readsBy('replica')
    await expect
      .poll(async () => {
        await look()
        await listedMembers()
        return (await readsBy('replica')) > before
      })
      .toBe(true)
  })

  it('come from the primary when the address is not a standby', async () => {
    const wrong = await openTestServer({
      databaseUrl: pair.primaryUrl,
      replicaUrl: pair.primaryUrl,
      opensKeys: false,
    })
    await wrong.platform.replica?.look()
    expect(wrong.hasLogged('leads to a database that is no standby')).toBe(true)
    expect(await wrong.platform.replica?.one(sql`select 1 as one`)).toEqual({ one: 1 })
    await wrong.close()
  })
})
