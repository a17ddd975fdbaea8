// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/index.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ready = async () => {
  const answer = await server.app.inject('/health/ready')
  return { status: answer.statusCode, body: answer.json<{ notReady?: string[] }>() }
}
/** Moves the clock of the process this far from that of the database. */
const putOff = (ms: number): void => server.clock.advance(Date.now() + ms - server.clock.now())
const alerts = () =>
  server.platform.database.query<{ times: number }>(
    sql`select times from operator_alert where kind = 'clock.off'`,
  )
const lines = (text: string): number =>
  server
    .logged()
    .split('\n')
    .filter((line) => line.includes(text)).length

describe('a process whose clock', () => {
  it('is slightly off logs it and continues', async () => {
    putOff(5_000)
    await server.clockWatch.look()
    expect(server.logged()).toMatch(/The clock of this machine is [45]\.\d s ahead of the database's"/)
    expect((await ready()).status).toBe(200)
  })

  it('is an hour behind takes no visitors, logs it once, and alerts an operator', async () => {
    putOff(-3_600_000)
    await server.clockWatch.look()
    await server.clockWatch.look()
    expect(await ready()).toMatchObject({ status: 503, body: { notReady: ['clock'] } })
    expect(lines("behind the database's; this process takes no visitors")).toBe(1)
    expect(await alerts()).toEqual([{ times: 1 }])
  })

  it('is right again takes visitors automatically', async () => {
    putOff(0)
    await server.clockWatch.look()
    expect((await ready()).status).toBe(200)
    expect(lines('the clock of this machine is right again')).toBe(1)
  })
})
