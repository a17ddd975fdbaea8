// SPDX-License-Identifier: Apache-2.0
import { setTimeout as delay } from 'node:timers/promises'
import type { MetricsServer } from '@tessera/telemetry'
import type { FastifyInstance } from 'fastify'
import { createAlertWebhook, type AlertWebhook } from '../../platform/alerts/alert-webhook.ts'
import { systemChance, type Chance } from '../../platform/chance/chance.ts'
import { systemClock, type Clock } from '../../platform/clock/clock.ts'
import { everyRole, type Environment, type Role } from '../../platform/env/environment.ts'
import type { Log } from '../../platform/log/log.ts'
import {
  createVaultKeys,
  vaultKeySource,
  type VaultKeys,
  type VaultKeySettings,
} from '../../platform/keys/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { JWTVerifyGetKey } from 'jose'
import type { SocialProviders } from '../../modules/identity/ports.ts'
import type { BeaconSource } from '../../modules/lottery/index.ts'
import type { Geo } from '../../modules/site/index.ts'
import { createOperatorKey, type OperatorKeySettings } from '../../adapters/vendors/operator-key.ts'
import { closeServer } from '@tessera/server-kit/process/close-server'
import { answerLast } from '@tessera/server-kit/process/answer-last'
import type { LiveLimits } from '../../platform/live/index.ts'
import { createCertificateWatch, type CertificateWatch } from './watch-certificates.ts'
import { createClockWatch, type ClockWatch } from './clock-watch.ts'
import type { LimitsStore } from '@tessera/limits'
import { createPlatform } from './create-platform.ts'
import { readAhead } from './read-ahead.ts'
import { registerRoutes } from './register-routes.ts'
import { subscribe } from './subscribe.ts'
import { openFigures, type Figures } from './open-figures.ts'
import { openOutbound } from './open-outbound.ts'
import { openPools, openReplica, type Pools } from './open-pools.ts'
import { shareRequestCounts } from './share-counts.ts'
import type { Modules } from './modules.ts'
import { wireModules } from './wire.ts'

export interface PlatformServerOptions
  extends
    Pick<
      Environment,
      | 'publicUrl'
      | 'studioUrl'
      | 'dataDir'
      | 'trustedProxies'
      | 'geoTable'
      | 'alertWebhook'
      | 'leastFreeDiskBytes'
      | 'fileBucket'
      | 'liveServers'
    >,
    VaultKeySettings,
    OperatorKeySettings {
  databaseUrl: string
  /**
   * A pooler in front of the database (PgBouncer in transaction mode), for everything that needs no
   * dedicated connection.
   */
  poolerUrl?: string | undefined
  /** Where several processes add up their request counts; by default each counts alone. */
  limitsStore?: LimitsStore | undefined
  /** A streaming standby of the database, for reads that may lag by so many seconds; none by default. */
  replicaUrl?: string | undefined
  replicaLagSeconds?: number | undefined
  /** What this process is for; everything by default. */
  roles?: readonly Role[]
  /** Whether this is a demonstration, which is also reached as localhost; it is by default. */
  mode?: Environment['mode']
  /** Where addresses are located; the built-in table of address ranges by default. */
  geo?: Geo
  /** Where the rounds of beacons come from; the network by default. */
  beacons?: BeaconSource
  /** Sign-ins of other services; those of the settings by default. */
  socialProviders?: SocialProviders
  /** Keys that verify phone proofs; the issuer's own by default. */
  phoneKeys?: JWTVerifyGetKey
  /** Limits of live connections; the usual ones by default. */
  liveLimits?: Partial<LiveLimits>
  /** Whether pictures of the lobbies are drawn before anybody requests them; not by default. */
  drawAhead?: boolean
  log: Log
  gameOrigins?: readonly string[]
  /** Origins that may be called although they use plain HTTP or are in a private network. */
  outboundOrigins?: readonly string[]
  /** Folders of the built site and console; those of this repository by default. */
  built?: { site: string; console: string }
  clock?: Clock
  chance?: Chance
  /** Whether requests are counted and timed, for `serveMetrics`; not by default. */
  measures?: boolean
  /** Whether each request writes a line to the log; not by default. */
  accessLog?: boolean
}

/**
 * One platform process, ready to listen: `app` has every route; `start` begins jobs and deliveries; `close`
 * ends everything in order.
 */
