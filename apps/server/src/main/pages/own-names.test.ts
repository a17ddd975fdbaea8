// SPDX-License-Identifier: Apache-2.0
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

const page =
  '<!doctype html><html lang="en" dir="ltr"><head><!--head--><title>x</title><!--/head--></head><body></body></html>'
let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'))
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site/index.html'), page)
  server = await openTestServer({
    built: { site: join(folder, 'site'), console: join(folder, 'console') },
    publicUrl: 'http://play.example',
    mode: 'production',
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const open = (url: string, host: string) => server.app.inject({ url, headers: { host } })

describe('a site', () => {
  it('names itself by its own host', async () => {
    const { body } = await open('/rng', 'play.example')
    expect(body).toContain('<link rel="canonical" href="http://play.example/rng">')
    expect(body).not.toContain('noindex')
    expect((await open('/robots.txt', 'play.example')).body).toContain(
      'Sitemap: http://play.example/sitemap.xml',
    )
  })

  it.each([
    'evil.example',
    'play.example.evil.example',
    'localhost',
    '127.0.0.1',
    'evil.example:8080',
    '"><script>',
    'EVIL.example.',
  ])("never names itself by a host that is nobody's here: %s", async (host) => {
    const answers = await Promise.all(
      ['/', '/rng', '/no/such', '/robots.txt', '/sitemap.xml', '/app.webmanifest', '/app.mobileconfig'].map(
        (url) => open(url, host),
      ),
    )
    for (const { body } of answers) expect(body).not.toContain(host)
    expect(answers[1]?.body).toContain('<link rel="canonical" href="http://play.example/rng">')
    expect(answers[1]?.body).toContain('<meta name="robots" content="noindex">')
    expect(answers[3]?.body).toBe('User-agent: *\nDisallow: /\n')
    expect(answers[4]?.body).toContain('<loc>http://play.example/</loc>')
  })

  it('names itself by its name alone, whatever port a client claims', async () => {
    expect((await open('/rng', 'play.example:6666')).body).toContain(
      '<link rel="canonical" href="http://play.example/rng">',
    )
  })
})
