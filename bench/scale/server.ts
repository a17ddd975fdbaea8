// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { createPlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import type { Role } from '@tessera/server/src/platform/env/environment.ts'
import { createLog } from '@tessera/server-kit/log/create-log'

// A platform process as in production, with the roles from its arguments and all limits.

export type ServerReport =
  | { listening: number }
  | { residentMegabytes: number; cpuMs: number; open: number; hasOthers: boolean }
  | { publishedAtMs: number }
export type ServerOrder = 'look' | { publish: number }

const [databaseUrl = '', dataDir = '', roles = ''] = process.argv.slice(2)
const server = await createPlatformServer({
  databaseUrl,
  dataDir,
  roles: roles.split(',') as Role[],
  log: createLog('warn'),
  publicUrl: 'http://localhost:3000',
  studioUrl: 'http://localhost:3001',
  trustedProxies: [],
})
await server.app.listen({ port: 0, host: '127.0.0.1' })
server.start()
process.send?.({ listening: (server.app.server.address() as AddressInfo).port } satisfies ServerReport)

process.on('message', (order: ServerOrder) => {
  const { live } = server.platform
  if (order === 'look') {
    const { user, system } = process.cpuUsage()
    return process.send?.({
      residentMegabytes: process.memoryUsage.rss() / 2 ** 20,
      cpuMs: (user + system) / 1_000,
      open: live.count(),
      hasOthers: live.isOpen(-1n),
    } satisfies ServerReport)
  }
  const publishedAtMs = Date.now()
  // An event that every open page receives: a draw.
  live.publish('lottery.drawn', {
    gameId: 1,
    numero: String(order.publish),
    winningNumber: '12345',
    winningTime: publishedAtMs,
  })
  process.send?.({ publishedAtMs } satisfies ServerReport)
})