export interface PlatformServer {
  app: FastifyInstance
  platform: Platform
  modules: Modules
  clockWatch: ClockWatch
  certificates: CertificateWatch
  /**
   * Compares our keys with those that the database knows; throws KeyRefused when they must not be used. Call
   * it before anything is sealed or signed.
   */
  openKeys(): Promise<void>
  start(): void
  /** Opens a separate port for metrics (`measures`). Throws when the port is not available. */
  serveMetrics(address: { host: string; port: number }): Promise<MetricsServer>
  /**
   * Call it before `close`: reports that this process is not ready, still accepts everything, and sends open
   * connections elsewhere, for this long. A proxy notices meanwhile and routes nobody here any more.
   */
  drain(milliseconds: number): Promise<void>
  close(): Promise<void>
}

/** The part of a drain in which open pages are sent elsewhere. */
const spreadPart = 0.8

/** Puts a platform process together. Nothing runs by itself before `start`. */
export async function createPlatformServer(options: PlatformServerOptions): Promise<PlatformServer> {
  const { roles = everyRole } = options
  const pools = openPools(options)
  const webhook = openAlertWebhook(options)
  const platform = await openPlatform(options, pools, webhook)
  const vaultKeys = createVaultKeys({ ...platform, source: vaultKeySource(options) })
  const operatorKey = createOperatorKey(options)
  const modules = wireModules(platform, pools, { ...options, vaultKeys, operatorKey })
  const clockWatch = createClockWatch(platform)
  const certificates = createCertificateWatch({ ...platform, database: pools.jobs }, options)
  const { app, live, leave } = await registerRoutes(platform, modules, {
    ...options,
    clockIsRight: clockWatch.isRight,
  })
  let figures: Figures | undefined
  let stopSubscriptions = (): Promise<void> => Promise.resolve()
  let drawNoMore = (): Promise<void> => Promise.resolve()
  return {
    app,
    platform,
    modules,
    clockWatch,
    certificates,
    async openKeys() {
      await vaultKeys.open(modules.sealedTexts)
      await operatorKey.open(platform.database, platform.clock.now())
    },
    start() {
      platform.replica?.start()
      if (roles.includes('worker')) {
        modules.bank.start()
        modules.jobs.start()
      }
      stopSubscriptions = subscribe({
        ...{ platform, modules, pools, vaultKeys, clockWatch, certificates, options },
        isWorker: roles.includes('worker'),
      })
      if (!roles.includes('api')) return
      drawNoMore = readAhead(app, platform, modules, options.drawAhead ?? false)
    },
    async serveMetrics(address) {
      figures = await openFigures({ platform, modules, pools, webhook, options }, address)
      return figures.server
    },
    async drain(milliseconds) {
      leave()
      answerLast(app.server)
      // Late live connections get their message too.
      await Promise.all([live.sendAway(milliseconds * spreadPart), delay(milliseconds)])
      await live.sendAway(0)
    },
    async close() {
      await figures?.close()
      live.end()
      // Immediately: nothing new is accepted while running work finishes.
      const closing = closeServer(app)
      await drawNoMore()
      await closing
      await Promise.all([modules.jobs.stop(), modules.bank.stop()])
      await stopSubscriptions()
      await closeModules(platform, modules, { webhook, vaultKeys })
      await Promise.all([platform.sharedCounts?.close(), platform.replica?.close()])
      await pools.close()
    },
  }
}

/** Waits for what the modules still have to write. */
async function closeModules(
  { log }: Platform,
  { identity, play }: Modules,
  { webhook, vaultKeys }: { webhook: AlertWebhook | undefined; vaultKeys: VaultKeys },
): Promise<void> {
  await identity.flush()
  await play.close()
  await webhook?.close()
  await vaultKeys
    .close()
    .catch((error: unknown) => log.debug({ error: String(error) }, 'the database is away in the end'))
}

/** The platform over the connections of people, with its standby and its shared counts. */
async function openPlatform(
  options: PlatformServerOptions,
  pools: Pools,
  webhook: AlertWebhook | undefined,
): Promise<Platform> {
  const { alertWebhook, limitsStore } = options
  const outside = webhook && {
    notify: webhook.notify,
    atMostEveryMs: (alertWebhook?.minutes ?? 0) * 60_000,
  }
  const platform = createPlatform({ ...options, database: pools.people, alerts: { outside } })
  platform.replica = openReplica(options, pools.people, platform.metrics)
  platform.sharedCounts = await shareRequestCounts(platform, limitsStore, options)
  return platform
}

function openAlertWebhook({
  alertWebhook,
  clock = systemClock,
  chance = systemChance,
  ...options
}: PlatformServerOptions): AlertWebhook | undefined {
  return (
    alertWebhook &&
    createAlertWebhook({
      ...alertWebhook,
      outbound: openOutbound(options),
      clock,
      chance,
      log: options.log,
      console: `${options.publicUrl}/console`,
    })
  )
}
