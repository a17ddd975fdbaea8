// SPDX-License-Identifier: Apache-2.0
import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../platform/db/embedded-postgres.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

const cache = resolve(import.meta.dirname, '../../../../../.cache')
let folder: string
let postgres: EmbeddedPostgres
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(cache, 'away-'))
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  await migrate({ ownerUrl: postgres.ownerUrl('postgres') })
  server = await openTestServer({ databaseUrl: postgres.ownerUrl('postgres') })
})
afterAll(async () => {
  await server.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

it('answers 503 with Retry-After while the database is unavailable, and recovers without a restart', async () => {
  const member = await server.member('dora01')
  expect((await member.call('wallet.balance', {})).status).toBe(200)
  // A session of the last second may be lost with the database; a durable write saves it as well.
  await server.platform.settings.write('identity.freePlay', true, 'test')

  postgres.kill()
  await postgres.exited
  const away = await member.call('wallet.balance', {})
  expect(away).toMatchObject({ status: 503, envelope: { success: false, code: 'UNAVAILABLE' } })
  expect(Number(away.headers['retry-after'])).toBeGreaterThan(0)
  expect((await server.app.inject('/health/ready')).statusCode).toBe(503)
  expect((await server.app.inject('/health/live')).statusCode).toBe(200)

  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const back = await member.call('wallet.balance', {})
  expect([back.status, back.envelope.value.sumBalance]).toEqual([200, 0])
})
