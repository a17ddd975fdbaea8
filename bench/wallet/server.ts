// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createOutbound } from '@tessera/server/src/platform/outbound/outbound.ts'
import { createHub88Adapter } from '@tessera/server/src/adapters/vendors/hub88/adapter.ts'
import { hub88Routes } from '@tessera/server/src/adapters/vendors/hub88/routes.ts'
import { createPlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { createPlatform } from '@tessera/server/src/main/start/create-platform.ts'
import { moneyConnections, openPools } from '@tessera/server/src/main/start/open-pools.ts'
import { createPlay, readBareLobby } from '@tessera/server/src/modules/play/index.ts'
import { createHttpServer, createStrangers } from '@tessera/server/src/platform/http/index.ts'
import { createLog } from '@tessera/server/src/platform/log/log.ts'

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
    ? await uncheckedWire()
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

async function uncheckedWire() {
  const pools = openPools({ databaseUrl, log })
  const platform = createPlatform({ database: pools.people, log })
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const outbound = createOutbound({ anywhere: false })
  const adapter = {
    ...createHub88Adapter({ operatorKey: () => privateKey, clock: platform.clock, outbound }),
    authenticate: () => true,
  }
  const play = createPlay({
    ...platform,
    batcherPool: pools.bets.pool,
    money: { database: pools.money, atOnce: moneyConnections },
    loginSessions: { livesUntil: () => Promise.resolve(undefined), noteUses: () => Promise.resolve() },
    adapters: [adapter],
    outbound,
    ...readBareLobby(platform),
    countryOf: () => Promise.resolve(undefined),
    trialOf: () => Promise.reject(new Error('nobody tries games here')),
    lotteryAddress: () => Promise.reject(new Error('no lotteries here')),
    siteAt: () =>
      Promise.resolve({
        lobbyUrl: 'http://localhost:3000',
        depositUrl: 'http://localhost:3000',
        brandId: 'house1',
      }),
    onBonuses: () => undefined,
    onBonusRefused: () => undefined,
    gameTypes: { refresh: () => Promise.resolve(), of: () => 'INHOUSE' },
    onBalance: (memberId, balance, currency) =>
      platform.live.publish('wallet.balance', { sumBalance: balance, currency }, memberId),
  })
  const server = createHttpServer({
    log,
    chance: platform.chance,
    trustedProxies: [],
    headers: { frames: [], secure: false },
  })
  await hub88Routes(server, {
    answer: play.answer('hub88'),
    strangers: createStrangers(platform.clock, 'hub88'),
  })
  return server
}
