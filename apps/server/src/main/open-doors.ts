import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { firstMerchant } from '@tessera/rules/site/merchant'
import { clientAddress } from '@tessera/rules/site/client-address'
import type { FastifyInstance } from 'fastify'
import { hub88Routes } from '../adapters/vendors/hub88/routes.ts'
import { permitCall, operatorSessionEnds, recogniseOperator, resolveOperator, signInTurn } from '../modules/backoffice/index.ts'
import { admit } from '../modules/site/index.ts'
import { serveMedia } from '../modules/messages/index.ts'
import { paymentRoutes } from '../modules/wallet/index.ts'
import { rootFolder } from '../platform/env/environment.ts'
import { bindCalls, createHttpServer, createStrangers, logRefusals, pagePolicy, takeReports } from '../platform/http/index.ts'
import { serveLive } from '../platform/live/index.ts'
import { createPictures } from '../platform/pictures/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { HouseOptions } from './create-house.ts'
import { openLines } from './open-lines.ts'
import { sharedPicture, siteHints } from './page-hints.ts'
import { createTrust } from './trust-proxies.ts'
import { createPageBrand } from './pages/page-brand-of.ts'
import { serveSiteFiles } from './pages/serve-site-files.ts'
import { dressSite, originOf } from './pages/site-page.ts'
import { serveArt } from './serve-art.ts'
import { serveDocs } from './serve-docs.ts'
import { serveHealth } from './serve-health.ts'
import { serveSecurityContact } from './serve-security-contact.ts'
import { manifestIcons, serveIcons } from './serve-icons.ts'
import { servePages } from './serve-pages.ts'
import type { Modules } from './wire.ts'

/** Unless told. */
const usualLeastFreeBytes = 256 * 2 ** 20

/** Every way in from outside: calls, live line, vendors' and banks' wires, pictures, documents, pages. */
export async function openDoors(platform: Platform, modules: Modules, options: HouseOptions): Promise<{ app: FastifyInstance; endLive(): void }> {
  const { database, clock, chance, log, live, settings } = platform
  const { identity, backofficeDeps, seal, directory, access, play, bank } = modules
  const operator = (token: string, facts: { cookies: Readonly<Record<string, string>> }) => resolveOperator(backofficeDeps, token, facts)
  const secure = options.publicUrl.startsWith('https:')
  const trust = createTrust(settings, options.trustedProxies)
  const built = options.built ?? { site: join(rootFolder, 'apps/web/dist'), console: join(rootFolder, 'apps/backoffice/dist') }
  const games = [options.studioUrl, ...options.gameOrigins ?? []]
  const app = createHttpServer({ log, chance, trustedProxies: trust.trusts, headers: { frames: games, secure } })
  logRefusals(app, { clock, log })
  openLines(app, directory)
  bindCalls(app, {
    database, clock, chance, log, secure,
    async brandOf(request) {
      await Promise.all([trust.freshen(), directory.refresh()])
      return directory.find(request.hostname)
    },
    guards: {
      member: identity.resolveMember, operator, permit: permitCall, prove: identity.proveCall,
      inTurn: (call, facts, work) => call.takesTurns === 'operators' ? signInTurn(backofficeDeps, facts, work) : identity.inTurn(facts, work),
      checkPaymentPassword: (call, { memberId }, password) => identity.checkPaymentPassword(memberId, password, call.paymentPassword),
      unseal: seal.unseal, admit: (call, facts) => admit(access, call, facts),
    },
    stateOf: modules.stateOf,
  }, modules.handlers)
  await hub88Routes(app, { answer: play.answer('hub88'), strangers: createStrangers(clock) })
  await paymentRoutes(app, modules.walletDeps)
  await bank.routes(app)
  await modules.sandboxSocial?.routes(app)
  const pictures = createPictures({ cacheDir: join(options.dataDir, 'pictures'), concurrency: 1, log })
  serveArt(app, database, pictures)
  serveMedia(app, modules.messages.files)
  serveDocs(app, options.publicUrl)
  serveHealth(app, { database, dataDir: options.dataDir, leastFreeBytes: options.leastFreeDiskBytes ?? usualLeastFreeBytes })
  await takeReports(app, { clock, log })
  await servePages(app, {
    prefix: '/console/', folder: built.console,
    dress: async (page, request) => {
      const own = originOf(request)
      // Previews of drafts are shown in a frame, on whichever host their brand has.
      const frames = [own, options.publicUrl, ...await Promise.all((await directory.everyHost()).map(({ host }) => directory.siteUrl(host)))]
      return { html: page.html, status: 200, policy: pagePolicy({ ...page, frames, lines: [own.replace(/^http/, 'ws')] }) }
    },
  })
  const firstBannerOf = (merchant = firstMerchant) => () => modules.messages.firstBanner(merchant)
  const brandOf = createPageBrand({ settings, directory, publicUrl: options.publicUrl })
  serveSecurityContact(app, { settings, directory, clock })
  serveSiteFiles(app, { brandOf, icons: brand => manifestIcons(brand.colour) })
  serveIcons(app, { pictures, colourOf: async host => (await brandOf(host)).colour })
  await servePages(app, {
    prefix: '/', folder: built.site,
    dress: dressSite({ publicUrl: options.publicUrl, gameOrigins: games, brandOf,
      hints: (address, { merchant, dir }) => siteHints(firstBannerOf(merchant), address, dir), sharedPicture: merchant => sharedPicture(firstBannerOf(merchant)),
    }),
  })
  const endLive = serveLive(app.server, {
    live, log, clock, limits: options.liveLimits,
    async addressOf(request) {
      await trust.freshen()
      return clientAddress(request.socket.remoteAddress ?? '', forwardedFor(request), trust.trusts)
    },
    // A page connects to the host that it came from, or to the house's own; both must be ours.
    welcomes: async (origin, host) => origin === options.publicUrl || (URL.parse(origin)?.host === host && (await directory.find(host)).known),
    recognise: async (token, kind, { host, ...request }) => kind === 'operator'
      ? recogniseOperator(backofficeDeps, token, request) : identity.recogniseMember(token, { ...request, merchant: (await directory.find(host)).merchant }),
    sessionEnds: (kind, keys) => kind === 'operator' ? operatorSessionEnds(backofficeDeps, keys) : identity.sessionEnds(keys),
  })
  return { app, endLive }
}

/** What proxies say of where a request comes from. */
const forwardedFor = ({ headers }: IncomingMessage): string | undefined => [headers['x-forwarded-for']].flat().join(',')
