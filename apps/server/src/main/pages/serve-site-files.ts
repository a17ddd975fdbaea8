// SPDX-License-Identifier: Apache-2.0
import { sitePages } from '@tessera/contract/site/pages'
import { isLanguage } from '@tessera/texts'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './markup.ts'
import type { PageBrand } from './page-brand.ts'
import { languageFacts, visitorLanguage } from './visitor-language.ts'

export interface SiteFilesDeps {
  brandOf(host: string): Promise<PageBrand>
  /** Icons of the app of a brand, as its manifest names them. */
  icons(brand: PageBrand): readonly { src: string; sizes: string; type: string; purpose?: string }[]
}

const anHourSeconds = 3_600
/** Private addresses, and those that are no pages: search engines have nothing to read there. */
const notForSearch = [
  '/wps/',
  '/lgw/',
  '/lotto/',
  '/ops/',
  '/console/',
  '/vendors/',
  '/payments/',
  '/sandbox-bank/',
  '/reports/',
  '/game',
  '/fav',
]

/** What a site serves to clients other than visitors: search engines, and the home screen of a phone. */
export function serveSiteFiles(app: FastifyInstance, { brandOf, icons }: SiteFilesDeps): void {
  app.get('/robots.txt', async (request, reply) => {
    const { stranger, home } = await brandOf(request.host)
    const rules = stranger
      ? ['Disallow: /']
      : [...notForSearch.map((path) => `Disallow: ${path}`), `Sitemap: ${home}/sitemap.xml`]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${anHourSeconds}`)
      .send(['User-agent: *', ...rules, ''].join('\n'))
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const { home } = await brandOf(request.host)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${anHourSeconds}`)
      .send(sitemap(sitePages.filter((page) => page.listed).map((page) => home + page.path)))
  })

  app.get<{ Querystring: { lang?: unknown } }>('/app.webmanifest', async (request, reply) => {
    const brand = await brandOf(request.host)
    const { lang: wanted } = request.query
    const language = isLanguage(wanted) ? wanted : visitorLanguage(request.headers.cookie, brand.language)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify({
          id: '/',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          name: brand.name,
          short_name: brand.name.slice(0, 12),
          description: brand.texts.say(language, 'page.home.description'),
          ...languageFacts(language),
          background_color: brand.ground,
          theme_color: brand.ground,
          categories: ['entertainment', 'games'],
          icons: icons(brand),
        }),
      )
  })
}

const sitemap = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`).join('\n')}\n</urlset>\n`
