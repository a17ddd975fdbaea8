// SPDX-License-Identifier: Apache-2.0
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { servePages } from './serve-pages.ts'
import { inlineHash } from './built-page.ts'
import type { PageBrand } from './page-brand.ts'
import { serveSiteFiles } from './serve-site-files.ts'
import { renderSitePage } from './site-page.ts'
import { shippedTexts } from '../../platform/texts/brand-texts.ts'

const brands: Record<string, PageBrand> = {
  'play.example': {
    brandCode: 'house1',
    stranger: false,
    home: 'http://play.example',
    name: 'Tessera',
    language: 'TY',
    pictures: [],
    games: [],
    lines: [],
    countsVisits: false,
    provesNumbers: false,
    ground: '#0b1018',
    colour: '#22e38b',
    texts: shippedTexts,
    style: '',
  },
  'sun.example': {
    brandCode: 'sun',
    stranger: false,
    home: 'http://sun.example',
    name: 'Sun <Club>',
    language: 'AR',
    pictures: ['https://cdn.example'],
    games: ['https://launch.example'],
    lines: ['https://two.example'],
    countsVisits: false,
    provesNumbers: false,
    ground: '#0b1018',
    colour: '#ffaa00',
    texts: shippedTexts,
    style: ':root{--brand:#ffaa00}',
  },
}
const built = (build: string) =>
  `<!doctype html><html lang="en" dir="ltr" data-theme="dark"><head><!--head--><title>x</title><!--/head--><meta name="build" content="${build}" /><style>a{}</style><script>boot()</script><!--sets EN /assets/site-1.js;AR /assets/site-2.js;TH /assets/site-3.js--></head><body><!--texts--></body></html>`

let app: FastifyInstance
let folder: string
let banner: string | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), built('one'))
  await writeFile(join(folder, 'assets/main-1.js'), 'one')
  await writeFile(join(folder, '.sources'), 'secret')
  banner = '/art/1/banner/1200/b.webp'
  app = Fastify()
  const brandOf = async (host: string) => brands[host] ?? brands['play.example']!
  serveSiteFiles(app, { brandOf, icons: () => [{ src: '/icon.png', sizes: '512x512', type: 'image/png' }] })
  await servePages(app, {
    prefix: '/',
    folder,
    render: renderSitePage({
      publicUrl: 'http://play.example',
      gameOrigins: ['https://games.example'],
      brandOf,
      hints: async () => undefined,
      sharedPicture: async () => banner,
    }),
  })
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'play.example', ...headers } })

