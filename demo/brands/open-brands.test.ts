// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type SettingName } from '@tessera/contract'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoBrands } from './brands.ts'
import { openBrands } from './open-brands.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
  await openBrands(server)
})
afterAll(() => server.close())

const look = async (host: string) =>
  (await server.program().callWith('site.permission', {}, { headers: { host } })).envelope.value as {
    whitelabel: {
      siteName: string
      merchantCode: string
      ageLimit: number
      brand: { tokens: { dark: Record<string, string> } }
    }
    resources: { type: string; url: string }[]
    customerService: { csType: string; path: string }[]
  }

describe('the brands of the demonstration', () => {
  it('are two, on one server, each with its name, its colours and its customer service', async () => {
    const [first, second] = [await look('localhost'), await look('brand2.localhost')]
    expect(
      [first, second].map(({ whitelabel: { siteName, merchantCode, ageLimit } }) => [
        siteName,
        merchantCode,
        ageLimit,
      ]),
    ).toEqual([
      ['Tessera', 'brand1', 18],
      ['Night Club', 'brand2', 21],
    ])
    expect(first.whitelabel.brand.tokens.dark.brand).not.toBe(second.whitelabel.brand.tokens.dark.brand)
    for (const { resources, customerService } of [first, second]) {
      // The site itself is the app: on Android as a web app, on an iPhone by a configuration profile.
      expect(resources.map(({ type, url }) => [type, url])).toEqual([
        ['AFFILIATELINK', ''],
        ['Android', '/down#how-android'],
        ['MOBILECONFIG', '/app.mobileconfig'],
      ])
      // Nobody sits behind a chat: what can be written is feedback.
      expect(customerService.map(({ csType, path }) => [csType, path])).toEqual([
        ['LIVE', '/?panel=feedback'],
      ])
    }
  })

  it("retain operators' changes when the installation starts again", async () => {
    await server.platform.settings.of('brand2').write('site.name', 'Renamed', 'olga')
    await openBrands(server)
    expect((await look('brand2.localhost')).whitelabel.siteName).toBe('Renamed')
  })

  it('lead nowhere but to the site itself, and are set to what is allowed', () => {
    expect(JSON.stringify(demoBrands)).not.toMatch(/https?:|mailto:/)
    for (const { settings } of demoBrands)
      for (const [name, value] of Object.entries(settings))
        expect(declared[name as SettingName].schema.safeParse(value).success, name).toBe(true)
  })
})
