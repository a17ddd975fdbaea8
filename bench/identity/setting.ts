// SPDX-License-Identifier: Apache-2.0
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createPlatformServer,
  type PlatformServer,
} from '@tessera/server/src/main/start/create-platform-server.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import { silentLog } from '@tessera/server/src/platform/log/log.ts'
import { createCallClient, type CallClient } from '@tessera/server/src/testing/call-client.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'

export const password = 'Correct-horse-9'
export const memberName = 'benchmember'

/** What every measurement of this bench receives. */
export interface Setting {
  server: PlatformServer
  client: CallClient
  /** Makes a login request. Sealing is the browser's work and happens before anything is timed. */
  loginRequest(username: string, typed: string): Promise<LoginRequest>
}
export interface LoginRequest {
  method: 'POST'
  url: string
  headers: Record<string, string>
  remoteAddress: string
  payload: string
}

let addresses = 0
/** An address without any failures yet. */
export const freshAddress = (): string =>
  `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`

/** A whole platform on its own database, durable as in production, with one member. */
export async function withSetting<Answer>(work: (setting: Setting) => Promise<Answer>): Promise<Answer> {
  const database = await startBenchDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const server = await createPlatformServer({
    databaseUrl: database.url,
    log: silentLog(),
    dataDir,
    publicUrl: 'http://localhost:3000',
    studioUrl: 'http://localhost:3001',
    trustedProxies: [],
  })
  try {
    await server.openKeys()
    await server.platform.settings.write('identity.botCheck', false, 'bench')
    await server.modules.identity.openAccount({ username: memberName, password, currency: 'USD' })
    const client = createCallClient(server.app, systemClock)
    return await work({
      server,
      client,
      loginRequest: async (username, typed) => ({
        method: 'POST',
        url: '/wps/session/login',
        headers: { 'content-type': 'application/json' },
        remoteAddress: freshAddress(),
        payload: JSON.stringify(await client.seal({ username, password: typed })),
      }),
    })
  } finally {
    await server.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The value below which this share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/**
 * The mean without the lowest and the highest tenth, which on a shared machine reflect other processes'
 * work.
 */
export function trimmedMean(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const cut = Math.floor(sorted.length / 10)
  const stored = sorted.slice(cut, sorted.length - cut)
  return stored.reduce((sum, value) => sum + value, 0) / stored.length
}
