// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { FastifyInstance } from 'fastify'
import { serveMedia } from '../../modules/messages/index.ts'
import { rootFolder } from '../../platform/env/environment.ts'
import { pagePolicy, takeReports } from '../../platform/http/index.ts'
import { createPictures } from '../../platform/pictures/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PlatformServerOptions } from '../start/create-platform-server.ts'
import { sharedPicture, siteHints, type FirstBanner } from './page-hints.ts'
import { createPageBrand } from './page-brand-of.ts'
import { serveSiteFiles } from './serve-site-files.ts'
import { renderSitePage, originOf } from './site-page.ts'
import { serveArt } from './serve-art.ts'
import { serveConfigurationProfile } from './serve-configuration-profile.ts'
import { serveDocs } from './serve-docs.ts'
import { manifestIcons, serveIcons } from './serve-icons.ts'
import { servePages } from './serve-pages.ts'
import { serveSecurityContact } from './serve-security-contact.ts'
import type { Modules } from '../start/modules.ts'

/** Serves the site, the console, their pictures and files, and the description of the calls. */
export async function openPages(
  app: FastifyInstance,
  { database, clock, log, settings, metrics }: Platform,
  modules: Modules,
  options: PlatformServerOptions & { games: readonly string[] },
): Promise<void> {
  const { directory } = modules
  const { games } = options
  const built = options.built ?? {
    site: join(rootFolder, 'apps/web/dist'),
    console: join(rootFolder, 'apps/backoffice/dist'),
  }
  const pictures = createPictures({
    cacheDir: join(options.dataDir, 'pictures'),
    concurrency: 1,
    log,
    metrics,
  })
  serveArt(app, database, pictures)
  serveMedia(app, modules.messages.files)
  serveDocs(app, options.publicUrl)
  await takeReports(app, { clock, log })
  await servePages(app, {
    prefix: '/console/',
    folder: built.console,
    render: async (page, request) => {
      const own = originOf(request)
      // Previews of drafts are displayed in a frame, on whichever host their brand has.
      const frames = [
        own,
        options.publicUrl,
        ...(await Promise.all((await directory.everyHost()).map(({ host }) => directory.siteUrl(host)))),
      ]
      return {
        html: page.html,
        status: 200,
        policy: pagePolicy({ ...page, frames, lines: [own.replace(/^http/, 'ws')] }),
        // Another one than that of the site, so that a page of the site that opens the console cannot reach into it.
        openerPolicy: 'same-origin-allow-popups',
      }
    },
  })
  const firstBannerOf =
    (brandCode = firstBrandCode): FirstBanner =>
    (group) =>
      modules.messages.firstBanner(brandCode, group)
  const brandOf = createPageBrand({ settings, directory, publicUrl: options.publicUrl })
  serveSecurityContact(app, { settings, directory, clock })
  serveSiteFiles(app, { brandOf, icons: (brand) => manifestIcons(brand.colour) })
  serveConfigurationProfile(app, { settings, brandOf, pictures })
  serveIcons(app, { pictures, colourOf: async (host) => (await brandOf(host)).colour })
  await servePages(app, {
    prefix: '/',
    folder: built.site,
    render: renderSitePage({
      publicUrl: options.publicUrl,
      gameOrigins: games,
      brandOf,
      hints: (address, { brandCode, dir }) => siteHints(firstBannerOf(brandCode), address, dir),
      sharedPicture: (brandCode) => sharedPicture(firstBannerOf(brandCode)),
    }),
  })
}
