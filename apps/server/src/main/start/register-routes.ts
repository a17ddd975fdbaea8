// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'
import { everyRole } from '../../platform/env/environment.ts'
import { measureRequests } from '@tessera/server-kit/requests/measure-requests'
import { callOfRoute, createHttpServer, logRefusals } from '../../platform/http/index.ts'
import { refuseLive, type LiveLines } from '../../platform/live/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PlatformServerOptions } from './create-platform-server.ts'
import { openCalls } from './open-calls.ts'
import { openLive } from './open-live.ts'
import { openPages } from '../pages/open-pages.ts'
import { watchFunctions } from './watch-functions.ts'
import { serveHealth } from './serve-health.ts'
import { createTrust } from './trust-proxies.ts'
import type { Modules } from './modules.ts'

/** The default. */
const usualLeastFreeBytes = 256 * 2 ** 20

export interface Routes {
  app: FastifyInstance
  live: LiveLines
  /** From now on this process reports that it is not ready. */
  leave(): void
}

/**
 * The site has a page of the same address as the live line. A proxy that cannot tell them apart leads its visitors to a process
 * without pages, which sends them on to the address that is the page's alone.
 */
function leadToPage(app: FastifyInstance): void {
  app.get('/live', (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(request.url.replace('/live', '/live/'), 307),
  )
}

/** Registers the public routes for this process's roles; the health routes always. */
export async function registerRoutes(
  platform: Platform,
  modules: Modules,
  options: PlatformServerOptions & { clockIsRight(): boolean },
): Promise<Routes> {
  const { database, clock, chance, log, settings, metrics } = platform
  const { roles = everyRole } = options
  const secure = options.publicUrl.startsWith('https:')
  const trust = createTrust(settings, options.trustedProxies)
  const games = [options.studioUrl, ...(options.gameOrigins ?? [])]
  const app = createHttpServer({
    log,
    chance,
    trustedProxies: trust.trusts,
    headers: { frames: games, secure },
  })
  logRefusals(app, { clock, log })
  if (options.measures || options.accessLog)
    measureRequests(app, { metrics, log, accessLog: options.accessLog ?? false, callOf: callOfRoute })
  let leaving = false
  const leave = (): void => {
    leaving = true
  }
  serveHealth(app, {
    isLeaving: () => leaving,
    clockIsRight: options.clockIsRight,
    functionsAreRight: watchFunctions(database),
    database,
    dataDir: options.dataDir,
    leastFreeBytes: options.leastFreeDiskBytes ?? usualLeastFreeBytes,
  })
  if (roles.includes('api')) {
    await openCalls(app, platform, modules, { trust, secure })
    await openPages(app, platform, modules, { ...options, games })
  } else if (roles.includes('live')) leadToPage(app)
  if (roles.includes('live'))
    return { app, leave, live: openLive(app, platform, modules, { ...options, trust }) }
  refuseLive(app.server)
  return { app, leave, live: { sendAway: () => Promise.resolve(), end: () => undefined } }
}
