// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { sql } from '../../platform/db/index.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

let api: TestServer
let live: TestServer
let worker: TestServer

/** Three processes over one database, each with one role. */
beforeAll(async () => {
  api = await openTestServer({ roles: ['api'] })
  const shared = { databaseUrl: api.ownerUrl, vaultKeyFile: join(api.dataDir, 'vault.key') }
  live = await openTestServer({ ...shared, roles: ['live'] })
  worker = await openTestServer({ ...shared, roles: ['worker'] })
  for (const process of [api, live, worker]) await process.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await worker.close()
  await live.close()
  await api.close()
})

const portOf = ({ app }: TestServer): number => (app.server.address() as AddressInfo).port

/** Opens the live connection of a process: the connection, or the status that refuses it. */
function connect(process: TestServer): Promise<WebSocket | number> {
  const socket = new WebSocket(`ws://127.0.0.1:${portOf(process)}/live`, {
    headers: { host: 'localhost:3000' },
  })
  return new Promise((done, fail) => {
    socket.on('open', () => done(socket))
    socket.on('unexpected-response', (_request, response) => done(response.statusCode ?? 0))
    socket.on('error', (error) => {
      if (!/Unexpected server response/.test(error.message)) fail(error)
    })
  })
}

const statusOf = async (process: TestServer, path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${portOf(process)}${path}`, { headers: { accept: 'application/json' } }))
    .status
const jobsBegun = async (): Promise<number> =>
  (await api.platform.database.query(sql`select name from job_slot where done_until > '-infinity'`)).length

describe('processes with one role each', () => {
  it('answer calls and pages as api only, live connections as live only, and their health always', async () => {
    const asked = await Promise.all(
      [api, live, worker].map(async (process) => ({
        call: await statusOf(process, '/wps/system/whitelabel'),
        docs: await statusOf(process, '/docs'),
        health: await statusOf(process, '/health/ready'),
      })),
    )
    const nothing = { call: 404, docs: 404, health: 200 }
    expect(asked.slice(1)).toEqual([nothing, nothing])
    expect([asked[0]?.docs, asked[0]?.health, asked[0]?.call === 404]).toEqual([200, 200, false])
    const [atApi, atLive, atWorker] = [await connect(api), await connect(live), await connect(worker)]
    expect([atApi, atWorker]).toEqual([404, 404])
    expect(atLive).toBeInstanceOf(WebSocket)
    if (atLive instanceof WebSocket) atLive.close()
  })

  it('lead visitors of the page at the address of the live line on to the process that has pages', async () => {
    const answer = await fetch(`http://127.0.0.1:${portOf(live)}/live?theme=roulette`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/live/?theme=roulette'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await statusOf(worker, '/live')).toBe(404)
  })

  it('close a live connection when its session ends in the process that answers calls', async () => {
    live.start()
    api.start()
    const member = await api.member('roles1')
    const socket = await connect(live)
    if (!(socket instanceof WebSocket)) return expect.unreachable()
    const greeted = new Promise((done) => socket.once('message', done))
    const closed = new Promise((done) => socket.once('close', done))
    socket.send(JSON.stringify({ token: member.token }))
    await greeted
    await member.call('identity.logout', {})
    expect(await closed).toBe(4001)
  })

  it('leave scheduled jobs to the worker', async () => {
    expect(await jobsBegun()).toBe(0)
    worker.start()
    await expect.poll(jobsBegun).toBeGreaterThan(3)
  })
})