describe('a page as it is served', () => {
  it('names itself in title, description, canonical address and shared links', async () => {
    const { body, statusCode } = await open('/rng?page=PG&token=abc')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Slots - Tessera</title>')
    expect(body).toContain('<link rel="canonical" href="http://play.example/rng">')
    expect(body).toMatch(/<meta name="description" content="Slots at Tessera[^"]+">/)
    expect(body).toContain(
      '<meta property="og:image" content="http://play.example/art/1/banner/1200/b.webp">',
    )
    expect(body).not.toContain('abc')
  })

  it('uses one address for each content, with the part of the query that belongs to it', async () => {
    expect((await open('/index.html')).body).toContain('rel="canonical" href="http://play.example/"')
    expect((await open('/providers?vassalage=PG&x=1')).body).toContain(
      'rel="canonical" href="http://play.example/providers?vassalage=PG"',
    )
  })

  it('is in the language that the visitor chose, else in that of the brand, and includes its texts', async () => {
    const thai = (await open('/', { cookie: 'a=1; hisLang=TH' })).body
    expect(thai).toContain('<html lang="th" dir="ltr" data-language="TH"')
    expect(thai).toContain('<link rel="modulepreload" crossorigin href="/assets/site-3.js">')
    expect(thai).toContain('<noscript>เว็บไซต์นี้ต้องใช้ JavaScript</noscript>')
    const arabic = (await open('/', { host: 'sun.example', cookie: 'hisLang=EVIL"><script>' })).body
    expect(arabic).toContain('<html lang="ar" dir="rtl" data-language="AR"')
    expect(arabic).toContain('/assets/site-2.js')
    expect(JSON.parse(/id="boot-texts">([^<]+)</.exec(arabic)![1]!)).toMatchObject({
      network: expect.any(String),
      slow: expect.any(String),
      reload: expect.any(String),
    })
  })

  it('has the name and colours of the brand of its host, and escapes a name that is markup', async () => {
    const { body, headers } = await open('/', { host: 'sun.example' })
    expect(body).toContain('<title>Sun &#60;Club&#62;</title>')
    expect(body).toContain('<style>:root{--brand:#ffaa00}</style>')
    expect(headers['content-security-policy']).toContain(inlineHash(':root{--brand:#ffaa00}'))
    expect(headers['content-security-policy']).toMatch(
      /img-src [^;]*https:\/\/cdn\.example.*connect-src [^;]*https:\/\/two\.example.*frame-src [^;]*https:\/\/launch\.example/,
    )
    expect((await open('/')).headers['content-security-policy']).not.toContain('cdn.example')
  })

  it('may run the scripts and styles inside it by their hashes, and no others', async () => {
    const policy = String((await open('/')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' '${inlineHash('boot()')}';`)
    expect(policy).toContain(`style-src 'self' '${inlineHash('a{}')}';`)
    expect(policy).not.toContain('unsafe')
  })

  it('differs by its status from one that does not exist, which search engines do not index', async () => {
    for (const address of ['/no/such', '/RNG', '/rng/x', '/index.php', '/%2e%2e/etc'])
      expect((await open(address)).statusCode, address).toBe(404)
    expect((await open('/no/such')).body).toContain('<meta name="robots" content="noindex">')
    expect((await open('/rng/')).statusCode).toBe(200)
  })

  it('is compressed for clients that accept it', async () => {
    const answer = await open('/', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, cookie' })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('</html>')
  })
})

describe('a new build', () => {
  it('is served as soon as it exists, and a missing part of the old one is a plain 404 that nobody caches', async () => {
    expect((await open('/')).body).toContain('content="one"')
    expect((await open('/assets/main-1.js')).headers['cache-control']).toContain('immutable')
    await rm(join(folder, 'assets/main-1.js'))
    await writeFile(join(folder, 'assets/main-2.js'), 'two')
    await writeFile(join(folder, 'index.html'), `${built('two')} `)
    expect((await open('/')).body).toContain('content="two"')
    expect((await open('/assets/main-2.js')).body).toBe('two')
    const gone = await open('/assets/main-1.js')
    expect(gone.statusCode).toBe(404)
    expect(gone.headers['cache-control'] ?? '').not.toContain('immutable')
  })

  it('does not remove the pages while it is being made', async () => {
    await open('/')
    await rm(join(folder, 'index.html'))
    expect((await open('/rng')).statusCode).toBe(200)
    await writeFile(join(folder, 'index.html'), '<!doctype html><html')
    expect((await open('/rng')).body).toContain('content="one"')
  })

  it('serves nothing that lies beside its files', async () => {
    for (const address of ['/.sources', '/assets/../../package.json', '/assets/%2e%2e/.sources', '/assets/'])
      expect((await open(address)).body).not.toContain('secret')
  })
})

describe('what search engines and phones read', () => {
  it('lists the pages that may be found, on the host that was asked', async () => {
    const { body } = await open('/sitemap.xml', { host: 'sun.example' })
    expect(body).toContain('<loc>http://sun.example/promotions</loc>')
    expect(body).not.toMatch(/\/(game|fav|login|home)</)
    expect((await open('/robots.txt')).body).toContain('Sitemap: http://play.example/sitemap.xml')
  })

  it('describes the app of the brand in the language of the visitor', async () => {
    const manifest = (await open('/app.webmanifest?lang=AR', { host: 'sun.example' })).json<
      Record<string, unknown>
    >()
    expect(manifest).toMatchObject({
      name: 'Sun <Club>',
      lang: 'ar',
      dir: 'rtl',
      display: 'standalone',
      start_url: '/',
      icons: [{ sizes: '512x512' }],
    })
    expect((await open('/app.webmanifest?lang=%3Cx')).json()).toMatchObject({ lang: 'en' })
  })
})
