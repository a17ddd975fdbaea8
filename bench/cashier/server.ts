// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { createPlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { createLog } from '@tessera/server-kit/log/create-log'

// The whole platform in a process of its own. It stands behind a proxy, so that the load comes from many
// addresses, as members do: requests of one address are limited.

export interface CashierReport {
  listening: number
}

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2)
const { app } = await createPlatformServer({
  databaseUrl,
  dataDir,
  log: createLog('warn'),
  publicUrl: 'http://localhost:3000',
  studioUrl: 'http://localhost:3001',
  trustedProxies: ['127.0.0.1'],
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ listening: (app.server.address() as AddressInfo).port } satisfies CashierReport)
