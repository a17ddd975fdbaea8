// SPDX-License-Identifier: Apache-2.0
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hosts, openSiteTestServer, type SiteTestServer } from '../../modules/site/site-for-tests.ts'

const path = '/app.mobileconfig'
let server: SiteTestServer

const offer = (url: string, brandCode?: string) =>
  server.set('site.resources', [{ type: 'MOBILECONFIG', url, qrCodeUrl: '', labelNameEn: 'App' }], brandCode)
const ask = (host: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: path, headers: { host, ...headers } })
/** The values of a key, in the order of the file: of the profile first, then of its payload. */
const valuesOf = (body: string, key: string): string[] =>
  [
    ...body.matchAll(
      new RegExp(`<key>${key}</key>(?:<(?:string|data|integer)>([^<]*)<|<(true|false)/>)`, 'g'),
    ),
  ].map(([, text, choice]) => text ?? choice ?? '')

beforeAll(async () => {
  server = await openSiteTestServer()
})
afterAll(() => server.close())

describe('the configuration profile of a brand', () => {
  it('is served by no brand that does not offer it', async () => {
    expect((await ask(hosts.first)).statusCode).toBe(404)
    await offer('https://files.example.com/app.mobileconfig')
    expect((await ask(hosts.first)).statusCode).toBe(404)
    await offer(path)
    expect((await ask(hosts.first)).statusCode).toBe(200)
    expect((await ask(hosts.second)).statusCode).toBe(404)
  })

  it('is a file for iOS that puts the site of the host on the home screen, and can be removed', async () => {
    await offer(path)
    await offer(path, 'brand2')
    await server.set('site.name', 'Second', 'brand2')
    const { headers, body } = await ask(hosts.second)
    expect(headers).toMatchObject({
      'content-type': 'application/x-apple-aspen-config',
      'content-disposition': 'attachment; filename="brand2.mobileconfig"',
      'cache-control': 'private, no-cache',
    })
    expect(body).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<!DOCTYPE plist .*\n<plist version="1\.0">/,
    )
    expect(valuesOf(body, 'PayloadType')).toEqual(['Configuration', 'com.apple.webClip.managed'])
    expect(valuesOf(body, 'PayloadIdentifier')).toEqual([
      'com.example.second.app',
      'com.example.second.app.web-clip',
    ])
    expect(valuesOf(body, 'URL')).toEqual([`http://${hosts.second}:3000/`])
    for (const key of ['Label', 'PayloadOrganization'])
      expect(new Set(valuesOf(body, key))).toEqual(new Set(['Second']))
    for (const [key, value] of [
      ['PayloadRemovalDisallowed', 'false'],
      ['IsRemovable', 'true'],
      ['FullScreen', 'true'],
    ] as const)
      expect(valuesOf(body, key)).toEqual([value])
    const [icon = ''] = valuesOf(body, 'Icon')
    expect(await sharp(Buffer.from(icon, 'base64')).metadata()).toMatchObject({
      format: 'png',
      width: 180,
      height: 180,
    })
  })

  it('replaces itself when it is installed again, and never that of another brand', async () => {
    await offer(path)
    await offer(path, 'brand2')
    const uuids = async (host: string) => valuesOf((await ask(host)).body, 'PayloadUUID')
    const first = await uuids(hosts.first)
    expect(first).toEqual(await uuids(hosts.first))
    const all = [...first, ...(await uuids(hosts.second))]
    expect(new Set(all).size).toBe(4)
    for (const uuid of all)
      expect(uuid).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/)
  })

  it('says what it does in the language of the visitor', async () => {
    await offer(path)
    const said = valuesOf((await ask(hosts.first, { cookie: 'hisLang=VI' })).body, 'PayloadDescription')
    expect(said[0]).toContain('màn hình chính')
    expect(said[0]).not.toBe(valuesOf((await ask(hosts.first)).body, 'PayloadDescription')[0])
  })

  it.each(['Ünder & Söhne\'s "Bar"', 'كازينو', '幸運 & 財富', '🎲 \u{ffff} ]]&gt;'])(
    'carries the name %j as it is written',
    async (name) => {
      await offer(path, 'brand2')
      await server.set('site.name', name, 'brand2')
      const [label = ''] = valuesOf((await ask(hosts.second)).body, 'Label')
      const read = label.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      expect(read).toBe(name.replace('\u{ffff}', ''))
      expect(label).not.toMatch(/&(?!#\d+;)|[<>\u{ffff}]/u)
    },
  )

  it.each([
    [{ host: hosts.strange }],
    [{ host: 'second.example.com.evil.example' }],
    [{ host: `${hosts.second}@evil.example` }],
    [{ host: 'evil.example/' }],
  ])('leads nobody to an address that a client made up: %j', async (headers) => {
    await offer(path)
    const { statusCode, body } = await server.app.inject({ url: path, headers })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(body).not.toContain('evil.example')
    expect(body).not.toContain(hosts.strange)
  })

  it('takes the port and the scheme from the installation, and nothing from the query', async () => {
    await offer(path, 'brand2')
    const { body } = await server.app.inject({
      url: `${path}?URL=https://evil.example&lang=evil.example`,
      headers: {
        host: `${hosts.second}:6666`,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.example',
      },
    })
    expect(body).not.toContain('evil.example')
    expect(body).not.toContain('6666')
  })
})
