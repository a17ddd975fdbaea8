// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { createHub88Adapter } from '@tessera/server/src/adapters/vendors/hub88/adapter.ts'
import { hub88Routes } from '@tessera/server/src/adapters/vendors/hub88/routes.ts'
import { createPlatform } from '@tessera/server/src/main/start/create-platform.ts'
import { moneyConnections, openPools, type Pools } from '@tessera/server/src/main/start/open-pools.ts'
import { createPlay, readBareLobby } from '@tessera/server/src/modules/play/index.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import { createHttpServer, createStrangers } from '@tessera/server/src/platform/http/index.ts'
import type { Log } from '@tessera/server/src/platform/log/log.ts'
import { createOutbound } from '@tessera/server/src/platform/outbound/outbound.ts'
import type { Platform } from '@tessera/server/src/platform/platform.ts'

export interface UncheckedWire {
  app: ReturnType<typeof createHttpServer>
  platform: Platform
  pools: Pools
}

/** The wire of a vendor alone, with an adapter that checks no signature. The product has no such switch. */
export async function uncheckedWire({
  databaseUrl,
  log,
  clock,
}: {
  databaseUrl: string
  log: Log
  clock?: Clock
}): Promise<UncheckedWire> {
  const pools = openPools({ databaseUrl, log })
  const platform = createPlatform({ database: pools.people, log, ...(clock && { clock }) })
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const outbound = createOutbound({ anywhere: false })
  const adapter = {
    ...createHub88Adapter({ operatorKey: () => privateKey, clock: platform.clock, outbound }),
    authenticate: () => true,
  }
  const play = createPlay({
    pushBalance: () => {},
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
        brandId: 'brand1',
      }),
    onBonuses: () => undefined,
    onBonusRefused: () => undefined,
    gameTypes: { refresh: () => Promise.resolve(), of: () => 'INHOUSE' },
    beginPlay: () => Promise.resolve(undefined),
    onPlayRefused: () => undefined,
    onBalance: (memberId, balance, currency) =>
      platform.live.publish('wallet.balance', { mainBalance: balance, currency }, memberId),
  })
  const app = createHttpServer({
    log,
    chance: platform.chance,
    trustedProxies: [],
    headers: { frames: [], secure: false },
  })
  await hub88Routes(app, {
    answer: play.answer('hub88'),
    strangers: createStrangers(platform.clock, 'hub88'),
  })
  return { app, platform, pools }
}
