// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createLog } from '@tessera/server-kit/log/create-log'
import { sql } from '../../platform/db/index.ts'
import { databasePeer } from '../../platform/outbound/certificate.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { makeCertificate, openTlsGate, type TlsGate } from '../../testing/tls-gate-for-tests.ts'
import { requireSafeDatabase } from './require-safe-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
let database: TestDatabase
let gate: TlsGate
let expired: Awaited<ReturnType<typeof makeCertificate>>
let valid: typeof expired
beforeAll(async () => {
  ;[expired, valid] = [await makeCertificate(-3), await makeCertificate(30)]
  database = await testDatabase()
  gate = await openTlsGate(database.url, valid)
  writeFileSync(join(folder, 'known.pem'), `${expired.cert}\n${valid.cert}\n`)
})
afterAll(async () => {
  await gate.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

function urlOverTls(): string {
  const { username, pathname } = new URL(database.url)
  return `postgresql://${username}@127.0.0.1:${gate.port}${pathname}?sslmode=verify-full&sslrootcert=${join(folder, 'known.pem')}`
}

describe('an expired certificate of the database', () => {
  let server: TestServer
  beforeAll(async () => {
    gate.show(expired)
    server = await openTestServer({ databaseUrl: urlOverTls(), opensKeys: false })
  })

  it('is named with its end while the start waits, which continues by itself after a renewal', async () => {
    const lines: string[] = []
    const log = createLog('info', {
      write: (line) => {
        lines.push(line)
      },
    })
    const started = requireSafeDatabase(server.platform.database, log, databasePeer(urlOverTls()))
    const sentence = `the certificate of 127.0.0.1:${gate.port} expired on ${expired.ends}; whoever runs it must renew it`
    await expect.poll(() => lines.join('')).toContain(sentence)
    gate.show(valid)
    await started
    await server.close()
  })

  it('is reported to visitors as an unavailable database, not as an internal error', async () => {
    gate.show(expired)
    const other = await openTestServer({ databaseUrl: urlOverTls(), opensKeys: false })
    const ask = async () => (await other.app.inject('/health/ready')).json<{ notReady?: string[] }>()
    expect((await ask()).notReady).toContain('database')
    expect((await other.app.inject({ method: 'GET', url: '/wps/system/permission' })).statusCode).toBe(503)
    gate.show(valid)
    await expect.poll(async () => (await ask()).notReady ?? []).not.toContain('database')
    await other.close()
  })
})

describe('certificates of every server that the installation calls', () => {
  it('are reported before they expire, by name and date, and after they have expired', async () => {
    const soon = await makeCertificate(5)
    const hook = createServer(soon)
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
    const { port } = hook.address() as AddressInfo
    gate.show(valid)
    const server = await openTestServer({
      databaseUrl: database.url,
      replicaUrl: urlOverTls(),
      alertWebhook: {
        url: `https://127.0.0.1:${port}/alerts`,
        secret: `whsec_${Buffer.alloc(24).toString('base64')}`,
        minutes: 10,
      },
    })
    server.clock.advance(Date.now() - server.clock.now())
    await server.certificates.look()
    expect(server.logged()).toContain(`"peer":"127.0.0.1:${port}","ends":"${soon.ends}"`)
    expect(server.hasLogged('a certificate ends soon')).toBe(true)
    gate.show(expired)
    await server.certificates.look()
    expect(server.hasLogged('a certificate has expired')).toBe(true)
    const raised = await server.platform.database.query<{ reference: string }>(
      sql`select reference from operator_alert where kind = 'certificate.ends' order by reference`,
    )
    expect(raised.map(({ reference }) => reference).toSorted()).toEqual(
      [`127.0.0.1:${port}`, `127.0.0.1:${gate.port}`].toSorted(),
    )
    await server.close()
    await new Promise((resolve) => hook.close(resolve))
  })
})
