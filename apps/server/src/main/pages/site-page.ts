// SPDX-License-Identifier: Apache-2.0
import { sitePage, type SitePage } from '@tessera/contract/site/pages'
import { setOf, type Language } from '@tessera/texts'
import type { FastifyRequest } from 'fastify'
import { pagePolicy } from '../../platform/http/index.ts'
import type { Arrival } from './serve-pages.ts'
import { inlineHash, type BuiltPage } from './built-page.ts'
import { artAddresses } from './art-addresses.ts'
import { linkFiles } from './page-links.ts'
import { escapeHtml, jsonBlock, link, meta } from './markup.ts'
import type { PageBrand } from './page-brand.ts'
import { languageFacts, visitorLanguage } from './visitor-language.ts'

export interface SitePageDeps {
  publicUrl: string
  /** Origins of games that every brand may frame. */
  gameOrigins: readonly string[]
  brandOf(host: string): Promise<PageBrand>
  /** What the first view of an address of a brand needs: the value of the Link header. */
  hints(
    address: string,
    page: { brandCode: string | undefined; dir: 'ltr' | 'rtl' },
  ): Promise<string | undefined>
  /** The picture for shared links to the site, as a path; undefined if there is none. */
  sharedPicture(brandCode: string | undefined): Promise<string | undefined>
}

/**
 * Makes the pages of the site: in the visitor's name and language, with title, description and canonical
 * address.
 */
export const renderSitePage =
  (deps: SitePageDeps) =>
  async (page: BuiltPage, request: FastifyRequest): Promise<Arrival> => {
    const brand = await deps.brandOf(request.host)
    const language = visitorLanguage(request.headers.cookie, brand.language)
    const { pathname, searchParams } = new URL(request.url, deps.publicUrl)
    const known = sitePage(pathname)
    const origin = originOf(request)
    const facts = {
      brand,
      language,
      known,
      picture: await deps.sharedPicture(brand.brandCode),
      query: searchParams,
    }
    const html = fill(page.html, {
      path: known?.path ?? pathname,
      code: language,
      element: languageFacts(language),
      head: headOf(facts),
      texts: `<noscript>${escapeHtml(brand.texts.say(language, 'trouble.noScript'))}</noscript>\n    ${jsonBlock('boot-texts', bootTexts(facts))}`,
      set: setOf(language),
      own: brand.texts.languages,
    })
    return {
      html,
      status: known ? 200 : 404,
      link: await deps.hints(request.url, { brandCode: brand.brandCode, dir: languageFacts(language).dir }),
      policy: pagePolicy({
        frames: [...deps.gameOrigins, ...brand.games],
        // The console displays previews in a frame: on this host or on the platform's own.
        framedBy: searchParams.has('preview') ? [origin, new URL(deps.publicUrl).origin] : [],
        pictures: brand.pictures,
        lines: [...brand.lines, origin.replace(/^http/, 'ws')],
        countsVisits: brand.countsVisits,
        provesNumbers: brand.provesNumbers,
        scripts: page.scripts,
        styles: brand.style === '' ? page.styles : [...page.styles, inlineHash(brand.style)],
      }),
    }
  }

interface HeadFacts {
  brand: PageBrand
  language: Language
  known: SitePage | undefined
  picture: string | undefined
  query: URLSearchParams
}

/**
 * The address that the visitor used, for what belongs to this one visit. It may be any name: a page names
 * its own by `home`.
 */
export const originOf = ({ protocol, host }: FastifyRequest): string =>
  `${protocol}://${/^[\w.:[\]-]{1,255}$/.test(host) ? host : 'localhost'}`

function headOf(facts: HeadFacts): string {
  const { brand, language, known, picture } = facts
  const { home } = brand
  const title = titleOf(facts)
  const description = known
    ? brand.texts.say(language, known.description, valuesOf(facts))
    : brand.texts.say(language, 'page.notFound.description')
  const address = known && `${home}${canonicalOf(known, facts.query)}`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    ...(known?.listed && !brand.stranger ? [] : [meta('robots', 'noindex')]),
    ...(address ? [link('canonical', address)] : []),
    link('manifest', `/app.webmanifest?lang=${language}`),
    link('apple-touch-icon', artAddresses.icon(brand.colour, 'app-180')),
    ...shared({
      'og:type': 'website',
      'og:site_name': brand.name,
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image': picture && home + picture,
    }),
    ...(picture ? [meta('twitter:card', 'summary_large_image')] : []),
    ...(known?.path === '/'
      ? [jsonBlock(undefined, siteSearch(brand.name, home), 'application/ld+json')]
      : []),
    ...(brand.style === '' ? [] : [`<style>${brand.style}</style>`]),
  ].join('\n    ')
}

function titleOf(facts: HeadFacts): string {
  const { brand, language, known } = facts
  const title = known
    ? known.title && brand.texts.say(language, known.title, valuesOf(facts))
    : brand.texts.say(language, 'shell.notFound.title')
  return title === undefined ? brand.name : `${title} - ${brand.name}`
}

const valuesOf = ({ brand, language, known }: HeadFacts): Record<string, string> => ({
  site: brand.name,
  ...(known?.type ? { type: brand.texts.say(language, known.type) } : {}),
})

function canonicalOf(page: SitePage, query: URLSearchParams): string {
  const value = page.query === undefined ? null : query.get(page.query)
  return value === null
    ? (page.canonical ?? page.path)
    : `${page.path}?${new URLSearchParams({ [page.query ?? '']: value.slice(0, 100) }).toString()}`
}

const shared = (properties: Record<string, string | undefined>): string[] =>
  Object.entries(properties).flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta property="${property}" content="${escapeHtml(content)}">`],
  )

/** What a search engine may offer under our name: a search for a game. All of it is true. */
const siteSearch = (name: string, home: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name,
  url: `${home}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${home}/home?gameName={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})

/** The texts that the page needs before, and without, its scripts. */
const bootTexts = ({ brand: { texts }, language }: HeadFacts) => ({
  network: texts.say(language, 'common.error.network'),
  slow: texts.say(language, 'common.error.slow'),
  page: texts.say(language, 'common.error.page'),
  reload: texts.say(language, 'trouble.reload'),
})

interface Filling {
  path: string
  code: Language
  element: { lang: string; dir: string }
  head: string
  texts: string
  set: string
  /** The sets in which the brand has sentences of its own. */ own: readonly string[]
}

function fill(html: string, { path, code, element, head, texts, set, own }: Filling): string {
  const preload = own.includes(set) ? preloadOfOwn(code) : ''
  return linkFiles(
    html.replace('<!--sets ', () => `${preload}<!--sets `),
    { path, set },
  )
    .replace(
      /<html [^>]*>/,
      () =>
        `<html lang="${element.lang}" dir="${element.dir}" data-language="${code}"${own.length === 0 ? '' : ` data-own-texts="${own.join(' ')}"`} data-theme="dark">`,
    )
    .replace(/<!--head-->[\s\S]*?<!--\/head-->/, () => head)
    .replace('<!--texts-->', () => texts)
}

/** The sentences of the brand, which the page waits for with those of the release. */
const preloadOfOwn = (code: Language): string =>
  `<link rel="preload" as="fetch" crossorigin href="/wps/system/texts?language=${code}">`
