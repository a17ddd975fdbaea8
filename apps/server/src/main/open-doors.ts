import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { hub88Routes } from '../adapters/vendors/hub88/routes.ts'
import { resolveOperator } from '../modules/backoffice/index.ts'
import { admitWhileOpen } from '../modules/site/index.ts'
import { paymentRoutes } from '../modules/wallet/index.ts'
import { rootFolder } from '../platform/env/environment.ts'
import { bindCalls, createHttpServer } from '../platform/http/index.ts'
import { serveLive } from '../platform/live/index.ts'
import { createPictures } from '../platform/pictures/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { HouseOptions } from './create-house.ts'
import { merchantCode } from './merchant.ts'
import { siteHints } from './page-hints.ts'
import { serveArt } from './serve-art.ts'
import { serveDocs } from './serve-docs.ts'
import { serveHealth } from './serve-health.ts'
import { servePages } from './serve-pages.ts'
import type { Modules } from './wire.ts'

/** Every way in from outside: calls, live line, vendors' and banks' wires, pictures, documents, pages. */
export async function openDoors(platform: Platform, modules: Modules, options: HouseOptions): Promise<{ app: FastifyInstance; endLive(): void }> {
  const { database, clock, chance, log, live, settings } = platform
  const { identity, backofficeDeps, seal, play, bank } = modules
  const operator = (token: string, facts: { cookies: Readonly<Record<string, string>> }) => resolveOperator(backofficeDeps, token, facts)
  const secure = options.publicUrl.startsWith('https:')
  const app = createHttpServer({
    log, chance, trustedProxies: options.trustedProxies,
    headers: { studioOrigin: options.studioUrl, gameOrigins: options.gameOrigins, secure, liveOrigin: options.publicUrl.replace(/^http/, 'ws') },
  })
  bindCalls(app, {
    database, clock, chance, log, merchant: merchantCode, secure,
    guards: { member: identity.resolveMember, operator, unseal: seal.unseal, admit: call => admitWhileOpen(settings, call) },
  }, modules.handlers)
  await hub88Routes(app, { answer: play.answer('hub88') })
  await paymentRoutes(app, modules.walletDeps)
  await bank.routes(app)
  serveArt(app, database, createPictures({ cacheDir: join(options.dataDir, 'pictures'), concurrency: 1, log }))
  serveDocs(app, options.publicUrl)
  serveHealth(app, database)
  await servePages(app, { prefix: '/console/', folder: join(rootFolder, 'apps/backoffice/dist') })
  await servePages(app, { prefix: '/', folder: join(rootFolder, 'apps/web/dist'), hints: address => siteHints(database, address) })
  const endLive = serveLive(app.server, {
    live, log, origins: [options.publicUrl],
    recognise: (token, kind, request) => kind === 'operator' ? operator(token, request) : identity.resolveMember(token, request),
  })
  return { app, endLive }
}
