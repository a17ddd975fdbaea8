// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { createPlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { createLog } from '@tessera/server-kit/log/create-log'
import { uncheckedWire } from './unchecked-wire.ts'

// The server under test, in a separate process. Normally the whole platform as in production. With
// `unchecked` the wire alone, with the bench's own adapter that checks no signature: this reveals the cost of
// the check. The product has no such switch.

export type ServerReport =
  | { listening: number }
  | { residentMegabytes: number; highestMegabytes: number; cpuMs: number }

const [databaseUrl = '', dataDir = '', mode = ''] = process.argv.slice(2)
const log = createLog('warn')
const app =
  mode === 'unchecked'
    ? (await uncheckedWire({ databaseUrl, log })).app
    : (
        await createPlatformServer({
          databaseUrl,
          dataDir,
          log,
          publicUrl: 'http://localhost:3000',
          studioUrl: 'http://localhost:3001',
          trustedProxies: [],
        })
      ).app
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ listening: (app.server.address() as AddressInfo).port } satisfies ServerReport)

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({
    residentMegabytes: process.memoryUsage.rss() / 2 ** 20,
    highestMegabytes: process.resourceUsage().maxRSS / 1024,
    cpuMs: (user + system) / 1000,
  } satisfies ServerReport)
})
