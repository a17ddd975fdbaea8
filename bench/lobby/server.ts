// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { createPlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { silentLog } from '@tessera/server/src/platform/log/log.ts'

// The whole platform as in production, in a separate process, so that the load is not counted as its work.

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2)
const server = await createPlatformServer({
  databaseUrl,
  dataDir,
  log: silentLog(),
  publicUrl: 'http://localhost:3000',
  studioUrl: 'http://localhost:3001',
  trustedProxies: ['127.0.0.1'],
})
// As on a platform that has been running for a while.
await server.modules.snapshot.search()
await server.app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: (server.app.server.address() as AddressInfo).port, residentMegabytes: 0 })

process.on('message', () =>
  process.send?.({ port: 0, residentMegabytes: process.memoryUsage.rss() / 2 ** 20 }),
)
