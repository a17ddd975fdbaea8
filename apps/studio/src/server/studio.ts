// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { createMetrics, watchPool } from '@tessera/telemetry'
import { openBeacon } from './beacon/open-beacon.ts'
import { systemChance, type Chance } from './chance.ts'
import { createRoomChat } from './chat/room-chat.ts'
import { systemClock, type Clock } from './clock.ts'
import { createCrashTable, type CrashTable } from './crash/table.ts'
import { createCardTables } from './cards/card-tables.ts'
import { createFishingHalls } from './fishing/fishing-halls.ts'
import { createRoomLeases, type LeaseTimes } from './rooms/owner/room-leases.ts'
import { createLiveTables } from './tables/live-tables.ts'
import { openRooms, type StudioRooms } from './tables/open-rooms.ts'
import { isDatabaseUnreachable } from '@tessera/server-kit/database/unreachable'
import { openDatabase, type Database } from './database.ts'
import type { StudioDeps } from './deps.ts'
import { createBetFeed } from './feed/bet-feed.ts'
import type { StudioEnvironment } from './environment.ts'
import { closeServer } from '@tessera/server-kit/process/close-server'
import { isInNetworks } from '@tessera/server-kit/addresses/networks'
import { answerLast } from '@tessera/server-kit/process/answer-last'
import { buildApp } from './http/build-app.ts'
import { openPorts } from './open-ports.ts'
import { operatorKeyReader, studioKey } from './keys.ts'
import type { LiveLimits } from './live/live-limits.ts'
import { serveLive } from './live/live-server.ts'
import { createPlayerChannel } from './live/player-channel.ts'
import type { Log } from './log.ts'
import { repeat } from './repeat.ts'
import { watchStatedReturn } from './rounds/count-settled.ts'
import { prepareRoundPartitions, watchPartitions } from './rounds/prepare-partitions.ts'
import { recoverRounds } from './rounds/recover-rounds.ts'
import { openSeedSeal } from './seeds/open-seed-seal.ts'
import { shareCallCounts } from './share-counts.ts'
import { playFromTransferWallets } from './transfer-wallet/play-from-transfer-wallet.ts'
import { createVisitorLimits } from './visitors/visitor-limits.ts'
import { createWalletClient } from './wallet/wallet-client.ts'

const WALLET_TIMEOUT_MS = 5_000
const TABLE_TICK_MS = 40
/** So often the log of all fishing halls is written, and everybody sees what happened. */
const HALL_WRITE_MS = 50
const RECOVERY_EVERY_MS = 1_000
/** A round appears this soon after its time. */
const BEACON_EVERY_MS = 100
const FEED_EVERY_MS = 1_000
/** A failed run is not urgent: there are partitions for a year ahead. */
const PARTITIONS_EVERY_MS = 3_600_000
const QUIET_AFTER_MS = 60_000
/** The part of a drain in which players are sent elsewhere; late connections get their message too. */
const SPREAD_PART = 0.8

/** Parts that tests replace: time, randomness, how long a wallet may take, and whether the timers run. */
export interface StudioParts {
  readonly clock?: Clock
  readonly chance?: Chance
  readonly walletTimeoutMs?: number
  readonly database?: Database
  readonly chainLength?: number
  readonly leaseTimes?: Partial<LeaseTimes>
  /** Limits of live connections; the usual ones by default. */
  readonly liveLimits?: Partial<LiveLimits>
  /** False: nothing happens by itself; the test calls recoverRounds and table.tick. */
  readonly timers?: boolean
}

export interface RunningStudio {
  readonly deps: StudioDeps
  readonly table: CrashTable
  readonly rooms: StudioRooms
  /** The address on which it listens, for example http://127.0.0.1:3001. */
  readonly address: string
  /** The address of its metrics, if there are any. */
  readonly metricsPort: number | undefined
  /**
   * Before `close`: reports that it is not ready, ends the round of the live table, leaves the table to
   * another process, and sends open connections elsewhere, for this long.
   */
  drain(milliseconds: number): Promise<void>
  close(): Promise<void>
}

/** Starts a studio: keys, database, HTTP, live connections, recovery and the live table. */
export async function startStudio(
  environment: StudioEnvironment,
  log: Log,
  parts: StudioParts = {},
): Promise<RunningStudio> {
  const lostConnection = (error: Error) =>
    log.warn({ reason: error.message }, 'a connection to the database was lost')
  const options = { url: environment.databaseUrl, poolerUrl: environment.poolerUrl }
  const database = parts.database ?? openDatabase(options, lostConnection)
  const metrics = createMetrics()
  watchPool(metrics, 'studio', database.pool)
  watchStatedReturn(metrics)
  watchPartitions(database, metrics)
  const operatorWallet = createWalletClient({
    metrics,
    walletUrls: {
      own: environment.operatorWalletUrl,
      sandbox: environment.sandboxWalletUrl,
      transfer: environment.transferWalletUrl,
    },
    key: studioKey(environment.studioPrivateKeyFile),
    timeoutMs: parts.walletTimeoutMs ?? WALLET_TIMEOUT_MS,
  })
  const clock = parts.clock ?? systemClock
  const wallet = playFromTransferWallets(operatorWallet, { database, clock })
  const sharedCounts = await shareCallCounts({
    store: environment.limitsStore,
    options,
    database,
    clock,
    log,
    metrics,
  })
  const chance = parts.chance ?? systemChance
  const deps: StudioDeps = {
    database,
    wallet,
    log,
    metrics,
    clock,
    sharedCounts,
    chance,
    seedSeal: await openSeedSeal({ database, chance }, environment.studioPrivateKeyFile),
    beacon: openBeacon({ database, clock, chance, log }, environment),
    players: createPlayerChannel(),
    feed: createBetFeed(database),
    chat: createRoomChat({ database, clock, sharedCounts }),
    visitors: createVisitorLimits(clock, sharedCounts),
    studioUrl: environment.studioUrl,
    operatorId: environment.operatorId,
    sandboxOperatorId: environment.sandboxOperatorId,
    transferOperatorId: environment.transferOperatorId,
    operatorKey: operatorKeyReader(environment.operatorPublicKeyFile),
  }
  let listensAt = ''
  const leases = createRoomLeases(deps, {
    ...parts.leaseTimes,
    ownAddress: () => environment.ownUrl ?? listensAt,
  })
  const table = createCrashTable(deps, {
    leases,
    chainLength: parts.chainLength,
    demonstration: environment.demonstration ?? false,
  })
  const tables = createLiveTables(deps, { leases, chainLength: parts.chainLength })
  const cards = createCardTables(deps, { leases, chainLength: parts.chainLength })
  const halls = createFishingHalls(deps, { leases, chainLength: parts.chainLength })
  const rooms = openRooms({ crash: table, tables, cards, halls, isPeer: leases.isPeer })
  const clientFolder = existsSync(environment.clientFolder) ? environment.clientFolder : undefined
  const trusts = (address: string): boolean => isInNetworks(environment.trustedProxies, address)
  let leaving = false
  const app = await buildApp(deps, rooms, {
    isLeaving: () => leaving,
    operatorOrigins: environment.operatorOrigins,
    trusts,
    clientFolder,
    accessLog: environment.accessLog ?? false,
  })
  const live = serveLive(app.server, { deps, rooms, trusts, limits: parts.liveLimits })
  const { address, figures } = await openPorts(environment, { app, metrics, log })
  listensAt = address
  const tableStumbled = quietly(log, 'a table stumbled')
  const stops =
    parts.timers === false
      ? []
      : [
          repeat(() => table.tick(), TABLE_TICK_MS, quietly(log, 'the live table stumbled')),
          repeat(() => tables.tick(tableStumbled), TABLE_TICK_MS, tableStumbled),
          repeat(() => cards.tick(tableStumbled), TABLE_TICK_MS, tableStumbled),
          repeat(() => halls.tick(tableStumbled), HALL_WRITE_MS, tableStumbled),
          repeat(
            () => deps.beacon?.makeRounds() ?? Promise.resolve(),
            BEACON_EVERY_MS,
            quietly(log, 'the beacon stumbled'),
          ),
          repeat(() => recoverRounds(deps), RECOVERY_EVERY_MS, quietly(log, 'recovery stumbled')),
          repeat(() => table.recover(), RECOVERY_EVERY_MS, quietly(log, 'a room was not taken over')),
          repeat(() => tables.recover(), RECOVERY_EVERY_MS, quietly(log, 'a table was not taken over')),
          repeat(() => cards.recover(), RECOVERY_EVERY_MS, quietly(log, 'a card table was not taken over')),
          repeat(() => halls.recover(), RECOVERY_EVERY_MS, quietly(log, 'a hall was not taken over')),
          repeat(() => deps.feed.share(), FEED_EVERY_MS, quietly(log, 'bets were not shared')),
          repeat(() => deps.feed.hear(), RECOVERY_EVERY_MS, quietly(log, 'bets of others are not heard')),
          repeat(
            () => deps.chat.hear(tables.tell),
            RECOVERY_EVERY_MS,
            quietly(log, 'the chat of tables is not heard'),
          ),
          repeat(
            () => prepareRoundPartitions(deps),
            PARTITIONS_EVERY_MS,
            quietly(log, 'partitions were not prepared'),
          ),
        ]
  return {
    deps,
    table,
    rooms,
    address,
    metricsPort: figures?.port,
    async drain(milliseconds) {
      leaving = true
      answerLast(app.server)
      table.leave()
      tables.leave()
      cards.leave()
      halls.leave()
      await Promise.all([live.sendAway(milliseconds * SPREAD_PART), delay(milliseconds)])
      await live.sendAway(0)
    },
    async close() {
      await figures?.close()
      live.end()
      await closeServer(app)
      await Promise.all(stops.map((stop) => stop()))
      await table.stop()
      await tables.stop()
      await cards.stop()
      await halls.stop()
      leases.stop()
      await sharedCounts?.close()
      await deps.feed.close()
      await deps.chat.close()
      await database.close()
    },
  }
}

/** While the database is unavailable one log line a minute is enough. */
function quietly(log: Log, message: string): (error: unknown) => void {
  let lastAtMs = 0
  return (error) => {
    const nowMs = systemClock.now()
    if (isDatabaseUnreachable(error) && nowMs - lastAtMs < QUIET_AFTER_MS) return
    lastAtMs = nowMs
    log.error({ reason: error instanceof Error ? error.stack : String(error) }, message)
  }
}
